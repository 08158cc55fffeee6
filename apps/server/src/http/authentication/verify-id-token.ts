import { createHash } from 'node:crypto';
import { userProfileSchema } from '@prorata/contract/users/user';
import { errors, type JWTHeaderParameters, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import * as z from 'zod';
import { AuthorityUnreachableError, type IdentityKeys } from '../../adapters/identity-keys.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Identity } from './actor.ts';

/** Signatures that need a private key to make. One with a shared secret could be forged with our public keys. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** Clock skew that relying parties usually allow. */
const CLOCK_TOLERANCE_SECONDS = 60;

const MAX_SUBJECT_LENGTH = 255;
const sessionId = z.string().min(1).max(255);
const { name, surname, email } = userProfileSchema.shape;

/** Of the year 9999, the last that a column of the database holds as we write it. */
const MAX_SECONDS = 253_402_300_799;
/** Some services write it as text, or with a fraction. */
const moment = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
  ])
  .transform(Math.floor)
  .pipe(z.int().positive().max(MAX_SECONDS));

/** A claim that our own forms would refuse is no reason to refuse the person: it counts as absent. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(MAX_SUBJECT_LENGTH),
  given_name: name.nullable().catch(null),
  family_name: surname.nullable().catch(null),
  email: email.nullable().catch(null),
  email_verified: z.boolean().catch(false),
  auth_time: moment.nullable().catch(null),
  sid: sessionId.nullable().catch(null),
  iat: z.number(),
});

/** The identity in an id token that our identity service made for us, or a 401 that says what is wrong with it. */
export async function verifyIdToken(token: string, keys: IdentityKeys, clientId: string): Promise<Identity> {
  const known = tokensOf(keys);
  const key = digestOf([clientId, token]);
  const proven = known.get(key);
  if (proven !== undefined && Date.now() < proven.until && (await isStillProven(keys, proven))) {
    return proven.identity;
  }
  const verified = await verify(token, keys, clientId);
  if (known.size >= MOST_PROVEN) known.clear();
  known.set(key, verified);
  return verified.identity;
}

/** A token that was proven, and until when that need not be done again. */
interface Proven {
  readonly identity: Identity;
  readonly until: number;
  /** By which key, as it was published then. */
  readonly key: unknown;
  readonly header: JWTHeaderParameters;
}

const NO_TOKEN = { payload: '', signature: '' };

/** The same key is published as before: one that was withdrawn proves nothing any more. */
async function isStillProven(keys: IdentityKeys, { header, key }: Proven): Promise<boolean> {
  try {
    return (await keys.getKey(header, NO_TOKEN)) === key;
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) return false;
    for await (const published of error) if (published === key) return true;
    return false;
  }
}

/**
 * A signature does not become false while its key is published: who works is proven once in this time and not with every
 * call. Who signed out is found by every call.
 */
const PROVEN_MILLISECONDS = 60_000;
const MOST_PROVEN = 10_000;

const provenBy = new WeakMap<IdentityKeys, Map<string, Proven>>();

function tokensOf(keys: IdentityKeys): Map<string, Proven> {
  const known = provenBy.get(keys) ?? new Map<string, Proven>();
  provenBy.set(keys, known);
  return known;
}

async function verify(token: string, keys: IdentityKeys, clientId: string): Promise<Proven> {
  const issuer = await keys.getIssuer();
  try {
    const { payload, protectedHeader, key } = await verifySignature(token, keys, {
      ...ofOurs(issuer, clientId),
      requiredClaims: ['exp', 'iat'],
    });
    refuseOtherPurposes(payload, protectedHeader, clientId);
    const expires = ((payload.exp ?? 0) + CLOCK_TOLERANCE_SECONDS) * 1000;
    return {
      identity: identityFrom(payload, token),
      until: Math.min(expires, Date.now() + PROVEN_MILLISECONDS),
      ...{ key, header: protectedHeader },
    };
  } catch (error) {
    throw refusalFrom(error);
  }
}

/** What every token of our identity service shows, whatever it is for. */
function ofOurs(issuer: string, clientId: string): JWTVerifyOptions {
  return {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  };
}

