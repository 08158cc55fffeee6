import { expect, test } from 'vitest';
import { partOfDay, welcomeState } from './welcome-state.ts';

const organization = { eulaAcceptedAt: '2026-11-01T09:00:00Z' };

test.each([
  ['pending', { approved: false, isPending: true, organization }],
  ['pending', { approved: false, isPending: true, organization: null }],
  ['disapproved', { approved: false, isPending: false, organization }],
  [
    'newTexts',
    {
      approved: true,
      isPending: false,
      textsToAccept: [{ kind: 'terms-of-use', version: '2027-03-01' }],
      organization: { eulaAcceptedAt: null },
    },
  ],
  ['licence', { approved: true, isPending: false, organization: { eulaAcceptedAt: null } }],
  ['full', { approved: true, isPending: false, organization }],
] as const)('%s for %j', (state, me) => {
  expect(welcomeState({ textsToAccept: [], ...me })).toBe(state);
});

test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('%i o’clock is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
