import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';
import type { Draw } from './outcome.ts';
import type { Pool } from './state.ts';

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
    const exhausted = bearing.filter((pool, index) => (parts[index] ?? 0n) > pool.leftCents);
    const settled = exhausted.length > 0 ? exhausted : bearing;
    for (const pool of settled)
      drawn.set(pool, smallerOf(parts[bearing.indexOf(pool)] ?? 0n, pool.leftCents));
    openCents -= sumCents(settled.map((pool) => drawn.get(pool) ?? 0n));
    bearing = bearing.filter((pool) => !drawn.has(pool));
  }
  return pools.map((pool) => drawFrom(pool, drawn.get(pool) ?? 0n));
}
