import { describe, expect, it } from 'vitest';
import { missingFieldsOf } from './missing-fields.ts';

const COMPLETE = {
  email: 'office@claes.example',
  phone: '+32 15 00 07 31',
  thirdPartyAccount: 'BE49999000000171',
  corporateName: 'Claes',
  corporateForm: 'BV',
  enterpriseNumber: '1999000150',
  isBailiffsOffice: true,
  hasClaimOfDebtPermission: false,
  address: { street: 'Keizerstraat', housenumber: '54', zipcode: '2800', city: 'Mechelen', country: 'BE' },
} as const;

describe('missingFieldsOf', () => {
  it('finds nothing missing in a complete organization, however its street is written', () => {
    expect(missingFieldsOf(COMPLETE)).toEqual([]);
    const address = { address1: 'Keizerstraat 54', zipcode: '2800', city: 'Mechelen', country: 'BE' };
    expect(missingFieldsOf({ ...COMPLETE, address })).toEqual([]);
  });

  it('names what is absent by the words of the API', () => {
    expect(missingFieldsOf({ ...COMPLETE, enterpriseNumber: null, phone: null })).toEqual([
      'phone',
      'kboNumber',
    ]);
  });

  it.each(['street', 'housenumber', 'zipcode', 'city', 'country'])(
    'counts an address without %s as missing',
    (part) => {
      const address = { ...COMPLETE.address, [part]: null };
      expect(missingFieldsOf({ ...COMPLETE, address })).toEqual(['address']);
    },
  );

  it('asks no account for the money of others, and no legal form, of who only files', () => {
    const bare = { ...COMPLETE, thirdPartyAccount: null, corporateForm: null };
    expect(missingFieldsOf(bare)).toEqual(['thirdPartyAccount', 'corporateForm']);
    const filing = { ...bare, hasClaimOfDebtPermission: true };
    expect(missingFieldsOf(filing)).toEqual(['thirdPartyAccount', 'corporateForm']);
    expect(missingFieldsOf({ ...filing, isBailiffsOffice: false })).toEqual([]);
    expect(missingFieldsOf({ ...filing, isBailiffsOffice: false, enterpriseNumber: null })).toEqual([
      'kboNumber',
    ]);
  });

  it('counts no address at all as missing', () => {
    expect(missingFieldsOf({ ...COMPLETE, address: null })).toEqual(['address']);
  });
});
