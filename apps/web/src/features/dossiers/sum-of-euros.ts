import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';

/** Adds euros over cents: as floating numbers they would drift. */
export function sumOfEuros(amounts: readonly number[]): number {
  return eurosFromCents(amounts.reduce((total, euros) => total + centsFromEuros(euros), 0n));
}
