import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, insertUniqueOffice, type TestUsers } from '../../testing/test-users.ts';
import { listEvents, listMails } from '../../testing/traces.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

const PENDING = { approval: 'pending', approvalDecidedAt: null } as const;

function decide(userId: string, body: object, subject = 'platform') {
  return server.call(subject, { method: 'PUT', url: `/api/User/validate/${userId}`, payload: body });
}

function insertWaiting(subject: string, changes: object = {}): Promise<string> {
  return insertUser(server.db, subject, { organizationId: cast.own.id, ...PENDING, ...changes });
}

describe('approving a user', () => {
  it('stores who decided what, tells the person, and lets them in', async () => {
    const userId = await insertWaiting('yasmine', { preferredLanguage: 'fr', userType: 'Bailiff' });
    expect((await server.call('yasmine', { url: '/api/User/bailiffs' })).json().code).toBe('user-pending');
    const response = await decide(userId, { approved: true });
    expect(response.json()).toMatchObject({ id: userId, version: 2, approved: true, isPending: false });
    const stored = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      approval: 'approved',
      approvalDecidedAt: TEST_NOW,
      approvalDecidedBy: cast.platformId,
    });
    expect(await listMails(server.db, userId)).toEqual([
      {
        purpose: 'user-approved',
        email: 'yasmine@claesdewitte.example',
        language: 'fr',
        content: expect.objectContaining({ values: { 'applicant.organization': 'Claes & Dewitte' } }),
      },
    ]);
    expect(await listEvents(server.db, userId)).toMatchObject([
      { type: 'user.approved', organizationId: cast.own.id, before: { approval: 'pending' } },
    ]);
    expect((await server.call('yasmine', { url: '/api/User/bailiffs' })).statusCode).toBe(200);
  });

  it.each([
    ['pending', PENDING],
    ['disapproved', { approval: 'disapproved' }],
  ] as const)('must wait while the organization is %s', async (state, approval) => {
    const organizationId = await insertUniqueOffice(server.db, approval);
    const userId = await insertWaiting(`early-${state}`, { organizationId });
    const response = await decide(userId, { approved: true });
    expect(response.json()).toMatchObject({ status: 409, code: 'organization-not-approved' });
    expect((await decide(userId, { approved: false, reason: 'Unknown to the chamber.' })).statusCode).toBe(
      200,
    );
  });

  it('gives a reason when it is a refusal', async () => {
    const userId = await insertWaiting('refused-without-word', { organizationId: cast.own.id });
    for (const reason of [undefined, null, '  ']) {
      const response = await decide(userId, { approved: false, reason });
      expect(response.json()).toMatchObject({
        status: 400,
        errors: [{ path: 'reason', code: 'required' }],
      });
    }
  });

  it('is possible before they ever sign in, who then hear that they can', async () => {
    const userId = await insertWaiting('entered', { subject: null, onboardedAt: null });
    await decide(userId, { approved: true });
    expect(await listMails(server.db, userId)).toMatchObject([{ purpose: 'user-approved' }]);
  });

  it('is possible again after a disapproval, each time with a mail', async () => {
    const userId = await insertWaiting('tom');
    for (const approved of [false, true, false, true]) {
      expect((await decide(userId, { approved, reason: 'On second thoughts.' })).statusCode).toBe(200);
    }
    const mails = await listMails(server.db, userId);
    expect(mails.map(({ purpose }) => purpose)).toEqual([
      'user-disapproved',
      'user-approved',
      'user-disapproved',
      'user-approved',
    ]);
    expect(mails[0]?.content['values']).toEqual({
      'applicant.organization': 'Claes & Dewitte',
      'decision.reason': 'On second thoughts.',
    });
  });

  it('happens once when two decide at once', async () => {
    const userId = await insertWaiting('once');
    const responses = await Promise.all([1, 2, 3, 4].map(() => decide(userId, { approved: true })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await listMails(server.db, userId)).toHaveLength(1);
    expect(await listEvents(server.db, userId)).toHaveLength(1);
  });

  it('never outlives a disapproval of the organization, in whatever order the two come', async () => {
    for (let round = 0; round < 6; round += 1) {
      const organizationId = await insertUniqueOffice(server.db);
      const userId = await insertWaiting(`race-${round}`, { organizationId });
      const url = `/api/Organization/${organizationId}/validate`;
      const [, disapproval] = await Promise.all([
        decide(userId, { approved: true }),
        server.call('platform', {
          method: 'PUT',
          url,
          payload: { approved: false, reason: 'Unknown to the chamber.' },
        }),
      ]);
      expect(disapproval.statusCode).toBe(200);
      const { approval } = await server.db
        .selectFrom('users')
        .select('approval')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      expect(approval).toBe('disapproved');
    }
  });
});

