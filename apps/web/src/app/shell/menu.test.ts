import { expect, test } from 'vitest';
import { type MenuUser, menuFor } from './menu.ts';

const clerk: MenuUser = {
  approved: true,
  canReadDossiers: true,
  isPlatformAdmin: false,
  organization: { isComplete: true },
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

test('before approval, and after a refusal, there is only the welcome page', () => {
  expect(keysOf({ ...clerk, approved: false, isPlatformAdmin: true })).toEqual({
    main: ['home', 'manual'],
    platform: [],
  });
});

test.each([null, { isComplete: false }])(
  'with organization %j there is only that organization',
  (organization) => {
    expect(keysOf({ ...clerk, isPlatformAdmin: true, organization })).toEqual({
      main: ['myOrganization', 'manual'],
      platform: [],
    });
  },
);
