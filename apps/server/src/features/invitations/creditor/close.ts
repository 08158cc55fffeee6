import type { CloseReceipt } from '@prorata/contract/invitations/invited-dossier';
import type { Transaction } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import { missingPartsOf } from '../../statements/present-statement.ts';
import { completeStatements, selectStatements } from '../../statements/read-statements.ts';
import { creditorNameOf } from '../../statements/statement-fields.ts';
import { closeInvitation, moveOnWhenAllClosed } from '../close-invitation.ts';
import { lockInvitation } from '../find-invitation.ts';
import { type CreditorAct, enterInvitation } from './act-of-creditor.ts';
import type { InvitedParts } from './parts.ts';
import { readReceipt } from './read-receipt.ts';

/**
 * Closes an invitation for good, at the creditor's word. Asked again, it gives the same receipt: on a phone the answer
 * gets lost, and the creditor must not wonder whether it was closed.
 */
export async function closeOwnInvitation(
  { db, askForReceipt }: Pick<InvitedParts, 'db' | 'askForReceipt'>,
  act: CreditorAct,
): Promise<CloseReceipt> {
  return inTransaction(db, async (trx) => {
    const held = await lockInvitation(trx, act.invitationId);
    if (held.invitation.closedBy === 'creditor') return readReceipt(trx, held);
    const { dossier, deed, invitation } = await enterInvitation(trx, act, held);
    await refuseIncomplete(trx, invitation.id);
    const closed = await closeInvitation(trx, deed, dossier, invitation, 'creditor');
    await moveOnWhenAllClosed(trx, deed, dossier);
    if (closed.status === 'ClosedAndSubmitted') await askForReceipt(trx, invitation.id);
    return readReceipt(trx, { dossier, invitation: closed });
  });
}

/** Names every statement that lacks something: the creditor completes it or withdraws it, and then closes. */
async function refuseIncomplete(trx: Transaction, invitationId: string): Promise<void> {
  const statements = await selectStatements(trx)
    .where('statement.invitationId', '=', invitationId)
    .orderBy('statement.createdAt')
    .orderBy('statement.id')
    .execute();
  const incomplete = (await completeStatements(trx, statements))
    .map((statement) => ({
      id: statement.id,
      creditorName: creditorNameOf(statement),
      missingParts: missingPartsOf(statement),
    }))
    .filter(({ missingParts }) => missingParts.length > 0);
  if (incomplete.length > 0) {
    throw new ProblemError('statement-incomplete', { members: { statements: incomplete } });
  }
}
