import type {} from '@tanstack/react-router';

/** Who may open a screen: anyone, the holder of an invitation code, or someone who is signed in. */
export type Access = 'public' | 'invitation' | 'login';

/** Every screen that has an address, by the name the specification gives it. */
export type Screen =
  | 'start'
  | 'loginResult'
  | 'logoutResult'
  | 'onboarding'
  | 'documentView'
  | 'legal'
  | 'welcome'
  | 'dossierList'
  | 'newDossier'
  | 'editDossier'
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
  | 'invitedDossier'
  | 'invitedMyStatements'
  | 'createThirdPartyStatement'
  | 'editThirdPartyStatement'
  | 'design';

/** What a route says about itself; routes without a screen are layouts and take their access from here too. */
export interface ScreenData {
  readonly screen?: Screen;
  readonly access?: Access;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends ScreenData {}
}
