import type { BodyOf } from '@prorata/contract/call';
import type { costsCalls } from '@prorata/contract/costs/calls';
import type { PlatformCost } from '@prorata/contract/costs/platform-cost';
import type { CostPeriod } from '@prorata/domain/costs/cost-period';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import type { StoredPlatformCost } from './platform-cost-queries.ts';

export type PlatformCostFields = BodyOf<typeof costsCalls.createPlatformCost>;

/** What can be edited of a stored cost, in the words of the API. */
export function fieldsOf({ name, displayName, type, periods }: StoredPlatformCost): PlatformCostFields {
  return { name, displayName, type, periods: periods.map(presentPeriod) };
}

export function presentPlatformCost(stored: StoredPlatformCost): PlatformCost {
  const { id, version } = stored;
  const periods = stored.periods.map((period) => ({ ...presentPeriod(period), usedUntil: period.usedUntil }));
  return { id, version, ...fieldsOf(stored), periods };
}

function presentPeriod({ validFrom, validUntil, costCents }: CostPeriod) {
  return { validFrom, validUntil, cost: eurosFromCents(costCents) };
}

/** The given periods as they are stored, in the order of time. */
export function periodsOf({ periods }: Pick<PlatformCostFields, 'periods'>): CostPeriod[] {
  return periods
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
    .map(({ validFrom, validUntil, cost }) => ({ validFrom, validUntil, costCents: centsFromEuros(cost) }));
}
