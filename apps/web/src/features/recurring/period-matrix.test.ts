import type { Recurring } from '@prorata/contract/recurring/recurring';
import { describe, expect, it } from 'vitest';
import { matrixOf, spanOf, WAITING } from './period-matrix.ts';

type Run = Recurring['runs'][number];

function run(number: number, facts: Partial<Run> = {}): Run {
  return {
    ...{ dossierId: `run-${number}`, fileNumber: `2026/000${number}`, number, status: 'Paid' },
    ...{ openedAt: '2026-01-01T00:00:00Z', receivedUntil: '2026-01-31', months: [`2026-0${number}`] },
    ...{ received: 412.8, costs: 18.15, net: 394.65, surplus: 0, interestUntil: null },
    ...{ contestationEndsOn: null, isSigned: true },
    ...facts,
  };
}

function creditor(name: string, allotted: Readonly<Record<string, number>>, balance: number) {
  return {
    ...{ id: name, name, privilegeId: null, accepted: 1_000, balance, paidInMonth: null },
    runs: Object.entries(allotted).map(([dossierId, euros]) => ({
      ...{ dossierId, before: 0, allotted: euros, after: 0 },
    })),
  };
}

const NOTHING_WAITS = { amount: 0, maintenanceOnly: 0, receipts: 0 };

describe('the matrix of periods and balances', () => {
  it('has a column for each run and adds what each gave to the cent', () => {
    const matrix = matrixOf({
      runs: [run(1), run(2)],
      receipts: [],
      waiting: NOTHING_WAITS,
      creditors: [creditor('A', { 'run-1': 0.1, 'run-2': 0.2 }, 999.7), creditor('B', { 'run-2': 0.1 }, 0)],
    });
    expect(matrix.periods.map(({ key, isOpen }) => [key, isOpen])).toEqual([
      ['run-1', false],
      ['run-2', false],
    ]);
    expect(matrix.creditors.map(({ allotted }) => allotted)).toEqual([
      [0.1, 0.2],
      [null, 0.1],
    ]);
    expect(matrix.allotted).toEqual([0.1, 0.3]);
    expect([matrix.accepted, matrix.balance, matrix.hasSurplus]).toEqual([2_000, 999.7, false]);
  });

  it('leaves open what nobody has signed, and shows what waits in a column of its own', () => {
    const receipt = (month: string, isTaken: boolean) =>
      ({
        month,
        run: isTaken ? { dossierId: 'run-2', fileNumber: '' } : null,
      }) as Recurring['receipts'][number];
    const { periods, allotted } = matrixOf({
      runs: [run(1), run(2, { isSigned: false, status: 'Created' })],
      receipts: [receipt('2026-02', true), receipt('2026-04', false), receipt('2026-03', false)],
      waiting: { amount: 825.6, maintenanceOnly: 0, receipts: 2 },
      creditors: [creditor('A', { 'run-1': 394.65 }, 605.35)],
    });
    expect(periods.map(({ key, isOpen, costs }) => [key, isOpen, costs])).toEqual([
      ['run-1', false, 18.15],
      ['run-2', true, null],
      [WAITING, true, null],
    ]);
    expect(periods.at(-1)?.months).toEqual(['2026-03', '2026-04']);
    expect(allotted).toEqual([394.65, null, null]);
  });

  it('has no column for a run into which nothing came', () => {
    const { periods } = matrixOf({
      runs: [run(1, { months: [], received: 0, isSigned: false, status: 'Created' })],
      ...{ receipts: [], waiting: NOTHING_WAITS, creditors: [] },
    });
    expect(periods).toEqual([]);
  });
});

it('spans from the first to the last month, in whatever order they come', () => {
  expect(spanOf(['2026-11', '2026-09', '2026-10'])).toEqual(['2026-09', '2026-11']);
  expect(spanOf(['2026-11'])).toEqual(['2026-11', '2026-11']);
  expect(spanOf([])).toBeUndefined();
});