/** A token that names no key is tried with each published key that could have signed it. */
async function verifySignature(token: string, keys: IdentityKeys, options: JWTVerifyOptions) {
  try {
    return await jwtVerify(token, keys.getKey, options);
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    for await (const key of error) {
      const verified = await jwtVerify(token, key, options).catch((failure: unknown) => {
        if (failure instanceof errors.JWSSignatureVerificationFailed) return undefined;
        throw failure;
      });
      if (verified !== undefined) return { ...verified, key };
    }
    throw new errors.JWSSignatureVerificationFailed();
  }
}

/** RFC 8725 3.11: an access or logout token says its purpose in its type, and is no proof of a sign-in. */
const OTHER_PURPOSE = /\+jwt$/i;

function refuseOtherPurposes({ aud, azp }: JWTPayload, { typ }: JWTHeaderParameters, clientId: string): void {
  // OpenID Connect Core 3.1.3.7: a token with several audiences names the one it was made for.
  const isShared = Array.isArray(aud) && aud.length > 1;
  if (azp === undefined ? isShared : azp !== clientId) {
    throw refusal('token-invalid', 'The sign-in token was made for another application.');
  }
  if (typ !== undefined && OTHER_PURPOSE.test(typ)) {
    throw refusal('token-invalid', 'This token is not for signing in.');
  }
}

function identityFrom(payload: JWTPayload, token: string): Identity {
  const { data: claims } = claimsSchema.safeParse(payload);
  if (!claims) throw refusal('token-invalid', 'The sign-in token must carry a subject claim.');
  return {
    subject: claims.sub,
    name: claims.given_name,
    surname: claims.family_name,
    email: claims.email,
    isEmailVerified: claims.email !== null && claims.email_verified,
    authenticatedAt: claims.auth_time === null ? null : new Date(claims.auth_time * 1000),
    session: {
      key: sessionKeyOf(claims, token),
      personKey: keyOfPerson(claims.sub),
      issuedAt: new Date(claims.iat * 1000),
    },
  };
}

/** What tells the sessions of one person apart: the name of the session, else the moment of its sign-in, else the token itself. */
function sessionKeyOf({ sub, sid, auth_time }: z.output<typeof claimsSchema>, token: string): string {
  if (sid !== null) return keyOfSession(sid);
  return auth_time === null ? digestOf(['token', token]) : digestOf(['sign-in', sub, auth_time]);
}

function keyOfSession(sid: string): string {
  return digestOf(['session', sid]);
}

function keyOfPerson(subject: string): string {
  return digestOf(['person', subject]);
}

function digestOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** What the identity service ends by itself, and since when. */
export interface EndedSignIn {
  readonly key: string;
  readonly subject: string | null;
  readonly at: Date;
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const logoutSchema = z
  .object({
    iat: z.number(),
    jti: z.string().min(1),
    events: z.object({ [LOGOUT_EVENT]: z.object({}) }),
    sub: z.string().min(1).max(MAX_SUBJECT_LENGTH).nullable().default(null),
    sid: sessionId.nullable().default(null),
    /** A token with which somebody signs in is none with which they are signed out. */
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== null || sid !== null);

/** What a logout token (OpenID Connect Back-Channel Logout 2.6) ends, or a 401: only our identity service may end sessions. */
export async function verifyLogoutToken(
  token: string,
  keys: IdentityKeys,
  clientId: string,
): Promise<EndedSignIn> {
  const issuer = await keys.getIssuer();
  try {
    const { payload } = await verifySignature(token, keys, ofOurs(issuer, clientId));
    const { data } = logoutSchema.safeParse(payload);
    if (data === undefined) throw refusal('token-invalid', 'This is no logout token.');
    const { sub, sid, iat } = data;
    const key = sid === null ? keyOfPerson(sub ?? '') : keyOfSession(sid);
    return { key, subject: sub, at: new Date(iat * 1000) };
  } catch (error) {
    throw refusalFrom(error);
  }
}

function refusalFrom(error: unknown): unknown {
  if (error instanceof ProblemError || error instanceof AuthorityUnreachableError) return error;
  if (error instanceof errors.JWTExpired) return refusal('token-expired', 'The sign-in token has expired.');
  if (error instanceof errors.JOSEError) return refusal('token-invalid', 'The sign-in token is not valid.');
  return error;
}

/** The session of a token was ended by its own person, or by the identity service. */
export function refusalOfEnded(): ProblemError {
  return refusal('session-ended', 'This session has been signed out.');
}

function refusal(code: 'token-expired' | 'token-invalid' | 'session-ended', detail: string): ProblemError {
  return new ProblemError(code, {
    detail,
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${detail}"` },
  });
}
