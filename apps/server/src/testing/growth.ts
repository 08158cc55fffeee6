import { performance } from 'node:perf_hooks';

/** Below this a ratio tells more about the machine than about the work. */
const FLOOR_MILLISECONDS = 15;
const LENGTHS = [200, 2_000, 20_000] as const;
const RUNS = 3;

/**
 * How much longer work takes on an input of ten times the length: the largest ratio of two tenfold steps. `prepare` makes the
 * input of a length, and what it gives back is measured. Work that stays below the floor counts as linear.
 */
export function growthOf(prepare: (length: number) => () => unknown): number {
  const works = LENGTHS.map((length) => prepare(length));
  const longest = works.at(-1);
  if (longest === undefined || millisecondsOf(longest) < FLOOR_MILLISECONDS) return 1;
  const times = works.map((work) => Math.min(...Array.from({ length: RUNS }, () => millisecondsOf(work))));
  return Math.max(...times.slice(1).map((time, step) => ratioOf(times[step] ?? 0, time)));
}

function ratioOf(before: number, after: number): number {
  return after < FLOOR_MILLISECONDS ? 1 : after / Math.max(before, FLOOR_MILLISECONDS / 10);
}

function millisecondsOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
