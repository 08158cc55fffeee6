import { environmentOf } from '@prorata/contract/hosts';
import type { Topic } from '@prorata/i18n/topics';
import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { parseCostSearch } from '../features/costs/cost-search.ts';
import { parseDossierListSearch, parseDossierSearch } from '../features/dossiers/dossier-search.ts';
import { parseWizardSearch } from '../features/extracts/wizard-steps.ts';
import { parseImportSearch } from '../features/imports/import-search.ts';
import { parseStepSearch } from '../features/invitations/creditor/statement-steps.ts';
import { parseInvoicingSearch } from '../features/invoicing/invoicing-search.ts';
import {
  parseOrganizationListSearch,
  parseOrganizationSearch,
} from '../features/organizations/organization-search.ts';
import { parsePrivacySearch } from '../features/privacy/privacy-search.ts';
import { parseOnboardingSearch } from '../features/users/onboarding/steps.ts';
import { parseWorkspaceSearch } from '../features/workspace/workspace-search.ts';
import { Gradually } from '../platform/gradually.tsx';
import { loadTopics } from '../platform/language/i18n.ts';
import { parseListSearch } from '../platform/list-search.ts';
import { parseStartSearch } from '../platform/session/start-address.ts';
import { PendingPage } from './errors/error-pages.tsx';
import { finishSignIn, finishSignOut, guardNavigation, skipStartWhenSignedIn } from './navigation.ts';
import { StartPage } from './start/start-page.tsx';

/** A page in a chunk of its own, with its words on the way at the same time. The start page comes with the first. */
function page<Module extends Record<string, unknown>>(
  load: () => Promise<Module>,
  name: keyof Module & string,
  ...topics: readonly Topic[]
): RouteComponent {
  const Page: RouteComponent = lazyRouteComponent(
    async () => (await Promise.all([load(), loadTopics(...topics)]))[0],
    name,
  );
  const drawn = () => (
    <Gradually pending={<PendingPage />}>
      <Page />
    </Gradually>
  );
  return Object.assign(drawn, { preload: () => Page.preload?.() });
}

const rootRoute = createRootRoute({ beforeLoad: guardNavigation });

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { screen: 'start', access: 'public' },
  validateSearch: parseStartSearch,
  beforeLoad: ({ search }) => skipStartWhenSignedIn(search),
  component: page(async () => ({ StartPage }), 'StartPage', 'start', 'problems'),
});

const loginResultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login-result',
  staticData: { screen: 'loginResult', access: 'public' },
  beforeLoad: finishSignIn,
});

const logoutResultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout-result',
  staticData: { screen: 'logoutResult', access: 'public' },
  beforeLoad: finishSignOut,
});

/** Pages outside the shell that share a header. */
const plainRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'plain',
  component: page(() => import('./shell/plain-frame.tsx'), 'PlainFrame', 'pages'),
});

const onboardingRoute = createRoute({
  getParentRoute: () => plainRoute,
  path: '/onboarding',
  staticData: { screen: 'onboarding', access: 'login' },
  validateSearch: parseOnboardingSearch,
  component: page(
    () => import('../features/users/onboarding/onboarding-page.tsx'),
    'OnboardingPage',
    'onboarding',
    'forms',
    'fields',
    'fieldErrors',
    'problems',
    'vocabulary',
  ),
});

const documentRoute = createRoute({
  getParentRoute: () => plainRoute,
  path: '/document',
  staticData: { screen: 'documentView', access: 'login' },
  validateSearch: ({ code }) => ({ code: code === undefined ? '' : String(code) }),
  component: page(
    () => import('../features/results/document-view-page.tsx'),
    'DocumentViewPage',
    'pages',
    'problems',
  ),
});

/** Public: whoever was mailed the draft proves that it is for them. */
const draftRoute = createRoute({
  getParentRoute: () => plainRoute,
  path: '/draft/$documentViewCode',
  staticData: { screen: 'draft', access: 'public' },
  component: page(
    () => import('../features/results/opening/draft-page.tsx'),
    'DraftPage',
    'opening',
    'documents',
    'problems',
  ),
});

