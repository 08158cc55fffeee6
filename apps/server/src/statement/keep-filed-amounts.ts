import { sql } from 'kysely';
import type { Transaction } from '../database/tables.ts';

/**
 * Writes down what a creditor filed, once the creditor can no longer change it: from here on the office may change
 * amounts, and what was filed stays to be seen beside them. Done once; a second time changes nothing.
 */
export async function keepFiledAmounts(trx: Transaction, statementIds: readonly string[]): Promise<void> {
  if (statementIds.length === 0) return;
  const kept = await trx
    .updateTable('statements')
    .set({ originalTotalAmountClaimedCents: sql.ref('totalAmountClaimedCents') })
    .where('id', 'in', statementIds)
    .where('originalTotalAmountClaimedCents', 'is', null)
    .returning('id')
    .execute();
  if (kept.length === 0) return;
  await trx
    .updateTable('privilegedClaims')
    .set({ originalAmountDemandedCents: sql.ref('amountDemandedCents') })
    .where(
      'statementId',
      'in',
      kept.map(({ id }) => id),
    )
    .execute();
}
