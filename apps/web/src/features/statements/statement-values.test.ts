import { fieldErrorsOf } from '@prorata/contract/field-errors';
import { statementsCalls } from '@prorata/contract/statements/calls';
import { expect, test } from 'vitest';
import { NEW_STATEMENT, withoutOtherType } from './statement-values.ts';

const BOTH = {
  ...NEW_STATEMENT,
  totalAmountClaimed: 100,
  firstName: 'Karim',
  lastName: 'Benhaddou',
  nationalNumber: '85073003328',
  corporateName: 'Lumio Energie',
  corporateForm: 'NV',
  kboNumber: '0403227515',
} as const;

test('a company is sent without the names of a person', () => {
  const { firstName, nationalNumber, corporateName } = withoutOtherType({
    ...BOTH,
    creditorType: 'legalEntity',
  });
  expect([firstName, nationalNumber, corporateName]).toEqual([null, null, 'Lumio Energie']);
});

test('a person is sent without an enterprise number', () => {
  const { lastName, kboNumber } = withoutOtherType({ ...BOTH, creditorType: 'person' });
  expect([lastName, kboNumber]).toEqual(['Benhaddou', null]);
});

test('a trader keeps both', () => {
  expect(withoutOtherType({ ...BOTH, creditorType: 'trader' })).toEqual({ ...BOTH, creditorType: 'trader' });
});

test('a new statement lacks nothing but its amount', () => {
  const { error } = statementsCalls.update.body.safeParse(NEW_STATEMENT);
  expect(error && fieldErrorsOf(error)).toEqual([{ path: 'totalAmountClaimed', code: 'required' }]);
});
