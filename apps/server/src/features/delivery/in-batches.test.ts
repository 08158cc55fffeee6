import { describe, expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

const done = <Value>(value: Value) => ({ status: 'fulfilled', value }) as const;

describe('what is asked for at the same time', () => {
  it('is done at once, and each gets its own answer', async () => {
    const batches: number[][] = [];
    const double = inBatches(async (numbers: readonly number[]) => {
      batches.push([...numbers]);
      return numbers.map((number) => done(number * 2));
    });
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('gathers while the batch before it is done', async () => {
    const batches: number[][] = [];
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const note = inBatches(async (numbers: readonly number[]) => {
      batches.push([...numbers]);
      begun.resolve();
      await gate.promise;
      return numbers.map(done);
    });
    const first = note(1);
    await begun.promise;
    const later = [2, 3].map(note);
    gate.resolve();
    await Promise.all([first, ...later]);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  it('fails for whom it fails, and goes on with the next', async () => {
    const halve = inBatches(async (numbers: readonly number[]) => {
      if (numbers.includes(0)) throw new Error('nothing at all');
      return numbers.map((number) =>
        number % 2 === 0 ? done(number / 2) : ({ status: 'rejected', reason: new Error('odd') } as const),
      );
    });
    const outcomes = await Promise.allSettled([4, 3].map(halve));
    expect(outcomes).toMatchObject([{ value: 2 }, { reason: { message: 'odd' } }]);
    await expect(halve(0)).rejects.toThrow('nothing at all');
    expect(await halve(8)).toBe(4);
  });

  it('takes no more at once than one statement should carry', async () => {
    const sizes: number[] = [];
    const note = inBatches(async (numbers: readonly number[]) => {
      sizes.push(numbers.length);
      return numbers.map(done);
    });
    await Promise.all(Array.from({ length: 120 }, (_, number) => note(number)));
    expect(sizes).toEqual([50, 50, 20]);
  });
});
