import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { type DueRun, findDueRun } from '@prorata/domain/recurring/due-run';
import type { Transaction } from '../../database/tables.ts';
import type { RecurringSeries } from './find-series.ts';
import { readTerms, runTermsOf } from './read-terms.ts';
import { listReceipts, listWaiting, type ReceiptRecord } from './select-receipts.ts';

/** Up to when what came in is in a run; `null` before the first. */
export function lastCutOffOf({ runs }: RecurringSeries, receipts: readonly ReceiptRecord[]): IsoDate | null {
  const { happenedOn } = runs.findLast(({ kind }) => kind === 'recurring') ?? {};
  const taken = receipts.filter(({ runId }) => runs.some(({ dossier }) => dossier.id === runId));
  return happenedOn ?? taken.at(-1)?.receivedOn ?? null;
}

/** Keeps whether the next run of a series is due, for lists and for who is told of it. Once told is told, while it stays due. */
export async function settleDue(trx: Transaction, series: RecurringSeries, at: Date): Promise<DueRun | null> {
  const { first } = series;
  const receipts = await listReceipts(trx, first.id);
  const facts = {
    terms: runTermsOf(await readTerms(trx, first.id)),
    waiting: listWaiting(receipts, series),
    lastCutOff: lastCutOffOf(series, receipts),
  };
  const due = findDueRun(facts, brusselsDate(at));
  if (due === null) {
    await trx.deleteFrom('dueRuns').where('seriesId', '=', first.id).execute();
  } else {
    await trx
      .insertInto('dueRuns')
      .values({ seriesId: first.id, ...due })
      .onConflict((conflict) => conflict.column('seriesId').doUpdateSet({ ...due }))
      .execute();
  }
  return due;
}
