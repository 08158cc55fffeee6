import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';
import type { RankGroup } from './group-by-rank.ts';
import type { LineStep, PaymentRound } from './outcome.ts';
import { takeableCents } from './privileged-part.ts';
import { type Demands, demandsOf, drawFrom, leftIn, payable, type RoundFacts, share } from './share.ts';
import type { GeneralRank, Line, Lot, Pool } from './state.ts';

/** The specific claims whose turn it is on each pool. A claim on several lots may have its turn on some of them only. */
export type Reached = ReadonlyMap<Pool, RankGroup>;

/** Specific claims on one pool, none of which has another lot. */
export function serveOnePool(pool: Pool, group: RankGroup, rounds: PaymentRound[]): void {
  const demands = demandsOf(group.lines, takeableCents);
  if (demands.totalCents === 0n) return;
  const paidCents = payable(demands, pool.leftCents);
  share(rounds, demands, paidCents, { ...factsOf(group), draws: [drawFrom(pool, paidCents)] });
}

/**
 * Specific claims on several pools at once. Each calls on its lots in proportion to what is left there; a lot that
 * cannot meet all calls is shared pro rata (Mortgage Act 14), and what a claim missed there it calls for again where
 * something is left. A claim that no lot can pay anything is told so once.
 */
export function serveLots(reached: Reached, rounds: PaymentRound[]): void {
  tellOfEmptyLots(reached, rounds);
  let hasMissed: boolean;
  do {
    hasMissed = false;
    for (const [pool, demands] of callOnLots(reached)) {
      const group = reached.get(pool);
      if (group === undefined) continue;
      const paidCents = payable(demands, pool.leftCents);
      hasMissed ||= paidCents < demands.totalCents;
      share(rounds, demands, paidCents, { ...factsOf(group), draws: [drawFrom(pool, paidCents)] });
    }
    // A single pool gives all that is asked or all that it holds: nobody has a reason to call again.
  } while (hasMissed && reached.size > 1);
}

/**
 * A general rank with specific claims of the same rank beside it. The general claims together call on all pools, as
 * one claim on all lots would. On a pool that cannot pay both, they and the specific claims share pro rata (Mortgage
 * Act 14); what either misses there it takes from the pools of its own that still hold something.
 */
export function serveWithGeneral(
  { rank, lines }: GeneralRank,
  reached: Reached,
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  const demands = demandsOf(lines, takeableCents);
  const held = pools.map(({ leftCents }) => leftCents);
  const drawn = pools.map(() => 0n);
  tellOfEmptyLots(reached, rounds);
  for (let moved = true; moved; ) {
    const calls = callOnLots(reached);
    const missing = demands.totalCents - sumCents(drawn);
    const lefts = pools.map(({ leftCents }) => leftCents);
    const asked = allocateProRata(smallerOf(missing, leftIn(pools)), lefts);
    moved = calls.size > 0 || asked.some((cents) => cents > 0n);
    pools.forEach((pool, place) => {
      const got = payBoth(pool, reached.get(pool), calls.get(pool), asked[place] ?? 0n, rounds);
      drawn[place] = (drawn[place] ?? 0n) + got;
    });
  }
  if (demands.totalCents === 0n) return;
  const draws = pools.map(({ id }, place) => ({
    poolId: id,
    availableCents: held[place] ?? 0n,
    drawnCents: drawn[place] ?? 0n,
  }));
  share(rounds, demands, sumCents(drawn), { kind: 'general', rank, draws });
}

/** Serves the specific calls on one pool, and says what the general ones of the same rank took there. */
function payBoth(
  pool: Pool,
  group: RankGroup | undefined,
  calls: Demands | undefined,
  generalCents: Cents,
  rounds: PaymentRound[],
): Cents {
  const calledCents = calls?.totalCents ?? 0n;
  let concurrentGeneralCents = generalCents;
  if (calledCents + generalCents > pool.leftCents) {
    [, concurrentGeneralCents = 0n] = allocateProRata(pool.leftCents, [calledCents, generalCents]);
  }
  if (group !== undefined && calls !== undefined) {
    const paidCents = payable(calls, pool.leftCents - concurrentGeneralCents);
    const draws = [drawFrom(pool, paidCents)];
    share(rounds, calls, paidCents, { ...factsOf(group), draws, concurrentGeneralCents });
  }
  drawFrom(pool, concurrentGeneralCents);
  return concurrentGeneralCents;
}

