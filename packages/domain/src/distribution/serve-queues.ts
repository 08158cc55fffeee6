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
  while (waiting.size > 0) {
    const waitsFor = new Map([...waiting].map(([pool, groups]) => [pool, poolsAwaited(groups.at(-1), tied)]));
    for (const together of nobodyAwaited(waitsFor)) {
      const heads = takeHeads(together, waiting);
      for (const [pool, { lines }] of heads) for (const line of lines) tied.get(line)?.delete(pool);
      serveLots(heads, rounds);
    }
  }
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

/** The pools on which a claim that is first in line waits too, as long as there is something to wait for. */
function poolsAwaited(head: RankGroup | undefined, tied: Tied): ReadonlySet<Pool> {
  const awaited = new Set<Pool>();
  for (const line of head?.lines ?? []) {
    const pools = tied.get(line);
    if (pools === undefined || takeableCents(line) === 0n) continue;
    for (const pool of pools) if (pool.leftCents > 0n) awaited.add(pool);
  }
  return awaited;
}

type WaitsFor = ReadonlyMap<Pool, ReadonlySet<Pool>>;

/** Sets of pools that wait for each other and for no other pool. There is always one. */
function nobodyAwaited(waitsFor: WaitsFor): readonly ReadonlySet<Pool>[] {
  const reach = new Map([...waitsFor.keys()].map((pool) => [pool, allAwaited(pool, waitsFor)]));
  const sets: ReadonlySet<Pool>[] = [];
  const taken = new Set<Pool>();
  for (const [pool, reached] of reach) {
    const areMutual = [...reached].every((other) => reach.get(other)?.has(pool));
    if (taken.has(pool) || !areMutual) continue;
    for (const other of reached) taken.add(other);
    sets.push(reached);
  }
  return sets;
}

/** The pool itself, those it waits for, those that they wait for, and so on. */
function allAwaited(pool: Pool, waitsFor: WaitsFor): ReadonlySet<Pool> {
  const reached = new Set([pool]);
  for (const each of reached) for (const other of waitsFor.get(each) ?? []) reached.add(other);
  return reached;
}

function takeHeads(pools: ReadonlySet<Pool>, waiting: Waiting): Map<Pool, RankGroup> {
  const heads = new Map<Pool, RankGroup>();
  for (const [pool, groups] of waiting) {
    const head = pools.has(pool) ? groups.pop() : undefined;
    if (head === undefined) continue;
    heads.set(pool, head);
    if (groups.length === 0) waiting.delete(pool);
  }
  return heads;
}
