import { type Caller, call } from '@prorata/contract/call';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../problems/problem-error.ts';
import type { ActingUser, Actor } from './actor.ts';
import { authoriseCaller } from './authorise-caller.ts';

const OFFICE = {
  id: 'office',
  approval: 'approved',
  isComplete: true,
  hasAcceptedEula: true,
  isBailiffsOffice: true,
  hasDistributionFilePermission: true,
  hasClaimOfDebtPermission: false,
} as const;
const EMPLOYEE: ActingUser = {
  kind: 'user',
  id: 'user',
  name: 'Ann Peeters',
  isOnboarded: true,
  approval: 'approved',
  userType: 'Employee',
  isPlatformAdmin: false,
  isOrganizationAdmin: false,
  distributionReadPermission: false,
  distributionWritePermission: false,
  canManageDossiersPermission: false,
  claimOfDebtPermission: false,
  organization: OFFICE,
};
const BAILIFF: ActingUser = { ...EMPLOYEE, userType: 'Bailiff' };

/** The code of the refusal, or `undefined` when the actor may go on. */
function refusalOf(who: readonly Caller[], user: ActingUser | undefined): string | undefined {
  const identity = {
    subject: 'ann',
    name: null,
    surname: null,
    email: null,
    isEmailVerified: false,
    authenticatedAt: null,
    session: { key: '', personKey: '', issuedAt: new Date(0) },
  };
  return refusal(who, { kind: 'signedIn', identity, user });
}

function refusal(who: readonly Caller[], actor: Actor): string | undefined {
  const any = call({ method: 'GET', path: '/api/x', summary: 'Reads.', who, status: 204, answer: null });
  try {
    authoriseCaller(any, actor);
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
  return undefined;
}

describe('authoriseCaller', () => {
  it.each([
    ['not-onboarded', undefined],
    ['not-onboarded', { ...BAILIFF, isOnboarded: false }],
    ['user-pending', { ...BAILIFF, approval: 'pending' as const }],
    ['user-disapproved', { ...BAILIFF, approval: 'disapproved' as const }],
    ['organization-incomplete', { ...BAILIFF, organization: null }],
    ['organization-incomplete', { ...BAILIFF, organization: { ...OFFICE, isComplete: false } }],
    ['eula-not-accepted', { ...BAILIFF, organization: { ...OFFICE, hasAcceptedEula: false } }],
    ['insufficient-permissions', EMPLOYEE],
    [undefined, BAILIFF],
  ])('answers a reader of dossiers with %s', (code, user) => {
    expect(refusalOf(['dossierReader'], user)).toBe(code);
  });

  it.each([
    ['dossierWriter', { ...EMPLOYEE, distributionWritePermission: true }, EMPLOYEE],
    ['signingBailiff', BAILIFF, { ...BAILIFF, userType: 'CandidateBailiff' }],
    ['organizationAdministrator', { ...EMPLOYEE, isOrganizationAdmin: true }, BAILIFF],
    ['platformAdministrator', { ...EMPLOYEE, isPlatformAdmin: true }, BAILIFF],
  ] as const)('tells a %s from others', (caller, right, wrong) => {
    expect(refusalOf([caller], right)).toBeUndefined();
    expect(refusalOf([caller], wrong)).toBe('insufficient-permissions');
  });

  it('lets anyone who signed in at what asks no more', () => {
    expect(refusalOf(['signedIn'], undefined)).toBeUndefined();
  });

  it('is satisfied when one of several kinds of caller fits', () => {
    const who = ['organizationAdministrator', 'dossierReader'] as const;
    expect(refusalOf(who, BAILIFF)).toBeUndefined();
    expect(refusalOf(who, { ...EMPLOYEE, isOrganizationAdmin: true })).toBeUndefined();
    expect(refusalOf(who, EMPLOYEE)).toBe('insufficient-permissions');
  });

  it('has nothing to add where the credential is the proof', () => {
    expect(refusal(['service'], { kind: 'service' })).toBeUndefined();
    expect(
      refusal(['anyone'], { kind: 'visitor', origin: { address: '127.0.0.1', userAgent: null } }),
    ).toBeUndefined();
    const origin = { address: '192.0.2.1', userAgent: null };
    const ids = { invitationCode: 'A', invitationId: 'B', name: null };
    const holder = { kind: 'invitationHolder', ...ids, origin } as const;
    expect(refusal(['invitationHolder'], holder)).toBeUndefined();
  });
});
