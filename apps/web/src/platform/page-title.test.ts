import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test.each([
  ['Local', 'Dossiers · Prorata - Local'],
  ['Staging', 'Dossiers · Prorata - Staging'],
  ['Production', 'Dossiers · Prorata'],
] as const)('the title in %s', (environment, title) => {
  expect(pageTitle('Dossiers', environment)).toBe(title);
});
