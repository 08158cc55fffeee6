import { expect, it } from 'vitest';
import { personToAddress } from './person-to-address.ts';

const GOOSSENS = { salutation: 'ms', lastName: ' Goossens ', companyName: null } as const;

it('a person of whom the form of address is known is addressed by the last name', () => {
  expect(personToAddress(GOOSSENS)).toEqual({ salutation: 'ms', surname: 'Goossens' });
});

it.each([
  ['whose form of address is not known', { salutation: null }],
  ['without a last name', { lastName: ' ' }],
  ['of whom nothing is known', { salutation: null, lastName: null }],
  ['who represents a company', { companyName: 'Immo Dijlezicht' }],
])('somebody %s is addressed neutrally', (_, other) => {
  expect(personToAddress({ ...GOOSSENS, ...other })).toBeNull();
});
