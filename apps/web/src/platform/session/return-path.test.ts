import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

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
