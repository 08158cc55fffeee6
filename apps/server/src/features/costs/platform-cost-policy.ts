import type { ServerProblemCode } from '@prorata/contract/problems';
import { changesUsedPrice } from '@prorata/domain/costs/cost-period';
import { type PlatformCostFields, periodsOf } from './platform-cost-fields.ts';
import type { StoredPlatformCost } from './platform-cost-queries.ts';

/** What an office was charged stays; how a cost is called, and what it will come to, may change. */
export function findRefusalToChange(
  stored: StoredPlatformCost,
  given: PlatformCostFields,
): ServerProblemCode | undefined {
  if (!isUsed(stored)) return undefined;
  const isChanged = stored.type !== given.type || changesUsedPrice(stored.periods, periodsOf(given));
  return isChanged ? 'cost-in-use' : undefined;
}

export function findRefusalToRemove(stored: StoredPlatformCost): ServerProblemCode | undefined {
  return isUsed(stored) ? 'cost-in-use' : undefined;
}

function isUsed({ periods }: StoredPlatformCost): boolean {
  return periods.some(({ usedUntil }) => usedUntil !== null);
}