const LegalPage = page(
  () => import('../features/legal/legal-page.tsx'),
  'LegalPage',
  'pages',
  'start',
  'problems',
);

function legalRoute<Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => plainRoute,
    path,
    staticData: { screen: 'legal', access: 'public' },
    component: LegalPage,
  });
}

/** Public: whoever has a report on paper or as a file checks it here, in the own browser. */
const sealRoute = createRoute({
  getParentRoute: () => plainRoute,
  path: '/seal',
  staticData: { screen: 'seal', access: 'public' },
  component: page(
    () => import('../features/results/seal/seal-page.tsx'),
    'SealPage',
    'seal',
    'evidence',
    'forms',
    'documents',
    'problems',
    'vocabulary',
  ),
});

/** Public: whoever doubts a letter asks whether it is ours, and reports the one that is not. */
const genuineRoute = createRoute({
  getParentRoute: () => plainRoute,
  path: '/genuine',
  staticData: { screen: 'genuine', access: 'public' },
  component: page(
    () => import('../features/genuine/genuine-page.tsx'),
    'GenuinePage',
    'genuine',
    'documents',
    'forms',
    'fieldErrors',
    'problems',
    'vocabulary',
  ),
});

const withoutCodeRoute = createRoute({
  getParentRoute: () => plainRoute,
  path: '/without-code',
  staticData: { screen: 'withoutCode', access: 'public' },
  component: page(
    () => import('./start/without-code-page.tsx'),
    'WithoutCodePage',
    'start',
    'forms',
    'fieldErrors',
    'problems',
  ),
});

const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/app',
  staticData: { access: 'login' },
  component: page(() => import('./shell/shell.tsx'), 'Shell', 'problems', 'pages'),
});

const welcomeRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  staticData: { screen: 'welcome' },
  // Asks for the guided first dossier, also by who ended it.
  validateSearch: (values: Readonly<Record<string, unknown>>): { readonly guide?: true } =>
    values['guide'] === true ? { guide: true } : {},
  component: page(() => import('./welcome/welcome-page.tsx'), 'WelcomePage', 'welcome', 'forms'),
});

const dossierTopics = ['dossiers', 'forms', 'fields', 'fieldErrors', 'vocabulary'] as const;

const dossierListRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/dossiers',
  staticData: { screen: 'dossierList' },
  validateSearch: parseDossierListSearch,
  component: page(
    () => import('../features/dossiers/dossier-list-page.tsx'),
    'DossierListPage',
    ...dossierTopics,
    'views',
  ),
});

const newDossierRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/dossier',
  staticData: { screen: 'newDossier' },
  component: page(
    () => import('../features/dossiers/new-dossier-page.tsx'),
    'NewDossierPage',
    ...dossierTopics,
  ),
});

const editDossierRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/dossier/$dossierId',
  staticData: { screen: 'editDossier' },
  validateSearch: parseDossierSearch,
  component: page(() => import('./dossier-screen.tsx'), 'DossierScreen', ...dossierTopics),
});

const extractTopics = [
  'extracts',
  ...dossierTopics,
  'statements',
  'invitations',
  'documents',
  'claims',
  'problems',
] as const;

/** The wizard stands beside the shell, not in it: it has the whole screen. */
/** Screens that have the whole window. */
const wholeWindowRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'whole-window',
  component: page(() => import('./help/help-frame.tsx'), 'HelpFrame', 'pages'),
});

const uploadExtractRoute = createRoute({
  getParentRoute: () => wholeWindowRoute,
  path: '/app/extract',
  staticData: { screen: 'extract', access: 'login' },
  validateSearch: parseWizardSearch,
  component: page(
    () => import('../features/extracts/wizard-page.tsx'),
    'ExtractUploadPage',
    ...extractTopics,
  ),
});

