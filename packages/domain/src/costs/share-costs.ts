import type { PoolInput } from '../distribution/input.ts';
import { drawByGross } from '../distribution/share.ts';
import { sortById } from '../distribution/sort-by-id.ts';
import { isOpen, type Pool } from '../distribution/state.ts';
import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';

/** What one pool bears of the costs. Both together may be more than it holds. */
export interface BorneCosts {
  readonly ownCents: Cents;
  readonly commonCents: Cents;
}

/**
 * What each pool bears, as the calculation will take it: its own costs, and of the common ones its part by gross
 * proceeds. Where the costs are higher than the money, what nobody can pay is shown in the same proportion, so that
 * every common cost stands somewhere.
 */
export function shareCosts(
  pools: readonly PoolInput[],
  ownCosts: ReadonlyMap<string, Cents>,
  commonCents: Cents,
): ReadonlyMap<string, BorneCosts> {
  const sorted = sortById(pools).map((pool) => toPool(pool, ownCosts.get(pool.id) ?? 0n));
  const bearing = sorted.filter((pool) => isOpen(pool) && pool.grossCents > 0n);
  const payableCents = smallerOf(commonCents, sumCents(bearing.map(({ leftCents }) => leftCents)));
  const draws = drawByGross(payableCents, bearing);
  const unpaid = bearing.length === 0 ? [] : allocateByGross(commonCents - payableCents, bearing);
  const common = new Map(
    bearing.map(({ id }, place) => [id, (draws[place]?.drawnCents ?? 0n) + (unpaid[place] ?? 0n)]),
  );
  return new Map(
    sorted.map(({ id, ownCostsCents }) => [
      id,
      { ownCents: ownCostsCents, commonCents: common.get(id) ?? 0n },
    ]),
  );
}

/**
 * What does not come off first: the costs of an asset above what it brought in, and common ones above what the own
 * costs leave. It is served with the ordinary claims, from what all others leave.
 */
export function uncoveredCosts(
  pools: readonly PoolInput[],
  ownCosts: ReadonlyMap<string, Cents>,
  commonCents: Cents,
): Cents {
  const paid = pools.map((pool) => toPool(pool, ownCosts.get(pool.id) ?? 0n));
  const ownCents = sumCents(
    paid.map(({ ownCostsCents, grossCents, leftCents }) => ownCostsCents - (grossCents - leftCents)),
  );
  const leftCents = sumCents(paid.filter(isOpen).map((pool) => pool.leftCents));
  return ownCents + commonCents - smallerOf(commonCents, leftCents);
}

function allocateByGross(cents: Cents, pools: readonly Pool[]): Cents[] {
  return allocateProRata(
    cents,
    pools.map(({ grossCents }) => grossCents),
  );
}

function toPool({ id, kind, amountCents }: PoolInput, ownCents: Cents): Pool {
  const leftCents = amountCents > ownCents ? amountCents - ownCents : 0n;
  return { id, kind, grossCents: amountCents, leftCents, ownCostsCents: ownCents, commonCostsCents: 0n };
}
