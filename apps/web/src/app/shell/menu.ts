import type { Me } from '@prorata/contract/users/user';
import type { Topics } from '@prorata/i18n/topics';
import { isOfCreditor, type VisitingUser } from '../../platform/session/standing.ts';
import type { Screen } from '../screens.ts';

export type MenuKey = Exclude<keyof Topics['shell']['menu'], 'platformManagement'>;

export interface MenuEntry {
  readonly key: MenuKey;
  readonly to: MenuPath;
  /** The screens on which the entry is marked as the current one. */
  readonly screens: readonly Screen[];
}

export interface Menu {
  readonly main: readonly MenuEntry[];
  readonly platform: readonly MenuEntry[];
}

const ENTRIES = {
  home: { to: '/app', screens: ['welcome'] },
  dossiers: { to: '/app/dossiers', screens: ['dossierList', 'newDossier', 'editDossier'] },
  parties: { to: '/app/parties', screens: ['partyBook', 'newParty', 'editParty'] },
  myOrganization: { to: '/app/myOrganization', screens: ['myOrganization'] },
  workspace: { to: '/app/workspace', screens: ['workspace'] },
  ownOrganization: { to: '/app/myOrganization', screens: ['myOrganization'] },
  myAccount: { to: '/app/myAccount', screens: ['myAccount'] },
  manual: { to: '/app/manual', screens: ['manual'] },
  organizations: {
    to: '/app/organizations',
    screens: ['organizationList', 'newOrganization', 'editOrganization'],
  },
  onboarding: { to: '/app/onboarding', screens: ['onboardingList'] },
  institutions: {
    to: '/app/institutions',
    screens: ['institutionList', 'newInstitution', 'editInstitution'],
  },
  parameters: { to: '/app/parameters', screens: ['parameters'] },
  dossierCosts: { to: '/app/dossiercosts', screens: ['dossierCosts'] },
  platformCosts: { to: '/app/platformcosts', screens: ['platformCosts'] },
  invoicing: { to: '/app/invoicing', screens: ['invoicing'] },
  templates: { to: '/app/templates', screens: ['templates'] },
  privacy: { to: '/app/privacy', screens: ['privacy'] },
  maintenance: { to: '/app/maintenance', screens: ['maintenance'] },
} as const satisfies Record<MenuKey, Omit<MenuEntry, 'key' | 'to'> & { to: `/app${string}` }>;

type MenuPath = (typeof ENTRIES)[MenuKey]['to'];

const PLATFORM_MANAGEMENT: readonly MenuKey[] = [
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
];

/** The menu of a user: what the navigation guard would refuse, or the API would, is not offered. */
export function menuFor(me: MenuUser): Menu {
  return { main: mainKeys(me).map(toEntry), platform: platformKeys(me).map(toEntry) };
}

export type MenuUser = Pick<Me, 'approved' | 'canReadDossiers' | 'isOrganizationAdmin'> &
  VisitingUser & { readonly organization: { readonly isComplete: boolean } | null };

function mainKeys(me: MenuUser): MenuKey[] {
  if (!me.approved) return ['home', 'manual'];
  const organization = isOfCreditor(me) ? 'ownOrganization' : 'myOrganization';
  if (!hasCompleteOrganization(me)) return [organization, 'manual'];
  const workspace = me.canFileClaims ? (['workspace'] as const) : [];
  if (isOfCreditor(me)) return [...workspace, organization, 'myAccount', 'manual'];
  return [
    'home',
    ...(me.canReadDossiers ? (['dossiers', 'parties'] as const) : []),
    ...workspace,
    // Whoever runs the platform has them among its management.
    ...(me.canReadDossiers && !me.isPlatformAdmin ? (['templates'] as const) : []),
    'myOrganization',
    // Whoever runs the platform answers for accounts, among its management.
    ...(me.isOrganizationAdmin && !me.isPlatformAdmin ? (['privacy'] as const) : []),
    'myAccount',
    'manual',
  ];
}

function platformKeys(me: MenuUser): readonly MenuKey[] {
  return me.approved && me.isPlatformAdmin && hasCompleteOrganization(me) ? PLATFORM_MANAGEMENT : [];
}

function hasCompleteOrganization({ organization }: MenuUser): boolean {
  return organization?.isComplete === true;
}

function toEntry(key: MenuKey): MenuEntry {
  return { key, ...ENTRIES[key] };
}
