import { describe, expect, it } from 'vitest';
import { addressLines, listLetterAddressFaults } from './registered-letter-address.ts';

const KESSEL = {
  addressee: 'Marie-Luise Kessel',
  street: 'Hochstraße',
  housenumber: '112',
  housenumberaddition: null,
  zipcode: '4700',
  city: 'Eupen',
  country: 'BE',
};

describe('what the post takes', () => {
  it.each([
    ['a whole address', {}, []],
    ['one without a country, which is Belgian', { country: null }, []],
    ['one in two lines', { street: null, housenumber: null, address1: 'Postbus 12' }, []],
    ['nobody', { addressee: ' ' }, ['addressee required']],
    ['no street', { street: null, housenumber: null }, ['address1 required']],
    ['no town', { zipcode: null, city: '' }, ['zipcode required', 'city required']],
    ['50 signs', { addressee: 'é'.repeat(50) }, []],
    ['51 signs', { addressee: 'é'.repeat(51) }, ['addressee too-long']],
    [
      'signs that no letter can show',
      { addressee: '汉字 BV', city: '吉' },
      ['addressee unprintable', 'city unprintable'],
    ],
    ['a street that is too long with its number', { street: 'a'.repeat(47) }, ['street too-long']],
    ['another country', { country: 'DE', zipcode: '52062' }, ['country choice-invalid']],
    ['a postcode of another country', { zipcode: '52062' }, ['zipcode postal-code-invalid']],
    ['a postcode that begins with zero', { zipcode: '0470' }, ['zipcode postal-code-invalid']],
  ])('%s', (_case, changes, faults) => {
    const found = listLetterAddressFaults({ ...KESSEL, ...changes });
    expect(found.map(({ field, reason: [rule] }) => `${field} ${rule}`)).toEqual(faults);
  });
});

it.each([
  [{}, ['Hochstraße 112', '4700 Eupen']],
  [{ housenumberaddition: 'bus 3' }, ['Hochstraße 112 bus 3', '4700 Eupen']],
  [
    { street: null, address1: 'Gebouw C', address2: 'Kaai 7', country: 'FR' },
    ['Gebouw C', 'Kaai 7', '4700 Eupen', 'FR'],
  ],
])('writes an address with %j', (changes, lines) => {
  expect(addressLines({ ...KESSEL, ...changes })).toEqual(lines);
});