const extractRoute = createRoute({
  getParentRoute: () => wholeWindowRoute,
  path: '/app/extract/$extractId',
  staticData: { screen: 'extract', access: 'login' },
  validateSearch: parseWizardSearch,
  component: page(
    () => import('../features/extracts/wizard-page.tsx'),
    'ExtractWizardPage',
    ...extractTopics,
  ),
});

const importTopics = ['imports', ...extractTopics] as const;

const chooseImportRoute = createRoute({
  getParentRoute: () => wholeWindowRoute,
  path: '/app/dossier/$dossierId/import',
  staticData: { screen: 'import', access: 'login' },
  component: page(() => import('../features/imports/import-page.tsx'), 'ImportStartPage', ...importTopics),
});

const importRoute = createRoute({
  getParentRoute: () => wholeWindowRoute,
  path: '/app/dossier/$dossierId/import/$importId',
  staticData: { screen: 'import', access: 'login' },
  validateSearch: parseImportSearch,
  component: page(() => import('../features/imports/import-page.tsx'), 'ImportPage', ...importTopics),
});

const partyTopics = ['parties', 'forms', 'fields', 'fieldErrors', 'vocabulary'] as const;

const partyBookRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/parties',
  staticData: { screen: 'partyBook' },
  validateSearch: parseListSearch,
  component: page(
    () => import('../features/parties/party-book-page.tsx'),
    'PartyBookPage',
    ...partyTopics,
    'views',
  ),
});

const newPartyRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/party',
  staticData: { screen: 'newParty' },
  component: page(() => import('../features/parties/new-party-page.tsx'), 'NewPartyPage', ...partyTopics),
});

const editPartyRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/party/$partyId',
  staticData: { screen: 'editParty' },
  component: page(() => import('../features/parties/party-page.tsx'), 'PartyPage', ...partyTopics),
});

const institutionTopics = ['institutions', 'forms', 'fields', 'fieldErrors', 'vocabulary'] as const;
const loadInstitutionPages = () => import('../features/institutions/institution-page.tsx');

const institutionListRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/institutions',
  staticData: { screen: 'institutionList', isForPlatform: true },
  validateSearch: parseListSearch,
  component: page(
    () => import('../features/institutions/institution-list-page.tsx'),
    'InstitutionListPage',
    ...institutionTopics,
    'views',
  ),
});

const newInstitutionRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/institution',
  staticData: { screen: 'newInstitution', isForPlatform: true },
  component: page(loadInstitutionPages, 'NewInstitutionPage', ...institutionTopics),
});

const editInstitutionRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/institution/$institutionId',
  staticData: { screen: 'editInstitution', isForPlatform: true },
  component: page(loadInstitutionPages, 'InstitutionPage', ...institutionTopics),
});

const organizationTopics = [
  'organizations',
  'views',
  'workspace',
  'invoicing',
  'users',
  'forms',
  'fields',
  'fieldErrors',
  'vocabulary',
] as const;

const myOrganizationRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/myOrganization',
  staticData: { screen: 'myOrganization' },
  validateSearch: parseOrganizationSearch,
  component: page(() => import('./organization-screens.tsx'), 'MyOrganizationScreen', ...organizationTopics),
});

const editOrganizationRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/organization/$organizationId',
  staticData: { screen: 'editOrganization', isForPlatform: true },
  validateSearch: parseOrganizationSearch,
  component: page(() => import('./organization-screens.tsx'), 'OrganizationScreen', ...organizationTopics),
});

const newOrganizationRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/organization',
  staticData: { screen: 'newOrganization', isForPlatform: true },
  component: page(
    () => import('../features/organizations/new-organization-page.tsx'),
    'NewOrganizationPage',
    ...organizationTopics,
  ),
});

const organizationListRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/organizations',
  staticData: { screen: 'organizationList', isForPlatform: true },
  validateSearch: parseOrganizationListSearch,
  component: page(
    () => import('../features/organizations/organization-list-page.tsx'),
    'OrganizationListPage',
    ...organizationTopics,
  ),
});

const onboardingListRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/onboarding',
  staticData: { screen: 'onboardingList', isForPlatform: true },
  component: page(
    () => import('../features/users/onboarding/onboarding-list-page.tsx'),
    'OnboardingListPage',
    'onboarding',
    'forms',
    'fieldErrors',
    'vocabulary',
  ),
});

const myAccountRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/myAccount',
  staticData: { screen: 'myAccount' },
  component: page(
    () => import('./my-account-screen.tsx'),
    'MyAccountScreen',
    'users',
    'forms',
    'fields',
    'fieldErrors',
    'vocabulary',
  ),
});

const parametersRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/parameters',
  staticData: { screen: 'parameters', isForPlatform: true },
  component: page(
    () => import('../features/parameters/parameters-page.tsx'),
    'ParametersPage',
    'parameters',
    'income',
    'fields',
    'vocabulary',
    'audit',
    'forms',
    'fieldErrors',
  ),
});

const costTopics = ['costs', 'views', 'forms', 'fields', 'fieldErrors', 'vocabulary'] as const;

const dossierCostsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/dossiercosts',
  staticData: { screen: 'dossierCosts', isForPlatform: true },
  validateSearch: parseCostSearch,
  component: page(
    () => import('../features/costs/dossier-costs-page.tsx'),
    'DossierCostsPage',
    ...costTopics,
  ),
});

const platformCostsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/platformcosts',
  staticData: { screen: 'platformCosts', isForPlatform: true },
  validateSearch: parseCostSearch,
  component: page(
    () => import('../features/costs/platform-costs-page.tsx'),
    'PlatformCostsPage',
    ...costTopics,
  ),
});

const invoicingRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/invoicing',
  staticData: { screen: 'invoicing', isForPlatform: true },
  validateSearch: parseInvoicingSearch,
  component: page(
    () => import('../features/invoicing/invoicing-page.tsx'),
    'InvoicingPage',
    'views',
    'invoicing',
    'forms',
  ),
});

const templatesRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/templates',
  staticData: { screen: 'templates' },
  validateSearch: ({ template }: Record<string, unknown>): { template?: string } =>
    typeof template === 'string' ? { template } : {},
  component: page(
    () => import('../features/templates/templates-page.tsx'),
    'TemplatesPage',
    'templates',
    'forms',
    'fields',
    'fieldErrors',
    'vocabulary',
  ),
});

const maintenanceRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/maintenance',
  staticData: { screen: 'maintenance', isForPlatform: true },
  component: page(
    () => import('../features/maintenance/maintenance-page.tsx'),
    'MaintenancePage',
    'maintenance',
    'genuine',
    'forms',
    'fieldErrors',
    'problems',
    'parameters',
    'vocabulary',
  ),
});

const privacyRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/privacy',
  staticData: { screen: 'privacy' },
  validateSearch: parsePrivacySearch,
  component: page(
    () => import('../features/privacy/privacy-page.tsx'),
    'PrivacyPage',
    'privacy',
    'forms',
    'fieldErrors',
    'views',
  ),
});

const manualPage = page(() => import('../features/help/manual-page.tsx'), 'ManualPage', 'manual', 'forms');

const manualRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manual',
  staticData: { screen: 'manual' },
  component: manualPage,
});

const manualChapterRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/manual/$chapter',
  staticData: { screen: 'manual' },
  component: manualPage,
});

const workspaceRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/workspace',
  staticData: { screen: 'workspace' },
  validateSearch: parseWorkspaceSearch,
  component: page(
    () => import('../features/workspace/workspace-page.tsx'),
    'WorkspacePage',
    'workspace',
    'statements',
    'documents',
    'forms',
    'vocabulary',
  ),
});

const invitedTopics = [
  'invited',
  'nothing',
  'balance',
  'filing',
  'following',
  'claims',
  'delivery',
  'documents',
  'forms',
  'fields',
  'fieldErrors',
  'problems',
  'vocabulary',
  'why',
] as const;

