/** Money is whole cents in a bigint: sums and products never lose anything. */
export type Cents = bigint;

/**
 * The largest amount the product accepts: ten trillion euros. Every accepted amount, and the sum of a few of
 * them, is an integer that a JSON number carries exactly.
 */
export const LARGEST_AMOUNT: Cents = 1_000_000_000_000_000n;

const LARGEST_EUROS = Number(LARGEST_AMOUNT) / 100;

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}

export function smallerOf(one: Cents, other: Cents): Cents {
  return one < other ? one : other;
}

/**
 * `amount x numerator / denominator` to the nearest cent, half a cent away from zero: the ordinary commercial
 * rounding for VAT and percentages. For sharing one amount among many use `allocateProRata`, whose parts add up.
 */
export function roundedShare(amount: Cents, numerator: bigint, denominator: bigint): Cents {
  if (denominator <= 0n) throw new RangeError('The denominator of a share must be positive.');
  const product = amount * numerator;
  const magnitude = product < 0n ? -product : product;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return product < 0n ? -rounded : rounded;
}

/** Whether a JSON number is an amount in euros with at most two decimals that cents can hold exactly. */
export function isEuroAmount(euros: number): boolean {
  // A division is correctly rounded, so the quotient is the very double that the two-decimal text parses to.
  return Math.abs(euros) <= LARGEST_EUROS && Math.round(euros * 100) / 100 === euros;
}

/** @throws RangeError when the number has more than two decimals or is too large: nothing is rounded silently. */
export function centsFromEuros(euros: number): Cents {
  if (!isEuroAmount(euros))
    throw new RangeError(`${euros} is not an amount in euros with at most two decimals.`);
  return BigInt(Math.round(euros * 100));
}

/** @throws RangeError beyond the largest amount, where a JSON number would no longer be exact. */
export function eurosFromCents(cents: Cents): number {
  if (cents > LARGEST_AMOUNT || cents < -LARGEST_AMOUNT) {
    throw new RangeError(`${cents} cents do not fit in a JSON number of euros.`);
  }
  return Number(cents) / 100;
}

/**
 * Splits `available` over `weights` in proportion, to the cent.
 *
 * Left-over cents go to the largest remainders, ties to the earlier line: the parts always add up to
 * `available`, no part exceeds its weight as long as `available` does not exceed their sum, and the same
 * input always gives the same answer.
 *
 * @throws RangeError on a negative amount, and when there is money but no weight to carry it.
 */
export function allocateProRata(available: Cents, weights: readonly Cents[]): Cents[] {
  const total = checkedTotal(available, weights);
  if (total === 0n) return weights.map(() => 0n);
  const parts: Cents[] = [];
  const remainders: bigint[] = [];
  let leftOver = available;
  for (const weight of weights) {
    const product = available * weight;
    const part = product / total;
    parts.push(part);
    remainders.push(product - part * total);
    leftOver -= part;
  }
  for (const line of linesOfLargestRemainders(remainders, Number(leftOver)))
    parts[line] = (parts[line] ?? 0n) + 1n;
  return parts;
}

function checkedTotal(available: Cents, weights: readonly Cents[]): Cents {
  let total = 0n;
  for (const weight of weights) {
    if (weight < 0n) throw new RangeError('A weight cannot be negative.');
    total += weight;
  }
  if (available < 0n) throw new RangeError('The amount to share cannot be negative.');
  if (total === 0n && available > 0n)
    throw new RangeError('There is money to share but no weight to carry it.');
  return total;
}

function linesOfLargestRemainders(remainders: readonly bigint[], count: number): number[] {
  if (count === 0) return [];
  const lines = remainders.map((_, line) => line);
  lines.sort((one, other) => {
    const left = remainders[one] ?? 0n;
    const right = remainders[other] ?? 0n;
    if (left === right) return one - other;
    return left > right ? -1 : 1;
  });
  return lines.slice(0, count);
}
