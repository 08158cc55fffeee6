import type { PlatformCostType } from '@prorata/domain/vocabulary';
import type { Transaction } from '../database/tables.ts';

const PRICES_CENTS: Readonly<Record<PlatformCostType, bigint>> = {
  creation: 4_500n,
  registeredLetterPort: 1_185n,
  emailPort: 35n,
  analysis: 250n,
};

/** Invented prices instead of the nothing that a new platform charges. */
export async function setPlatformPrices(trx: Transaction): Promise<void> {
  for (const [type, costCents] of Object.entries(PRICES_CENTS)) {
    await trx
      .updateTable('platformCostPeriods')
      .set({ costCents })
      .from('platformCosts')
      .whereRef('platformCosts.id', '=', 'platformCostId')
      .where('platformCosts.type', '=', type as PlatformCostType)
      .execute();
  }
}
