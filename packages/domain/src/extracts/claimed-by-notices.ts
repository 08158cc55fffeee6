import type { Cents } from '../money.ts';

export interface ClaimingNotice {
  readonly number: string | null;
  readonly nature: string | null;
  readonly amountCents: Cents | null;
}

/**
 * What the notices of one creditor claim together. An order to pay and the seizure that follows it tell of one claim:
 * the same nature and the same amount count once, and so does a notice that stands there twice.
 */
export function claimedByNotices(notices: readonly ClaimingNotice[]): Cents {
  const counted = new Set<string>();
  const numbers = new Set<string>();
  let sum = 0n;
  for (const { number, nature, amountCents } of notices) {
    if (amountCents === null || (number !== null && numbers.has(number))) continue;
    if (number !== null) numbers.add(number);
    const claim = nature === null ? null : `${nature.trim().toLowerCase()} ${amountCents}`;
    if (claim !== null && counted.has(claim)) continue;
    if (claim !== null) counted.add(claim);
    sum += amountCents;
  }
  return sum;
}
