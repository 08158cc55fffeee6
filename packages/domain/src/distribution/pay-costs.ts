import { groupBy } from '../group-by.ts';
import { allocateProRata, sumCents } from '../money.ts';
import type { Draw, PaymentRound } from './outcome.ts';
import { demandsOf, drawByGross, drawFrom, giveFromLot, leftIn, payable, share } from './share.ts';
import { isOpen, type Line, type Pool, receivedOf, unpaidOf } from './state.ts';

/**
 * Costs come off first (Judicial Code 1631, 1°; Mortgage Act 17, 19, 1°, 21), against those in whose interest they were
 * made: a lot's own costs off that lot, those of several lots off these, then the common ones off all pools; where
 * several bear a cost, in proportion to their gross proceeds.
 */
export function payCosts(costs: readonly Line[], pools: readonly Pool[], rounds: PaymentRound[]): void {
  const ofLots = costs.filter(({ bearerId }) => bearerId === null);
  const ownCosts = groupBy(
    ofLots.filter(({ lots }) => lots.length === 1),
    ({ lots }) => lots[0]?.poolId,
  );
  for (const pool of pools) payOwnCosts(pool, ownCosts.get(pool.id) ?? [], rounds);
  for (const together of costsOfSeveralLots(ofLots)) payLotCosts(together, pools, rounds);
  payCommonCosts(
    ofLots.filter(({ lots }) => lots.length === 0),
    pools,
    rounds,
  );
}

function payOwnCosts(pool: Pool, costs: readonly Line[], rounds: PaymentRound[]): void {
  const demands = demandsOf(costs, unpaidOf);
  if (demands.totalCents === 0n) return;
  const paidCents = payable(demands, pool.leftCents);
  pool.ownCostsCents = paidCents;
  share(rounds, demands, paidCents, {
    kind: 'ownCosts',
    rank: rankOf(costs),
    draws: [drawFrom(pool, paidCents)],
  });
}

/** The costs that bear on the same lots; those of fewer lots first, because they are nearer to the goods. */
function costsOfSeveralLots(costs: readonly Line[]): readonly (readonly Line[])[] {
  const several = costs.filter(({ lots }) => lots.length > 1);
  const groups = groupBy(several, ({ lots }) => lots.map(({ poolId }) => poolId).join(' '));
  return [...groups]
    .toSorted(([one, a], [other, b]) => lotsOf(a) - lotsOf(b) || (one < other ? -1 : 1))
    .map(([, group]) => group);
}

function lotsOf([first]: readonly Line[]): number {
  return first?.lots.length ?? 0;
}

function payLotCosts(costs: readonly Line[], pools: readonly Pool[], rounds: PaymentRound[]): void {
  const ids = new Set(costs[0]?.lots.map(({ poolId }) => poolId));
  const bearing = pools.filter(({ id }) => ids.has(id));
  const demands = demandsOf(costs, unpaidOf);
  if (demands.totalCents === 0n) return;
  const paidCents = payable(demands, leftIn(bearing));
  const draws = drawByGross(paidCents, bearing);
  bearing.forEach((pool, place) => {
    pool.ownCostsCents += draws[place]?.drawnCents ?? 0n;
  });
  share(rounds, demands, paidCents, { kind: 'lotCosts', rank: rankOf(costs), draws });
  tellLots(costs, draws);
}

/** What each lot gave to each cost: in proportion to what it gave to all, so that both sums hold. */
function tellLots(costs: readonly Line[], draws: readonly Draw[]): void {
  let open = draws.map(({ drawnCents }) => drawnCents);
  for (const cost of costs) {
    const parts = allocateProRata(cost.allottedCents, open);
    draws.forEach(({ poolId }, place) => {
      giveFromLot(cost, poolId, parts[place] ?? 0n);
    });
    open = open.map((cents, place) => cents - (parts[place] ?? 0n));
  }
}

function payCommonCosts(costs: readonly Line[], pools: readonly Pool[], rounds: PaymentRound[]): void {
  const demands = demandsOf(costs, unpaidOf);
  if (demands.totalCents === 0n) return;
  const bearing = pools.filter(isOpen);
  const paidCents = payable(demands, leftIn(bearing));
  const draws = drawByGross(paidCents, bearing);
  bearing.forEach((pool, index) => {
    pool.commonCostsCents = draws[index]?.drawnCents ?? 0n;
  });
  share(rounds, demands, paidCents, { kind: 'commonCosts', rank: rankOf(costs), draws });
}

/**
 * Costs that one creditor bears come off what he would receive, and off nothing else: what is consigned is not his
 * yet, and what he does not receive stays unpaid.
 */
export function payCreditorCosts(
  costs: readonly Line[],
  claims: readonly Line[],
  rounds: PaymentRound[],
): void {
  const borne = groupBy(
    costs.filter(({ bearerId }) => bearerId !== null),
    ({ bearerId }) => bearerId,
  );
  for (const [bearerId, own] of borne) {
    const demands = demandsOf(own, unpaidOf);
    if (demands.totalCents === 0n) continue;
    const lines = claims.filter(({ creditorId }) => creditorId === bearerId);
    const received = lines.map(receivedOf);
    const availableCents = sumCents(received);
    const paidCents = payable(demands, availableCents);
    const parts = allocateProRata(paidCents, received);
    lines.forEach((line, place) => {
      line.borneCents = parts[place] ?? 0n;
    });
    share(rounds, demands, paidCents, {
      kind: 'creditorCosts',
      rank: rankOf(own),
      draws: [],
      availableCents,
    });
  }
}

function rankOf(costs: readonly Line[]): number {
  return costs[0]?.rank ?? 0;
}
