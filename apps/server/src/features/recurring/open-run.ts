import type { NewRun } from '@prorata/contract/recurring/recurring';
import { brusselsDate } from '@prorata/domain/iso-date';
import { eurosFromCents, sumCents } from '@prorata/domain/money';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseWrongDay } from '../../http/refuse-day.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { changeDossier } from '../dossiers/outdate-results.ts';
import { followWithRun } from '../series/open-follow-up.ts';
import { putIntoRun } from './change-run.ts';
import { isOpenForMoney, listRuns, lockSeries, type SeriesDossier } from './find-series.ts';
import { listPayers } from './payers.ts';
import { readTerms } from './read-terms.ts';
import { listReceipts, listWaiting, type ReceiptRecord } from './select-receipts.ts';
import { settleDue } from './settle-due.ts';

/**
 * Distributes what came in up to a day: in the first dossier while nobody has signed it, else in a dossier that follows the last
 * run, with its balances. Whoever says the same again gets the dossier that is there, with what waits up to that day in it.
 */
export async function openRun(
  db: Database,
  action: UserAction,
  dossierId: string,
  given: NewRun,
): Promise<string> {
  refuseWrongDay('receivedUntil', given.receivedUntil, action.at);
  if (new Date(given.consultedAt) > action.at) {
    throw new ProblemError('validation', { errors: [{ path: 'consultedAt', code: 'moment-future' }] });
  }
  return inTransaction(db, async (trx) => {
    const series = await lockSeries(trx, action, dossierId);
    const { first } = series;
    const last = series.runs.at(-1);
    if (last === undefined) throw new ProblemError('dossier-read-only');
    const receipts = await listReceipts(trx, first.id);
    const waiting = listWaiting(receipts, series).filter(
      ({ receivedOn }) => receivedOn <= given.receivedUntil,
    );
    const open = findOpenRun(last, given);
    if (waiting.length === 0) {
      if (open !== undefined && receipts.some(({ runId }) => runId === open.id)) return open.id;
      throw new ProblemError('nothing-received');
    }
    const run =
      open === undefined
        ? await followWithRun(trx, action, last.dossier, given)
        : await consult(trx, action, open, given);
    const payers = await listPayers(trx, first.id);
    await putIntoRun(trx, action, run, { receipts: waiting, payers });
    await keepDay(trx, first.id, run.id, action.at);
    await settleDue(trx, { first, runs: await listRuns(trx, first) }, action.at);
    await tell(trx, action, run, { waiting, given });
    return run.id;
  });
}

/** The run that nobody has signed and that takes what waits: the first dossier, or one that was opened with the same words. */
function findOpenRun(last: SeriesDossier, { receivedUntil, consultedAt }: NewRun): DossierRecord | undefined {
  if (!isOpenForMoney(last)) return undefined;
  const { dossier, kind, happenedOn } = last;
  if (kind === null) return dossier;
  const isSame =
    kind === 'recurring' &&
    happenedOn === receivedUntil &&
    dossier.cbbRequestedAt?.getTime() === new Date(consultedAt).getTime();
  if (!isSame) throw new ProblemError('dossier-status', { params: { status: dossier.status } });
  return dossier;
}

/** Its report says when the central file was consulted last: an earlier moment would hide what was asked since. */
async function consult(
  trx: Transaction,
  action: UserAction,
  { id }: DossierRecord,
  { consultedAt }: NewRun,
): Promise<DossierRecord> {
  const dossier = await lockDossier(trx, action.actor, id);
  const cbbRequestedAt = new Date(consultedAt);
  if (dossier.cbbRequestedAt?.getTime() === cbbRequestedAt.getTime()) return dossier;
  if (dossier.cbbRequestedAt !== null && cbbRequestedAt < dossier.cbbRequestedAt) {
    throw new ProblemError('validation', { errors: [{ path: 'consultedAt', code: 'day-too-early' }] });
  }
  return changeDossier(trx, id, { cbbRequestedAt }, action.at);
}

/** The day that was set for the next run has been kept, for as long as this run is in force. */
async function keepDay(trx: Transaction, seriesId: string, runId: string, at: Date): Promise<void> {
  const { nextRunOn } = await readTerms(trx, seriesId);
  if (nextRunOn === null || nextRunOn > brusselsDate(at)) return;
  await trx
    .updateTable('recurringTerms')
    .set({ nextRunKeptIn: runId })
    .where('seriesId', '=', seriesId)
    .execute();
}

async function tell(
  trx: Transaction,
  action: UserAction,
  dossier: DossierRecord,
  { waiting, given }: { readonly waiting: readonly ReceiptRecord[]; readonly given: NewRun },
): Promise<void> {
  await recordEvent(trx, action, {
    dossier,
    type: 'income.takenIn',
    subjectId: dossier.id,
    before: null,
    after: {
      numberOfReceipts: waiting.length,
      amount: eurosFromCents(sumCents(waiting.map(({ amountCents }) => amountCents))),
      maintenanceOnly: eurosFromCents(
        sumCents(waiting.map(({ maintenanceOnlyCents }) => maintenanceOnlyCents)),
      ),
      receivedUntil: given.receivedUntil,
      consultedAt: new Date(given.consultedAt).toISOString(),
    },
    version: null,
  });
}
