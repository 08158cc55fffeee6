import type { ChapterKey } from '@prorata/documents/manual/chapters';
import type { DossierTab } from '../../features/dossiers/dossier-search.ts';
import type { Screen } from '../screens.ts';

/** The chapter of each screen; the design language is for those who build. A screen without one does not compile. */
export const SCREEN_CHAPTERS = {
  start: 'logging-in',
  withoutCode: 'logging-in',
  loginResult: 'logging-in',
  logoutResult: 'logging-in',
  legal: 'logging-in',
  onboarding: 'registering',
  documentView: 'secured-document',
  draft: 'secured-document',
  seal: 'signing',
  genuine: 'invitation',
  welcome: 'home',
  manual: 'overview',
  dossierList: 'dossier-list',
  newDossier: 'new-dossier',
  editDossier: 'new-dossier',
  extract: 'extract',
  import: 'statements',
  partyBook: 'party-book',
  newParty: 'party-book',
  editParty: 'party-book',
  workspace: 'workspace',
  myAccount: 'account',
  myOrganization: 'office',
  editOrganization: 'organizations',
  newOrganization: 'organizations',
  organizationList: 'organizations',
  institutionList: 'institutions',
  newInstitution: 'institutions',
  editInstitution: 'institutions',
  onboardingList: 'requests',
  parameters: 'parameters',
  dossierCosts: 'tariff',
  platformCosts: 'platform-costs',
  invoicing: 'invoicing',
  templates: 'templates',
  maintenance: 'maintenance',
  privacy: 'users',
  invitedDossier: 'invitation',
  invitedMyStatements: 'filing-a-statement',
  invitedNothing: 'invitation',
  createThirdPartyStatement: 'filing-a-statement',
  editThirdPartyStatement: 'filing-a-statement',
} as const satisfies Readonly<Record<Exclude<Screen, 'design'>, ChapterKey>>;

/** A dossier has a chapter for each of its tabs. */
export const DOSSIER_TAB_CHAPTERS = {
  general: 'new-dossier',
  recurring: 'recurring',
  balance: 'balance',
  statements: 'statements',
  invitations: 'inviting',
  calculation: 'calculating',
  sending: 'sending',
  costs: 'dossier-costs',
  audit: 'audit',
} as const satisfies Readonly<Record<DossierTab, ChapterKey>>;

/** And so has an office. */
export const OFFICE_TAB_CHAPTERS: Readonly<Record<string, ChapterKey>> = {
  users: 'users',
  standardInvitations: 'standard-invitations',
};

/** What the address says beside the screen. */
interface Place {
  readonly tab?: unknown;
  readonly review?: unknown;
}

/** The chapter about what is on the screen. */
export function chapterOf(screen: Screen | undefined, { tab, review }: Place): ChapterKey {
  if (screen === undefined || screen === 'design') return 'overview';
  if (screen === 'editDossier' && review !== undefined) return 'reviewing';
  if (screen === 'editDossier' && isDossierTab(tab)) return DOSSIER_TAB_CHAPTERS[tab];
  if (screen === 'myOrganization' || screen === 'editOrganization') {
    return OFFICE_TAB_CHAPTERS[String(tab)] ?? SCREEN_CHAPTERS[screen];
  }
  return SCREEN_CHAPTERS[screen];
}

function isDossierTab(tab: unknown): tab is DossierTab {
  return typeof tab === 'string' && Object.hasOwn(DOSSIER_TAB_CHAPTERS, tab);
}
