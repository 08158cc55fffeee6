import type { Selectable } from 'kysely';
import type { Database, IncomeReceiptsTable, Transaction } from '../../database/tables.ts';
import { isOpenForMoney, type RecurringSeries, type SeriesDossier } from './find-series.ts';

export type ReceiptRecord = Selectable<IncomeReceiptsTable>;

/** The oldest first. */
export function listReceipts(db: Database | Transaction, seriesId: string): Promise<ReceiptRecord[]> {
  return db
    .selectFrom('incomeReceipts')
    .selectAll()
    .where('seriesId', '=', seriesId)
    .orderBy('receivedOn')
    .orderBy('month')
    .orderBy('id')
    .execute();
}

/** The run that distributes a receipt; none while it waits, also again because its run was cancelled. */
export function runOf({ runId }: ReceiptRecord, { runs }: RecurringSeries): SeriesDossier | undefined {
  return runs.find(({ dossier }) => dossier.id === runId);
}

export function listWaiting(
  receipts: readonly ReceiptRecord[],
  series: RecurringSeries,
): readonly ReceiptRecord[] {
  return receipts.filter((receipt) => runOf(receipt, series) === undefined);
}

/** Nobody changes what a signed report stands on. */
export function canChange(receipt: ReceiptRecord, series: RecurringSeries): boolean {
  const run = runOf(receipt, series);
  return run === undefined || isOpenForMoney(run);
}
