import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Settings } from '../settings.ts';
import { CLAIMS_BY_SCOPE, findAccount } from './account.ts';
import { renderProviderError, renderUnknownPath } from './error-page.ts';
import type { IdentityKeys } from './keys.ts';
import { renderSignedOut, renderSigningOut } from './sign-out-page.ts';
import type { StoredSessions } from './stored-sessions.ts';

export const MOUNT = '/identity';
const CLIENT_ID = 'prorata-web';

const DAY = 86_400;
const SCOPES = ['openid', 'profile', 'email'];

/** A real OpenID Connect provider with one public client, the product, and invented people. */
export function createProvider(settings: Settings, keys: IdentityKeys, sessions: StoredSessions): Provider {
  const provider = new Provider(`${settings.address}${MOUNT}`, configuration(settings, keys, sessions));
  provider.on('server_error', (_context, error) => process.stderr.write(`${error.stack}\n`));
  provider.use(async (context, next) => {
    await next();
    if (context.status !== 404 || context.body) return;
    context.status = 404;
    context.type = 'html';
    context.body = renderUnknownPath(context.get('accept-language'));
  });
  return provider;
}

function configuration(settings: Settings, keys: IdentityKeys, sessions: StoredSessions): Configuration {
  const { webOrigin, tokenSeconds } = settings;
  const cookie = { signed: true, httpOnly: true, overwrite: true, sameSite: 'lax' } as const;
  return {
    adapter: (kind) => sessions.adapterFor(kind),
    jwks: { keys: [keys.signing] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_name: 'Prorata',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${webOrigin}/login-result`, `${webOrigin}/silent-renew`],
        post_logout_redirect_uris: [`${webOrigin}/logout-result`],
      },
    ],
    scopes: SCOPES,
    claims: CLAIMS_BY_SCOPE,
    responseTypes: ['code'],
    pkce: { required: () => true },
    // The product reads the person's name from the id token and never asks the userinfo endpoint.
    conformIdTokenClaims: false,
    clientBasedCORS: (_context, origin) => origin === webOrigin,
    cookies: {
      keys: [keys.cookieSecret],
      // Cookies know no ports: the names and the path keep them away from the product's own.
      names: { session: 'sandbox-session', interaction: 'sandbox-sign-in', resume: 'sandbox-resume' },
      long: { ...cookie, path: MOUNT },
      short: cookie,
    },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: tokenSeconds,
      IdToken: tokenSeconds,
      Interaction: 3600,
      Session: 14 * DAY,
      Grant: 14 * DAY,
    },
    findAccount: (_context, subject) => findAccount(subject),
    loadExistingGrant: grantEverything,
    interactions: {
      policy: signInPolicy(),
      url: (_context, interaction) => `${MOUNT}/sign-in/${interaction.uid}`,
    },
    renderError: (context, out, error) => renderProviderError(context, out, error, webOrigin),
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: renderSigningOut,
        postLogoutSuccessSource: (context) => renderSignedOut(context, webOrigin),
      },
    },
  };
}

/** As usual, and also when the session is of a person who is no longer on the list of invented people. */
function signInPolicy() {
  const policy = interactionPolicy.base();
  const isUnknown = ({ oidc }: KoaContextWithOIDC) => oidc.session?.accountId !== undefined && !oidc.account;
  const check = new interactionPolicy.Check(
    'unknown_person',
    'person not found',
    'login_required',
    isUnknown,
  );
  policy.get('login')?.checks.add(check);
  return policy;
}

/** The product may know what it asks for; the real service has no page for consent either. */
async function grantEverything(context: KoaContextWithOIDC) {
  const { client, session, provider } = context.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing !== undefined) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();
  return grant;
}
