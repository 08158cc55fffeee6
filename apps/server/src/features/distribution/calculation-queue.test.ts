import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CalculationQueue } from './calculation-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes so many seconds; afterwards its number stands among those that are done. */
function takes(queue: CalculationQueue, seconds: number, done: number[] = [], number = 0) {
  return queue.inTurn(
    () =>
      new Promise<number>((resolve) =>
        setTimeout(() => {
          done.push(number);
          resolve(number);
        }, seconds * 1000),
      ),
  );
}

const REFUSED = { code: 'calculation-not-begun', status: 503, details: { headers: { 'retry-after': '30' } } };

it('lets one through at a time, the others in the order in which they came, also past a failure', async () => {
  const queue = new CalculationQueue();
  const done: number[] = [];
  const first = takes(queue, 1, done, 1);
  const broken = queue.inTurn(() => Promise.reject(new Error('broken')));
  const third = takes(queue, 1, done, 3);
  const settled = Promise.allSettled([first, broken, third]);
  expect(queue.count).toEqual({ atWork: 1, waiting: 2 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual([1]);
  expect(queue.count).toEqual({ atWork: 1, waiting: 0 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(done).toEqual([1, 3]);
  expect(queue.count).toEqual({ atWork: 0, waiting: 0 });
});

it('takes as many as have their turn within half a minute, judged by how long the last ones took, and refuses the next at once', async () => {
  const queue = new CalculationQueue();
  for (const seconds of [4, 6]) {
    const known = takes(queue, seconds);
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await known;
  }
  // Five seconds each: six of them, with the one at work, are half a minute.
  const taken = Array.from({ length: 7 }, () => takes(queue, 5));
  await expect(takes(queue, 5)).rejects.toMatchObject(REFUSED);
  expect(queue.count).toEqual({ atWork: 1, waiting: 6 });
  await vi.advanceTimersByTimeAsync(5_000);
  const next = takes(queue, 5);
  await vi.advanceTimersByTimeAsync(40_000);
  await expect(Promise.all([...taken, next])).resolves.toHaveLength(8);
});

it('forgets how long it took long ago', async () => {
  const queue = new CalculationQueue();
  for (const seconds of [40, ...Array.from({ length: 10 }, () => 1)]) {
    const known = takes(queue, seconds);
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await known;
  }
  const taken = Array.from({ length: 31 }, () => takes(queue, 1));
  await expect(takes(queue, 1)).rejects.toMatchObject(REFUSED);
  await vi.advanceTimersByTimeAsync(31_000);
  await expect(Promise.all(taken)).resolves.toHaveLength(31);
});

it('takes one when nothing is at work, however long the last ones took', async () => {
  const queue = new CalculationQueue();
  for (let round = 0; round < 2; round += 1) {
    const long = takes(queue, 50);
    await vi.advanceTimersByTimeAsync(50_000);
    await expect(long).resolves.toBe(0);
  }
});

it('refuses whoever has had no turn after fifty seconds, because it took longer than was to be expected', async () => {
  const queue = new CalculationQueue();
  const long = takes(queue, 60);
  const waiting = expect(takes(queue, 1)).rejects.toMatchObject(REFUSED);
  await vi.advanceTimersByTimeAsync(50_000);
  await waiting;
  expect(queue.count).toEqual({ atWork: 1, waiting: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(long).resolves.toBe(0);
});

it('refuses all who wait when the server stops, and lets the one at work end', async () => {
  const queue = new CalculationQueue();
  const atWork = takes(queue, 5);
  const waiting = [takes(queue, 5), takes(queue, 5)].map((one) => expect(one).rejects.toMatchObject(REFUSED));
  queue.close();
  await Promise.all(waiting);
  await expect(takes(queue, 5)).rejects.toMatchObject(REFUSED);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect(atWork).resolves.toBe(0);
});
