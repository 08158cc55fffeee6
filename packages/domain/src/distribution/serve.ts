import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';
import { drawFrom, drawInProportion, leftIn } from './draw.ts';
import type { RankGroup } from './group-by-rank.ts';
import type { PaymentRound } from './outcome.ts';
import { privilegedCents } from './privileged-part.ts';
import { demandsOf, payable, type RoundFacts, share } from './share.ts';
import type { Line, Pool } from './state.ts';

/** Specific claims draw on the pool of their asset, and on nothing else. */
export function serveSpecific(pool: Pool, group: RankGroup, rounds: PaymentRound[]): void {
  const demands = demandsOf(group.lines, privilegedCents);
  if (demands.totalCents === 0n) return;
  const paidCents = payable(demands, pool.leftCents);
  share(rounds, demands, paidCents, { ...factsOf(group), draws: [drawFrom(pool, paidCents)] });
}

function factsOf({ rank, orderReason }: RankGroup): Omit<RoundFacts, 'draws'> {
  return orderReason === undefined ? { kind: 'specific', rank } : { kind: 'specific', rank, orderReason };
}

/** Claims on everything draw on all pools that are open to them, on each in proportion to what is left in it. */
export function serveGeneral(
  { kind, rank }: Pick<RoundFacts, 'kind' | 'rank'>,
  lines: readonly Line[],
  centsOf: (line: Line) => Cents,
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  const demands = demandsOf(lines, centsOf);
  if (demands.totalCents === 0n) return;
  const paidCents = payable(demands, leftIn(pools));
  share(rounds, demands, paidCents, { kind, rank, draws: drawInProportion(paidCents, pools) });
}

/**
 * A general rank with specific claims of the same rank beside it. On a pool that cannot pay both, the specific
 * claims and what the general ones ask of that pool share pro rata (Mortgage Act 14); what the general ones miss
 * there they take from the pools that still hold something.
 */
export function serveTogether(
  rank: number,
  lines: readonly Line[],
  concurrent: ReadonlyMap<Pool, RankGroup>,
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  const demands = demandsOf(lines, privilegedCents);
  const lefts = pools.map(({ leftCents }) => leftCents);
  const asked = allocateProRata(payable(demands, leftIn(pools)), lefts);
  const first = pools.map((pool, index) =>
    payConcurrently(pool, concurrent.get(pool), asked[index] ?? 0n, rounds),
  );
  const missing = demands.totalCents - sumCents(first);
  const draws = drawInProportion(smallerOf(missing, leftIn(pools)), pools).map(
    ({ poolId, drawnCents }, index) => ({
      poolId,
      availableCents: lefts[index] ?? 0n,
      drawnCents: drawnCents + (first[index] ?? 0n),
    }),
  );
  if (demands.totalCents === 0n) return;
  const paidCents = sumCents(draws.map(({ drawnCents }) => drawnCents));
  share(rounds, demands, paidCents, { kind: 'general', rank, draws });
}

/** Serves the specific claims of one pool, and says what the general ones of the same rank took there. */
function payConcurrently(
  pool: Pool,
  group: RankGroup | undefined,
  generalCents: Cents,
  rounds: PaymentRound[],
): Cents {
  const demands = demandsOf(group?.lines ?? [], privilegedCents);
  let concurrentGeneralCents = generalCents;
  if (demands.totalCents + generalCents > pool.leftCents) {
    [, concurrentGeneralCents = 0n] = allocateProRata(pool.leftCents, [demands.totalCents, generalCents]);
  }
  if (group !== undefined && demands.totalCents > 0n) {
    const paidCents = payable(demands, pool.leftCents - concurrentGeneralCents);
    share(rounds, demands, paidCents, {
      ...factsOf(group),
      draws: [drawFrom(pool, paidCents)],
      concurrentGeneralCents,
    });
  }
  drawFrom(pool, concurrentGeneralCents);
  return concurrentGeneralCents;
}
