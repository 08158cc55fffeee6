import { CALLERS, type Call, type Credential } from '@prorata/contract/call';
import { API_KEY_HEADER } from '@prorata/contract/workspace/key';
import type { FastifyRequest } from 'fastify';
import type { IdentityKeys } from '../../adapters/identity-keys.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { isSameSecret } from '../security/is-same-secret.ts';
import type { ActingUser, Actor, Identity, KeyHolder, Origin, SignedIn } from './actor.ts';
import { authenticateCreditor, type InvitationParts } from './authenticate-creditor.ts';
import { originOf } from './origin-of.ts';
import { refusalOf, refusalOfKey } from './refusal-of.ts';
import { refusalOfEnded, verifyIdToken } from './verify-id-token.ts';

export const SERVICE_KEY_HEADER = 'x-service-key';

/** Somebody who signed in, as far as anything is stored of them, and whether they signed out since. */
interface FoundPerson {
  readonly user: ActingUser | undefined;
  readonly hasSignedOut: boolean;
}

export interface AuthenticationParts extends Omit<InvitationParts, 'findClaimant'> {
  readonly identityKeys: IdentityKeys;
  readonly clientId: string;
  readonly serviceKey: string | undefined;
  readonly findSignedIn: (identity: Identity) => Promise<FoundPerson>;
  /** Runs with every call of a person: must be cheap most of the time. */
  readonly noteUse?: (signedIn: SignedIn, origin: Origin) => Promise<void>;
  /** Whose key it is, while it opens. */
  readonly findKeyHolder: (key: string) => Promise<KeyHolder | undefined>;
}

/** Finds out who is calling, by the credential that the call asks for. */
export function authenticate(
  credential: Credential,
  request: FastifyRequest,
  parts: AuthenticationParts,
): Promise<Actor> | Actor {
  switch (credential) {
    case 'public':
      return { kind: 'visitor', origin: originOf(request) };
    case 'token':
      return authenticatePerson(request, parts);
    case 'workspace':
      return authenticateClaimant(request, parts);
    case 'service':
      return authenticateService(request, parts);
    case 'invitation':
      return authenticateCreditor(request, {
        ...parts,
        findClaimant: () => findClaimant(request, parts),
      });
  }
}

async function authenticatePerson(request: FastifyRequest, parts: AuthenticationParts): Promise<SignedIn> {
  const token = bearerTokenOf(request);
  const identity = await verifyIdToken(token, parts.identityKeys, parts.clientId);
  const { user, hasSignedOut } = await parts.findSignedIn(identity);
  if (hasSignedOut) throw refusalOfEnded();
  const signedIn: SignedIn = { kind: 'signedIn', identity, user };
  // Reading must go on with a database that takes no writes.
  await parts
    .noteUse?.(signedIn, originOf(request))
    .catch((error: unknown) => request.log.warn({ err: error }, 'the use of a session was not stored'));
  return signedIn;
}

/** A machine has the key of its organization, a person signs in. Wrong keys are counted like wrong codes. */
async function authenticateClaimant(
  request: FastifyRequest,
  parts: AuthenticationParts,
): Promise<SignedIn | KeyHolder> {
  const key = request.headers[API_KEY_HEADER];
  if (key === undefined) return authenticatePerson(request, parts);
  const holder = typeof key === 'string' ? await parts.findKeyHolder(key) : undefined;
  if (holder === undefined) {
    const wait = await parts.codeAttempts.recordWrong(request.ip);
    if (wait === undefined) throw new ProblemError('api-key-invalid');
    throw new ProblemError('too-many-requests', { headers: { 'retry-after': String(wait) } });
  }
  const refusal = refusalOfKey(holder);
  if (refusal) throw new ProblemError(refusal);
  return holder;
}

/**
 * Who of an organization that files often comes with a code, if anybody says so. The code alone opens: whoever cannot be
 * told is simply its holder.
 */
async function findClaimant(
  request: FastifyRequest,
  parts: AuthenticationParts,
): Promise<{ readonly organizationId: string; readonly name: string } | undefined> {
  const { authorization, [API_KEY_HEADER]: key } = request.headers;
  if (authorization === undefined && typeof key !== 'string') return undefined;
  if (typeof key === 'string') {
    const holder = await parts.findKeyHolder(key);
    if (holder === undefined || refusalOfKey(holder)) return undefined;
    return { organizationId: holder.organization.id, name: holder.name };
  }
  const signedIn = await authenticatePerson(request, parts).catch((error: unknown) => {
    if (error instanceof ProblemError) return undefined;
    throw error;
  });
  const user = signedIn?.user;
  if (!user?.organization || refusalOf(user, 'fileClaims')) return undefined;
  return { organizationId: user.organization.id, name: user.name };
}

function bearerTokenOf(request: FastifyRequest): string {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token) return token;
  throw new ProblemError('token-missing', { headers: { 'www-authenticate': 'Bearer' } });
}

function authenticateService(request: FastifyRequest, { serviceKey }: AuthenticationParts): Actor {
  const given = request.headers[SERVICE_KEY_HEADER];
  if (serviceKey && typeof given === 'string' && isSameSecret(given, serviceKey)) return { kind: 'service' };
  throw new ProblemError('unauthorized');
}

/** What a call asks its callers for. However many kinds of caller it has, they prove who they are in the same way. */
export function credentialOf(call: Call): Credential {
  const [credential, ...others] = new Set(call.who.map((caller) => CALLERS[caller]));
  if (credential === undefined || others.length > 0) {
    throw new Error(`${call.method} ${call.path} must ask for exactly one kind of credential.`);
  }
  return credential;
}
