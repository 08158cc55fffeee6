import { call } from '@prorata/contract/call';
import { exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openIdentityKeys } from '../../adapters/identity-keys.ts';
import { route } from '../calls/route.ts';
import { createTestApp, EVERY_CODE, SERVICE_KEY } from '../testing/test-app.ts';
import { CLIENT_ID, startTestAuthority, type TestAuthority } from '../testing/test-authority.ts';
import { verifyIdToken } from './verify-id-token.ts';

const whoami = call({
  method: 'GET',
  path: '/api/whoami',
  summary: 'Tells who is calling.',
  who: ['signedIn'],
  status: 200,
  answer: z.object({ subject: z.string(), name: z.string().nullable(), email: z.string().nullable() }),
});

let authority: TestAuthority;
let app: Awaited<ReturnType<typeof appTrusting>>;

function appTrusting(issuer: string, cooldownMs = 0) {
  return createTestApp({
    callTable: { test: { whoami } },
    routes: [route(whoami, ({ actor }) => actor.identity)],
    authentication: {
      identityKeys: openIdentityKeys({ authority: issuer, cooldownMs }),
      clientId: CLIENT_ID,
      serviceKey: SERVICE_KEY,
      findSignedIn: async () => ({ user: undefined, hasSignedOut: false }),
      ...EVERY_CODE,
    },
  });
}

beforeAll(async () => {
  authority = await startTestAuthority();
  app = await appTrusting(authority.issuer);
});
afterAll(async () => {
  await app.close();
  await authority.close();
});

async function callWith(authorization: string | undefined, through = app) {
  const response = await through.inject({
    url: '/api/whoami',
    headers: authorization ? { authorization } : {},
  });
  return { status: response.statusCode, code: response.json().code, response };
}

/** A token that is right in everything but who signed it, or how. */
function unsigned() {
  return new SignJWT({ sub: 'somebody' })
    .setIssuer(authority.issuer)
    .setAudience(CLIENT_ID)
    .setIssuedAt()
    .setExpirationTime('5m');
}

