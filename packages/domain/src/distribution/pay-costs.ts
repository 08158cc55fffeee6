import { sumCents } from '../money.ts';
import { drawByGross, drawFrom } from './draw.ts';
import { demandsOf, payable, share } from './share.ts';
import { groupByPool, isOpen, type Line, type Pool, type Story, unpaidOf } from './state.ts';

/**
 * Costs come off first (Judicial Code 1631, 1°; Mortgage Act 17, 19, 1°, 21): an asset's own costs off that asset,
 * then the common ones off all pools in proportion to their gross proceeds.
 */
export function payCosts(costs: readonly Line[], pools: readonly Pool[], story: Story): void {
  for (const [pool, own] of groupByPool(costs)) payOwnCosts(pool, own, story);
  const common = costs.filter((line) => line.pool === undefined);
  const bearing = pools.filter(isOpen);
  const demands = demandsOf(common, unpaidOf);
  if (demands.length === 0) return;
  const paidCents = payable(demands, sumCents(bearing.map(({ leftCents }) => leftCents)));
  const draws = drawByGross(paidCents, bearing);
  bearing.forEach((pool, index) => {
    pool.commonCostsCents = draws[index]?.drawnCents ?? 0n;
  });
  share(story, demands, paidCents, { kind: 'commonCosts', rank: demands[0]?.line.rank ?? 0, draws });
}

function payOwnCosts(pool: Pool, own: readonly Line[], story: Story): void {
  const demands = demandsOf(own, unpaidOf);
  if (demands.length === 0) return;
  const paidCents = payable(demands, pool.leftCents);
  const draws = [drawFrom(pool, paidCents)];
  pool.ownCostsCents = paidCents;
  share(story, demands, paidCents, { kind: 'ownCosts', rank: demands[0]?.line.rank ?? 0, draws });
}
