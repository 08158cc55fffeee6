import type { IncomeReceipt, Payer } from '@prorata/contract/recurring/recurring';
import { describe, expect, it } from 'vitest';
import { expectedReceipts, monthAfter } from './next-receipt.ts';

function payer(id: string, facts: Partial<Payer> = {}): Payer {
  return { id, name: id, paysOnDay: null, endedOn: null, releasedAt: null, ...facts } as Payer;
}

function receipt(payerId: string, month: string, receivedOn: string): IncomeReceipt {
  return { payerId, month, receivedOn } as IncomeReceipt;
}

function next(payers: readonly Payer[], receipts: readonly IncomeReceipt[], today = '2026-11-17') {
  return expectedReceipts(payers, receipts, today).map(({ payer: { id }, month, around, isLate }) => [
    ...[id, month, around, isLate],
  ]);
}

describe('the next receipt', () => {
  it('is that of the month after the last, on the usual day', () => {
    expect(next([payer('a', { paysOnDay: 15 })], [receipt('a', '2026-11', '2026-11-16')])).toEqual([
      ['a', '2026-12', '2026-12-15', false],
    ]);
  });

  it('comes in the month after where it always did, even when it was late once', () => {
    const receipts = [receipt('a', '2026-08', '2026-09-03'), receipt('a', '2026-09', '2026-11-02')];
    expect(next([payer('a', { paysOnDay: 31 })], receipts)).toEqual([['a', '2026-10', '2026-11-30', false]]);
  });

  it('is late five days after its day', () => {
    const paid = [receipt('a', '2026-10', '2026-10-12')];
    expect(next([payer('a', { paysOnDay: 12 })], paid)[0]?.[3]).toBe(false);
    expect(next([payer('a', { paysOnDay: 12 })], paid, '2026-11-18')[0]?.[3]).toBe(true);
  });

  it('is told of whoever pays first, and of nobody who was released, ended or never paid', () => {
    const payers = [
      ...[payer('late', { paysOnDay: 28 }), payer('early', { paysOnDay: 3 }), payer('silent')],
      payer('released', { paysOnDay: 1, releasedAt: '2026-10-01T00:00:00Z' }),
      payer('ended', { paysOnDay: 1, endedOn: '2026-10-31' }),
    ];
    const receipts = [receipt('late', '2026-10', '2026-10-28'), receipt('early', '2026-11', '2026-11-03')];
    expect(next(payers, receipts).map(([id]) => id)).toEqual(['late', 'early']);
  });

  it('falls on the last day of a shorter month', () => {
    expect(next([payer('a', { paysOnDay: 31 })], [receipt('a', '2027-01', '2027-01-31')])[0]?.[2]).toBe(
      '2027-02-28',
    );
  });
});

it('counts months over the end of a year, both ways', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});
