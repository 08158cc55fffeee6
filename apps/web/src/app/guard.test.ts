import { describe, expect, test } from 'vitest';
import {
  decideNavigation,
  type GuardedSession,
  type GuardedUser,
  reservedFor,
  type Target,
} from './guard.ts';

const allow = { kind: 'allow' };
const toStart = (afterLoginUrl: string) => ({ kind: 'redirect', to: '/', afterLoginUrl });
const to = (path: string) => ({ kind: 'redirect', to: path });

const START: Target = { screen: 'start', access: 'public', path: '/' };
const DOCUMENT: Target = { screen: 'documentView', access: 'login', path: '/document?code=7' };
const INVITED: Target = { screen: 'invitedDossier', access: 'invitation', path: '/invited/K7QM/dossier' };
const ONBOARDING: Target = { screen: 'onboarding', access: 'login', path: '/onboarding' };
const WELCOME: Target = { screen: 'welcome', access: 'login', path: '/app' };
const MY_ORGANIZATION: Target = { screen: 'myOrganization', access: 'login', path: '/app/myOrganization' };
const DOSSIERS: Target = { screen: 'dossierList', access: 'login', path: '/app/dossiers?paid=true' };
const MANUAL: Target = { screen: 'manual', access: 'login', path: '/app/manual' };
const UNKNOWN: Target = { screen: undefined, access: 'login', path: '/app/nowhere' };
const WORKSPACE: Target = { screen: 'workspace', access: 'login', path: '/app/workspace' };
const TARGETS = [
  START,
  DOCUMENT,
  INVITED,
  ONBOARDING,
  WELCOME,
  WORKSPACE,
  MY_ORGANIZATION,
  DOSSIERS,
  MANUAL,
  UNKNOWN,
];

const OFFICE = {
  isComplete: true,
  eulaAcceptedAt: '2026-11-01T09:00:00Z',
  isBailiffsOffice: true,
  hasClaimOfDebtPermission: false,
};
const CREDITOR = { ...OFFICE, isBailiffsOffice: false, hasClaimOfDebtPermission: true };

const anonymous: GuardedSession = { state: 'anonymous' };
const full: GuardedUser = {
  isOnboarded: true,
  isPending: false,
  textsToAccept: [],
  isPlatformAdmin: false,
  canFileClaims: false,
  organization: OFFICE,
};
const signedIn = (me: Partial<GuardedUser> = {}): GuardedSession => ({
  state: 'signedIn',
  me: { ...full, ...me },
});
const newcomer = signedIn({ isOnboarded: false, organization: null });
const pending = signedIn({ isPending: true });
const incomplete = signedIn({ organization: { ...OFFICE, isComplete: false } });

const outdated = signedIn({ textsToAccept: [{ kind: 'terms-of-use', version: '2027-03-01' }] });

function decide(target: Target, session: GuardedSession) {
  return decideNavigation({ target, session });
}

describe('each rule', () => {
  test('1. public routes always pass', () => {
    expect(decide(START, anonymous)).toEqual(allow);
    expect(decide(START, signedIn())).toEqual(allow);
    expect(decide(INVITED, anonymous)).toEqual(allow);
  });

  test('2. without login: to Start, with the full path wanted', () => {
    expect(decide(DOSSIERS, anonymous)).toEqual(toStart('/app/dossiers?paid=true'));
    expect(decide(UNKNOWN, anonymous)).toEqual(toStart('/app/nowhere'));
  });

  test('3. an external document and what an invitation opens pass without further checks', () => {
    expect(decide(DOCUMENT, newcomer)).toEqual(allow);
    expect(decide(INVITED, newcomer)).toEqual(allow);
  });

  test('4. not onboarded: to Onboarding', () => {
    expect(decide(DOSSIERS, newcomer)).toEqual(to('/onboarding'));
    expect(decide(ONBOARDING, newcomer)).toEqual(allow);
  });

  test('5. onboarded already: from Onboarding to Welcome', () => {
    expect(decide(ONBOARDING, signedIn())).toEqual(to('/app'));
  });

  test('new terms that were not accepted: to Welcome, and nowhere else', () => {
    expect(decide(DOSSIERS, outdated)).toEqual(to('/app'));
    expect(decide(MY_ORGANIZATION, outdated)).toEqual(to('/app'));
    expect(decide(WELCOME, outdated)).toEqual(allow);
    expect(decide(DOCUMENT, outdated)).toEqual(allow);
  });

  test('6. pending: to Welcome', () => {
    expect(decide(DOSSIERS, pending)).toEqual(to('/app'));
    expect(decide(MY_ORGANIZATION, pending)).toEqual(to('/app'));
    expect(decide(WELCOME, pending)).toEqual(allow);
  });

  test.each([
    ['missing', signedIn({ organization: null })],
    ['not complete', incomplete],
  ])('7. organization %s: to MyOrganization', (_state, session) => {
    expect(decide(DOSSIERS, session)).toEqual(to('/app/myOrganization'));
    expect(decide(WELCOME, session)).toEqual(to('/app/myOrganization'));
    expect(decide(MY_ORGANIZATION, session)).toEqual(allow);
  });

  test('the manual is there for all who are onboarded, whatever they wait for', () => {
    expect(decide(MANUAL, pending)).toEqual(allow);
    expect(decide(MANUAL, incomplete)).toEqual(allow);
    expect(decide(MANUAL, newcomer)).toEqual(to('/onboarding'));
    expect(decide(MANUAL, anonymous)).toEqual(toStart('/app/manual'));
  });

  test('the home of who files statements is the workspace, once the licence agreement was accepted', () => {
    const filer = { organization: CREDITOR, canFileClaims: true };
    expect(decide(WELCOME, signedIn(filer))).toEqual(to('/app/workspace'));
    expect(decide(WELCOME, signedIn({ ...filer, canFileClaims: false }))).toEqual(to('/app/myOrganization'));
    const unbound = { ...filer, organization: { ...CREDITOR, eulaAcceptedAt: null } };
    expect(decide(WELCOME, signedIn(unbound))).toEqual(allow);
    expect(decide(WELCOME, signedIn({ ...filer, isPlatformAdmin: true }))).toEqual(allow);
    expect(decide(WELCOME, signedIn({ ...filer, organization: OFFICE }))).toEqual(allow);
  });

  test('8. otherwise allowed', () => {
    expect(decide(DOSSIERS, signedIn())).toEqual(allow);
    expect(decide(UNKNOWN, signedIn())).toEqual(allow);
  });
});

