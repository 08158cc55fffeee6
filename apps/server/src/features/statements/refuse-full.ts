import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/** Far more than anybody needs, be it a scan of every page; without an end, one person could keep all others waiting. */
const MOST = { privilegedClaims: 200, documents: 100 } as const;

/** Refuses one claim or document more than a statement holds. */
export async function refuseFull(
  trx: Transaction,
  table: keyof typeof MOST,
  statementId: string,
): Promise<void> {
  const { count } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('statementId', '=', statementId)
    .executeTakeFirstOrThrow();
  if (count >= MOST[table]) throw new ProblemError('statement-full', { params: { maximum: MOST[table] } });
}
