import { brusselsDate } from '@prorata/domain/iso-date';
import { erasedBefore, FINISHED_STATUSES } from '@prorata/domain/retention';
import { newId } from '../../database/new-id.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Action } from '../../http/action.ts';
import { forEachLoggingErrors } from '../../jobs/for-each-logging-errors.ts';
import type { Tools } from '../../tools.ts';
import { eraseFalseLetters } from '../genuine/false-letters.ts';
import { forgetParties } from '../parties/party-book.ts';
import { eraseDossier } from './erase-dossier.ts';
import { deleteEnclosed, listEnclosed } from './erase-enclosures.ts';
import { eraseExtracts } from './erase-extracts.ts';
import { readRetention } from './read-retention.ts';

/** As many as a night has time for; the others follow in the next. */
const DOSSIERS_A_NIGHT = 1_000;
const PARTIES_A_NIGHT = 10_000;

/** Erases what has been kept for as long as the administrators of the platform have set. */
export async function eraseWhatIsDue(tools: Pick<Tools, 'db' | 'logger'>, action: Action): Promise<void> {
  const { dossiers, mailTexts, extracts, readings } = await readRetention(tools.db);
  const today = brusselsDate(action.at);
  const endedBefore = erasedBefore(dossiers, today);
  if (endedBefore !== undefined) {
    await eraseDossiers(tools, action, endedBefore);
    await eraseParties(tools, action, startOf(endedBefore));
  }
  const sentBefore = erasedBefore(mailTexts, today);
  if (sentBefore !== undefined) {
    await eraseMailTexts(tools, action, startOf(sentBefore));
    // A report of a false letter is correspondence as well.
    await eraseFalseLetters(tools.db, action.at, startOf(sentBefore));
  }
  const leftBefore = erasedBefore(extracts, today);
  if (leftBefore !== undefined) await eraseExtracts(tools.db, action.at, startOf(leftBefore));
  const readBefore = erasedBefore(readings, today);
  if (readBefore !== undefined) await eraseReadings(tools, startOf(readBefore));
}

/** Who read what, and what people asked of their own data. */
async function eraseReadings({ db }: Pick<Tools, 'db'>, before: Date): Promise<void> {
  await db.deleteFrom('readings').where('readAt', '<', before).execute();
  await db.deleteFrom('privacyRequests').where('createdAt', '<', before).execute();
}

async function eraseDossiers(
  { db, logger }: Pick<Tools, 'db' | 'logger'>,
  action: Action,
  endedBefore: string,
): Promise<void> {
  const due = await db
    .selectFrom('dossiers')
    .select('id')
    .where('status', 'in', FINISHED_STATUSES)
    .where('erasedAt', 'is', null)
    .where('statusChangedAt', '<', startOf(endedBefore))
    .orderBy('statusChangedAt')
    .limit(DOSSIERS_A_NIGHT)
    .execute();
  const ids = due.map(({ id }) => id);
  await forEachLoggingErrors(ids, logger, 'a dossier could not be erased', (id) =>
    eraseDossier(db, action, id, ({ statusChangedAt }) => statusChangedAt < startOf(endedBefore)),
  );
}

/** Nobody needs whom the office has not met for as long as it keeps dossiers, and who is in none that is kept. */
async function eraseParties({ db }: Pick<Tools, 'db'>, { at }: Action, seenBefore: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('parties')
      .select('id')
      .where('lastSeenAt', '<', seenBefore)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('creditors').select('id').whereRef('creditors.partyId', '=', 'parties.id'))),
      )
      .orderBy('lastSeenAt')
      .limit(PARTIES_A_NIGHT)
      .forUpdate()
      .execute();
    if (due.length === 0) return;
    await forgetParties(
      trx,
      due.map(({ id }) => id),
    );
    await trx
      .insertInto('erasures')
      .values({ id: newId(), erasedAt: at, kind: 'parties', numberOfParties: due.length })
      .execute();
  });
}

/** That something was sent, to whom and when, stays known. What still waits keeps its text. */
async function eraseMailTexts({ db }: Pick<Tools, 'db'>, { at }: Action, sentBefore: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const due = trx
      .selectFrom('deliveries')
      .select('id')
      .where('erasedAt', 'is', null)
      .where('statusChangedAt', '<', sentBefore)
      // Each has one of the two, by a rule of the table: what waits to be sent keeps its text.
      .where(({ eb, or }) =>
        or([eb('emailStatus', '<>', 'Pending'), eb('registeredLetterStatus', '<>', 'Pending')]),
      );
    const enclosed = await listEnclosed(trx, due.$asScalar());
    const erased = await trx
      .updateTable('deliveries')
      .set({ erasedAt: at, content: {} })
      .where('id', 'in', due)
      .returning('id')
      .execute();
    if (erased.length === 0) return;
    await deleteEnclosed(trx, enclosed);
    await trx
      .insertInto('erasures')
      .values({ id: newId(), erasedAt: at, kind: 'mailTexts', numberOfDeliveries: erased.length })
      .execute();
  });
}

function startOf(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}
