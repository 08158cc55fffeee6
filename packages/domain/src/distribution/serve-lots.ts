import { allocateProRata, type Cents, smallerOf, sumCents } from '../money.ts';
import type { RankGroup } from './group-by-rank.ts';
import type { LineStep, PaymentRound } from './outcome.ts';
import { takeableCents } from './privileged-part.ts';
import { type Demands, demandsOf, drawFrom, leftIn, payable, share } from './share.ts';
import type { GeneralRank, Line, Pool } from './state.ts';

/** Specific claims that have their turn on a pool. A claim on several lots may have its turn on some of them only. */
export interface Turn {
  readonly pool: Pool;
  readonly group: RankGroup;
}

/** Specific claims on one pool, none of which has another lot. */
export function serveOnePool({ pool, group }: Turn, rounds: PaymentRound[]): void {
  const demands = demandsOf(group.lines, takeableCents);
  if (demands.totalCents > 0n) pay(pool, group, demands, rounds);
}

/**
 * Specific claims on several pools at once. Each calls on its lots in proportion to what is left there; a lot that
 * cannot meet all calls is shared pro rata (Mortgage Act 14), and what a claim missed there it calls for again where
 * something is left. A claim that no lot can pay anything is told so once.
 */
export function serveLots(turns: readonly Turn[], rounds: PaymentRound[]): void {
  tellOfEmptyLots(turns, rounds);
  let hasMissed: boolean;
  do {
    hasMissed = false;
    for (const { pool, group, demands } of callOnLots(turns)) {
      const paidCents = pay(pool, group, demands, rounds);
      hasMissed ||= paidCents < demands.totalCents;
    }
    // A single pool gives all that is asked or all that it holds: nobody has a reason to call again.
  } while (hasMissed && turns.length > 1);
}

/** Serves what is asked of one pool, as far as it goes, and says how much that is. */
function pay(pool: Pool, { rank, orderReason }: RankGroup, demands: Demands, rounds: PaymentRound[]): Cents {
  const paidCents = payable(demands, pool.leftCents);
  share(rounds, demands, paidCents, {
    kind: 'specific',
    rank,
    draws: [drawFrom(pool, paidCents)],
    orderReason,
  });
  return paidCents;
}

/**
 * A general rank with specific claims of the same rank beside it. The general claims together call on all pools, as
 * one claim on all lots would. On a pool that cannot pay both, they and the specific claims share pro rata (Mortgage
 * Act 14); what either misses there it takes from the pools of its own that still hold something.
 */
