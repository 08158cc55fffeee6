import type { PayoutLine } from '@prorata/contract/payouts/payout';
import { expect, test } from 'vitest';
import { linesOf, PAYOUT_FILTERS, sumsOf } from './payout-lines.ts';

const LINE: PayoutLine = {
  number: '1',
  version: 1,
  kind: 'creditor',
  statementId: null,
  name: 'Telvia NV',
  account: 'BE68539007547034',
  accountHolder: null,
  communication: '2026/0158',
  amount: 111.03,
  paid: 0,
  state: 'toPay',
  stateSince: null,
  reason: null,
  isSmall: false,
  fileSequence: null,
};
const LINES: readonly PayoutLine[] = [
  LINE,
  { ...LINE, number: '2', name: 'Pelgrims', account: null, amount: 3, isSmall: true },
  { ...LINE, number: '3', state: 'underWay' },
  { ...LINE, number: '4', state: 'partlyPaid', paid: 11.03 },
  { ...LINE, number: 'R1', state: 'consigned', account: null },
  { ...LINE, number: 'K1', state: 'paid', paid: 111.03 },
];

test('the filters tell apart what is to do, under way, settled, without account and small', () => {
  const numbers = PAYOUT_FILTERS.map((filter) => linesOf(LINES, filter).map(({ number }) => number));
  expect(numbers).toEqual([
    ['1', '2', '3', '4', 'R1', 'K1'],
    ['1', '2', '4'],
    ['3'],
    ['R1', 'K1'],
    ['2'],
    ['2'],
  ]);
});

test.each([
  ['telvia', 5],
  ['5390 0754', 4],
  ['111,03', 5],
  ['pelgrims', 1],
])('searching for %s finds %d', (search, found) => {
  expect(linesOf(LINES, 'all', search)).toHaveLength(found);
});

test('what is settled and what is open add up to the whole', () => {
  expect(sumsOf({ lines: LINES, total: 558.15 })).toEqual({ settled: 233.09, open: 325.06 });
});
