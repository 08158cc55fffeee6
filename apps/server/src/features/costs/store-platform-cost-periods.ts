import type { CostPeriod } from '@prorata/domain/costs/cost-period';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';

/** Puts these periods in the place of those that a cost had. */
export async function storePeriods(
  trx: Transaction,
  platformCostId: string,
  periods: readonly CostPeriod[],
): Promise<void> {
  await trx.deleteFrom('platformCostPeriods').where('platformCostId', '=', platformCostId).execute();
  await trx
    .insertInto('platformCostPeriods')
    .values(periods.map((period) => ({ id: newId(), platformCostId, ...period })))
    .execute();
}
