import type { ApprovalState } from '@prorata/domain/vocabulary';
import type { Selectable } from 'kysely';
import type { Tables, Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { endSigningRights } from '../organizations/end-signing-rights.ts';

/** Stores a decision on a user or an organization, unless another one came first. */
export async function storeApproval<Table extends 'users' | 'organizations'>(
  trx: Transaction,
  action: UserAction,
  table: Table,
  stored: { readonly id: string; readonly approval: ApprovalState },
  { approval, reason }: { readonly approval: ApprovalState; readonly reason: string | null },
): Promise<Selectable<Tables[Table]>> {
  const decided = await trx
    // Sound: both tables keep a decision in the same columns.
    .updateTable(table as 'users')
    .set({
      approval,
      approvalDecidedAt: action.at,
      approvalDecidedBy: action.actor.id,
      approvalReason: reason,
    })
    .where('id', '=', stored.id)
    .where('approval', '=', stored.approval)
    .returningAll()
    .executeTakeFirst();
  if (decided === undefined) throw new ProblemError('conflict');
  await endSigningRights(trx, table === 'users' ? decided.organizationId : decided.id, action.at);
  return decided as unknown as Selectable<Tables[Table]>;
}