const invitedRoute = createRoute({
  getParentRoute: () => plainRoute,
  path: '/invited/$invitationCode',
  staticData: { access: 'invitation' },
  component: page(
    () => import('../features/invitations/creditor/invited-frame.tsx'),
    'InvitedFrame',
    ...invitedTopics,
  ),
});

const invitedIndexRoute = createRoute({
  getParentRoute: () => invitedRoute,
  path: '/',
  staticData: { screen: 'invitedDossier' },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/invited/$invitationCode/dossier', params, replace: true });
  },
});

const invitedDossierRoute = createRoute({
  getParentRoute: () => invitedRoute,
  path: '/dossier',
  staticData: { screen: 'invitedDossier' },
  component: page(() => import('../features/invitations/creditor/dossier-page.tsx'), 'InvitedDossierPage'),
});

const myStatementsRoute = createRoute({
  getParentRoute: () => invitedRoute,
  path: '/myStatements',
  staticData: { screen: 'invitedMyStatements' },
  component: page(
    () => import('../features/invitations/creditor/my-statements-page.tsx'),
    'MyStatementsPage',
  ),
});

const noClaimRoute = createRoute({
  getParentRoute: () => invitedRoute,
  path: '/nothingToClaim',
  staticData: { screen: 'invitedNothing' },
  component: page(() => import('../features/invitations/creditor/no-claim-page.tsx'), 'NoClaimPage'),
});

const newStatementRoute = createRoute({
  getParentRoute: () => invitedRoute,
  path: '/statement',
  staticData: { screen: 'createThirdPartyStatement' },
  component: page(
    () => import('../features/invitations/creditor/new-statement-page.tsx'),
    'NewStatementPage',
  ),
});

const statementRoute = createRoute({
  getParentRoute: () => invitedRoute,
  path: '/statement/$tpStatementId',
  staticData: { screen: 'editThirdPartyStatement' },
  validateSearch: parseStepSearch,
  component: page(() => import('../features/invitations/creditor/statement-page.tsx'), 'StatementPage'),
});

const designRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/design',
  staticData: { screen: 'design', access: 'public' },
  component: page(() => import('./design/design-page.tsx'), 'DesignPage', 'vocabulary'),
});

const isProduction = environmentOf(window.location.hostname) === 'Production';

export const routeTree = rootRoute.addChildren([
  startRoute,
  loginResultRoute,
  logoutResultRoute,
  appRoute.addChildren([
    welcomeRoute,
    dossierListRoute,
    newDossierRoute,
    editDossierRoute,
    partyBookRoute,
    workspaceRoute,
    newPartyRoute,
    editPartyRoute,
    institutionListRoute,
    newInstitutionRoute,
    editInstitutionRoute,
    myAccountRoute,
    myOrganizationRoute,
    newOrganizationRoute,
    editOrganizationRoute,
    organizationListRoute,
    onboardingListRoute,
    parametersRoute,
    dossierCostsRoute,
    platformCostsRoute,
    invoicingRoute,
    templatesRoute,
    maintenanceRoute,
    privacyRoute,
    manualRoute,
    manualChapterRoute,
  ]),
  wholeWindowRoute.addChildren([uploadExtractRoute, extractRoute, chooseImportRoute, importRoute]),
  plainRoute.addChildren([
    onboardingRoute,
    documentRoute,
    draftRoute,
    legalRoute('/terms-and-conditions'),
    legalRoute('/privacy-policy'),
    legalRoute('/terms-of-use'),
    sealRoute,
    withoutCodeRoute,
    genuineRoute,
    invitedRoute.addChildren([
      invitedIndexRoute,
      invitedDossierRoute,
      myStatementsRoute,
      noClaimRoute,
      newStatementRoute,
      statementRoute,
    ]),
  ]),
  // The design language is for those who build: the live product does not have the page.
  ...(isProduction ? [] : [designRoute]),
]);
