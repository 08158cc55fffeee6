import { computationSchema } from '@prorata/contract/income/income';
import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { computeBy } from './compute-quota.ts';
import { readPublishedScales } from './published-scales.ts';

/** Of a run that is signed nothing changes any more. */
const OPEN = ['Created', 'InvitesSent', 'Provisioned', 'Calculated', 'Cancelled'] as const;

/** Our figure of what was paid from a day on stands on other amounts now, unless it was signed. */
export async function recomputeReceipts(trx: Transaction, from: string): Promise<void> {
  const published = await readPublishedScales(trx);
  const receipts = await trx
    .selectFrom('incomeReceipts as receipt')
    .leftJoin('dossiers as run', 'run.id', 'receipt.runId')
    .select(['receipt.id', 'receipt.computation', 'receipt.quotaCents'])
    .where('receipt.computation', 'is not', null)
    .where(sql<boolean>`receipt.computation ->> 'paidOn' >= ${from}`)
    .where((where) => where.or([where('run.id', 'is', null), where('run.status', 'in', OPEN)]))
    .execute();
  for (const { id, computation, quotaCents: before } of receipts) {
    const { quotaCents } = computeBy(published, computationSchema.parse(computation));
    if (quotaCents === before) continue;
    await trx.updateTable('incomeReceipts').set({ quotaCents }).where('id', '=', id).execute();
  }
}
