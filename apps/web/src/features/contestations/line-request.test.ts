import { expect, test } from 'vitest';
import { changesIn, NO_REQUEST, withFittingRequest } from './line-request.ts';

const OVERVIEW = {
  lines: [
    {
      ...{ statementId: 'a', name: 'A', allotted: 10 },
      claims: [{ claimId: 'rent', name: 'lessor', amount: 10, lotIds: ['van'] }],
    },
    { statementId: 'b', name: 'B', allotted: 5, claims: [] },
  ],
};

test('another line has other claims, and another request other figures', () => {
  const filled = {
    ...NO_REQUEST,
    statementId: 'b',
    claimId: 'rent',
    requestedAmount: 5,
    requestedLotId: 'van',
  };
  expect(withFittingRequest({ ...filled, request: 'leaveOut' as const }, OVERVIEW)).toEqual({
    ...{ ...NO_REQUEST, statementId: 'b', request: 'leaveOut' },
  });
  const own = { ...filled, statementId: 'a', request: 'noPrivilege' as const };
  expect(withFittingRequest(own, OVERVIEW)).toEqual({ ...own, requestedAmount: null });
});

test('who gets more or less, the defendant too', () => {
  const totals = { moneyIn: 20, costs: 1, paid: 0, reserved: 0, surplus: 0 };
  const creditor = (name: string, before: number, paid: number, reserved = 0) => ({
    ...{ creditorId: name, statementId: name, name, reasons: [] },
    ...{ before: { paid: before, reserved: 0 }, after: { paid, reserved } },
  });
  const creditors = [creditor('a', 10, 0), creditor('b', 5, 3, 2), creditor('c', 1.1, 3.3)];
  expect(changesIn({ before: totals, after: { ...totals, surplus: 7.8 }, creditors })).toEqual([
    { statementId: 'a', name: 'a', euros: -10 },
    { statementId: 'c', name: 'c', euros: 2.2 },
    { statementId: null, name: null, euros: 7.8 },
  ]);
});
