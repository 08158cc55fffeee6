import { expect, test } from 'vitest';
import { parseStartSearch, startAddress } from './start-address.ts';

test.each([
  [{}, '/'],
  [{ notice: 'signed-out' }, '/?notice=signed-out'],
  [
    { notice: 'session-expired', afterLoginUrl: '/app/dossiers?paid=true&page=2' },
    '/?notice=session-expired&afterLoginUrl=%2Fapp%2Fdossiers%3Fpaid%3Dtrue%26page%3D2',
  ],
] as const)('%j has the address %s, and is read back from it', (search, address) => {
  expect(startAddress(search)).toBe(address);
  expect(parseStartSearch(Object.fromEntries(new URL(address, 'http://localhost').searchParams))).toEqual(
    search,
  );
});

test('what is not ours in the address is passed over', () => {
  expect(parseStartSearch({ notice: 'you-won', afterLoginUrl: 42, other: 'x' })).toEqual({});
});