function factsOf({ rank, orderReason }: RankGroup): Omit<RoundFacts, 'draws'> {
  return orderReason === undefined ? { kind: 'specific', rank } : { kind: 'specific', rank, orderReason };
}

/** What the claims ask of each pool that still holds something; each list in canonical order. */
function callOnLots(reached: Reached): ReadonlyMap<Pool, Demands> {
  const asked = new Map<Pool, Calls>();
  const callsOf = reached.size === 1 ? undefined : callsOnSeveral(reached);
  for (const [pool, { lines }] of reached) {
    if (!holdsMoney(pool)) continue;
    const calls: Calls = { lines: [], cents: [], overLots: [], totalCents: 0n };
    for (const line of lines) addCall(calls, line, pool, callsOf?.get(line) ?? callOf(line, [pool]));
    if (calls.totalCents > 0n) asked.set(pool, calls);
  }
  return asked;
}

/** The calls of the claims that have their turn on several pools at once. */
function callsOnSeveral(reached: Reached): ReadonlyMap<Line, Call> {
  const callsOf = new Map<Line, Call>();
  for (const [line, pools] of reachedPools(reached, holdsMoney)) {
    if (line.lots.length > 1) callsOf.set(line, callOf(line, pools));
  }
  return callsOf;
}

function addCall(calls: Calls, line: Line, pool: Pool, { pools, parts, overLots }: Call): void {
  const cents = parts[pools.indexOf(pool)] ?? 0n;
  if (cents === 0n) return;
  calls.lines.push(line);
  calls.cents.push(cents);
  calls.overLots.push(overLots);
  calls.totalCents += cents;
}

function holdsMoney({ leftCents }: Pool): boolean {
  return leftCents > 0n;
}

interface Calls extends Demands {
  readonly lines: Line[];
  readonly cents: Cents[];
  readonly overLots: LineStep['overLots'][];
  totalCents: Cents;
}

/** What one claim asks of its lots: the part at an index is asked of the pool at the same index. */
interface Call {
  readonly pools: readonly Pool[];
  readonly parts: readonly Cents[];
  readonly overLots?: LineStep['overLots'];
}

/** All of what a claim lacks is split over its lots, also when they cannot pay it: claims weigh by what is owed. */
function callOf(line: Line, pools: readonly Pool[]): Call {
  const demandedCents = takeableCents(line);
  if (line.fixedReason !== null) return { pools, parts: fixedParts(line, pools, demandedCents) };
  if (line.lots.length === 1) return { pools, parts: [demandedCents] };
  const lefts = pools.map(({ leftCents }) => leftCents);
  const overLots = { demandedCents, heldCents: sumCents(lefts) };
  const parts = pools.length === 1 ? [demandedCents] : allocateProRata(demandedCents, lefts);
  return { pools, parts, overLots };
}

/** Where the bailiff fixed the parts, no lot is asked for more than its own. */
function fixedParts({ lots }: Line, pools: readonly Pool[], demandedCents: Cents): readonly Cents[] {
  const open = pools.map(({ id }) => openPart(lots.find(({ poolId }) => poolId === id)));
  return sumCents(open) > demandedCents ? allocateProRata(demandedCents, open) : open;
}

function openPart(lot: Lot | undefined): Cents {
  return (lot?.fixedCents ?? 0n) - (lot?.paidCents ?? 0n);
}

/** The pools on which each claim has its turn now. */
function reachedPools(reached: Reached, isWanted: (pool: Pool) => boolean): ReadonlyMap<Line, Pool[]> {
  const poolsOf = new Map<Line, Pool[]>();
  for (const [pool, { lines }] of reached) {
    if (!isWanted(pool)) continue;
    for (const line of lines) {
      const known = poolsOf.get(line);
      if (known === undefined) poolsOf.set(line, [pool]);
      else known.push(pool);
    }
  }
  return poolsOf;
}

/** Claims that find nothing on any lot whose turn it is: a round without payment, so that the story says so. */
function tellOfEmptyLots(reached: Reached, rounds: PaymentRound[]): void {
  if ([...reached.keys()].every(holdsMoney)) return;
  const withMoney = reachedPools(reached, holdsMoney);
  const told = new Set<Line>();
  for (const [pool, group] of reached) {
    if (pool.leftCents > 0n) continue;
    const lines = group.lines.filter((line) => !(withMoney.has(line) || told.has(line)));
    for (const line of lines) told.add(line);
    const demands = demandsOf(lines, takeableCents);
    if (demands.totalCents > 0n)
      share(rounds, demands, 0n, { ...factsOf(group), draws: [drawFrom(pool, 0n)] });
  }
}
