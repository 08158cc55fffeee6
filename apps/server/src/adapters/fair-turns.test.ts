import { expect, it } from 'vitest';
import { FairTurns, TooMuchWaitingError } from './fair-turns.ts';

/** Work that ends when it is told to. */
function hold(turns: FairTurns, holder: string, begun: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = turns.inTurn(holder, async () => {
    begun.push(holder);
    await promise;
  });
  return { done, end: resolve };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('lets one of each work, so that a heap of one keeps nobody else waiting', async () => {
  const turns = new FairTurns({ count: 2, maxWaitingOfOne: 50 });
  const begun: string[] = [];
  const heap = Array.from({ length: 20 }, () => hold(turns, 'one', begun));
  const other = hold(turns, 'other', begun);
  await settled();
  expect(begun).toEqual(['one', 'other']);
  other.end();
  await other.done;
  await settled();
  expect(begun).toEqual(['one', 'other']);
  for (const { end } of heap) end();
  await Promise.all(heap.map(({ done }) => done));
  expect(begun.filter((holder) => holder === 'one')).toHaveLength(20);
});

it('goes by who waits longest among those who do not work yet', async () => {
  const turns = new FairTurns({ count: 1, maxWaitingOfOne: 50 });
  const begun: string[] = [];
  const work = ['a', 'a', 'b', 'c'].map((holder) => hold(turns, holder, begun));
  for (const { end } of work) end();
  await Promise.all(work.map(({ done }) => done));
  expect(begun).toEqual(['a', 'a', 'b', 'c']);
});

it('goes on after work that fails', async () => {
  const turns = new FairTurns({ count: 1, maxWaitingOfOne: 50 });
  await expect(turns.inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.inTurn('a', async () => 'yes')).toBe('yes');
});

it('takes no more of somebody of whom too much waits, and goes on taking others', async () => {
  const turns = new FairTurns({ count: 1, maxWaitingOfOne: 2 });
  const begun: string[] = [];
  const work = ['a', 'a', 'a'].map((holder) => hold(turns, holder, begun));
  await expect(turns.inTurn('a', async () => 1)).rejects.toBeInstanceOf(TooMuchWaitingError);
  work.push(hold(turns, 'b', begun));
  for (const { end } of work) end();
  await Promise.all(work.map(({ done }) => done));
  expect(begun).toHaveLength(4);
});
