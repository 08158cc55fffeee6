import { expect, it } from 'vitest';
import { FairTurns, TooMuchWaitingError } from './fair-turns.ts';

/** Work that ends when it is told to. */
function hold(turns: FairTurns, holder: string, begun: string[], network?: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = turns.inTurn({ holder, network }, async () => {
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

/** Turns by a clock that the test sets. */
function turnsAt(count: number) {
  const clock = { now: 0 };
  return { clock, turns: new FairTurns({ count, maxWaitingOfOne: 200, now: () => clock.now }) };
}

it('goes by who waits longest among those who used equally much', async () => {
  const { turns } = turnsAt(1);
  const begun: string[] = [];
  const work = ['a', 'a', 'b', 'c'].map((holder) => hold(turns, holder, begun));
  for (const { end } of work) end();
  await Promise.all(work.map(({ done }) => done));
  expect(begun).toEqual(['a', 'a', 'b', 'c']);
});

it('lets those who used less go before the heap of one who waited longer', async () => {
  const { turns, clock } = turnsAt(1);
  const begun: string[] = [];
  const work = ['a', 'a', 'a', 'b', 'c'].map((holder) => hold(turns, holder, begun));
  await settled();
  clock.now = 1_000;
  for (const { end } of work) end();
  await Promise.all(work.map(({ done }) => done));
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'a']);
});

it('counts all holders of a network together, and among them each for itself', async () => {
  const { turns, clock } = turnsAt(1);
  const begun: string[] = [];
  const work = ['a1', 'a1', 'a2'].map((holder) => hold(turns, holder, begun, 'A'));
  work.push(hold(turns, 'b', begun, 'B'));
  await settled();
  clock.now = 1_000;
  for (const { end } of work) end();
  await Promise.all(work.map(({ done }) => done));
  expect(begun).toEqual(['a1', 'b', 'a2', 'a1']);
});

it.each([
  ['two people', ['a', 'b'], [undefined, undefined]],
  ['two people of one network', ['a', 'b'], ['A', 'A']],
  ['a dozen of one network', Array.from({ length: 12 }, (_, number) => `a${number}`), ['A']],
])('keeps a place free of %s with slow files', async (_, holders, networks) => {
  const { turns, clock } = turnsAt(2);
  const begun: string[] = [];
  const slow = Array.from({ length: 40 }, () =>
    holders.map((holder, place) => hold(turns, holder, begun, networks[place] ?? networks[0])),
  ).flat();
  // The first of each began when nothing was known of them.
  await settled();
  clock.now = 20_000;
  for (const { end, done } of slow.slice(0, 2)) {
    end();
    await done;
  }
  await settled();
  for (let number = 0; number < 30; number += 1) {
    const before = begun.length;
    const quick = hold(turns, `quick ${number}`, begun);
    await settled();
    expect(begun.slice(before)).toEqual([`quick ${number}`]);
    quick.end();
    await quick.done;
    clock.now += 500;
  }
  for (const { end } of slow) end();
  await Promise.all(slow.map(({ done }) => done));
  expect(begun).toHaveLength(slow.length + 30);
});

it('forgets in some minutes that much was used', async () => {
  const { turns, clock } = turnsAt(2);
  const begun: string[] = [];
  const slow = ['a', 'b'].map((holder) => hold(turns, holder, begun));
  await settled();
  clock.now = 20_000;
  for (const { end } of slow) end();
  await Promise.all(slow.map(({ done }) => done));
  clock.now += 5 * 60_000;
  const again = ['a', 'b'].map((holder) => hold(turns, holder, begun));
  await settled();
  expect(begun).toEqual(['a', 'b', 'a', 'b']);
  for (const { end } of again) end();
});

it('goes on after work that fails', async () => {
  const turns = new FairTurns({ count: 1, maxWaitingOfOne: 50 });
  await expect(turns.inTurn({ holder: 'a' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.inTurn({ holder: 'a' }, async () => 'yes')).toBe('yes');
});

it('takes no more of somebody of whom too much waits, and goes on taking others', async () => {
  const turns = new FairTurns({ count: 1, maxWaitingOfOne: 2 });
  const begun: string[] = [];
  const work = ['a', 'a', 'a'].map((holder) => hold(turns, holder, begun));
  await expect(turns.inTurn({ holder: 'a' }, async () => 1)).rejects.toBeInstanceOf(TooMuchWaitingError);
  work.push(hold(turns, 'b', begun));
  for (const { end } of work) end();
  await Promise.all(work.map(({ done }) => done));
  expect(begun).toHaveLength(4);
});
