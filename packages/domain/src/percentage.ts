/**
 * A percentage as parts per million: 21 % is 210,000. Four decimals of a percentage fit exactly, which is as fine
 * as any tariff goes.
 */
export type PartsPerMillion = bigint;

export const MILLION: PartsPerMillion = 1_000_000n;

/** @throws RangeError when the percentage is negative, above 100, or has more than four decimals. */
export function partsPerMillionFromPercentage(percentage: number): PartsPerMillion {
  const parts = Math.round(percentage * 10_000);
  if (!(percentage >= 0 && percentage <= 100) || parts / 10_000 !== percentage) {
    throw new RangeError(`${percentage} is not a percentage from 0 to 100 with at most four decimals.`);
  }
  return BigInt(parts);
}

export function percentageFromPartsPerMillion(parts: PartsPerMillion): number {
  return Number(parts) / 10_000;
}
