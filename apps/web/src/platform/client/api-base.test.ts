import { expect, test } from 'vitest';
import { apiBase } from './api-base.ts';

test.each([
  ['https://app.prorata.example', 'https://api.prorata.example'],
  ['https://app.staging.prorata.example', 'https://api.staging.prorata.example'],
  ['https://app-staging.prorata.example', 'https://api-staging.prorata.example'],
  ['https://app.prorata.example:8443', 'https://api.prorata.example:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://apple.example', 'https://apple.example'],
  ['https://my.app.example', 'https://my.app.example'],
])('a page on %s calls %s', (page, api) => {
  expect(apiBase(page)).toBe(api);
});
