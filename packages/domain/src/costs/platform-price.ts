import type { IsoDate } from '../iso-date.ts';
import { type Cents, roundedShare } from '../money.ts';
import { MILLION, type PartsPerMillion } from '../percentage.ts';
import type { PlatformCostType } from '../vocabulary.ts';
import { type CostPeriod, getPeriodInForce } from './cost-period.ts';

export interface PlatformCost {
  readonly id: string;
  readonly type: PlatformCostType;
  readonly periods: readonly CostPeriod[];
}

/** What the platform charges an organization for one event. */
export interface PlatformPrice {
  readonly costId: string;
  readonly listCents: Cents;
  readonly discountCents: Cents;
  readonly amountCents: Cents;
}

/**
 * The price of an event on its date. All costs of one type share one time line: two of them in force on a day
 * would charge twice, so that stops as a gap does. The organization's discount is a percentage and holds for
 * creating dossiers only; it is rounded to the nearest cent, half a cent in the organization's favour.
 *
 * @throws CostPeriodError when no price, or more than one, is in force.
 */
export function getPlatformPrice(
  costs: readonly PlatformCost[],
  type: PlatformCostType,
  onDate: IsoDate,
  creationDiscountPartsPerMillion: PartsPerMillion,
): PlatformPrice {
  const periods = costs
    .filter((cost) => cost.type === type)
    .flatMap(({ id, periods }) => periods.map((period) => ({ ...period, costId: id })));
  const { costId, costCents: listCents } = getPeriodInForce(periods, onDate, type);
  const rate = type === 'creation' ? creationDiscountPartsPerMillion : 0n;
  if (rate < 0n || rate > MILLION) throw new RangeError('A discount lies between 0 and 100 %.');
  const discountCents = roundedShare(listCents, rate, MILLION);
  return { costId, listCents, discountCents, amountCents: listCents - discountCents };
}
