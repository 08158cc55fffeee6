import { distributeEstates } from './distribute-estates.ts';
import { distributeOne } from './distribute-one.ts';
import type { DistributionInput } from './input.ts';
import type { Outcome } from './outcome.ts';

/**
 * Shares out the money of a dossier: of its one estate, or of several that answer for each other's debts.
 *
 * The same input gives the same result on every machine, whatever the order of its lists.
 *
 * @throws LawGapError when the register has no value for the governing date.
 */
export function distribute(input: DistributionInput): Outcome {
  return input.estates === undefined ? distributeOne(input) : distributeEstates(input, input.estates);
}
