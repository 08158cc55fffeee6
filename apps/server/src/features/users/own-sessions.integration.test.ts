import { type Session, sessionSchema } from '@prorata/contract/users/session';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originOf } from '../../http/authentication/origin-of.ts';
import { verifyIdToken } from '../../http/authentication/verify-id-token.ts';
import { CLIENT_ID } from '../../http/testing/test-authority.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers } from '../../testing/test-users.ts';
import { forgetEndedSessions } from './end-session.ts';
import { openSignedIn } from './find-signed-in.ts';
import { openSessionUse } from './own-sessions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await insertTestUsers(server.db);
});
afterAll(() => server.close());

const NOW = Math.floor(TEST_NOW.getTime() / 1000);
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0';

function me(subject: string, claims: JWTPayload, userAgent = 'test') {
  return server.call(subject, { url: '/api/User/me', headers: { 'user-agent': userAgent } }, claims);
}

async function list(subject: string, claims: JWTPayload): Promise<Session[]> {
  const response = await server.call(subject, { url: '/api/User/sessions' }, claims);
  expect(response.statusCode).toBe(200);
  return response.json().items.map((item: unknown) => sessionSchema.parse(item));
}

function end(subject: string, claims: JWTPayload, id: string) {
  return server.call(subject, { method: 'POST', url: `/api/User/sessions/${id}/end` }, claims);
}

function countSignOuts() {
  return server.db
    .selectFrom('auditEvents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('type', '=', 'user.signedOut')
    .executeTakeFirstOrThrow()
    .then(({ count }) => Number(count));
}

describe('the own sessions', () => {
  it('are listed with their device, and ended from another one', async () => {
    await me('ann', { sid: 'desk', auth_time: NOW - 600 }, FIREFOX);
    const here = { sid: 'phone', auth_time: NOW - 60 };
    const sessions = await list('ann', here);
    expect(sessions).toHaveLength(2);
    const desk = sessions.find(({ isCurrent }) => !isCurrent);
    expect(desk).toMatchObject({
      browser: 'Firefox',
      system: 'Windows',
      signedInAt: new Date((NOW - 600) * 1000).toISOString(),
      lastUsedAt: TEST_NOW.toISOString(),
    });
    const before = await countSignOuts();
    expect((await end('ann', here, desk?.id ?? '')).statusCode).toBe(204);
    expect((await me('ann', { sid: 'desk', auth_time: NOW - 600 })).json().code).toBe('session-ended');
    expect((await me('ann', here)).statusCode).toBe(200);
    expect((await list('ann', here)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await countSignOuts()).toBe(before + 1);
    expect((await end('ann', here, desk?.id ?? '')).statusCode).toBe(404);
  });

  it('of another person are not there', async () => {
    await me('ann', { sid: 'hers' });
    const [hers] = await list('ann', { sid: 'hers' });
    expect((await end('emma', { sid: 'theirs' }, hers?.id ?? '')).statusCode).toBe(404);
    expect((await me('ann', { sid: 'hers' })).statusCode).toBe(200);
    const ids = (await list('emma', { sid: 'theirs' })).map(({ id }) => id);
    expect(ids).not.toContain(hers?.id);
  });

  it('are gone once signed out, and there again after a new proof of identity', async () => {
    const kept = { sid: 'kept', auth_time: NOW - 60 };
    await me('emma', kept);
    await server.call('emma', { method: 'POST', url: '/api/User/signOut' }, kept);
    const open = async () => (await list('emma', { sid: 'other' })).map(({ signedInAt }) => signedInAt);
    expect(await open()).not.toContain(new Date((NOW - 60) * 1000).toISOString());
    await me('emma', { sid: 'kept', auth_time: NOW + 60 });
    expect(await open()).toContain(new Date((NOW + 60) * 1000).toISOString());
  });

  it('are empty for a person of whom nothing is stored', async () => {
    expect(await list('a-stranger', { sid: 'strange' })).toEqual([]);
    const response = await end('a-stranger', { sid: 'strange' }, '0199a1b2-0000-7000-8000-00000000c0de');
    expect(response.json().code).toBe('not-onboarded');
  });

  it('are forgotten after a month without use', async () => {
    await me('ann', { sid: 'left behind' });
    const [mine] = await list('ann', { sid: 'left behind' });
    const after = (days: number) => ({
      db: server.db,
      clock: () => new Date(TEST_NOW.getTime() + days * 86_400_000),
    });
    const isKept = async () =>
      (
        await server.db
          .selectFrom('userSessions')
          .select('id')
          .where('id', '=', mine?.id ?? '')
          .execute()
      ).length === 1;
    await forgetEndedSessions(after(29));
    expect(await isKept()).toBe(true);
    await forgetEndedSessions(after(31));
    expect(await isKept()).toBe(false);
  });
});

it('stores the use of a session only every few minutes', async () => {
  const { db, authority, tools } = server;
  const token = await authority.signToken({ sub: 'ann', sid: 'coarse' });
  const identity = await verifyIdToken(token, tools.identityKeys, CLIENT_ID);
  const { user } = await openSignedIn(db)(identity);
  let minutes = 0;
  const note = openSessionUse(db, () => new Date(TEST_NOW.getTime() + minutes * 60_000));
  const lastUse = async () => {
    await note({ kind: 'signedIn', identity, user }, originOf({ ip: '192.0.2.1', headers: {} }));
    const { lastUsedAt } = await db
      .selectFrom('userSessions')
      .select('lastUsedAt')
      .where('key', '=', identity.session.key)
      .executeTakeFirstOrThrow();
    return (lastUsedAt.getTime() - TEST_NOW.getTime()) / 60_000;
  };
  expect(await lastUse()).toBe(0);
  minutes = 4;
  expect(await lastUse()).toBe(0);
  minutes = 6;
  expect(await lastUse()).toBe(6);
});

it('a call is answered though the use of its session cannot be stored', async () => {
  await server.db.schema.alterTable('userSessions').renameTo('userSessionsAway').execute();
  try {
    expect((await me('ann', { sid: 'read only' })).statusCode).toBe(200);
  } finally {
    await server.db.schema.alterTable('userSessionsAway').renameTo('userSessions').execute();
  }
});
