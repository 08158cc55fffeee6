import { expect, test } from 'vitest';
import { type MenuUser, menuFor } from './menu.ts';

const OFFICE = { isComplete: true, isBailiffsOffice: true, hasClaimOfDebtPermission: false };

const clerk: MenuUser = {
  approved: true,
  canReadDossiers: true,
  isOrganizationAdmin: false,
  isPlatformAdmin: false,
  canFileClaims: false,
  organization: OFFICE,
};

function keysOf(me: MenuUser) {
  const { main, platform } = menuFor(me);
  return { main: main.map(({ key }) => key), platform: platform.map(({ key }) => key) };
}

test('someone of an office sees dossiers and no platform management', () => {
  expect(keysOf(clerk)).toEqual({
    main: ['home', 'dossiers', 'parties', 'templates', 'myOrganization', 'myAccount', 'manual'],
    platform: [],
  });
});

test('a platform administrator manages the platform and has no view into dossiers', () => {
  expect(keysOf({ ...clerk, isPlatformAdmin: true, canReadDossiers: false })).toEqual({
    main: ['home', 'myOrganization', 'myAccount', 'manual'],
    platform: [
      'organizations',
      'onboarding',
      'institutions',
      'parameters',
      'dossierCosts',
      'platformCosts',
      'invoicing',
      'templates',
      'privacy',
      'maintenance',
    ],
  });
});

test('a platform administrator who also works in an office sees both', () => {
  const keys = keysOf({ ...clerk, isPlatformAdmin: true });
  expect(keys.main).toContain('dossiers');
  expect(keys.main).not.toContain('templates');
  expect(keys.platform).toContain('invoicing');
});

test('who may not read dossiers is not offered them', () => {
  expect(keysOf({ ...clerk, canReadDossiers: false }).main).not.toContain('dossiers');
});

test('someone of a creditor has the workspace and nothing of an office', () => {
  const organization = { ...OFFICE, isBailiffsOffice: false, hasClaimOfDebtPermission: true };
  const filer = { ...clerk, canReadDossiers: false, canFileClaims: true, organization };
  expect(keysOf(filer)).toEqual({
    main: ['workspace', 'ownOrganization', 'myAccount', 'manual'],
    platform: [],
  });
  expect(keysOf({ ...filer, canFileClaims: false }).main).not.toContain('workspace');
});

test('an office has the workspace besides, for those who may file', () => {
  expect(keysOf(clerk).main).not.toContain('workspace');
  const organization = { ...OFFICE, hasClaimOfDebtPermission: true };
  expect(keysOf({ ...clerk, organization }).main).not.toContain('workspace');
  expect(keysOf({ ...clerk, canFileClaims: true, organization }).main).toEqual([
    'home',
    'dossiers',
    'parties',
    'workspace',
    'templates',
    'myOrganization',
    'myAccount',
    'manual',
  ]);
});

test('before approval, and after a refusal, there is only the welcome page', () => {
  expect(keysOf({ ...clerk, approved: false, isPlatformAdmin: true })).toEqual({
    main: ['home', 'manual'],
    platform: [],
  });
});

test.each([null, { ...OFFICE, isComplete: false }])(
  'with organization %j there is only that organization',
  (organization) => {
    expect(keysOf({ ...clerk, isPlatformAdmin: true, organization })).toEqual({
      main: ['myOrganization', 'manual'],
      platform: [],
    });
  },
);

test('who administers an office answers for what it keeps of people', () => {
  expect(keysOf({ ...clerk, isOrganizationAdmin: true }).main).toContain('privacy');
  expect(keysOf(clerk).main).not.toContain('privacy');
});
