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
  isBailiffsOffice: true,
  hasDistributionFilePermission: true,
  hasClaimOfDebtPermission: false,
} as const;
const FILING_OFFICE = { ...ORGANIZATION, hasClaimOfDebtPermission: true };
/** With every flag that it could be given by mistake. */
const TAX_OFFICE = { ...FILING_OFFICE, isBailiffsOffice: false };

const EMPLOYEE: UserFacts = {
  isOnboarded: true,
  approval: 'approved',
  userType: 'Employee',
  isPlatformAdmin: false,
  isOrganizationAdmin: false,
  distributionReadPermission: false,
  distributionWritePermission: false,
  canManageDossiersPermission: false,
  claimOfDebtPermission: false,
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
  [
    'an organization administrator',
    { ...EMPLOYEE, isOrganizationAdmin: true },
    ['administerOrganization', 'administerOffice'],
  ],
  ['a claimant of an office that does not file', { ...EMPLOYEE, claimOfDebtPermission: true }, []],
  ['somebody without the flag in an office that files', { ...EMPLOYEE, organization: FILING_OFFICE }, []],
  [
    'a claimant of an office that files',
    { ...BAILIFF, claimOfDebtPermission: true, organization: FILING_OFFICE },
    ['readDossiers', 'writeDossiers', 'signDossiers', 'fileClaims'],
  ],
  [
    'a claimant of a creditor, whatever else was granted',
    {
      ...BAILIFF,
      claimOfDebtPermission: true,
      distributionReadPermission: true,
      distributionWritePermission: true,
      canManageDossiersPermission: true,
      organization: TAX_OFFICE,
    },
    ['fileClaims'],
  ],
  [
    'an administrator of a creditor who does not file',
    { ...EMPLOYEE, isOrganizationAdmin: true, organization: TAX_OFFICE },
    ['administerOrganization'],
  ],
  [
    'an administrator of a creditor who files',
    { ...EMPLOYEE, isOrganizationAdmin: true, claimOfDebtPermission: true, organization: TAX_OFFICE },
    ['administerOrganization', 'fileClaims', 'administerWorkspace'],
  ],
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
const ALMIGHTY: UserFacts = {
  ...BAILIFF,
  isOrganizationAdmin: true,
  isPlatformAdmin: true,
  claimOfDebtPermission: true,
  organization: FILING_OFFICE,
};
const DOSSIERS: readonly Capability[] = ['readDossiers', 'writeDossiers', 'signDossiers'];
const FILING: readonly Capability[] = ['fileClaims', 'administerWorkspace'];
const WORK: readonly Capability[] = [...DOSSIERS, ...FILING];
const EVERYTHING: readonly Capability[] = [
  ...WORK,
  'administerOrganization',
  'administerOffice',
  'administerPlatform',
];

const STATES: readonly [Refusal, UserFacts | undefined, readonly Capability[]][] = [
  ['notOnboarded', undefined, EVERYTHING],
  ['notOnboarded', { ...ALMIGHTY, isOnboarded: false }, EVERYTHING],
  ['userPending', { ...ALMIGHTY, approval: 'pending' }, EVERYTHING],
  ['userDisapproved', { ...ALMIGHTY, approval: 'disapproved' }, EVERYTHING],
  ['organizationIncomplete', { ...ALMIGHTY, organization: { ...FILING_OFFICE, isComplete: false } }, WORK],
  ['organizationIncomplete', { ...ALMIGHTY, organization: { ...FILING_OFFICE, approval: 'pending' } }, WORK],
  ['eulaNotAccepted', { ...ALMIGHTY, organization: { ...FILING_OFFICE, hasAcceptedEula: false } }, WORK],
  [
    'insufficientPermissions',
    { ...ALMIGHTY, organization: { ...FILING_OFFICE, hasDistributionFilePermission: false } },
    DOSSIERS,
  ],
  ['insufficientPermissions', { ...ALMIGHTY, organization: ORGANIZATION }, FILING],
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
