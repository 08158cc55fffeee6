import { allocateProRata, type Cents, smallerOf } from '../money.ts';
import type { Draw } from './outcome.ts';
import type { Pool } from './state.ts';

export function leftIn(pools: readonly Pool[]): Cents {
  let left = 0n;
  for (const pool of pools) left += pool.leftCents;
  return left;
}

/** Takes an amount out of pools, from each in proportion to what is left in it. There must be enough. */
export function drawInProportion(amountCents: Cents, pools: readonly Pool[]): Draw[] {
  const parts = allocateProRata(
    amountCents,
    pools.map(({ leftCents }) => leftCents),
  );
  return pools.map((pool, index) => drawFrom(pool, parts[index] ?? 0n));
}

export function drawFrom(pool: Pool, drawnCents: Cents): Draw {
  const availableCents = pool.leftCents;
  if (drawnCents > availableCents) throw new Error(`Pool ${pool.id} does not hold ${drawnCents} cents.`);
  pool.leftCents -= drawnCents;
  return { poolId: pool.id, availableCents, drawnCents };
}

/**
 * Takes an amount out of pools in proportion to their gross proceeds, as common costs are borne. What a pool cannot
 * bear any more falls on the others, in the same proportion.
 */
export function drawByGross(amountCents: Cents, pools: readonly Pool[]): Draw[] {
  const drawn = new Map<Pool, Cents>();
  let bearing = pools.filter(({ leftCents }) => leftCents > 0n);
  let openCents = amountCents;
  while (openCents > 0n) {
    const parts = allocateProRata(
      openCents,
      bearing.map(({ grossCents }) => grossCents),
    );
    const shares = bearing.map((pool, index) => ({ pool, cents: parts[index] ?? 0n }));
    const exhausted = shares.filter(({ pool, cents }) => cents > pool.leftCents);
    for (const { pool, cents } of exhausted.length > 0 ? exhausted : shares) {
      const borne = smallerOf(cents, pool.leftCents);
      drawn.set(pool, borne);
      openCents -= borne;
    }
    bearing = bearing.filter((pool) => !drawn.has(pool));
  }
  return pools.map((pool) => drawFrom(pool, drawn.get(pool) ?? 0n));
}
