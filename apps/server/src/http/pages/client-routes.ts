/** The addresses of the interface. The router in the browser shows the page; the server knows which ones exist. */
const CLIENT_ROUTES = [
  '/',
  '/login-result',
  '/logout-result',
  '/onboarding',
  '/document',
  '/terms-and-conditions',
  '/privacy-policy',
  '/terms-of-use',
  '/app',
  '/app/dossiers',
  '/app/dossier',
  '/app/dossier/{dossierId}',
  '/app/myAccount',
  '/app/myOrganization',
  '/app/organization/{organizationId}',
  '/app/organization',
  '/app/organizations',
  '/app/onboarding',
  '/app/parameters',
  '/app/dossiercosts',
  '/app/platformcosts',
  '/app/invoicing',
  '/app/templates',
  '/invited/{invitationCode}',
  '/invited/{invitationCode}/dossier',
  '/invited/{invitationCode}/myStatements',
  '/invited/{invitationCode}/statement',
  '/invited/{invitationCode}/statement/{tpStatementId}',
  // For those who build; the live product shows its page for an unknown address there.
  '/design',
];

const PATTERNS = CLIENT_ROUTES.map(
  (route) => new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i'),
);

export function isClientRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
