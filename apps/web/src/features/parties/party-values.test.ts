import { expect, test } from 'vitest';
import { lineAddressOf, streetAddressOf } from './party-values.ts';

const NOWHERE = {
  addressee: null,
  address1: null,
  address2: null,
  street: null,
  housenumber: null,
  housenumberaddition: null,
  zipcode: '2800',
  city: 'Mechelen',
  country: 'BE',
};

test.each([
  ['Haverwerf 27', 'Haverwerf', '27', null],
  ['Haverwerf 27 bus 3', 'Haverwerf', '27', '3'],
  ['Rue de la Loi 16, bte 2B', 'Rue de la Loi', '16', '2B'],
  ['Haverwerf 27A', 'Haverwerf', '27A', null],
  ['Postbus', 'Postbus', null, null],
])('%s is street %s, number %s, box %s', (address1, street, housenumber, housenumberaddition) => {
  expect(streetAddressOf({ ...NOWHERE, address1 })).toMatchObject({
    street,
    housenumber,
    housenumberaddition,
  });
});

test('a street with its numbers is one line', () => {
  const address = { ...NOWHERE, street: 'Haverwerf', housenumber: '27', housenumberaddition: '3' };
  expect(lineAddressOf(address)).toMatchObject({ address1: 'Haverwerf 27 3', city: 'Mechelen' });
  expect(lineAddressOf(NOWHERE).address1).toBeNull();
});
