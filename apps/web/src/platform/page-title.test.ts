import { expect, test } from 'vitest';
import { environmentOf, pageTitle } from './page-title.ts';

test.each([
  ['localhost', 'Local'],
  ['127.0.0.1', 'Local'],
  ['[::1]', 'Local'],
  ['app.localhost', 'Local'],
  ['LOCALHOST', 'Local'],
  ['staging.prorata.example', 'Staging'],
  ['app.staging.prorata.example', 'Staging'],
  ['app.prorata.example', 'Production'],
  ['staging-notes.example', 'Production'],
  ['localhost.example', 'Production'],
  ['', 'Production'],
] as const)('the host %s is %s', (hostname, environment) => {
  expect(environmentOf(hostname)).toBe(environment);
});

test.each([
  ['Local', 'Dossiers · Prorata - Local'],
  ['Staging', 'Dossiers · Prorata - Staging'],
  ['Production', 'Dossiers · Prorata'],
] as const)('the title in %s', (environment, title) => {
  expect(pageTitle('Dossiers', environment)).toBe(title);
});
