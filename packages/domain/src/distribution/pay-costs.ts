import { addTo } from './claim-book.ts';
import { drawByGross, drawFrom, leftIn } from './draw.ts';
import type { PaymentRound } from './outcome.ts';
import { demandsOf, payable, share } from './share.ts';
import { isOpen, type Line, type Pool, unpaidOf } from './state.ts';

/**
 * Costs come off first (Judicial Code 1631, 1°; Mortgage Act 17, 19, 1°, 21): an asset's own costs off that asset,
 * then the common ones off all pools in proportion to their gross proceeds.
 */
export function payCosts(costs: readonly Line[], pools: readonly Pool[], rounds: PaymentRound[]): void {
  const ownCosts = new Map<string, Line[]>();
  for (const cost of costs) if (cost.poolId !== null) addTo(ownCosts, cost.poolId, cost);
  for (const pool of pools) payOwnCosts(pool, ownCosts.get(pool.id) ?? [], rounds);
  const demands = demandsOf(
    costs.filter(({ poolId }) => poolId === null),
    unpaidOf,
  );
  if (demands.totalCents === 0n) return;
  const bearing = pools.filter(isOpen);
  const paidCents = payable(demands, leftIn(bearing));
  const draws = drawByGross(paidCents, bearing);
  bearing.forEach((pool, index) => {
    pool.commonCostsCents = draws[index]?.drawnCents ?? 0n;
  });
  share(rounds, demands, paidCents, { kind: 'commonCosts', rank: rankOf(costs), draws });
}

function payOwnCosts(pool: Pool, own: readonly Line[], rounds: PaymentRound[]): void {
  const demands = demandsOf(own, unpaidOf);
  if (demands.totalCents === 0n) return;
  const paidCents = payable(demands, pool.leftCents);
  pool.ownCostsCents = paidCents;
  share(rounds, demands, paidCents, {
    kind: 'ownCosts',
    rank: rankOf(own),
    draws: [drawFrom(pool, paidCents)],
  });
}

function rankOf(costs: readonly Line[]): number {
  return costs[0]?.rank ?? 0;
}
