import { centsFromEuros } from '@prorata/domain/money';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { refuseWrongDay } from '../../http/refuse-day.ts';
import { outdateResults } from '../dossiers/outdate-results.ts';
import { isOpenForMoney, lockSeries } from './find-series.ts';
import { type GivenTerms, readTerms } from './read-terms.ts';
import { settleDue } from './settle-due.ts';

/** Sets when the next run is due, and on what shares are taken: a run that nobody has signed is calculated anew. */
export async function setTerms(
  db: Database,
  action: UserAction,
  dossierId: string,
  { version, ...given }: GivenTerms,
): Promise<void> {
  if (given.childrenSince !== null) refuseWrongDay('childrenSince', given.childrenSince, action.at);
  await inTransaction(db, async (trx) => {
    const series = await lockSeries(trx, action, dossierId);
    const { first, runs } = series;
    const { id, version: storedVersion, ...stored } = await readTerms(trx, first.id);
    const termsId = id ?? newId();
    await refuseStale(trx, { id: termsId, version: storedVersion }, version);
    const changes = findChanges(stored, given);
    if (changes === undefined) return;
    const { threshold, nextRunOn, ...same } = given;
    const columns = {
      ...same,
      thresholdCents: threshold === null ? null : centsFromEuros(threshold),
      // A day that a run has kept is not shown; it stays, in case that run is cancelled.
      ...('nextRunOn' in changes.after && { nextRunOn, nextRunKeptIn: null }),
    };
    // What was never stored was read as the first version: whoever sets it makes the second.
    if (id === null)
      await trx.insertInto('recurringTerms').values({ id: termsId, seriesId: first.id }).execute();
    const after = await trx
      .updateTable('recurringTerms')
      .set(columns)
      .where('seriesId', '=', first.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    if ('sharesOn' in changes.after) {
      for (const { dossier } of runs.filter(isOpenForMoney)) {
        await outdateResults(trx, dossier.id, action.at);
      }
    }
    await settleDue(trx, series, action.at);
    await recordEvent(trx, action, {
      dossier: first,
      type: 'recurring.termsChanged',
      subjectId: termsId,
      ...changes,
      version: after.version,
    });
  });
}
