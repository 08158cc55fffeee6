import { expect, test } from 'vitest';
import { type StatementValues, withoutNought } from './statement-values.ts';

test('an amount that was not filled in is an empty field; any other stays', () => {
  const values: StatementValues = { version: 1, creditorAddress: {}, totalAmountClaimed: 0 };
  expect(withoutNought(values).totalAmountClaimed).toBeNull();
  expect(withoutNought({ ...values, totalAmountClaimed: 5 }).totalAmountClaimed).toBe(5);
});
