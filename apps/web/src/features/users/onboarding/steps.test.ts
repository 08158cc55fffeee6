import { expect, test } from 'vitest';
import { reachableStep, STEPS, stepAfter, stepBefore, stepOf } from './steps.ts';

test('the steps follow each other, and end at both ends', () => {
  expect(STEPS.map(stepAfter)).toEqual(['profile', 'organization', 'documents', 'review', 'review']);
  expect(STEPS.map(stepBefore)).toEqual(['welcome', 'welcome', 'profile', 'organization', 'documents']);
});

test.each([
  ['profile.email', 'profile'],
  ['organization.details.kboNumber', 'organization'],
  ['organization', 'organization'],
  ['acceptsEula', 'documents'],
  ['confirmsBailiffOrEmployee', 'review'],
  ['language', 'review'],
])('%s stands on the step %s', (path, step) => {
  expect(stepOf(path)).toBe(step);
});

test.each([
  ['documents', 'organization', 'organization'],
  ['profile', 'review', 'profile'],
  ['review', 'review', 'review'],
  [undefined, 'review', 'welcome'],
] as const)('asked for %s by someone who came as far as %s: %s', (wanted, furthest, shown) => {
  expect(reachableStep(wanted, furthest)).toBe(shown);
});