describe('a sign-in token', () => {
  it('is accepted from the identity service, with what it says of the person', async () => {
    const token = await authority.signToken({
      sub: 'demo-ann',
      given_name: 'Ann',
      email: 'ann@office.example',
    });
    const { response } = await callWith(`Bearer ${token}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ subject: 'demo-ann', name: 'Ann', email: 'ann@office.example' });
  });

  it('is asked for when it is missing or written otherwise', async () => {
    for (const authorization of [undefined, 'Basic YTpi', 'Bearer', 'Bearer a b']) {
      const { status, code, response } = await callWith(authorization);
      expect([status, code, response.headers['www-authenticate']]).toEqual([401, 'token-missing', 'Bearer']);
    }
  });

  it('is refused when it has expired, but not for a minute between two clocks', async () => {
    const expired = await callWith(`Bearer ${await authority.signToken({}, { expiresIn: -120 })}`);
    expect([expired.status, expired.code]).toEqual([401, 'token-expired']);
    expect(expired.response.headers['www-authenticate']).toContain('error="invalid_token"');
    const late = await callWith(`Bearer ${await authority.signToken({}, { expiresIn: -30 })}`);
    expect(late.status).toBe(200);
    const early = await authority.signToken({ nbf: Math.floor(Date.now() / 1000) + 30 });
    expect((await callWith(`Bearer ${early}`)).status).toBe(200);
  });

  it.each([
    ['rubbish', async () => 'rubbish'],
    ['three empty parts', async () => '..'],
    ['another issuer', () => authority.signToken({}, { issuer: 'https://elsewhere.example' })],
    ['another audience', () => authority.signToken({}, { audience: 'another-client' })],
    ['another authorized party', () => authority.signToken({ azp: 'another-client' })],
    [
      'several audiences and no authorized party',
      () => authority.signToken({}, { audience: [CLIENT_ID, 'another-client'] }),
    ],
    ['the type of an access token', () => authority.signToken({}, { type: 'at+jwt' })],
    ['the full type of an access token', () => authority.signToken({}, { type: 'application/AT+JWT' })],
    ['the type of a logout token', () => authority.signToken({}, { type: 'logout+jwt' })],
    ['no subject', () => authority.signToken({ sub: undefined as never })],
    ['an empty subject', () => authority.signToken({ sub: '' })],
    [
      'a date of issue in the future',
      () => authority.signToken({ nbf: Math.floor(Date.now() / 1000) + 600 }),
    ],
    [
      "another's key under a known name",
      async () => {
        const { privateKey } = await generateKeyPair('RS256');
        return unsigned().setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).sign(privateKey);
      },
    ],
    [
      'a key of unknown name',
      async () => {
        const { privateKey } = await generateKeyPair('RS256');
        return unsigned().setProtectedHeader({ alg: 'RS256', kid: 'unheard-of' }).sign(privateKey);
      },
    ],
    [
      'no signature at all',
      async () =>
        new UnsecuredJWT({ sub: 'somebody' })
          .setIssuer(authority.issuer)
          .setAudience(CLIENT_ID)
          .setIssuedAt()
          .setExpirationTime('5m')
          .encode(),
    ],
    [
      'our public key as a shared secret',
      async () => {
        const secret = new TextEncoder().encode(await exportSPKI(authority.publicKey));
        return unsigned().setProtectedHeader({ alg: 'HS256', kid: 'key-1' }).sign(secret);
      },
    ],
  ])('is refused with %s', async (_, makeToken) => {
    const { status, code } = await callWith(`Bearer ${await makeToken()}`);
    expect([status, code]).toEqual([401, 'token-invalid']);
  });

  it.each([
    ['several audiences and us as the authorized party', { audience: [CLIENT_ID, 'another-client'] }],
    ['the general type of tokens', { type: 'JWT' }],
  ])('is accepted with %s', async (_, options) => {
    const token = await authority.signToken({ azp: CLIENT_ID }, options);
    expect((await callWith(`Bearer ${token}`)).status).toBe(200);
  });

  it('tells when the person signed in, also where the service writes it as text or with a fraction', async () => {
    const keys = openIdentityKeys({ authority: authority.issuer });
    const claimed = async (auth_time: unknown) => {
      const token = await authority.signToken({ auth_time });
      return (await verifyIdToken(token, keys, CLIENT_ID)).authenticatedAt?.getTime();
    };
    expect(await claimed(1_790_000_000)).toBe(1_790_000_000_000);
    expect(await claimed('1790000000')).toBe(1_790_000_000_000);
    expect(await claimed(1_790_000_000.75)).toBe(1_790_000_000_000);
    for (const nonsense of ['', 'yesterday', '-1', -1, 0, '1e9', true, '9'.repeat(20), 9e15]) {
      expect(await claimed(nonsense)).toBeUndefined();
    }
  });

  it('says that the subject is what it lacks', async () => {
    const { response } = await callWith(`Bearer ${await authority.signToken({ sub: '' })}`);
    expect(response.json().detail).toBe('The sign-in token must carry a subject claim.');
  });

  it('drops claims that make no sense instead of refusing the person', async () => {
    const token = await authority.signToken({ given_name: 42, email: 'x'.repeat(300) });
    expect((await callWith(`Bearer ${token}`)).response.json()).toEqual({
      subject: 'somebody',
      name: null,
      email: null,
    });
  });
});

describe('the keys of the identity service', () => {
  it('are asked for once, and again when it has changed them', async () => {
    const own = await startTestAuthority();
    const through = await appTrusting(own.issuer);
    const before = `Bearer ${await own.signToken()}`;
    await Promise.all([callWith(before, through), callWith(before, through)]);
    expect((await callWith(before, through)).status).toBe(200);
    expect(own.keyRequests).toBe(1);

    await own.rotateKey();
    expect((await callWith(`Bearer ${await own.signToken()}`, through)).status).toBe(200);
    expect(own.keyRequests).toBe(2);
    expect((await callWith(before, through)).code).toBe('token-invalid');
    await through.close();
    await own.close();
  });

  it('are tried one by one for a token that names none of several', async () => {
    const own = await startTestAuthority();
    await own.publishFurtherKey();
    const through = await appTrusting(own.issuer);
    const token = `Bearer ${await own.signToken({}, { namesNoKey: true })}`;
    expect((await callWith(token, through)).status).toBe(200);
    expect((await callWith(token, through)).status).toBe(200);
    const { privateKey } = await generateKeyPair('RS256');
    const forged = new SignJWT({ sub: 'somebody' })
      .setIssuer(own.issuer)
      .setAudience(CLIENT_ID)
      .setIssuedAt()
      .setExpirationTime('5m')
      .setProtectedHeader({ alg: 'RS256' });
    expect((await callWith(`Bearer ${await forged.sign(privateKey)}`, through)).code).toBe('token-invalid');
    // A key that is withdrawn proves nothing from then on, though the token was seen before.
    await own.rotateKey();
    const renewed = `Bearer ${await own.signToken()}`;
    expect((await callWith(renewed, through)).status).toBe(200);
    expect((await callWith(token, through)).code).toBe('token-invalid');
    await through.close();
    await own.close();
  });

  it('are not asked for again and again by invented key names', async () => {
    const own = await startTestAuthority();
    const through = await appTrusting(own.issuer, 30_000);
    expect((await callWith(`Bearer ${await own.signToken()}`, through)).status).toBe(200);
    await own.rotateKey();
    const unknown = `Bearer ${await own.signToken()}`;
    expect((await callWith(unknown, through)).status).toBe(401);
    expect((await callWith(unknown, through)).status).toBe(401);
    expect(own.keyRequests).toBe(1);
    await through.close();
    await own.close();
  });

  it('cannot be read: the service is unavailable, which is not the fault of the token', async () => {
    const own = await startTestAuthority();
    const through = await appTrusting(own.issuer);
    const token = `Bearer ${await own.signToken()}`;
    await own.close();
    const { status, code } = await callWith(token, through);
    expect([status, code]).toEqual([503, 'service-unavailable']);
    await through.close();
  });

  it('are not taken from a service that calls itself otherwise', async () => {
    const through = await appTrusting(`${authority.issuer}/elsewhere`);
    expect((await callWith(`Bearer ${await authority.signToken()}`, through)).status).toBe(503);
    await through.close();
  });
});
