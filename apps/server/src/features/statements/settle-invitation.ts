import { decideInvitationMove } from '@prorata/domain/invitation-workflow';
import { isReviewed } from '@prorata/domain/third-party-statement-workflow';
import type { InvitationStatus } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import { selectStatements } from './read-statements.ts';
import type { StatementInDossier } from './record-statement-event.ts';
import { thirdPartyStatusOf } from './third-party-status.ts';

/**
 * After each decision of the office: once it has decided on every statement of the invitation, that is finished, and no
 * longer when one is put back to review. Gives the status of the invitation after it.
 */
export async function settleInvitation(
  trx: Transaction,
  action: Action,
  { dossier, statement: { invitationId, invitationStatus } }: StatementInDossier,
): Promise<InvitationStatus | null> {
  if (invitationId === null || invitationStatus === null) return null;
  const left = await selectStatements(trx).where('statement.invitationId', '=', invitationId).execute();
  const everyStatementReviewed = left.map(thirdPartyStatusOf).every((status) => status && isReviewed(status));
  const event = everyStatementReviewed ? 'allStatementsReviewed' : 'statementPutBack';
  const decision = decideInvitationMove(invitationStatus, event, { everyStatementReviewed });
  if (!decision.isAllowed) return invitationStatus;
  const moved = await trx
    .updateTable('invitations')
    .set({ status: decision.to })
    .where('id', '=', invitationId)
    .where('status', '=', invitationStatus)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    dossier,
    type: everyStatementReviewed ? 'invitation.finished' : 'invitation.putBack',
    subjectId: invitationId,
    before: { status: invitationStatus },
    after: { status: decision.to },
    version: moved.version,
  });
  return decision.to;
}
