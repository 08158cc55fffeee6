import { statementsCalls } from '@prorata/contract/statements/calls';
import { expect, test } from 'vitest';
import { NEW_STATEMENT, withoutOtherType } from './statement-values.ts';

const BOTH = {
  ...NEW_STATEMENT,
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

test('what a new statement starts with is accepted as it is', () => {
  expect(statementsCalls.update.body.safeParse(NEW_STATEMENT).success).toBe(true);
});
