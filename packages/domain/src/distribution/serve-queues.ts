import type { RankGroup } from './group-by-rank.ts';
import type { PaymentRound } from './outcome.ts';
import { takeableCents } from './privileged-part.ts';
import { serveLots } from './serve-lots.ts';
import type { Line, Pool } from './state.ts';

/**
 * Serves the claims that wait on several pools, each pool in its own order.
 *
 * A claim on several lots has its turn when it is the first in line on all of them: it waits on one lot for those who
 * come before it on another, so that it finds on each what the law leaves it there. The rules between privileges can
 * put two such claims in opposite order on two lots, each waiting for the other. Then those who are first somewhere
 * draw on the lots where they are, and on the others later. Whatever the order of the input, the same claims wait.
 */
export function serveQueues(queues: ReadonlyMap<Pool, readonly RankGroup[]>, rounds: PaymentRound[]): void {
  const waiting = new Map([...queues].map(([pool, groups]) => [pool, groups.toReversed()]));
  const tied = tiedLines(queues);
  const waitsFor = new Map<Pool, ReadonlySet<Pool>>();
  for (let changed = [...waiting.keys()]; waiting.size > 0; ) {
    for (const pool of changed) waitsFor.set(pool, poolsAwaited(pool, waiting.get(pool)?.at(-1), tied));
    const served = new Set<Pool>();
    for (const together of nobodyAwaited(waitsFor)) {
      const heads = takeHeads(together, waiting);
      for (const [pool, { lines }] of heads) {
        served.add(pool);
        for (const line of lines) tied.get(line)?.delete(pool);
        if (!waiting.has(pool)) waitsFor.delete(pool);
      }
      serveLots(heads, rounds);
    }
    changed = touchedBy(served, waitsFor);
  }
}

/** The pools whose first in line is another now, or waited on one of those that were served. */
function touchedBy(served: ReadonlySet<Pool>, waitsFor: WaitsFor): Pool[] {
  const isTouched = (pool: Pool, awaited: ReadonlySet<Pool>) =>
    served.has(pool) || [...awaited].some((other) => served.has(other));
  return [...waitsFor].flatMap(([pool, awaited]) => (isTouched(pool, awaited) ? pool : []));
}

/** First in line last, so that it is taken off the end. */
type Waiting = Map<Pool, RankGroup[]>;

/** The pools on which each claim on several lots waits. */
type Tied = ReadonlyMap<Line, Set<Pool>>;

function tiedLines(queues: ReadonlyMap<Pool, readonly RankGroup[]>): Tied {
  const tied = new Map<Line, Set<Pool>>();
  for (const [pool, groups] of queues) {
    for (const line of groups.flatMap(({ lines }) => lines)) {
      if (line.lots.length > 1) tied.set(line, (tied.get(line) ?? new Set()).add(pool));
    }
  }
  return tied;
}

/** The other pools on which a claim that is first in line waits too, as long as there is something to wait for. */
function poolsAwaited(own: Pool, head: RankGroup | undefined, tied: Tied): ReadonlySet<Pool> {
  let awaited: Set<Pool> | undefined;
  for (const line of head?.lines ?? []) {
    const pools = tied.get(line);
    if (pools === undefined || takeableCents(line) === 0n) continue;
    for (const pool of pools) {
      if (pool !== own && pool.leftCents > 0n) awaited = (awaited ?? new Set()).add(pool);
    }
  }
  return awaited ?? NO_POOLS;
}

const NO_POOLS: ReadonlySet<Pool> = new Set();

type WaitsFor = ReadonlyMap<Pool, ReadonlySet<Pool>>;

/** Sets of pools that wait for each other and for no other pool. There is always one. */
function nobodyAwaited(waitsFor: WaitsFor): readonly ReadonlySet<Pool>[] {
  const sets: ReadonlySet<Pool>[] = [];
  const taken = new Set<Pool>();
  for (const [pool, awaited] of waitsFor) {
    if (taken.has(pool)) continue;
    const together = awaited.size === 0 ? new Set([pool]) : circleWith(pool, waitsFor);
    if (together === undefined) continue;
    for (const other of together) taken.add(other);
    sets.push(together);
  }
  return sets;
}

/** The pools that wait for each other, of which this is one, when they wait for no other. */
function circleWith(pool: Pool, waitsFor: WaitsFor): ReadonlySet<Pool> | undefined {
  const reached = allAwaited(pool, waitsFor);
  const areMutual = reached && [...reached].every((other) => allAwaited(other, waitsFor)?.has(pool));
  return areMutual ? reached : undefined;
}

/** The pool itself, those it waits for, those that they wait for, and so on; `undefined` when one of them waits for nobody. */
function allAwaited(pool: Pool, waitsFor: WaitsFor): ReadonlySet<Pool> | undefined {
  const reached = new Set([pool]);
  for (const each of reached) {
    const awaited = waitsFor.get(each) ?? NO_POOLS;
    if (awaited.size === 0) return undefined;
    for (const other of awaited) reached.add(other);
  }
  return reached;
}

/** Takes the first in line off the pools, in the order of the pools. */
function takeHeads(pools: ReadonlySet<Pool>, waiting: Waiting): Map<Pool, RankGroup> {
  const heads = new Map<Pool, RankGroup>();
  for (const pool of pools.size === 1 ? pools : [...waiting.keys()].filter((each) => pools.has(each))) {
    const groups = waiting.get(pool);
    const head = groups?.pop();
    if (head !== undefined) heads.set(pool, head);
    if (groups?.length === 0) waiting.delete(pool);
  }
  return heads;
}
