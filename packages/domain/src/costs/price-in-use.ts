import type { IsoDate } from '../iso-date.ts';
import type { CostPeriod } from './cost-period.ts';
import type { CostLayer } from './layered-amount.ts';

interface PricePeriod extends CostPeriod {
  readonly layers?: readonly CostLayer[];
}

interface StoredPeriod extends PricePeriod {
  /** The last day on which the price was charged; `null` when it never was. */
  readonly usedUntil: IsoDate | null;
}

/**
 * Whether periods would change a price that was charged. Of such a period the start, the amount and the layers stay;
 * only its end may move, and not to before the last day on which it was charged.
 */
export function changesUsedPrice(stored: readonly StoredPeriod[], given: readonly PricePeriod[]): boolean {
  return stored.some(({ usedUntil, ...period }) => {
    if (usedUntil === null) return false;
    const kept = given.find(({ validFrom }) => validFrom === period.validFrom);
    if (kept === undefined || priceOf(kept) !== priceOf(period)) return true;
    return kept.validUntil !== null && kept.validUntil < usedUntil;
  });
}

function priceOf({ costCents, layers = [] }: PricePeriod): string {
  const parts = layers.map(
    ({ upperLimitCents, ratePartsPerMillion }) => `${upperLimitCents}:${ratePartsPerMillion}`,
  );
  return [costCents, ...parts].join(' ');
}
