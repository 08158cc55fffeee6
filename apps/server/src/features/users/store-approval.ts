import type { ApprovalState } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { UserRow } from './queries.ts';

/** Stores a decision on a user, unless another one came first. */
export async function storeApproval(
  trx: Transaction,
  action: UserAction,
  stored: UserRow,
  { approval, reason }: { readonly approval: ApprovalState; readonly reason: string | null },
): Promise<UserRow> {
  const decided = await trx
    .updateTable('users')
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
  return decided;
}
