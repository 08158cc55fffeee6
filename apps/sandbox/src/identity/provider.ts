import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { DEMO_PEOPLE, type DemoPerson } from '@prorata/demo/people';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import {
  type Account,
  type Configuration,
  interactionPolicy,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import type { Settings } from '../settings.ts';
import { writeFileAtomically } from '../write-file-atomically.ts';
import { renderProviderError, renderSignedOut, renderSigningOut, renderUnknownPath } from './pages.ts';
import type { StoredSessions } from './stored-sessions.ts';

export const MOUNT = '/identity';
const CLIENT_ID = 'prorata-web';

/** The product renews a token ten seconds before its end. */
const HURRIED_TOKEN_SECONDS = 16;
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
    context.body = renderUnknownPath();
  });
  return provider;
}

function configuration(settings: Settings, keys: IdentityKeys, sessions: StoredSessions): Configuration {
  const { webOrigin, serverAddress, tokenSeconds, hurriedPerson } = settings;
  const secondsOfToken = ({ oidc }: KoaContextWithOIDC) =>
    hurriedPerson !== undefined && oidc.account?.accountId === hurriedPerson
      ? HURRIED_TOKEN_SECONDS
      : tokenSeconds;
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
        // Tells the product when a session ends, whoever ends it; tokens then name their session.
        backchannel_logout_uri: `${serverAddress}/hooks/backChannelLogout`,
        backchannel_logout_session_required: true,
      },
    ],
    // The product is on this machine, where the provider would not go by itself.
    fetch: (url, options) => fetch(url, withoutGuard(options)),
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
      AccessToken: secondsOfToken,
      IdToken: secondsOfToken,
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
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: renderSigningOut,
        postLogoutSuccessSource: (context) => renderSignedOut(context, webOrigin),
      },
    },
  };
}

function withoutGuard(options: RequestInit & { readonly dispatcher?: unknown } = {}): RequestInit {
  const { dispatcher: _, ...others } = options;
  return others;
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

export function findPerson(subject: unknown): DemoPerson | undefined {
  return DEMO_PEOPLE.find((person) => person.subject === subject);
}

/** The claims that each scope brings into the id token. */
const CLAIMS_BY_SCOPE = {
  openid: ['sub'],
  profile: ['name', 'given_name', 'family_name', 'locale'],
  email: ['email', 'email_verified'],
};

function findAccount(subject: string): Account | undefined {
  const person = findPerson(subject);
  if (person === undefined) return undefined;
  return {
    accountId: person.subject,
    claims: () => ({
      sub: person.subject,
      name: `${person.firstName} ${person.lastName}`,
      given_name: person.firstName,
      family_name: person.lastName,
      locale: person.language,
      email: person.email,
      email_verified: true,
    }),
  };
}

const ALGORITHM = 'RS256';

interface IdentityKeys {
  /** Signs the id tokens; its public half is published. */
  readonly signing: JWK;
  /** Signs the provider's own cookies. */
  readonly cookieSecret: string;
}

/** The keys of this data folder, made on the first start: with new keys every token of before would be refused. */
export async function loadKeys(file: string): Promise<IdentityKeys> {
  const kept = existsSync(file) ? await readKeys(file) : undefined;
  if (kept !== undefined) return kept;
  const keys = await makeKeys();
  await writeFileAtomically(file, JSON.stringify(keys));
  return keys;
}

async function readKeys(file: string): Promise<IdentityKeys | undefined> {
  try {
    const keys: IdentityKeys = JSON.parse(readFileSync(file, 'utf8'));
    await importJWK(keys.signing, ALGORITHM);
    if (keys.cookieSecret.length >= 32) return keys;
  } catch {}
  renameSync(file, `${file}.unreadable`);
  process.stderr.write(`${file} could not be read and was put aside; everybody signs in again.\n`);
  return undefined;
}

async function makeKeys(): Promise<IdentityKeys> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const signing = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' };
  return { signing, cookieSecret: randomBytes(32).toString('base64url') };
}
