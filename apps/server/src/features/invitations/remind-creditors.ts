import { addDays, brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import { inTransaction } from '../../database/transaction.ts';
import { actionOfSystem } from '../../http/action.ts';
import { forEachLoggingErrors } from '../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../tools.ts';
import { readParameter } from '../parameters/read-parameter.ts';
import { lockInvitation } from './find-invitation.ts';
import { requestReminder } from './request-reminder.ts';

const BATCH_SIZE = 500;

/**
 * Reminds creditors whose last day to file is near and who have not closed, once for each term. By mail only: a
 * registered letter would cost as much as the invitation and might come too late.
 */
export async function remindCreditors(tools: Tools): Promise<void> {
  const days = await readParameter(tools.db, 'invitations.reminder');
  if (days === 0) return;
  const today = brusselsDate(tools.clock());
  const near = await tools.db
    .selectFrom('invitations')
    .select('id')
    .where('status', 'in', ['Sent', 'Opened'])
    .where('validUntil', '>=', today)
    .where('validUntil', '<=', addDays(today, days))
    .where(sql<boolean>`reminded_for is distinct from valid_until`)
    .where(sql<boolean>`cardinality(emails) > 0`)
    .orderBy('validUntil')
    .limit(BATCH_SIZE)
    .execute();
  const ids = near.map(({ id }) => id);
  await forEachLoggingErrors(ids, tools.logger, 'a creditor could not be reminded', (id) =>
    remindCreditor(tools, id),
  );
}

function remindCreditor(tools: Tools, invitationId: string): Promise<void> {
  return inTransaction(tools.db, async (trx) => {
    const held = await lockInvitation(trx, invitationId);
    const { validUntil, remindedFor, emails } = held.invitation;
    if (validUntil === null || remindedFor === validUntil) return;
    const occasion = `reminder of ${validUntil} for invitation ${invitationId}`;
    await requestReminder(tools, trx, actionOfSystem(tools.clock()), held, { emails, occasion });
    await trx
      .updateTable('invitations')
      .set({ remindedFor: validUntil })
      .where('id', '=', invitationId)
      .execute();
  });
}
