import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Claimant } from './claimant.ts';
import { refuseForeign } from './own-invitations.ts';

/**
 * The row in which an organization keeps what it does about an invitation, locked. One that was found by the number alone
 * gets it now; of one that is addressed to others nothing is said.
 */
export async function keepOwn(
  trx: Transaction,
  { organizationId, action }: Pick<Claimant, 'organizationId' | 'action'>,
  invitationId: string,
): Promise<{ readonly version: number; readonly assigneeId: string | null }> {
  await refuseForeign(trx, organizationId, invitationId);
  // Before its row: who opens the invitation at the same moment has it already and waits for that row.
  await trx.selectFrom('invitations').select('id').where('id', '=', invitationId).forKeyShare().execute();
  await trx
    .insertInto('workspaceInvitations')
    .values({ invitationId, organizationId, matchedBy: 'number', matchedAt: action.at })
    .onConflict((conflict) => conflict.columns(['invitationId', 'organizationId']).doNothing())
    .execute();
  const own = await trx
    .selectFrom('workspaceInvitations')
    .select(['version', 'assigneeId', 'releasedAt'])
    .where('invitationId', '=', invitationId)
    .where('organizationId', '=', organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (own.releasedAt !== null) throw new ProblemError('not-found');
  return own;
}