describe('disapproving a user', () => {
  it('does not write to somebody who never came', async () => {
    const userId = await insertWaiting('never', { subject: null, onboardedAt: null });
    expect((await decide(userId, { approved: false, reason: 'Unknown to the chamber.' })).statusCode).toBe(
      200,
    );
    expect(await listMails(server.db, userId)).toEqual([]);
  });

  it('leaves the platform with somebody to run it', async () => {
    const response = await decide(cast.platformId, { approved: false, reason: 'Unknown to the chamber.' });
    expect(response.json()).toMatchObject({ status: 409, code: 'last-administrator' });
    await insertUser(server.db, 'not-yet', { isPlatformAdmin: true, subject: null, onboardedAt: null });
    await insertUser(server.db, 'pending-admin', { isPlatformAdmin: true, ...PENDING });
    expect(
      (await decide(cast.platformId, { approved: false, reason: 'Unknown to the chamber.' })).json().code,
    ).toBe('last-administrator');
  });

  it('leaves one of two platform administrators who disapprove each other at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, two] = [`duel-a${round}`, `duel-b${round}`];
      const ids = [
        await insertUser(server.db, one, { isPlatformAdmin: true }),
        await insertUser(server.db, two, { isPlatformAdmin: true }),
      ] as const;
      await server.db
        .updateTable('users')
        .set({ isPlatformAdmin: false })
        .where('id', 'not in', ids)
        .execute();
      const responses = await Promise.all([
        decide(ids[1], { approved: false, reason: 'Unknown to the chamber.' }, one),
        decide(ids[0], { approved: false, reason: 'Unknown to the chamber.' }, two),
      ]);
      expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
    await server.db
      .updateTable('users')
      .set({ isPlatformAdmin: true })
      .where('id', '=', cast.platformId)
      .execute();
  });
});

describe('a decision on a user', () => {
  it('is refused on another version than was looked at', async () => {
    const userId = await insertWaiting('changed');
    await server.call('changed', { method: 'PATCH', url: '/api/User/setPreferredLanguage/de' });
    const response = await decide(userId, { approved: true, version: 1 });
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'stale',
      stale: {
        currentVersion: 2,
        changedBy: 'changed Peeters',
        changes: [
          {
            field: 'preferredLanguage',
            before: { kind: 'word', list: 'language', value: 'nl' },
            after: { kind: 'word', list: 'language', value: 'de' },
          },
        ],
      },
    });
    expect((await decide(userId, { approved: true, version: 2 })).statusCode).toBe(200);
  });

  it('is for platform administrators alone, on people who are there', async () => {
    const userId = await insertWaiting('own');
    for (const subject of ['ann', 'emma']) {
      expect((await decide(userId, { approved: true }, subject)).statusCode).toBe(403);
    }
    const gone = await insertWaiting('gone', { removedAt: TEST_NOW });
    expect((await decide(gone, { approved: true })).statusCode).toBe(404);
    expect((await decide('0199a1b2-0000-7000-8000-000000000000', { approved: true })).statusCode).toBe(404);
  });
});
