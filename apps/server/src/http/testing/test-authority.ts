import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CryptoKey,
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';

export const CLIENT_ID = 'prorata-web';

/** An OpenID Connect service over real HTTP that does the two things our server asks of one: say who it is, and its keys. */
export interface TestAuthority {
  readonly issuer: string;
  /** How often the keys were asked for. */
  readonly keyRequests: number;
  signToken(claims?: JWTPayload, options?: TokenOptions): Promise<string>;
  /** From now on signs with a new key; the old one is no longer published. */
  rotateKey(): Promise<void>;
  /** Publishes a further key, with which it never signs, before the one in use. */
  publishFurtherKey(): Promise<void>;
  readonly publicKey: CryptoKey;
  close(): Promise<void>;
}

interface TokenOptions {
  readonly issuer?: string;
  readonly audience?: string | string[];
  /** Seconds from now. */
  readonly expiresIn?: number;
  readonly type?: string;
  readonly namesNoKey?: boolean;
}

/** To find two large primes takes longer than many a test: one pair is enough for all authorities of a process. */
let firstKeys: Promise<GenerateKeyPairResult> | undefined;

export async function startTestAuthority(): Promise<TestAuthority> {
  let keyId = 1;
  let keyRequests = 0;
  firstKeys ??= generateKeyPair('RS256');
  let keys = await firstKeys;
  let furtherKeys: JWK[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.endsWith('/.well-known/openid-configuration')) {
      response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }));
      return;
    }
    keyRequests += 1;
    const key = { ...(await exportJWK(keys.publicKey)), kid: `key-${keyId}`, alg: 'RS256', use: 'sig' };
    response.end(JSON.stringify({ keys: [...furtherKeys, key] }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    get keyRequests() {
      return keyRequests;
    },
    signToken: (claims = {}, { audience = CLIENT_ID, expiresIn = 300, ...options } = {}) =>
      // Tokens of one second would be the same but for their session.
      new SignJWT({ sub: 'somebody', sid: randomUUID(), ...claims })
        .setProtectedHeader({
          alg: 'RS256',
          ...(options.namesNoKey ? {} : { kid: `key-${keyId}` }),
          ...(options.type && { typ: options.type }),
        })
        .setIssuer(options.issuer ?? issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
        .sign(keys.privateKey),
    rotateKey: async () => {
      keys = await generateKeyPair('RS256');
      keyId += 1;
    },
    publishFurtherKey: async () => {
      const { publicKey } = await generateKeyPair('RS256');
      const key = { ...(await exportJWK(publicKey)), kid: `further-${furtherKeys.length}`, use: 'sig' };
      furtherKeys = [...furtherKeys, key];
    },
    get publicKey() {
      return keys.publicKey;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
