/** Money is whole cents in a bigint: sums and products never lose anything. */
export type Cents = bigint;

/**
 * The largest amount the product accepts: ten trillion euros. Every accepted amount, and the sum of a few of
 * them, is an integer that a JSON number carries exactly.
 */
export const MAX_CENTS: Cents = 1_000_000_000_000_000n;

const MAX_EUROS = Number(MAX_CENTS) / 100;

export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

export function smallerOf(one: Cents, other: Cents): Cents {
  return one < other ? one : other;
}

export function largerOf(one: Cents, other: Cents): Cents {
  return one > other ? one : other;
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
  return Math.abs(euros) <= MAX_EUROS && Math.round(euros * 100) / 100 === euros;
}

/** @throws RangeError when the number has more than two decimals or is too large: nothing is rounded silently. */
export function centsFromEuros(euros: number): Cents {
  if (!isEuroAmount(euros))
    throw new RangeError(`${euros} is not an amount in euros with at most two decimals.`);
  return BigInt(Math.round(euros * 100));
}

/** @throws RangeError beyond the largest amount, where a JSON number would no longer be exact. */
export function eurosFromCents(cents: Cents): number {
  if (cents > MAX_CENTS || cents < -MAX_CENTS) {
    throw new RangeError(`${cents} cents do not fit in a JSON number of euros.`);
  }
  return Number(cents) / 100;
}

/** Adds amounts in euros over whole cents: as floating numbers they would drift. */
export function sumEuros(amounts: readonly number[]): number {
  return amounts.reduce((sum, euros) => sum + Math.round(euros * 100), 0) / 100;
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
  if (available === total) return weights.slice();
  // No product is larger than this one, so plain numbers hold them all exactly, several times faster.
  const isSmall = available * total <= BigInt(Number.MAX_SAFE_INTEGER);
  return isSmall
    ? allocateSmall(Number(available), weights, Number(total))
    : allocateLarge(available, weights, total);
}

function allocateSmall(available: number, weights: readonly Cents[], total: number): Cents[] {
  const parts = weights.slice();
  const remainders = parts.length <= FEW ? new Array<number>(parts.length) : new Float64Array(parts.length);
  let leftOver = available;
  for (let line = 0; line < weights.length; line += 1) {
    const product = available * Number(weights[line]);
    const part = Math.floor(product / total);
    parts[line] = BigInt(part);
    remainders[line] = product - part * total;
    leftOver -= part;
  }
  distributeRemainder(leftOver, parts, remainders);
  return parts;
}

function allocateLarge(available: Cents, weights: readonly Cents[], total: Cents): Cents[] {
  const parts = weights.slice();
  const isFew = parts.length <= FEW || total >= BEYOND_64_BITS;
  // They are smaller than the total, so 64 bits hold them unless that is huge.
  const remainders = isFew ? parts.slice() : new BigUint64Array(parts.length);
  let leftOver = available;
  for (let line = 0; line < weights.length; line += 1) {
    const product = available * (weights[line] ?? 0n);
    const part = product / total;
    parts[line] = part;
    remainders[line] = product - part * total;
    leftOver -= part;
  }
  distributeRemainder(Number(leftOver), parts, remainders);
  return parts;
}

function checkedTotal(available: Cents, weights: readonly Cents[]): Cents {
  let total = 0n;
  for (const weight of weights) {
    if (weight < 0n) throw new RangeError('A weight cannot be negative.');
    total += weight;
  }
  if (available < 0n) throw new RangeError('The amount to share cannot be negative.');
  if (total === 0n && available > 0n) {
    throw new RangeError('There is money to share but no weight to carry it.');
  }
  return total;
}

type Remainders = readonly number[] | Float64Array | readonly bigint[] | BigUint64Array;

const BEYOND_64_BITS = 2n ** 64n;
/** Up to here an ordinary list is made and sorted faster than a typed array. */
const FEW = 24;

/** One cent more for each of the `count` largest remainders, and among equal ones for the earlier. */
function distributeRemainder(count: number, parts: Cents[], remainders: Remainders): void {
  if (count === 0) return;
  const sorted = sortAscending(remainders);
  const place = sorted.length - count;
  const smallest = sorted[place] ?? 0;
  let ties = 1;
  while (sorted[place + ties] === smallest) ties += 1;
  for (let line = 0; line < parts.length; line += 1) {
    const remainder = remainders[line] ?? 0;
    if (remainder < smallest) continue;
    if (remainder > smallest || ties > 0) parts[line] = (parts[line] ?? 0n) + 1n;
    if (remainder === smallest) ties -= 1;
  }
}

function sortAscending(remainders: Remainders): Remainders {
  // A typed array sorts by value without asking for a comparison, several times faster.
  if (remainders instanceof Float64Array || remainders instanceof BigUint64Array)
    return remainders.toSorted();
  return remainders.toSorted((one: number | bigint, other: number | bigint) =>
    one < other ? -1 : one > other ? 1 : 0,
  );
}
