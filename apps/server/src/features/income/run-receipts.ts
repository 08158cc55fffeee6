import { type Computation, computationSchema } from '@prorata/contract/income/income';
import type { Cents } from '@prorata/domain/money';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { type Computed, computeBy } from './compute-quota.ts';
import { readPublishedScales } from './published-scales.ts';

/** What one payer paid of one month, in the dossier that distributes it. */
export interface RunReceipt {
  readonly id: string;
  readonly payerId: string;
  readonly payerName: string;
  /** The first day of the month. */
  readonly month: string;
  readonly receivedOn: string;
  readonly amountCents: Cents;
  readonly maintenanceOnlyCents: Cents;
  readonly differenceNote: string | null;
  /** From what our own figure was computed, and by which amounts of the law; `null` where nobody entered it. */
  readonly computed: (Computed & { readonly computation: Computation }) | null;
}

/** What a run distributes, in the order in which it came in. */
export async function readRunReceipts(db: Database | Transaction, runId: string): Promise<RunReceipt[]> {
  const [rows, published] = await readTogether(db, (db) => [
    db
      .selectFrom('incomeReceipts as receipt')
      .innerJoin('payers as payer', 'payer.id', 'receipt.payerId')
      .select(['receipt.id', 'payerId', 'payer.name as payerName', 'month', 'receivedOn', 'amountCents'])
      .select(['maintenanceOnlyCents', 'differenceNote', 'computation'])
      .where('runId', '=', runId)
      .orderBy('receivedOn')
      .orderBy('receipt.id')
      .execute(),
    readPublishedScales(db),
  ]);
  return rows.map(({ computation: stored, ...receipt }) => {
    if (stored === null) return { ...receipt, computed: null };
    const computation = computationSchema.parse(stored);
    return { ...receipt, computed: { computation, ...computeBy(published, computation) } };
  });
}
