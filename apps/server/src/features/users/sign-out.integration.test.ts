import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { CLIENT_ID } from '../../http/testing/test-authority.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, insertUniqueOffice } from '../../testing/test-users.ts';
import { acceptTexts } from '../legal/accept-texts.ts';
import { endSession, forgetEndedSessions } from './end-session.ts';
import { openSignedIn } from './find-signed-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await insertTestUsers(server.db);
});
afterAll(() => server.close());

const NOW = Math.floor(TEST_NOW.getTime() / 1000);

async function me(subject: string, claims: JWTPayload) {
  const response = await server.call(subject, { url: '/api/User/me' }, claims);
  return response.statusCode === 200 ? 200 : response.json().code;
}

async function signOut(subject: string, claims: JWTPayload) {
  const { statusCode } = await server.call(subject, { method: 'POST', url: '/api/User/signOut' }, claims);
  return statusCode;
}

function tell(logoutToken: string) {
  return server.app.inject({
    method: 'POST',
    url: '/hooks/backChannelLogout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: logoutToken }).toString(),
  });
}

const LOGOUT = { 'http://schemas.openid.net/event/backchannel-logout': {} };

function countEvents(type: string) {
  return server.db
    .selectFrom('auditEvents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('type', '=', type)
    .executeTakeFirstOrThrow()
    .then(({ count }) => Number(count));
}

describe('signing out', () => {
  it('refuses the token from then on, and every token that is renewed from it', async () => {
    expect(await me('ann', { sid: 'desk' })).toBe(200);
    expect(await signOut('ann', { sid: 'desk' })).toBe(204);
    expect(await me('ann', { sid: 'desk' })).toBe('session-ended');
    expect(await me('ann', { sid: 'desk', given_name: 'renewed' })).toBe('session-ended');
    const { headers } = await server.call('ann', { url: '/api/User/me' }, { sid: 'desk' });
    expect(headers['www-authenticate']).toContain('invalid_token');
    expect(await countEvents('user.signedOut')).toBe(1);
  });

  it('leaves the other sessions of the same person alone', async () => {
    expect(await me('ann', { sid: 'telephone' })).toBe(200);
    expect(await signOut('ann', { sid: 'laptop' })).toBe(204);
    expect(await me('ann', { sid: 'telephone' })).toBe(200);
  });

  it('is refused the second time, and with somebody else’s session ends theirs only with their own token', async () => {
    expect(await signOut('ann', { sid: 'twice' })).toBe(204);
    expect(await signOut('ann', { sid: 'twice' })).toBe(401);
  });

  it('works for someone of whom nothing is stored', async () => {
    expect(await signOut('a-stranger', { sid: 'strange' })).toBe(204);
    expect(await me('a-stranger', { sid: 'strange' })).toBe('session-ended');
    expect(await me('a-stranger', { sid: 'stranger still' })).toBe(200);
  });

  it('goes by the moment of the sign-in, or by the token alone, where the identity service names no session', async () => {
    const early = { sid: undefined, auth_time: NOW - 600 };
    expect(await signOut('ann', early)).toBe(204);
    expect(await me('ann', early)).toBe('session-ended');
    expect(await me('ann', { sid: undefined, auth_time: NOW - 500 })).toBe(200);
    const token = await server.authority.signToken({ sub: 'ann', sid: undefined, nonce: 'one' });
    const headers = { authorization: `Bearer ${token}` };
    const read = async () => (await server.app.inject({ url: '/api/User/me', headers })).statusCode;
    expect(await read()).toBe(200);
    await server.app.inject({ method: 'POST', url: '/api/User/signOut', headers });
    expect(await read()).toBe(401);
    expect(await me('ann', { sid: undefined, nonce: 'two' })).toBe(200);
  });

  it('lets in who proved anew who they are, and not the tokens of before', async () => {
    const soon = Math.floor(Date.now() / 1000) + 3600;
    expect(await signOut('ann', { sid: 'kept' })).toBe(204);
    // The identity service kept the session: the person is asked again, and only then opens it.
    expect(await me('ann', { sid: 'kept', auth_time: NOW - 60 })).toBe('session-ended');
    expect(await me('ann', { sid: 'kept', auth_time: soon })).toBe(200);
    expect(await me('ann', { sid: 'kept' })).toBe('session-ended');
  });

  it('is remembered for months and then forgotten', async () => {
    const after = (days: number) => ({
      db: server.db,
      clock: () => new Date(TEST_NOW.getTime() + days * 86_400_000),
    });
    expect(await signOut('ann', { sid: 'long ago' })).toBe(204);
    await forgetEndedSessions(after(80));
    expect(await me('ann', { sid: 'long ago' })).toBe('session-ended');
    await forgetEndedSessions(after(100));
    expect(await me('ann', { sid: 'long ago' })).toBe(200);
  });
});

describe('the identity service', () => {
  it('ends a session, once however often it tells', async () => {
    const before = await countEvents('user.signedOut');
    const token = await server.authority.signToken({ sub: 'ann', sid: 'told', jti: '1', events: LOGOUT });
    expect((await tell(token)).statusCode).toBe(200);
    expect((await tell(token)).statusCode).toBe(200);
    expect(await me('ann', { sid: 'told' })).toBe('session-ended');
    expect(await me('ann', { sid: 'not told' })).toBe(200);
    expect(await countEvents('user.signedOut')).toBe(before + 1);
  });

  it('ends everything that a person was signed in with, but not what they sign in with afterwards', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(await me('bea', { auth_time: now - 60 })).toBe(200);
    const token = await server.authority.signToken({ sub: 'bea', sid: undefined, jti: '2', events: LOGOUT });
    expect((await tell(token)).statusCode).toBe(200);
    expect(await me('bea', { auth_time: now - 60 })).toBe('session-ended');
    expect(await me('bea', { auth_time: now + 60 })).toBe(200);
    expect(await me('ann', { auth_time: now - 60 })).toBe(200);
  });

  it.each<[string, () => Promise<string>]>([
    ['without the event', () => server.authority.signToken({ sid: 'x', jti: '3' })],
    [
      'with the nonce of a sign-in',
      () => server.authority.signToken({ sid: 'x', jti: '3', events: LOGOUT, nonce: 'n' }),
    ],
    ['without a name of its own', () => server.authority.signToken({ sid: 'x', events: LOGOUT })],
    [
      'that names nobody',
      () => server.authority.signToken({ sub: undefined as never, sid: undefined, jti: '3', events: LOGOUT }),
    ],
    [
      'for another application',
      () => server.authority.signToken({ sid: 'x', jti: '3', events: LOGOUT }, { audience: 'other' }),
    ],
    [
      'of another service',
      () =>
        server.authority.signToken(
          { sid: 'x', jti: '3', events: LOGOUT },
          { issuer: 'https://else.example' },
        ),
    ],
    [
      'that anybody signed',
      () =>
        new SignJWT({ sid: 'x', jti: '3', events: LOGOUT })
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .setIssuer(server.authority.issuer)
          .setAudience(CLIENT_ID)
          .setIssuedAt()
          .sign(new TextEncoder().encode('a secret of somebody else, long enough')),
    ],
    ['of rubbish', async () => 'rubbish'],
  ])('is not believed with a token %s', async (_, makeToken) => {
    expect((await tell(await makeToken())).statusCode).toBe(401);
    expect(await me('ann', { sid: 'x' })).toBe(200);
  });

  it('is told what it forgot', async () => {
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/hooks/backChannelLogout' });
    expect(statusCode).toBe(400);
  });
});

