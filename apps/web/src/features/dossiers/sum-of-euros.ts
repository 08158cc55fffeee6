import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';

/** Adds euros over cents: as floating numbers they would drift. */
export function sumOfEuros(amounts: readonly number[]): number {
  return eurosFromCents(amounts.reduce((total, euros) => total + centsFromEuros(euros), 0n));
}

/** The same where an amount may not be known: then neither is the sum. */
export function sumIfKnown(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((euros) => euros !== null);
  return known.length < amounts.length ? null : sumOfEuros(known);
}
