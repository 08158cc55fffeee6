import { findRefusal } from '@prorata/domain/capabilities';
import { USER_TYPES } from '@prorata/domain/vocabulary';
import { expect, test } from 'vitest';
import { canRemove, isAlwaysAllowed, isLackedByOffice } from './rights.ts';

const WITHOUT_FLAGS = {
  isOnboarded: true,
  approval: 'approved',
  isPlatformAdmin: false,
  isOrganizationAdmin: false,
  distributionReadPermission: false,
  distributionWritePermission: false,
  canManageDossiersPermission: false,
  claimOfDebtPermission: false,
  organization: {
    approval: 'approved',
    isComplete: true,
    hasAcceptedEula: true,
    isBailiffsOffice: true,
    hasDistributionFilePermission: true,
    hasClaimOfDebtPermission: false,
  },
} as const;

test.each(USER_TYPES)('what the screen says of a %s without flags is what the rules say', (userType) => {
  const user = { ...WITHOUT_FLAGS, userType };
  const canRead = findRefusal(user, 'readDossiers') === undefined;
  const canWrite = findRefusal(user, 'writeDossiers') === undefined;
  expect(isAlwaysAllowed(userType, 'distributionReadPermission')).toBe(canRead);
  expect(isAlwaysAllowed(userType, 'distributionWritePermission')).toBe(canWrite);
  expect(isAlwaysAllowed(userType, 'canManageDossiersPermission')).toBe(canWrite);
});

test.each(USER_TYPES)('a %s is no administrator by trade', (userType) => {
  expect(isAlwaysAllowed(userType, 'isOrganizationAdmin')).toBe(false);
});

test('a right that the office lacks comes to nothing, and running the office needs none', () => {
  const office = {
    hasDistributionFilePermission: true,
    hasRankingFilePermission: false,
    hasClaimOfDebtPermission: false,
  };
  expect(isLackedByOffice(office, 'distributionReadPermission')).toBe(false);
  expect(isLackedByOffice(office, 'rankingPermission')).toBe(true);
  expect(isLackedByOffice(office, 'isOrganizationAdmin')).toBe(false);
  expect(isLackedByOffice(null, 'canManageDossiersPermission')).toBe(true);
});

test('only platform administrators take the account of a platform administrator away', () => {
  const person = (isPlatformAdmin: boolean) => ({ id: null, isPlatformAdmin });
  expect(canRemove(person(true), person(false))).toBe(false);
  expect(canRemove(person(false), person(false))).toBe(true);
  expect(canRemove(person(true), person(true))).toBe(true);
});
