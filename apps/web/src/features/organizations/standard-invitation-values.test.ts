import { expect, test } from 'vitest';
import { valuesOfInvitation, withoutBlankAddress } from './standard-invitation-values.ts';

test('a new one starts empty, and an address of which nothing is filled in is none', () => {
  const values = valuesOfInvitation(undefined);
  expect(values).toMatchObject({ email: null, addressee: null, language: null });
  expect(withoutBlankAddress(values).address).toBeNull();
});

test('an address of which something is filled in stays, for the contract to judge', () => {
  const values = valuesOfInvitation(undefined);
  const started = { ...values, address: { ...values.address, city: 'Lier' } };
  expect(withoutBlankAddress(started)).toEqual(started);
});
