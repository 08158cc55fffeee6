import { getPrivilege } from '@prorata/law/privileges/catalogue';
import { rankInForce } from '@prorata/law/privileges/in-force';
import type { IsoDate } from '../iso-date.ts';
import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';
import type { RankGroup } from './group-by-rank.ts';
import type { PaymentRound } from './outcome.ts';
import { privilegedCents } from './privileged-part.ts';
import type { Settled } from './read-choices.ts';
import { demandsOf, drawFrom, drawInProportion, leftIn, payable, type RoundFacts, share } from './share.ts';
import { type GeneralRank, type Line, type Pool, unpaidOf } from './state.ts';

/**
 * One walk over the ranks. Before each general rank every pool serves the specific claims that come before it there,
 * so that what the general claims find in each pool is exactly what the law leaves them.
 */
export function walkRanks(
  generals: readonly GeneralRank[],
  groups: ReadonlyMap<Pool, readonly RankGroup[]>,
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  for (const [index, stops] of stopsOf(groups, generals.length).entries()) {
    const concurrent = new Map<Pool, RankGroup>();
    for (const { pool, group } of stops) {
      if (group.isWithGeneral) concurrent.set(pool, group);
      else serveSpecific(pool, group, rounds);
    }
    const general = generals[index];
    if (general === undefined) continue;
    if (concurrent.size > 0) serveTogether(general.rank, general.lines, concurrent, pools, rounds);
    else serveGeneral({ kind: 'general', rank: general.rank }, general.lines, privilegedCents, pools, rounds);
  }
}

interface Stop {
  readonly pool: Pool;
  readonly group: RankGroup;
}

/** The groups of all pools by the general rank that comes after them, or with them; the last come after all ranks. */
function stopsOf(groups: ReadonlyMap<Pool, readonly RankGroup[]>, generals: number): readonly Stop[][] {
  const stops = Array.from({ length: generals + 1 }, (): Stop[] => []);
  for (const [pool, queue] of groups) {
    for (const group of queue) stops[group.beforeGeneral]?.push({ pool, group });
  }
  return stops;
}

/** What privileges left unpaid joins the ordinary claims (Civil Code 3.36). */
export function serveOrdinary(
  lines: readonly Line[],
  { asOf, restAboveCap }: Pick<Settled, 'restAboveCap'> & { readonly asOf: IsoDate },
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  const restOf = restAboveCap === 'ordinary' ? unpaidOf : privilegedCents;
  const subordinatedRank = rankInForce(SUBORDINATED, asOf);
  const ordinaryCents = (line: Line) => (line.rank === subordinatedRank ? 0n : restOf(line));
  serveGeneral({ kind: 'ordinary', rank: rankInForce(ORDINARY, asOf) }, lines, ordinaryCents, pools, rounds);
}

/** A creditor who gave up his rank by contract comes after the ordinary claims (Civil Code 3.36 al. 2). */
export function serveSubordinated(
  lines: readonly Line[],
  asOf: IsoDate,
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  serveGeneral(
    { kind: 'subordinated', rank: rankInForce(SUBORDINATED, asOf) },
    lines,
    unpaidOf,
    pools,
    rounds,
  );
}

const ORDINARY = getPrivilege('chirographic');
const SUBORDINATED = getPrivilege('subordinated');

/** Specific claims draw on the pool of their asset, and on nothing else. */
function serveSpecific(pool: Pool, group: RankGroup, rounds: PaymentRound[]): void {
  const demands = demandsOf(group.lines, privilegedCents);
  if (demands.totalCents === 0n) return;
  const paidCents = payable(demands, pool.leftCents);
  share(rounds, demands, paidCents, { ...factsOf(group), draws: [drawFrom(pool, paidCents)] });
}

function factsOf({ rank, orderReason }: RankGroup): Omit<RoundFacts, 'draws'> {
  return orderReason === undefined ? { kind: 'specific', rank } : { kind: 'specific', rank, orderReason };
}

/** Claims on everything draw on all pools that are open to them, on each in proportion to what is left in it. */
function serveGeneral(
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
function serveTogether(
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
