import { describe, expect, it } from 'vitest';
import { COMPANY_STATEMENT } from '../../testing/valid-dossier.ts';
import type { CreditorType } from '../vocabulary.ts';
import type { PersonOrCompany } from './dossier-to-validate.ts';
import {
  isAddressComplete,
  isBelgianPostalCode,
  isCompanyComplete,
  isPersonComplete,
  partyName,
} from './party-checks.ts';
import { listStatementFaults } from './validate-statement.ts';

const NOBODY: PersonOrCompany = {
  firstName: null,
  lastName: null,
  nationalNumber: null,
  companyName: null,
  enterpriseNumber: null,
};
const PERSON = { ...NOBODY, firstName: 'An', lastName: 'Peeters' };
const COMPANY = { ...NOBODY, companyName: 'Immo Leie NV' };

describe('a person or company', () => {
  it('a person needs both names, and a right national number when one is given', () => {
    expect(isPersonComplete(PERSON)).toBe(true);
    expect(isPersonComplete({ ...PERSON, nationalNumber: '' })).toBe(true);
    expect(isPersonComplete({ ...PERSON, nationalNumber: '85.07.30-033.29' })).toBe(false);
    expect(isPersonComplete({ ...PERSON, firstName: '  ' })).toBe(false);
    expect(isPersonComplete({ ...PERSON, lastName: null })).toBe(false);
  });

  it('a company needs a name, and a right enterprise number when one is given', () => {
    expect(isCompanyComplete(COMPANY)).toBe(true);
    expect(isCompanyComplete({ ...COMPANY, enterpriseNumber: 'BE 0403.227.515' })).toBe(true);
    expect(isCompanyComplete({ ...COMPANY, enterpriseNumber: '0403227516' })).toBe(false);
    expect(isCompanyComplete({ ...COMPANY, companyName: '' })).toBe(false);
  });

  it('is called by the company name, or by first and last name', () => {
    expect(partyName({ ...PERSON, companyName: 'Bakkerij An' })).toBe('Bakkerij An');
    expect(partyName({ ...PERSON, firstName: ' An ' })).toBe('An Peeters');
    expect(partyName({ ...PERSON, firstName: null })).toBe('Peeters');
    expect(partyName(NOBODY)).toBeNull();
  });
});

describe('the kind of creditor decides which name is needed', () => {
  it.each([
    ['person', true, false],
    ['trader', true, true],
    ['organization', false, true],
    ['governmentInstance', false, true],
    ['legalEntity', false, true],
  ] as const)('%s: person %s, company %s', (type: CreditorType, asPerson, asCompany) => {
    const { address } = COMPANY_STATEMENT.creditor;
    const isComplete = (party: PersonOrCompany) =>
      listStatementFaults(
        { ...COMPANY_STATEMENT, claims: [], creditor: { ...party, type, address } },
        new Map(),
      ).length === 0;
    expect([isComplete(PERSON), isComplete(COMPANY)]).toEqual([asPerson, asCompany]);
  });
});

describe('isAddressComplete', () => {
  const address = { address1: null, street: 'Kerkstraat', zipcode: '9000', city: 'Gent', country: 'BE' };

  it('is complete with a street or a line, postal code, city and country', () => {
    expect(isAddressComplete(address)).toBe(true);
    expect(isAddressComplete({ ...address, street: null, address1: 'Kerkstraat 1' })).toBe(true);
    expect(isAddressComplete({ ...address, zipcode: ' 9000 ' })).toBe(true);
  });

  it.each(['street', 'zipcode', 'city', 'country'] as const)('is incomplete without %s', (field) => {
    expect(isAddressComplete({ ...address, [field]: null })).toBe(false);
    expect(isAddressComplete({ ...address, [field]: ' ' })).toBe(false);
  });

  it('checks the form of Belgian postal codes only', () => {
    expect(isAddressComplete({ ...address, zipcode: 'SW1A 1AA' })).toBe(false);
    expect(isAddressComplete({ ...address, zipcode: 'SW1A 1AA', country: 'GB' })).toBe(true);
  });
});

it.each(['1000', '4700', '9992'])('%s is a Belgian postal code', (text) => {
  expect(isBelgianPostalCode(text)).toBe(true);
});

it.each(['', '0999', '999', '10000', 'B-1000', '10 00', '１０００'])('"%s" is none', (text) => {
  expect(isBelgianPostalCode(text)).toBe(false);
});
