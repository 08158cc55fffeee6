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
  const all = [...queues].map(([pool, groups], place): Queue => newQueue(pool, groups, place));
  const tied = tiedLines(all);
  for (let changed: Iterable<Queue> = all; ; ) {
    for (const queue of changed) awaitOthers(queue, tied);
    const sets = nobodyAwaited(changed);
    if (sets.length === 0) return;
    const touched = new Set<Queue>();
    for (const together of sets) {
      const heads = new Map<Pool, RankGroup>();
      for (const queue of together) takeHead(queue, heads, tied, touched);
      serveLots(heads, rounds);
    }
    // Only they have another head now, or waited for one that did.
    changed = touched;
  }
}

/** The groups that wait on a pool, first to last. */
interface Queue {
  readonly pool: Pool;
  readonly groups: readonly RankGroup[];
  /** Among all queues, in the order of the pools. */
  readonly place: number;
  /** Which of the groups is first in line now. */
  head: number;
  /** The queues for which those who are first in line here wait, and those that wait for this one. */
  awaits: readonly Queue[];
  awaitedBy: Queue[];
  visit: Visit | undefined;
}

function newQueue(pool: Pool, groups: readonly RankGroup[], place: number): Queue {
  return { pool, groups, place, head: 0, awaits: NO_QUEUES, awaitedBy: [], visit: undefined };
}

/** The queues in which each claim on several lots waits. */
type Tied = ReadonlyMap<Line, Queue[]>;

function tiedLines(queues: readonly Queue[]): Tied {
  const tied = new Map<Line, Queue[]>();
  for (const queue of queues) {
    for (const { lines } of queue.groups) {
      for (const line of lines) {
        if (line.lots.length === 1) continue;
        const known = tied.get(line);
        if (known === undefined) tied.set(line, [queue]);
        else known.push(queue);
      }
    }
  }
  return tied;
}

const NO_QUEUES: readonly Queue[] = [];

/** Notes for which others a queue waits: where a claim that is first here waits too, and there is something to wait for. */
function awaitOthers(queue: Queue, tied: Tied): void {
  let awaits: Queue[] | undefined;
  for (const line of queue.groups[queue.head]?.lines ?? []) {
    if (line.lots.length === 1 || takeableCents(line) === 0n) continue;
    for (const other of tied.get(line) ?? []) {
      if (other === queue || other.pool.leftCents === 0n || awaits?.includes(other)) continue;
      awaits ??= [];
      awaits.push(other);
      other.awaitedBy.push(queue);
    }
  }
  queue.awaits = awaits ?? NO_QUEUES;
}

/** Takes the first in line off a queue; those who waited for it must look again. */
function takeHead(queue: Queue, heads: Map<Pool, RankGroup>, tied: Tied, touched: Set<Queue>): void {
  const head = queue.groups[queue.head];
  if (head === undefined) return;
  heads.set(queue.pool, head);
  queue.head += 1;
  touched.add(queue);
  for (const other of queue.awaitedBy) touched.add(other);
  queue.awaitedBy = [];
  for (const line of head.lines) {
    const known = tied.get(line);
    known?.splice(known.indexOf(queue), 1);
  }
}

/** A queue while it is looked for sets: when it was reached, and the earliest that it leads back to. */
interface Visit {
  readonly order: number;
  lowest: number;
  /** Whether it leads to a queue outside its own set. */
  isWaiting: boolean;
  isOpen: boolean;
}

/**
 * Sets of queues that wait for each other and for no other, in the order of the pools. A set that was not there before has
 * a queue in it that changed, so it is enough to look from those (Tarjan's strongly connected components).
 */
function nobodyAwaited(changed: Iterable<Queue>): readonly (readonly Queue[])[] {
  const sets: Queue[][] = [];
  const path: Queue[] = [];
  const visited: Queue[] = [];
  const visit = (queue: Queue): Visit => {
    const own: Visit = { order: visited.length, lowest: visited.length, isWaiting: false, isOpen: true };
    queue.visit = own;
    visited.push(queue);
    path.push(queue);
    for (const other of queue.awaits) {
      const met = other.visit ?? visit(other);
      if (met.isOpen) own.lowest = Math.min(own.lowest, met.lowest);
      // What is closed is a set of its own, for which this one waits.
      own.isWaiting ||= !met.isOpen || met.isWaiting;
    }
    if (own.lowest === own.order) closeSet(queue, path, sets);
    return own;
  };
  for (const queue of changed) if (queue.visit === undefined && hasHead(queue)) visit(queue);
  for (const queue of visited) queue.visit = undefined;
  return sets.sort(([one], [other]) => (one?.place ?? 0) - (other?.place ?? 0));
}

function hasHead({ head, groups }: Queue): boolean {
  return head < groups.length;
}

/** Takes a whole set off the path; it is kept when none of it waits for another set. */
function closeSet(first: Queue, path: Queue[], sets: Queue[][]): void {
  const together = path.splice(path.indexOf(first));
  let isWaiting = false;
  for (const { visit } of together) {
    if (visit === undefined) continue;
    visit.isOpen = false;
    isWaiting ||= visit.isWaiting;
  }
  if (!isWaiting) sets.push(together.sort((one, other) => one.place - other.place));
}
