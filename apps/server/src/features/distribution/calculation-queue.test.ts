import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CalculationQueue } from './calculation-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that takes so many seconds; afterwards its number stands among those that are done. */
function takes(queue: CalculationQueue, seconds: number, done: number[] = [], number = 0, office = 'office') {
  return queue.inTurn(
    office,
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
  const broken = queue.inTurn('office', () => Promise.reject(new Error('broken')));
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

it('lets offices take turns, each in the order in which its own came', async () => {
  const queue = new CalculationQueue();
  const done: number[] = [];
  const work = [
    ...[11, 12, 13, 14].map((number) => takes(queue, 1, done, number, 'A')),
    ...[21, 22].map((number) => takes(queue, 1, done, number, 'B')),
    takes(queue, 1, done, 31, 'C'),
  ];
  await vi.advanceTimersByTimeAsync(7_000);
  await Promise.all(work);
  expect(done).toEqual([11, 21, 31, 12, 22, 13, 14]);
});

it('takes one of another office when the heap of the first leaves no more room for its own', async () => {
  const queue = new CalculationQueue();
  const known = takes(queue, 5, [], 0, 'A');
  await vi.advanceTimersByTimeAsync(5_000);
  await known;
  const done: number[] = [];
  const heap = Array.from({ length: 7 }, (_, number) => takes(queue, 5, done, number, 'A'));
  const settled = Promise.allSettled(heap);
  await expect(takes(queue, 5, [], 0, 'A')).rejects.toMatchObject(REFUSED);
  const other = takes(queue, 5, done, 100, 'B');
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(other).resolves.toBe(100);
  expect(done).toEqual([0, 100]);
  await vi.advanceTimersByTimeAsync(60_000);
  // The last of the heap had to wait for the other, and has no turn in time any more.
  const outcomes = await settled;
  expect(outcomes.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'));
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

it('refuses whoever has had no turn after 35 seconds, because it took longer than was to be expected', async () => {
  const queue = new CalculationQueue();
  const long = takes(queue, 60);
  const waiting = expect(takes(queue, 1)).rejects.toMatchObject(REFUSED);
  await vi.advanceTimersByTimeAsync(35_000);
  await waiting;
  expect(queue.count).toEqual({ atWork: 1, waiting: 0 });
  // What began without waiting is made, however long it takes.
  await vi.advanceTimersByTimeAsync(25_000);
  await expect(long).resolves.toBe(0);
});

it('does not begin what would not end in time any more, and takes whoever comes next', async () => {
  const queue = new CalculationQueue();
  const long = takes(queue, 33);
  const done: number[] = [];
  const waiting = expect(takes(queue, 1, done, 1)).rejects.toMatchObject(REFUSED);
  await vi.advanceTimersByTimeAsync(33_000);
  await Promise.all([long, waiting]);
  const next = takes(queue, 1, done, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  await next;
  expect(done).toEqual([2]);
});

/** Two steps and the storing, each told to the turn first, as a calculation does; what it stored is among the stored. */
function calculates(
  queue: CalculationQueue,
  secondsOfStep: number,
  stored: number[],
  number: number,
  office = 'office',
) {
  const step = () => new Promise((resolve) => setTimeout(resolve, secondsOfStep * 1000));
  return queue.inTurn(office, async (turn) => {
    await step();
    turn.goOn();
    await step();
    turn.store();
    await step();
    stored.push(number);
    return number;
  });
}

it('gives up what waited and is not made after 45 seconds: nothing is stored, and its place is kept until it has stopped', async () => {
  const queue = new CalculationQueue();
  const stored: number[] = [];
  const first = takes(queue, 20);
  const slow = expect(calculates(queue, 20, stored, 1)).rejects.toMatchObject(REFUSED);
  await vi.advanceTimersByTimeAsync(45_000);
  await Promise.all([first, slow]);
  expect(queue.count).toEqual({ atWork: 1, waiting: 0 });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(queue.count).toEqual({ atWork: 0, waiting: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stored).toEqual([]);
});

it('gives up nothing that is being stored, nor what began without waiting', async () => {
  const queue = new CalculationQueue();
  const stored: number[] = [];
  for (let known = 0; known < 9; known += 1) {
    const short = takes(queue, 1);
    await vi.advanceTimersByTimeAsync(1_000);
    await short;
  }
  const atOnce = calculates(queue, 10, stored, 1);
  const storing = calculates(queue, 7, stored, 2);
  await vi.advanceTimersByTimeAsync(44_500);
  expect(stored).toEqual([1]);
  await vi.advanceTimersByTimeAsync(6_500);
  await expect(Promise.all([atOnce, storing])).resolves.toEqual([1, 2]);
  const alone = calculates(queue, 30, stored, 3);
  await vi.advanceTimersByTimeAsync(90_000);
  await expect(alone).resolves.toBe(3);
});

it('answers whoever waits within 45 seconds, makes or refuses, and never stops making, however long each takes', async () => {
  const request = fc.record({
    after: fc.nat({ max: 20 }),
    step: fc.nat({ max: 30 }),
    office: fc.constantFrom('A', 'B', 'C'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 25 }), async (requests) => {
      const queue = new CalculationQueue();
      const stored: number[] = [];
      const told: Promise<void>[] = [];
      const made: number[] = [];
      for (const [number, { after, step, office }] of requests.entries()) {
        await vi.advanceTimersByTimeAsync(after * 1000);
        const hasToWait = queue.count.atWork > 0;
        const came = performance.now();
        const tell = (isMade: boolean) => {
          if (isMade) made.push(number);
          // Whoever is stored at the last moment has its storing besides.
          if (hasToWait)
            expect(performance.now() - came).toBeLessThanOrEqual(45_000 + (isMade ? step * 1000 : 0));
          else expect(isMade).toBe(true);
        };
        told.push(
          calculates(queue, step, stored, number, office).then(
            () => tell(true),
            (error) => {
              expect(error).toMatchObject(REFUSED);
              tell(false);
            },
          ),
        );
      }
      await vi.advanceTimersByTimeAsync(1_000_000);
      await Promise.all(told);
      // Who was told that nothing changed has nothing stored, and the other way round.
      expect(made).toEqual(stored);
      expect(queue.count).toEqual({ atWork: 0, waiting: 0 });
    }),
    { numRuns: 100 },
  );
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
