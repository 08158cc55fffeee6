import { expect, it } from 'vitest';
import {
  CAPABILITIES,
  type Capability,
  findRefusal,
  type Refusal,
  signerIdOf,
  type UserFacts,
} from './capabilities.ts';

const ORGANIZATION = {
  approval: 'approved',
  isComplete: true,
  hasAcceptedEula: true,
  hasDistributionFilePermission: true,
} as const;

const EMPLOYEE: UserFacts = {
  isOnboarded: true,
  approval: 'approved',
  userType: 'Employee',
  isPlatformAdmin: false,
  isOrganizationAdmin: false,
  distributionReadPermission: false,
  distributionWritePermission: false,
  canManageDossiersPermission: false,
  organization: ORGANIZATION,
};
const BAILIFF: UserFacts = { ...EMPLOYEE, userType: 'Bailiff' };

/** Every role with what it may do beside managing the own account; whatever is not named is refused. */
const ROLES: readonly [string, UserFacts, readonly Capability[]][] = [
  ['an employee without permissions', EMPLOYEE, []],
  ['an employee who may read', { ...EMPLOYEE, distributionReadPermission: true }, ['readDossiers']],
  [
    'an employee who may write',
    { ...EMPLOYEE, distributionWritePermission: true },
    ['readDossiers', 'writeDossiers'],
  ],
  [
    'an employee who may read and manage',
    { ...EMPLOYEE, distributionReadPermission: true, canManageDossiersPermission: true },
    ['readDossiers', 'writeDossiers'],
  ],
  ['an employee who may manage what he cannot see', { ...EMPLOYEE, canManageDossiersPermission: true }, []],
  ['a candidate bailiff', { ...EMPLOYEE, userType: 'CandidateBailiff' }, ['readDossiers', 'writeDossiers']],
  ['a bailiff', BAILIFF, ['readDossiers', 'writeDossiers', 'signDossiers']],
  ['an organization administrator', { ...EMPLOYEE, isOrganizationAdmin: true }, ['administerOrganization']],
  ['a platform administrator', { ...EMPLOYEE, isPlatformAdmin: true }, ['administerPlatform']],
  [
    'a platform administrator of no organization',
    { ...EMPLOYEE, isPlatformAdmin: true, isOrganizationAdmin: true, organization: null },
    ['administerPlatform'],
  ],
];

it.each(ROLES)('%s may do what the role allows, and nothing else', (_, user, allowed) => {
  for (const capability of CAPABILITIES) {
    const mayDoIt = capability === 'manageOwnAccount' || allowed.includes(capability);
    expect.soft(findRefusal(user, capability) === undefined, capability).toBe(mayDoIt);
  }
});

/** Somebody who may do everything, but for one thing that is missing. */
const ALMIGHTY: UserFacts = { ...BAILIFF, isOrganizationAdmin: true, isPlatformAdmin: true };
const WORK: readonly Capability[] = ['readDossiers', 'writeDossiers', 'signDossiers'];
const EVERYTHING: readonly Capability[] = [...WORK, 'administerOrganization', 'administerPlatform'];

const STATES: readonly [Refusal, UserFacts | undefined, readonly Capability[]][] = [
  ['notOnboarded', undefined, EVERYTHING],
  ['notOnboarded', { ...ALMIGHTY, isOnboarded: false }, EVERYTHING],
  ['userPending', { ...ALMIGHTY, approval: 'pending' }, EVERYTHING],
  ['userDisapproved', { ...ALMIGHTY, approval: 'disapproved' }, EVERYTHING],
  ['organizationIncomplete', { ...ALMIGHTY, organization: { ...ORGANIZATION, isComplete: false } }, WORK],
  ['organizationIncomplete', { ...ALMIGHTY, organization: { ...ORGANIZATION, approval: 'pending' } }, WORK],
  ['eulaNotAccepted', { ...ALMIGHTY, organization: { ...ORGANIZATION, hasAcceptedEula: false } }, WORK],
  [
    'insufficientPermissions',
    { ...ALMIGHTY, organization: { ...ORGANIZATION, hasDistributionFilePermission: false } },
    WORK,
  ],
];

it.each(STATES)('%s is the reason for all that it keeps one from', (refusal, user, refused) => {
  for (const capability of CAPABILITIES) {
    const expected = refused.includes(capability) ? refusal : undefined;
    expect.soft(findRefusal(user, capability), capability).toBe(expected);
  }
});

it('an organization administrator without organization has nothing to administer', () => {
  const homeless = { ...ALMIGHTY, organization: null };
  expect(findRefusal(homeless, 'administerOrganization')).toBe('insufficientPermissions');
  expect(findRefusal(homeless, 'readDossiers')).toBe('organizationIncomplete');
});

it('one bailiff signs: the responsible one, or the deputy where that was chosen', () => {
  const dossier = { responsibleBailiffId: 'an', deputyBailiffId: 'jan', signer: 'responsible' } as const;
  expect(signerIdOf(dossier)).toBe('an');
  expect(signerIdOf({ ...dossier, signer: 'deputy' })).toBe('jan');
});
