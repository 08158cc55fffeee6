import { expect, it } from 'vitest';
import { findGoverningDate } from './governing-date.ts';

const dates = { saleDate: '2026-10-22', seizureDate: '2026-06-18' };

it.each([
  [['sale'], '2026-10-22'],
  [['seizureByThirdParties'], '2026-06-18'],
  [['seizureByThirdParties', 'sale'], '2026-10-22'],
] as const)('of %j it is %s', (transactionKinds, expected) => {
  expect(findGoverningDate({ transactionKinds, ...dates })).toBe(expected);
});

it('is not known while the date of the deciding transaction is not', () => {
  expect(findGoverningDate({ transactionKinds: ['sale'], ...dates, saleDate: null })).toBeNull();
  expect(
    findGoverningDate({ transactionKinds: ['seizureByThirdParties'], ...dates, seizureDate: null }),
  ).toBeNull();
});
