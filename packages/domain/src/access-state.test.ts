import { expect, it } from 'vitest';
import { accessStateOf } from './access-state.ts';

const ORGANIZATION = {
  approval: 'approved',
  isComplete: true,
  hasAcceptedEula: true,
  hasDistributionFilePermission: true,
} as const;
const USER = { isOnboarded: true, approval: 'approved', organization: ORGANIZATION } as const;

it.each([
  [undefined, 'notOnboarded'],
  [{ ...USER, isOnboarded: false }, 'notOnboarded'],
  [{ ...USER, isOnboarded: false, approval: 'pending' as const, organization: null }, 'notOnboarded'],
  [{ ...USER, approval: 'pending' as const, organization: null }, 'pending'],
  [{ ...USER, approval: 'disapproved' as const }, 'pending'],
  [{ ...USER, organization: null }, 'organizationIncomplete'],
  [{ ...USER, organization: { ...ORGANIZATION, isComplete: false } }, 'organizationIncomplete'],
  [USER, 'full'],
])('%o: %s', (user, state) => {
  expect(accessStateOf(user)).toBe(state);
});
