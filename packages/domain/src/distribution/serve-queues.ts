import type { RankGroup } from './group-by-rank.ts';
import type { PaymentRound } from './outcome.ts';
import { takeableCents } from './privileged-part.ts';
import { serveLots, type Turn } from './serve-lots.ts';
import type { Line, Pool } from './state.ts';

/** The groups that wait on a pool, first to last. */
export interface Waiting {
  readonly pool: Pool;
  readonly groups: RankGroup[];
}

/**
 * Serves the claims that wait on several pools, each pool in its own order.
 *
 * A claim on several lots has its turn when it is the first in line on all of them: it waits on one lot for those who
 * come before it on another, so that it finds on each what the law leaves it there. The rules between privileges can
 * put two such claims in opposite order on two lots, each waiting for the other. Then those who are first somewhere
 * draw on the lots where they are, and on the others later. Whatever the order of the input, the same claims wait.
 */
export function serveQueues(waiting: readonly Waiting[], rounds: PaymentRound[]): void {
  const all = waiting.map(newQueue);
  const seatsOf = findSeats(all);
  for (let changed: Iterable<Queue> = all; ; ) {
    for (const queue of changed) awaitOthers(queue, seatsOf);
    const sets = nobodyAwaited(changed);
    if (sets.length === 0) return;
    const touched = new Set<Queue>();
    for (const together of sets) {
      const turns: Turn[] = [];
      for (const queue of together) takeHead(queue, turns, touched);
      serveLots(turns, rounds);
    }
    // Only they have another head now, or waited for one that did.
    changed = touched;
  }
}

interface Queue extends Waiting {
  /** Among all queues, in the order of the pools. */
  readonly place: number;
  /** Which of the groups is first in line now. */
  head: number;
  /** The queues for which those who are first in line here wait, and those that wait for this one. */
  awaits: readonly Queue[];
  awaitedBy: Queue[];
  /** While sets are looked for: when it was reached, or never, and the earliest that it leads back to. */
  reached: number;
  lowest: number;
  /** Whether it leads to a queue outside its own set. */
  isWaiting: boolean;
  isOpen: boolean;
}

const NEVER = -1;
const NO_QUEUES: readonly Queue[] = [];

function newQueue({ pool, groups }: Waiting, place: number): Queue {
  return {
    pool,
    groups,
    place,
    head: 0,
    awaits: NO_QUEUES,
    awaitedBy: [],
    reached: NEVER,
    lowest: NEVER,
    isWaiting: false,
    isOpen: false,
  };
}

/** Where a claim waits: in which queue, and in which of its groups. */
interface Seat {
  readonly queue: Queue;
  readonly place: number;
}

/** The seats of each claim on several lots. */
type Seats = ReadonlyMap<Line, readonly Seat[]>;

function findSeats(queues: readonly Queue[]): Seats {
  const seatsOf = new Map<Line, Seat[]>();
  for (const queue of queues) {
    for (const [place, { lines }] of queue.groups.entries()) {
      for (const line of lines) {
        if (line.lots.length === 1) continue;
        const seats = seatsOf.get(line);
        if (seats === undefined) seatsOf.set(line, [{ queue, place }]);
        else seats.push({ queue, place });
      }
    }
  }
  return seatsOf;
}

/** Notes for which others a queue waits: where a claim that is first here waits too, and there is something to wait for. */
function awaitOthers(queue: Queue, seatsOf: Seats): void {
  queue.awaits = NO_QUEUES;
  const head = queue.groups[queue.head];
  if (head === undefined) return;
  let awaits: Queue[] | undefined;
  for (const line of head.lines) {
    const seats = line.lots.length === 1 ? undefined : seatsOf.get(line);
    // Who waits here alone, or has all he may take, waits for nobody.
    if (seats === undefined || seats.length === 1 || takeableCents(line) === 0n) continue;
    for (const { queue: other, place } of seats) {
      const isServed = place < other.head;
      if (other === queue || isServed || other.pool.leftCents === 0n || awaits?.includes(other)) continue;
      awaits ??= [];
      awaits.push(other);
      other.awaitedBy.push(queue);
    }
  }
  if (awaits !== undefined) queue.awaits = awaits;
}

/** Takes the first in line off a queue; those who waited for it must look again. */
function takeHead(queue: Queue, turns: Turn[], touched: Set<Queue>): void {
  const { pool, groups, awaitedBy } = queue;
  const group = groups[queue.head];
  if (group === undefined) return;
  turns.push({ pool, group });
  queue.head += 1;
  touched.add(queue);
  if (awaitedBy.length === 0) return;
  for (const other of awaitedBy) touched.add(other);
  queue.awaitedBy = [];
}

/**
 * Sets of queues that wait for each other and for no other, in the order of the pools. A set that was not there before has
 * a queue in it that changed, so it is enough to look from those (Tarjan's strongly connected components).
 */
function nobodyAwaited(changed: Iterable<Queue>): readonly (readonly Queue[])[] {
  const search: Search = { visited: [], path: [], sets: [] };
  for (const queue of changed) {
    if (queue.reached === NEVER && queue.head < queue.groups.length) visit(queue, search);
  }
  for (const queue of search.visited) queue.reached = NEVER;
  return search.sets.sort(([one], [other]) => (one?.place ?? 0) - (other?.place ?? 0));
}

interface Search {
  readonly visited: Queue[];
  readonly path: Queue[];
  readonly sets: Queue[][];
}

function visit(queue: Queue, search: Search): void {
  const { visited, path, sets } = search;
  queue.reached = visited.length;
  queue.lowest = visited.length;
  queue.isWaiting = false;
  queue.isOpen = true;
  visited.push(queue);
  path.push(queue);
  for (const other of queue.awaits) {
    if (other.reached === NEVER) visit(other, search);
    if (other.isOpen) queue.lowest = Math.min(queue.lowest, other.lowest);
    // What is closed is a set of its own, for which this one waits.
    queue.isWaiting ||= !other.isOpen || other.isWaiting;
  }
  if (queue.lowest === queue.reached) closeSet(queue, path, sets);
}

/** Takes a whole set off the path; it is kept when none of it waits for another set. */
function closeSet(first: Queue, path: Queue[], sets: Queue[][]): void {
  const together = path.splice(path.indexOf(first));
  let isWaiting = false;
  for (const queue of together) {
    queue.isOpen = false;
    isWaiting ||= queue.isWaiting;
  }
  if (!isWaiting) sets.push(together.sort((one, other) => one.place - other.place));
}
