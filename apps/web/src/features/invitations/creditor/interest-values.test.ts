import { expect, test } from 'vitest';
import { interestMethodOf } from '../../../components/claims/check-interest.ts';
import {
  amountsToSend,
  faultsOf,
  interestEuros,
  interestOf,
  type TypedAmounts,
  typedAmounts,
} from './interest-values.ts';

const METHOD = interestMethodOf(undefined);
const TYPED: TypedAmounts = {
  ...{ whole: null, principal: 6_850, way: 'conventional', rate: 8, known: null, payments: [] },
  ...{ from: '2025-09-15', until: '2026-11-12' },
  costs: [
    { declared: 1_447.02, note: 'dagvaarding', isInTitle: true },
    { declared: 65.25, note: '', isInTitle: false },
  ],
};

test('days, principal and rate give the interest to the cent, and the parts the amount', () => {
  const check = interestOf(TYPED, METHOD);
  expect(check).toMatchObject({ euros: 635.08, days: 423, perDay: 1.5014 });
  expect(check).toMatchObject({ lines: [{ days: 423, rate: 8, daysInYear: 365 }] });
  const interest = interestEuros(TYPED, check) ?? 0;
  const sent = amountsToSend(TYPED, true, interest);
  expect(sent.amount).toBe(8_997.35);
  expect(sent.parts.map(({ kind, declared }) => [kind, declared])).toEqual([
    ['principal', 6_850],
    ['interest', 635.08],
    ['costs', 1_447.02],
    ['costs', 65.25],
  ]);
  expect(sent.parts[3]).toMatchObject({ note: null, isInTitle: false });
});

test('a rate of the law has a line for each rate', () => {
  const check = interestOf({ ...TYPED, way: 'commercial', from: '2025-05-31' }, METHOD);
  expect(check).toMatchObject({
    lines: [
      { days: 30, rate: 11.5 },
      { days: 500, rate: 10.5 },
    ],
  });
});

test('what was sent is typed again', () => {
  const { parts, payments, amount } = amountsToSend(TYPED, true, 635.08);
  const claim = { parts, payments, amountDemanded: amount } as never;
  const again = typedAmounts(claim, { total: amount, lastDay: '2026-12-01' });
  expect(again).toMatchObject({ principal: 6_850, way: 'conventional', rate: 8, until: '2026-11-12' });
  expect(amountsToSend(again, true, 635.08)).toEqual({ parts, payments, amount });
});

test('a new one asks for interest up to the last day to file', () => {
  expect(typedAmounts(undefined, { total: 0, lastDay: '2026-11-12' })).toMatchObject({
    ...{ whole: null, principal: null, until: '2026-11-12', costs: [] },
  });
});

test('interest may be known or not asked at all', () => {
  const check = interestOf({ ...TYPED, way: 'known' }, METHOD);
  expect(interestEuros({ ...TYPED, way: 'known', known: 12.5 }, check)).toBe(12.5);
  expect(interestEuros({ ...TYPED, way: 'known', known: 'veel' }, check)).toBeUndefined();
  expect(interestEuros({ ...TYPED, way: 'none' }, check)).toBe(0);
  expect(amountsToSend({ ...TYPED, way: 'none', costs: [] }, true, 0).parts).toHaveLength(1);
});

test('what is missing is named by its field', () => {
  const empty = { ...TYPED, principal: null, rate: null, from: null, until: '' };
  const costs = [{ declared: null, note: '', isInTitle: true }];
  const payments = [{ date: null, amount: 0 }];
  expect(faultsOf({ ...empty, costs, payments }, true)).toEqual([
    ...['principal', 'rate', 'from', 'until', 'costs.0.declared', 'payments.0.date', 'payments.0.amount'],
  ]);
  expect(faultsOf(TYPED, true)).toEqual([]);
  expect(faultsOf(TYPED, false)).toEqual(['whole']);
  expect(faultsOf({ ...TYPED, whole: 10.005 }, false)).toEqual(['whole']);
});