export function serveWithGeneral(
  { rank, lines }: GeneralRank,
  turns: readonly Turn[],
  pools: readonly Pool[],
  rounds: PaymentRound[],
): void {
  const demands = demandsOf(lines, takeableCents);
  const held = pools.map(({ leftCents }) => leftCents);
  const drawn = pools.map(() => 0n);
  tellOfEmptyLots(turns, rounds);
  for (let moved = true; moved; ) {
    const calls = callOnLots(turns);
    const missing = demands.totalCents - sumCents(drawn);
    const lefts = pools.map(({ leftCents }) => leftCents);
    const asked = allocateProRata(smallerOf(missing, leftIn(pools)), lefts);
    moved = calls.length > 0 || asked.some((cents) => cents > 0n);
    pools.forEach((pool, place) => {
      const call = calls.find((one) => one.pool === pool);
      const got = payBoth(pool, call, asked[place] ?? 0n, rounds);
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
function payBoth(pool: Pool, call: Call | undefined, generalCents: Cents, rounds: PaymentRound[]): Cents {
  const calledCents = call?.demands.totalCents ?? 0n;
  let concurrentGeneralCents = generalCents;
  if (calledCents + generalCents > pool.leftCents) {
    [, concurrentGeneralCents = 0n] = allocateProRata(pool.leftCents, [calledCents, generalCents]);
  }
  if (call !== undefined) {
    const { rank, orderReason } = call.group;
    const paidCents = payable(call.demands, pool.leftCents - concurrentGeneralCents);
    const draws = [drawFrom(pool, paidCents)];
    share(rounds, call.demands, paidCents, {
      kind: 'specific',
      rank,
      draws,
      concurrentGeneralCents,
      orderReason,
    });
  }
  drawFrom(pool, concurrentGeneralCents);
  return concurrentGeneralCents;
}

/** What the claims whose turn it is ask of a pool. */
interface Call extends Turn {
  readonly demands: Demands;
}

/** What is asked of each pool that still holds something; each list in canonical order. */
function callOnLots(turns: readonly Turn[]): Call[] {
  const open = turns.filter(({ pool }) => holdsMoney(pool));
  const onSeveral = open.length > 1 ? callsOnSeveral(open) : undefined;
  const calls: Call[] = [];
  for (const { pool, group } of open) {
    const demands = newDemands();
    for (const line of group.lines) {
      const parts = onSeveral?.get(line);
      if (parts === undefined) callOnOne(line, pool, demands);
      else addDemand(demands, line, parts.cents[parts.next++], parts.overLots);
    }
    if (demands.totalCents > 0n) calls.push({ pool, group, demands });
  }
  return calls;
}

function holdsMoney({ leftCents }: Pool): boolean {
  return leftCents > 0n;
}

interface OpenDemands extends Demands {
  readonly lines: Line[];
  readonly cents: Cents[];
  readonly overLots: LineStep['overLots'][];
  totalCents: Cents;
}

function newDemands(): OpenDemands {
  return { lines: [], cents: [], overLots: [], totalCents: 0n };
}

function addDemand(
  demands: OpenDemands,
  line: Line,
  cents: Cents = 0n,
  overLots?: LineStep['overLots'],
): void {
  if (cents === 0n) return;
  demands.lines.push(line);
  demands.cents.push(cents);
  demands.overLots.push(overLots);
  demands.totalCents += cents;
}

/** A claim that has its turn on one pool alone asks it for all it lacks, or for what was fixed. */
function callOnOne(line: Line, pool: Pool, demands: OpenDemands): void {
  const demandedCents = takeableCents(line);
  if (line.fixedReason !== null) addDemand(demands, line, smallerOf(openPart(line, pool), demandedCents));
  else if (line.lots.length === 1) addDemand(demands, line, demandedCents);
  else addDemand(demands, line, demandedCents, { demandedCents, heldCents: pool.leftCents });
}

/** What one claim asks of the pools on which it has its turn, in their order; `next` is the first not yet asked. */
interface Parts {
  readonly pools: Pool[];
  cents: readonly Cents[];
  overLots: LineStep['overLots'];
  next: number;
}

/**
 * The calls of the claims that have their turn on several pools. All of what a claim lacks is split over its lots, also
 * when they cannot pay it: claims weigh by what is owed.
 */
function callsOnSeveral(turns: readonly Turn[]): ReadonlyMap<Line, Parts> {
  const onSeveral = new Map<Line, Parts>();
  for (const { pool, group } of turns) {
    for (const line of group.lines) {
      if (line.lots.length === 1) continue;
      const known = onSeveral.get(line);
      if (known !== undefined) known.pools.push(pool);
      else onSeveral.set(line, { pools: [pool], cents: [], overLots: undefined, next: 0 });
    }
  }
  for (const [line, parts] of onSeveral) splitOver(parts, line);
  return onSeveral;
}

/** In proportion to what each pool holds; where the bailiff fixed the parts, none is asked for more than its own. */
function splitOver(parts: Parts, line: Line): void {
  const { pools } = parts;
  const demandedCents = takeableCents(line);
  if (line.fixedReason !== null) {
    const open = pools.map((pool) => openPart(line, pool));
    parts.cents = sumCents(open) > demandedCents ? allocateProRata(demandedCents, open) : open;
    return;
  }
  const lefts = pools.map(({ leftCents }) => leftCents);
  parts.cents = pools.length === 1 ? [demandedCents] : allocateProRata(demandedCents, lefts);
  parts.overLots = { demandedCents, heldCents: sumCents(lefts) };
}

function openPart({ lots }: Line, { id }: Pool): Cents {
  const lot = lots.find(({ poolId }) => poolId === id);
  return (lot?.fixedCents ?? 0n) - (lot?.paidCents ?? 0n);
}

/** Claims that find nothing on any lot whose turn it is: a round without payment, so that the story says so. */
function tellOfEmptyLots(turns: readonly Turn[], rounds: PaymentRound[]): void {
  const empty = turns.filter(({ pool }) => !holdsMoney(pool));
  if (empty.length === 0) return;
  const told = new Set<Line>();
  // Who finds something elsewhere is not told of what is empty.
  for (const { pool, group } of turns) if (holdsMoney(pool)) for (const line of group.lines) told.add(line);
  for (const { pool, group } of empty) {
    const lines = group.lines.filter((line) => !told.has(line));
    for (const line of lines) told.add(line);
    const demands = demandsOf(lines, takeableCents);
    if (demands.totalCents > 0n) pay(pool, group, demands, rounds);
  }
}
