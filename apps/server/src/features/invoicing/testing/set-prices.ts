import type { PlatformCostType } from '@prorata/domain/vocabulary';
import type { Database } from '../../../database/tables.ts';

const PRICES: Readonly<Record<PlatformCostType, bigint>> = {
  creation: 4_500n,
  registeredLetterPort: 1_185n,
  emailPort: 35n,
  analysis: 250n,
  qualifiedDeliveryPort: 420n,
};

/** The platform charges nothing until somebody sets a price. */
export async function setPrices(db: Database): Promise<void> {
  for (const [type, costCents] of Object.entries(PRICES)) {
    await db
      .updateTable('platformCostPeriods')
      .set({ costCents })
      .where('platformCostId', 'in', (costs) =>
        costs
          .selectFrom('platformCosts')
          .select('id')
          .where('type', '=', type as PlatformCostType),
      )
      .execute();
  }
}
