import type { ServerProblemCode } from '@prorata/contract/problems';
import { changesUsedPrice } from '@prorata/domain/costs/cost-period';
import { type DossierCostFields, fieldsOf, periodsOf } from './dossier-cost-fields.ts';
import type { StoredDossierCost } from './dossier-cost-queries.ts';

/** What decides, beside the periods, how much a cost comes to. */
const DECISIVE = ['kind', 'type', 'vatApplicable', 'frequency', 'frequencyOffset'] as const;

/** What a cost came to in a calculation stays; how it is called, and what it will come to, may change. */
export function findRefusalToChange(
  stored: StoredDossierCost,
  given: DossierCostFields,
): ServerProblemCode | undefined {
  if (!isUsed(stored)) return undefined;
  const before = fieldsOf(stored);
  const isChanged =
    DECISIVE.some((field) => before[field] !== given[field]) ||
    changesUsedPrice(stored.periods, periodsOf(given));
  return isChanged ? 'cost-in-use' : undefined;
}

export function findRefusalToRemove(stored: StoredDossierCost): ServerProblemCode | undefined {
  return isUsed(stored) ? 'cost-in-use' : undefined;
}

function isUsed({ periods }: StoredDossierCost): boolean {
  return periods.some(({ usedUntil }) => usedUntil !== null);
}
