import type { costsCalls } from '@prorata/contract/costs/calls';
import type { PlatformCost } from '@prorata/contract/costs/platform-cost';
import type { IsoDate } from '@prorata/domain/iso-date';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';

/** What the form of a cost holds: id and version only for one that is stored. */
export type PlatformCostForm = ValuesOf<typeof costsCalls.createPlatformCost>;

export function valuesOf({ periods, ...cost }: PlatformCost): ValuesOf<typeof costsCalls.updatePlatformCost> {
  return { ...cost, periods: periods.map(({ usedUntil: _, ...period }) => period) };
}

export function newPlatformCost(today: IsoDate) {
  return {
    name: '',
    displayName: '',
    type: 'creation',
    periods: [{ validFrom: today, validUntil: null, cost: 0 }],
  } satisfies PlatformCostForm;
}
