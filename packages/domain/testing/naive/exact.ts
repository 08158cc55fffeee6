/** Exact fractions for the naive calculation: deliberately not the ones of the product. */
export interface Exact {
  readonly top: bigint;
  readonly bottom: bigint;
}

function ratio(top: bigint, bottom: bigint): Exact {
  return { top, bottom };
}

function floorOf({ top, bottom }: Exact): bigint {
  return top / bottom;
}

/** What a fraction has above its floor. */
function restOf({ top, bottom }: Exact): Exact {
  return { top: top % bottom, bottom };
}

function isLarger(one: Exact, other: Exact): boolean {
  return one.top * other.bottom > other.top * one.bottom;
}

/**
 * Whole cents for exact shares: everybody first gets the floor of his share, then one cent after the other goes to
 * whoever misses most, the first of them among equals.
 */
function inWholeCents(shares: readonly Exact[], total: bigint): bigint[] {
  const cents = shares.map(floorOf);
  const missing = shares.map(restOf);
  for (let given = cents.reduce((sum, part) => sum + part, 0n); given < total; given += 1n) {
    let neediest = 0;
    missing.forEach((rest, index) => {
      if (isLarger(rest, missing[neediest] ?? ratio(0n, 1n))) neediest = index;
    });
    cents[neediest] = (cents[neediest] ?? 0n) + 1n;
    missing[neediest] = ratio(-1n, 1n);
  }
  return cents;
}

/** An amount in whole cents, in proportion to weights. */
export function inProportion(amount: bigint, weights: readonly bigint[]): bigint[] {
  if (amount === 0n) return weights.map(() => 0n);
  const total = sum(weights);
  const shares = weights.map((weight) => ratio(weight * amount, total));
  return inWholeCents(shares, amount);
}

export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