describe('who was found before', () => {
  it('is found as they are now, whatever has changed meanwhile and wherever', async () => {
    const { db } = server;
    const [subject, office] = ['found-again', await insertUniqueOffice(db)];
    const userId = await insertUser(db, { organizationId: office, subject });
    const session = { key: 'a'.repeat(64), personKey: 'b'.repeat(64), issuedAt: TEST_NOW };
    const person = { name: null, surname: null, email: null, isEmailVerified: false, authenticatedAt: null };
    const identity = { subject, session, ...person };
    const find = openSignedIn(db);
    const first = await find(identity);
    expect(first).toMatchObject({ user: { id: userId, organization: { id: office } }, hasSignedOut: false });
    expect(await find(identity)).toEqual(first);

    await db.updateTable('users').set({ isOrganizationAdmin: true }).where('id', '=', userId).execute();
    expect((await find(identity)).user?.isOrganizationAdmin).toBe(true);
    await db.updateTable('organizations').set({ approval: 'disapproved' }).where('id', '=', office).execute();
    expect((await find(identity)).user?.organization?.approval).toBe('disapproved');
    const accepted = {
      kinds: ['licence-agreement'],
      userId,
      organizationId: office,
      language: 'nl',
    } as const;
    await inTransaction(db, (trx) => acceptTexts(trx, { ...accepted, at: TEST_NOW }));
    expect((await find(identity)).user?.organization?.hasAcceptedEula).toBe(true);
    await inTransaction(db, (trx) => endSession(trx, session.key, TEST_NOW));
    expect(await find(identity)).toMatchObject({ user: { id: userId }, hasSignedOut: true });
    await db.updateTable('users').set({ removedAt: TEST_NOW }).where('id', '=', userId).execute();
    expect(await find(identity)).toEqual({ user: undefined, hasSignedOut: true });
  });
});
