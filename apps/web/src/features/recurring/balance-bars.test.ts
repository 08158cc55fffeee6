import type { Recurring } from '@prorata/contract/recurring/recurring';
import { describe, expect, it } from 'vitest';
import { balanceBarsOf, labelEvery, OTHERS, scaleFor } from './balance-bars.ts';

type Run = Recurring['runs'][number];

function run(number: number, isSigned = true): Run {
  return {
    ...{ dossierId: `run-${number}`, fileNumber: '', number, status: isSigned ? 'Paid' : 'Created' },
    ...{ openedAt: '', receivedUntil: null, months: ['2026-01'], received: 0, costs: 0, net: 0, surplus: 0 },
    ...{ interestUntil: null, contestationEndsOn: null, isSigned },
  };
}

function creditor(id: string, balances: readonly (readonly [run: number, before: number, after: number])[]) {
  const runs = balances.map(([number, before, after]) => ({
    ...{ dossierId: `run-${number}`, before, allotted: before - after, after },
  }));
  return {
    ...{ id, name: id, privilegeId: null, accepted: runs[0]?.before ?? 0, runs },
    ...{ balance: runs.at(-1)?.after ?? 0, paidInMonth: null },
  };
}

describe('the bars of what is owed', () => {
  it('stand before the first run and after each signed one, the largest creditor first', () => {
    const { owners, bars } = balanceBarsOf({
      runs: [run(1), run(2), run(3, false)],
      creditors: [
        creditor('small', [[1, 100, 0]]),
        creditor('large', [
          [1, 900, 800.5],
          [2, 800.5, 700.25],
        ]),
      ],
    });
    expect(owners.map(({ id, first, now }) => [id, first, now])).toEqual([
      ['large', 900, 700.25],
      ['small', 100, 0],
    ]);
    expect(bars.map(({ run: of, total, parts }) => [of?.number ?? 0, total, parts])).toEqual([
      [0, 1_000, [900, 100]],
      [1, 800.5, [800.5, 0]],
      [2, 700.25, [700.25, 0]],
    ]);
  });

  it('owe nothing to a creditor before the run in which it came', () => {
    const { bars } = balanceBarsOf({
      runs: [run(1), run(2)],
      creditors: [creditor('first', [[1, 500, 400]]), creditor('late', [[2, 300, 250]])],
    });
    expect(bars.map(({ total }) => total)).toEqual([500, 400, 650]);
  });

  it('put together whoever has no colour of their own, and never a single one', () => {
    const of = (count: number) =>
      balanceBarsOf({
        runs: [run(1)],
        creditors: Array.from({ length: count }, (_, at) => creditor(`c${at}`, [[1, 100 + at, 50]])),
      }).owners;
    expect(of(6).map(({ id }) => id)).toEqual(['c5', 'c4', 'c3', 'c2', 'c1', 'c0']);
    expect(of(15)).toHaveLength(6);
    expect(of(15).at(-1)).toEqual({ id: OTHERS, name: null, count: 10, first: 1_045, now: 500 });
  });
});

describe('the scale', () => {
  it.each([
    [0, 1],
    [0.5, 0.5],
    [812.35, 1_000],
    [1_000, 1_000],
    [12_769.65, 20_000],
    [21_000, 25_000],
    [99_999.99, 100_000],
  ])('of %d ends at the round amount %d', (most, top) => {
    expect(scaleFor(most).top).toBeCloseTo(top, 10);
    expect(scaleFor(most).lines[0]).toBe(0);
  });

  it('leaves room between the words below the bars', () => {
    expect(labelEvery(5, 600, 74)).toBe(1);
    expect(labelEvery(37, 700, 74)).toBe(4);
    expect(labelEvery(13, 280, 74)).toBe(4);
    expect(labelEvery(3, 0, 74)).toBe(222);
  });
});
