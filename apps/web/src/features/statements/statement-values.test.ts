import { fieldErrorsOf } from '@prorata/contract/field-errors';
import type { Party } from '@prorata/contract/parties/party';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { expect, test } from 'vitest';
import { valuesFor } from '../../components/form/use-contract-form.ts';
import { NEW_STATEMENT, partyChanges, partyValues, withoutOtherType } from './statement-values.ts';

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

const ID = '0190a5f4-0000-7000-8000-000000000001';
const AT = '2026-11-04T13:06:00.000Z';

test('a change of a creditor’s statement holds nothing that the call does not take', () => {
  const statement: ThirdPartyStatement = {
    ...(statementsCalls.update.body.parse({ ...NEW_STATEMENT, totalAmountClaimed: 10 }) as Omit<
      ThirdPartyStatement,
      'id'
    >),
    id: ID,
    dossierId: ID,
    creditorName: 'Immo Dijlezicht BV',
    privilegedClaims: [],
    documents: [],
    validated: false,
    validatedAt: null,
    validatedBy: null,
    createdAt: AT,
    updatedAt: AT,
    status: 'ToReview',
    invitationId: ID,
    invitationStatus: 'ClosedAndSubmitted',
    submittedAt: AT,
    isLate: false,
    originalTotalAmountClaimed: 10,
    replacedBalance: null,
    removedClaims: [],
    differences: [],
    explanationOfChange: 'Niet bewezen.',
  };
  const { success, data } = statementsCalls.updateThirdParty.body.safeParse(
    valuesFor(statementsCalls.updateThirdParty, statement),
  );
  expect(success).toBe(true);
  expect(data?.explanationOfChange).toBe('Niet bewezen.');
});

const ADDRESS = {
  addressee: null,
  address1: null,
  address2: null,
  street: 'Haverwerf',
  housenumber: '27',
  housenumberaddition: null,
  zipcode: '2800',
  city: 'Mechelen',
  country: 'BE',
};
const COMPANY: Party = {
  name: 'Immo Dijlezicht',
  firstname: null,
  lastname: null,
  salutation: null,
  nationalNumber: null,
  kboNumber: '0588134754',
  corporateForm: 'BV',
  address: ADDRESS,
  legalEntityType: null,
  email: null,
  extraEmails: null,
  paymentaccount: null,
  sendMethod: null,
  sendOption: null,
  language: null,
  partyId: null,
  register: null,
  institution: null,
};

function filledIn(party: Party, field: string): unknown {
  return partyValues(party).find(({ name }) => name === field)?.value;
}

test.each([
  [null, '0588134754', 'legalEntity'],
  ['government', '0206731645', 'governmentInstance'],
  ['naturalPerson', null, 'person'],
  ['naturalPerson', '0588134754', 'trader'],
] as const)('%s with enterprise number %s is a %s', (legalEntityType, kboNumber, type) => {
  expect(filledIn({ ...COMPANY, legalEntityType, kboNumber }, 'creditorType')).toBe(type);
});

test('a legal form that the product has no code for is left as it is', () => {
  expect(filledIn(COMPANY, 'corporateForm')).toBe('BV');
  expect(filledIn({ ...COMPANY, corporateForm: 'Stichting' }, 'corporateForm')).toBeNull();
});

test('an address in one line is taken apart', () => {
  const address = { ...ADDRESS, street: null, housenumber: null, address1: 'Haverwerf 27' };
  expect(filledIn({ ...COMPANY, address }, 'creditorAddress.street')).toBe('Haverwerf');
  expect(filledIn({ ...COMPANY, address }, 'creditorAddress.housenumber')).toBe('27');
});

test('a known party brings all of it to a row of the grid in one change', () => {
  const party = {
    ...COMPANY,
    email: 'info@dijlezicht.example',
    paymentaccount: 'BE68539007547034',
    sendOption: 'EmailLink' as const,
    language: 'fr' as const,
  };
  const { addressee: _, address1: __, address2: ___, ...creditorAddress } = ADDRESS;
  expect(partyChanges(party)).toEqual({
    creditorType: 'legalEntity',
    corporateName: 'Immo Dijlezicht',
    corporateForm: 'BV',
    kboNumber: '0588134754',
    creditorAddress,
    primaryEmail: 'info@dijlezicht.example',
    paymentaccount: 'BE68539007547034',
    sendOption: 'EmailLink',
    language: 'fr',
    salutation: null,
    firstName: null,
    lastName: null,
    nationalNumber: null,
  });
});

test('of whom the book has a name only, the address in the row stays', () => {
  const address = { ...ADDRESS, street: null, housenumber: null, zipcode: null, city: null };
  const person = {
    ...COMPANY,
    name: null,
    lastname: 'Pauwels',
    kboNumber: null,
    corporateForm: null,
    address,
  };
  expect(partyChanges(person)).toEqual({
    creditorType: 'person',
    lastName: 'Pauwels',
    corporateName: null,
    corporateForm: null,
    kboNumber: null,
  });
});
