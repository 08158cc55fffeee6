import { expect, test } from 'vitest';
import { apiOriginOf, environmentOf } from './hosts.ts';

test.each([
  ['localhost', 'Local'],
  ['127.0.0.1', 'Local'],
  ['[::1]', 'Local'],
  ['app.localhost', 'Local'],
  ['LOCALHOST', 'Local'],
  ['staging.prorata.example', 'Staging'],
  ['app.staging.prorata.example', 'Staging'],
  ['app-staging.prorata.example', 'Staging'],
  ['App-Staging.prorata.example', 'Staging'],
  ['app.prorata.example', 'Production'],
  ['staging-notes.example', 'Production'],
  ['localhost.example', 'Production'],
  ['', 'Production'],
] as const)('the host %s is %s', (hostname, environment) => {
  expect(environmentOf(hostname)).toBe(environment);
});

test.each([
  ['https://app.prorata.example', 'https://api.prorata.example'],
  ['https://app-staging.prorata.example', 'https://api-staging.prorata.example'],
  ['https://APP.prorata.example:8443', 'https://api.prorata.example:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://application.example', 'https://application.example'],
  ['https://prorata.app.example', 'https://prorata.app.example'],
])('the API of %s is at %s', (page, api) => {
  expect(apiOriginOf(page)).toBe(api);
});
