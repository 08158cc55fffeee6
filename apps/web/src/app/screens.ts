import { useMatches } from '@tanstack/react-router';

/** Who may open a screen: anyone, the holder of an invitation code, or someone who is signed in. */
export type Access = 'public' | 'invitation' | 'login';

/** Every screen that has an address, by the name the specification gives it. */
export type Screen =
  | 'start'
  | 'withoutCode'
  | 'loginResult'
  | 'logoutResult'
  | 'onboarding'
  | 'documentView'
  | 'draft'
  | 'legal'
  | 'seal'
  | 'genuine'
  | 'welcome'
  | 'dossierList'
  | 'newDossier'
  | 'editDossier'
  | 'extract'
  | 'import'
  | 'partyBook'
  | 'newParty'
  | 'editParty'
  | 'institutionList'
  | 'newInstitution'
  | 'editInstitution'
  | 'workspace'
  | 'myAccount'
  | 'myOrganization'
  | 'editOrganization'
  | 'newOrganization'
  | 'organizationList'
  | 'onboardingList'
  | 'parameters'
  | 'dossierCosts'
  | 'platformCosts'
  | 'invoicing'
  | 'templates'
  | 'maintenance'
  | 'privacy'
  | 'manual'
  | 'invitedDossier'
  | 'invitedMyStatements'
  | 'invitedNothing'
  | 'createThirdPartyStatement'
  | 'editThirdPartyStatement'
  | 'design';

/** What a route says about itself; routes without a screen are layouts and take their access from here too. */
export interface ScreenData {
  readonly screen?: Screen;
  readonly access?: Access;
  /** Only for administrators of the platform: to others it says so, instead of offering what the API refuses. */
  readonly isForPlatform?: true;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends ScreenData {}
}

/** The screen that is open. */
export function useScreen(): Screen | undefined {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
}

/** Where the title of a screen stands among the words of the shell. */
export const SCREEN_TITLES = {
  start: 'titles.start',
  withoutCode: 'titles.withoutCode',
  loginResult: 'titles.signingIn',
  logoutResult: 'titles.signingOut',
  onboarding: 'titles.onboarding',
  documentView: 'titles.documentView',
  draft: 'titles.draft',
  legal: 'titles.legal',
  seal: 'titles.seal',
  genuine: 'titles.genuine',
  welcome: 'menu.home',
  dossierList: 'menu.dossiers',
  newDossier: 'titles.newDossier',
  editDossier: 'titles.editDossier',
  extract: 'titles.extract',
  import: 'titles.import',
  partyBook: 'menu.parties',
  newParty: 'titles.newParty',
  editParty: 'titles.editParty',
  institutionList: 'menu.institutions',
  newInstitution: 'titles.newInstitution',
  editInstitution: 'titles.editInstitution',
  workspace: 'menu.workspace',
  myAccount: 'menu.myAccount',
  myOrganization: 'menu.myOrganization',
  editOrganization: 'titles.editOrganization',
  newOrganization: 'titles.newOrganization',
  organizationList: 'menu.organizations',
  onboardingList: 'menu.onboarding',
  parameters: 'menu.parameters',
  dossierCosts: 'menu.dossierCosts',
  platformCosts: 'menu.platformCosts',
  invoicing: 'menu.invoicing',
  templates: 'menu.templates',
  maintenance: 'menu.maintenance',
  privacy: 'menu.privacy',
  manual: 'menu.manual',
  invitedDossier: 'titles.invitedDossier',
  invitedMyStatements: 'titles.invitedMyStatements',
  invitedNothing: 'titles.invitedNothing',
  createThirdPartyStatement: 'titles.createThirdPartyStatement',
  editThirdPartyStatement: 'titles.editThirdPartyStatement',
  design: 'titles.design',
} as const satisfies Record<Screen, `titles.${string}` | `menu.${string}`>;
