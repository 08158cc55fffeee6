import { userProfileSchema } from '@prorata/contract/users/user';
import { errors, type JWTPayload, jwtVerify } from 'jose';
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

/** Clocks of two machines differ by seconds, not by minutes. */
const CLOCK_TOLERANCE_SECONDS = 10;

const MAX_SUBJECT_LENGTH = 255;
const { name, surname, email } = userProfileSchema.shape;

/** A claim that our own forms would refuse is no reason to refuse the person: it counts as absent. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(MAX_SUBJECT_LENGTH),
  given_name: name.nullable().catch(null),
  family_name: surname.nullable().catch(null),
  email: email.nullable().catch(null),
  email_verified: z.boolean().catch(false),
  auth_time: z.int().positive().nullable().catch(null),
});

/** The identity in an id token that our identity service made for us, or a 401 that says what is wrong with it. */
export async function verifyIdToken(token: string, keys: IdentityKeys, clientId: string): Promise<Identity> {
  const issuer = await keys.getIssuer();
  try {
    const { payload } = await jwtVerify(token, keys.getKey, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'iat'],
    });
    return identityFrom(payload, clientId);
  } catch (error) {
    throw refusalFrom(error);
  }
}

function identityFrom(payload: JWTPayload, clientId: string): Identity {
  // OpenID Connect Core 3.1.3.7: a token that several may read names the one it was made for.
  if (payload['azp'] !== undefined && payload['azp'] !== clientId) {
    throw refusal('token-invalid', 'The sign-in token was made for another application.');
  }
  const { data: claims } = claimsSchema.safeParse(payload);
  if (!claims) throw refusal('token-invalid', 'The sign-in token must carry a subject claim.');
  return {
    subject: claims.sub,
    name: claims.given_name,
    surname: claims.family_name,
    email: claims.email,
    isEmailVerified: claims.email !== null && claims.email_verified,
    authenticatedAt: claims.auth_time === null ? null : new Date(claims.auth_time * 1000),
  };
}

function refusalFrom(error: unknown): unknown {
  if (error instanceof ProblemError || error instanceof AuthorityUnreachableError) return error;
  if (error instanceof errors.JWTExpired) return refusal('token-expired', 'The sign-in token has expired.');
  if (error instanceof errors.JOSEError) return refusal('token-invalid', 'The sign-in token is not valid.');
  return error;
}

function refusal(code: 'token-expired' | 'token-invalid', detail: string): ProblemError {
  return new ProblemError(code, {
    detail,
    headers: { 'www-authenticate': `Bearer error="invalid_token", error_description="${detail}"` },
  });
}
