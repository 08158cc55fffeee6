import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';

/** The identity service cannot be asked for its keys: nobody's fault who is calling, so never a refusal of their token. */
export class AuthorityUnreachableError extends Error {
  override readonly name = 'AuthorityUnreachableError';
}

/** What the identity service publishes about itself: its exact name, and the keys with which it signs. */
export interface IdentityKeys {
  readonly authority: string;
  getIssuer(): Promise<string>;
  readonly getKey: JWTVerifyGetKey;
}

export interface IdentityKeysOptions {
  readonly authority: string;
  /** How long an unknown key must wait before it makes us ask for the keys again. */
  readonly cooldownMs?: number;
}

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });
const TIMEOUT_MS = 5_000;

/** What is wrong with a token rather than with the service that publishes the keys. */
const FAULTS_OF_TOKEN = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

/** The keys are asked for when first needed and kept ten minutes; a key of another name (rotation) asks again. */
export function openIdentityKeys({ authority, cooldownMs = 30_000 }: IdentityKeysOptions): IdentityKeys {
  let discovery: ReturnType<typeof discover> | undefined;

  function getDiscovery() {
    discovery ??= discover(authority, cooldownMs).catch((error: unknown) => {
      discovery = undefined;
      throw error;
    });
    return discovery;
  }

  return {
    authority,
    getIssuer: async () => (await getDiscovery()).issuer,
    getKey: async (header, token) => {
      const { keys } = await getDiscovery();
      try {
        return await keys(header, token);
      } catch (error) {
        if (FAULTS_OF_TOKEN.some((fault) => error instanceof fault)) throw error;
        throw new AuthorityUnreachableError(`The keys of ${authority} could not be read.`, { cause: error });
      }
    },
  };
}

async function discover(authority: string, cooldownMs: number) {
  const base = withoutSlash(authority);
  const response = await fetchFromAuthority(`${base}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { data } = discoverySchema.safeParse(await response.json().catch(() => undefined));
  // OpenID Connect Discovery 4.3: a service that names itself otherwise is not the one that we were told to trust.
  if (data === undefined || withoutSlash(data.issuer) !== base) {
    throw new AuthorityUnreachableError(
      `${authority} does not describe itself as an OpenID Connect service.`,
    );
  }
  const keys = createRemoteJWKSet(new URL(data.jwks_uri), {
    cooldownDuration: cooldownMs,
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: fetchFromAuthority,
  });
  return { issuer: data.issuer, keys };
}

async function fetchFromAuthority(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options).catch((cause: unknown) => {
    throw new AuthorityUnreachableError(`${url} does not answer.`, { cause });
  });
  if (response.status === 200) return response;
  throw new AuthorityUnreachableError(`${url} answers with status ${response.status}.`);
}

function withoutSlash(address: string): string {
  return address.endsWith('/') ? address.slice(0, -1) : address;
}
