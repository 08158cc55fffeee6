import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { RECEIPT_QUESTIONS_CENTS, SERIES } from '../dossiers/due-runs.ts';

/** What waits to be distributed: nothing distributes it yet, or what did was cancelled. */
const WAITING_CENTS = sql<bigint | null>`(
  select sum(amount_cents)::bigint from income_receipts as receipt
  left join dossiers as run on run.id = receipt.run_id
  where receipt.series_id = ${SERIES} and (run.id is null or run.status = 'Cancelled')
)`;

interface Income {
  readonly distribute: bigint | null;
  readonly answerReceipts: bigint | null;
}

/** Of dossiers with an income: what came in and waits, and what came from a payer and waits for an answer. */
export async function readIncome(
  db: Database,
  dossierIds: readonly string[],
): Promise<ReadonlyMap<string, Income>> {
  if (dossierIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('dossiers')
    .select(['id', WAITING_CENTS.as('distribute'), RECEIPT_QUESTIONS_CENTS.as('answerReceipts')])
    .where(sql<SqlBool>`dossiers.id = any(${[...new Set(dossierIds)]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, ...income }) => [id, income]));
}
