import { brusselsDate } from '@prorata/domain/iso-date';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { actionOfSystem } from '../../http/action.ts';
import { forEachLoggingErrors } from '../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../tools.ts';
import { closeInvitation, moveOnWhenAllClosed } from './close-invitation.ts';
import { lockInvitation } from './find-invitation.ts';

const BATCH_SIZE = 500;

/** Closes the invitations whose last day is over. What a creditor left unclosed goes to the office as it is. */
export async function closePastInvitations({
  db,
  clock,
  logger,
}: Pick<Tools, 'db' | 'clock' | 'logger'>): Promise<void> {
  const past = await db
    .selectFrom('invitations')
    .select('id')
    .where('status', 'in', ['Sent', 'Opened'])
    .where('validUntil', '<', brusselsDate(clock()))
    .orderBy('validUntil')
    .limit(BATCH_SIZE)
    .execute();
  const ids = past.map(({ id }) => id);
  await forEachLoggingErrors(ids, logger, 'an invitation past its last day could not be closed', (id) =>
    closePastInvitation(db, id, clock()),
  );
}

/** Looked at again once held: it may have been sent again, or closed, since it was found. */
function closePastInvitation(db: Database, invitationId: string, at: Date): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { dossier, invitation } = await lockInvitation(trx, invitationId);
    const { status, validUntil } = invitation;
    const isWaiting = status === 'Sent' || status === 'Opened';
    if (!isWaiting || validUntil === null || validUntil >= brusselsDate(at)) return;
    const action = actionOfSystem(at);
    await closeInvitation(trx, action, dossier, invitation, 'term');
    await moveOnWhenAllClosed(trx, action, dossier);
  });
}