describe('where two rules apply, the earlier one decides', () => {
  const everythingWrong = { isOnboarded: false, isPending: true, organization: null };
  test.each([
    ['1 before 2', START, anonymous, allow],
    ['1 before 4', START, newcomer, allow],
    ['1 before 6', START, pending, allow],
    ['1 before 7', START, incomplete, allow],
    ['2 before 3', DOCUMENT, anonymous, toStart('/document?code=7')],
    ['2 before 4', ONBOARDING, anonymous, toStart('/onboarding')],
    ['3 before 4', DOCUMENT, newcomer, allow],
    ['3 before 6', DOCUMENT, pending, allow],
    ['3 before 7', DOCUMENT, incomplete, allow],
    ['4 before 6', WELCOME, signedIn(everythingWrong), to('/onboarding')],
    ['4 before 7', MY_ORGANIZATION, newcomer, to('/onboarding')],
    ['4 before 7, on Onboarding itself', ONBOARDING, newcomer, allow],
    ['5 before 6', ONBOARDING, pending, to('/app')],
    ['5 before 7', ONBOARDING, incomplete, to('/app')],
    ['6 before 7', MY_ORGANIZATION, signedIn({ isPending: true, organization: null }), to('/app')],
  ])('%s', (_pair, target, session, decision) => {
    expect(decide(target, session)).toEqual(decision);
  });
});

test('whoever asks for whatever comes to rest: no redirect leads in a circle', () => {
  const flags = [true, false];
  const organizations = [
    null,
    { ...OFFICE, isComplete: false },
    OFFICE,
    CREDITOR,
    { ...CREDITOR, eulaAcceptedAt: null },
  ];
  const users = flags.flatMap((isOnboarded) =>
    flags.flatMap((isPending) =>
      organizations.flatMap((organization) =>
        flags.map((canFileClaims) => signedIn({ isOnboarded, isPending, organization, canFileClaims })),
      ),
    ),
  );
  for (const session of [anonymous, ...users]) {
    for (const target of TARGETS) {
      const steps = follow(target, session);
      expect(steps.at(-1)).toEqual(allow);
    }
  }
});

function follow(target: Target, session: GuardedSession, steps: readonly object[] = []): object[] {
  const decision = decide(target, session);
  const next = decision.kind === 'redirect' ? TARGETS.find(({ path }) => path === decision.to) : undefined;
  const walked = [...steps, decision];
  return next === undefined || walked.length > 5 ? walked : follow(next, session, walked);
}

describe('for whom a screen is', () => {
  const office = full;
  const filer = { ...full, organization: CREDITOR, canFileClaims: true };
  const filingOffice = {
    ...office,
    canFileClaims: true,
    organization: { ...OFFICE, hasClaimOfDebtPermission: true },
  };
  test.each([
    ['dossiers to an office', 'dossierList', office, undefined],
    ['dossiers to a creditor', 'dossierList', filer, 'office'],
    ['an extract to a creditor', 'extract', filer, 'office'],
    ['the workspace to a creditor', 'workspace', filer, undefined],
    ['the own account to a creditor', 'myAccount', filer, undefined],
    [
      'the workspace to a colleague without the right',
      'workspace',
      { ...filer, canFileClaims: false },
      'workspace',
    ],
    ['the workspace to an office without the right', 'workspace', office, 'workspace'],
    ['the workspace to an office with the right', 'workspace', filingOffice, undefined],
    ['dossiers to an office that files too', 'dossierList', filingOffice, undefined],
    [
      'the workspace to somebody without organization',
      'workspace',
      { ...office, organization: null },
      'workspace',
    ],
  ] as const)('%s', (_case, screen, me, expected) => {
    expect(reservedFor({ screen }, me)).toBe(expected);
  });

  test('management of the platform is for those who run it', () => {
    const invoicing = { screen: 'invoicing', isForPlatform: true } as const;
    expect(reservedFor(invoicing, office)).toBe('platform');
    expect(reservedFor(invoicing, filer)).toBe('platform');
    expect(reservedFor(invoicing, { ...filer, isPlatformAdmin: true })).toBeUndefined();
  });
});
