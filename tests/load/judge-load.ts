import { percentile95 } from '../../benchmarks/baselines/percentile.ts';
import type { Run, Sample } from './measure-load.ts';

/** Up to so many nobody sees a failure at all, and nobody waits for long. */
const WITHOUT_FAILURE = 200;
/** Such answers say clearly that it is too much for the moment. */
const CLEAR = ['429', '503'];
/**
 * Times what it was with the fewer users before: of 95 in 100 answers to who reads, and to who sends something, which is looked at
 * first. Four times the users took five times as long to read and eighteen times to send when nothing held them up; 25
 * times as long to read when something did.
 */
const MOST_WAITING = { reading: 10, sending: 30 };
/** Times what the heap holds in the second quarter, in the last. */
const MOST_GROWTH = 1.5;
/** A shorter run says nothing of growth: what is kept for a minute is still coming. */
const LEAST_SECONDS_TO_GROW = 100;

/**
 * What of a run no office would put up with, a sentence each.
 *
 * @param before the run with fewer users on the same machine, which waiting is held against.
 */
export function judgeLoad(run: Run, before: Run | undefined): string[] {
  return [
    ...findFailures(run),
    ...run.lost.slice(0, 10).map((one) => `lost ${one}`),
    ...findGrowth(run),
    ...(before === undefined || run.users > WITHOUT_FAILURE ? [] : findWaiting(run, before)),
  ];
}

function findFailures({ users, account }: Run): string[] {
  const isFailure = (status: string) => status === 'none' || Number(status) >= 500;
  return Object.entries(account.calls).flatMap(([call, { statuses }]) =>
    Object.entries(statuses)
      .filter(([status]) => isFailure(status) && (users <= WITHOUT_FAILURE || !CLEAR.includes(status)))
      .map(([status, count]) => `${call} ${status} ${count} times`),
  );
}

function findGrowth(run: Run): string[] {
  if (run.seconds < LEAST_SECONDS_TO_GROW) return [];
  const { early, late } = quartersOf(run);
  const [held, heldInTheEnd] = [early, late].map((quarter) => least(quarter, 'heapMegabytes')) as [
    number,
    number,
  ];
  const growth = heldInTheEnd / held;
  if (growth <= MOST_GROWTH) return [];
  return [
    `the heap held ${held} MB in the second quarter and ${heldInTheEnd} MB in the last, ${growth.toFixed(2)} x (at most ${MOST_GROWTH})`,
  ];
}

function findWaiting(run: Run, before: Run): string[] {
  return (['reading', 'sending'] as const).flatMap((what) => {
    const [now, then] = [run, before].map((one) => percentile95(timesOf(one, what))) as [number, number];
    if (!(now / then > MOST_WAITING[what])) return [];
    return [
      `${what}: p95 ${Math.round(now)} ms with ${run.users} users, ${(now / then).toFixed(1)} x that with ${before.users}` +
        ` (${Math.round(then)} ms; at most ${MOST_WAITING[what]})`,
    ];
  });
}

/** Milliseconds of all answers, or of those to who reads or sends. */
export function timesOf({ account }: Run, what?: keyof typeof MOST_WAITING): number[] {
  return Object.values(account.calls)
    .filter(({ isReading }) => what === undefined || isReading === (what === 'reading'))
    .flatMap(({ milliseconds }) => milliseconds);
}

/** The first quarter is left out: what a run begins with is not held yet. */
export function quartersOf({ samples }: Run): { early: readonly Sample[]; late: readonly Sample[] } {
  const quarter = Math.floor(samples.length / 4);
  return { early: samples.slice(quarter, 2 * quarter), late: samples.slice(-quarter) };
}

/** What is left of a heap after it was cleaned is its least. */
export function least(of: readonly Sample[], name: keyof Sample): number {
  return Math.round(Math.min(...of.map((one) => one[name])));
}
