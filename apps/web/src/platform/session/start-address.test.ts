import { expect, test } from 'vitest';
import { parseStartSearch, safeReturnPath, startAddress } from './start-address.ts';

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

const ORIGIN = 'https://app.prorata.example';

test.each([
  ['/app', '/app'],
  [
    '/app/dossiers?search=van%20hoorick&paid=true#row-3',
    '/app/dossiers?search=van%20hoorick&paid=true#row-3',
  ],
  ['/document?code=abc', '/document?code=abc'],
  ['/app/../app/parameters', '/app/parameters'],
])('%s is honoured', (wanted, path) => {
  expect(safeReturnPath(wanted, ORIGIN)).toBe(path);
});

test.each([
  'https://evil.example/app',
  '//evil.example/app',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'app/dossiers',
  '',
  '/..//evil.example',
  '/',
  '/login-result?code=1',
  '/logout-result',
  '/silent-renew',
  'http://[',
  undefined,
  null,
  42,
])('%j is refused', (wanted) => {
  expect(safeReturnPath(wanted, ORIGIN)).toBeUndefined();
});
