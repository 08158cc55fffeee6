import type { Party } from '@prorata/contract/parties/party';
import { LEGAL_FORMS } from '@prorata/domain/vocabulary';
import { expect, test } from 'vitest';
import { partyValues } from './party-values.ts';

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
  nationalNumber: null,
  kboNumber: '0588134754',
  corporateForm: 'BV',
  address: ADDRESS,
  legalEntityType: null,
};

function filledIn(party: Party, field: string): unknown {
  return partyValues(party, LEGAL_FORMS).find(({ name }) => name === field)?.value;
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

test('an address in one line is kept where the street stands', () => {
  const address = { ...ADDRESS, street: null, housenumber: null, address1: 'Haverwerf 27' };
  expect(filledIn({ ...COMPANY, address }, 'creditorAddress.street')).toBe('Haverwerf 27');
});
