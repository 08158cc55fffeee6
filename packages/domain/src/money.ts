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
  if (available === total) return [...weights];
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
  giveLeftOver(Number(leftOver), parts, remainders, total);
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

/** One cent more for each of the `count` largest remainders, and among equal ones for the earlier. */
function giveLeftOver(count: number, parts: Cents[], remainders: readonly bigint[], total: Cents): void {
  if (count === 0) return;
  const smallest = sortAscending(remainders, total).at(-count) ?? 0n;
  let ties = count;
  for (const remainder of remainders) if (remainder > smallest) ties -= 1;
  remainders.forEach((remainder, line) => {
    const isTied = remainder === smallest;
    if (remainder > smallest || (isTied && ties > 0)) parts[line] = (parts[line] ?? 0n) + 1n;
    if (isTied) ties -= 1;
  });
}

/** A typed array sorts several times faster, but holds 64 bits only; remainders are smaller than the total. */
function sortAscending(remainders: readonly bigint[], total: Cents): BigUint64Array | bigint[] {
  if (total < 2n ** 64n) return BigUint64Array.from(remainders).sort();
  return remainders.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
}
