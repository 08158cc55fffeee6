import { PRODUCT, SANDBOX } from './browser.ts';

/** The address to which the product sends a person to sign in, for tests that need only the identity service. */
export function authorizationRequest(parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'prorata-web',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${PRODUCT}/login-result`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...parameters,
  });
  return `${SANDBOX}/identity/auth?${query}`;
}
