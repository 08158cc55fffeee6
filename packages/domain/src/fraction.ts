/** An exact, reduced fraction with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function toFraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError('A fraction cannot have zero as its denominator.');
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestCommonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** The decimal text of a fraction times a hundred, cut (not rounded) after `decimals` places: for people to read only. */
export function toPercentText({ numerator, denominator }: Fraction, decimals: number): string {
  const scaled = (numerator * 100n * 10n ** BigInt(decimals)) / denominator;
  const digits = scaled.toString().padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
