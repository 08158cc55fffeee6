import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import {
  insertTestUsers,
  insertUniqueOffice,
  nextEnterpriseNumber,
  type TestUsers,
} from '../../testing/test-users.ts';
import { listEvents, listMails } from '../../testing/traces.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
  await insertUser(server.db, 'second', { isPlatformAdmin: true });
});
afterAll(() => server.close());

const PENDING = { approval: 'pending', approvalDecidedAt: null } as const;

function decide(organizationId: string, body: object, subject = 'platform') {
  const url = `/api/Organization/${organizationId}/validate`;
  return server.call(subject, { method: 'PUT', url, payload: body });
}

function findOffice(id: string) {
  return server.db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function findUser(id: string) {
  return server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('approving an organization', () => {
  it('stores who decided what, and tells its administrators but nobody else', async () => {
    const id = await insertUniqueOffice(server.db, { name: 'Kantoor Aerts', ...PENDING });
    const office = { organizationId: id, ...PENDING };
    const administrator = await insertUser(server.db, 'aerts', {
      ...office,
      isOrganizationAdmin: true,
      preferredLanguage: 'de',
    });
    const employee = await insertUser(server.db, 'aerts-employee', office);
    const response = await decide(id, { approved: true, reason: 'Known at the chamber.' });
    expect(response.json()).toMatchObject({ id, version: 2, approved: true, isPending: false });
    expect(await findOffice(id)).toMatchObject({
      approval: 'approved',
      approvalDecidedAt: TEST_NOW,
      approvalDecidedBy: cast.platformId,
      approvalReason: 'Known at the chamber.',
    });
    expect(await listMails(server.db, administrator)).toEqual([
      {
        purpose: 'organization-approved',
        email: 'aerts@claesdewitte.example',
        language: 'de',
        content: expect.objectContaining({ values: { 'organization.name': 'Kantoor Aerts' } }),
      },
    ]);
    expect(await listMails(server.db, employee)).toEqual([]);
    expect(await listEvents(server.db, id)).toMatchObject([
      {
        type: 'organization.approved',
        actorId: cast.platformId,
        before: { approval: 'pending' },
        after: { approval: 'approved', reason: 'Known at the chamber.' },
        version: 2,
      },
    ]);
  });

  it('does not approve its people', async () => {
    const id = await insertUniqueOffice(server.db, PENDING);
    const userId = await insertUser(server.db, 'waiting', { organizationId: id, ...PENDING });
    await decide(id, { approved: true });
    expect(await findUser(userId)).toMatchObject({ approval: 'pending' });
  });

  it('is possible again after a disapproval, unless another office has its number by now', async () => {
    const enterpriseNumber = nextEnterpriseNumber();
    const id = await insertUniqueOffice(server.db, { enterpriseNumber, ...PENDING });
    expect((await decide(id, { approved: false, reason: 'Unknown to the chamber.' })).statusCode).toBe(200);
    expect((await decide(id, { approved: true })).json()).toMatchObject({ approved: true });
    await decide(id, { approved: false, reason: 'Unknown to the chamber.' });
    await insertUniqueOffice(server.db, { enterpriseNumber });
    expect((await decide(id, { approved: true })).json()).toMatchObject({
      status: 409,
      code: 'duplicate-organization',
    });
  });

  it('happens once when two administrators decide at once', async () => {
    const id = await insertUniqueOffice(server.db, PENDING);
    const administrator = await insertUser(server.db, 'once', {
      organizationId: id,
      isOrganizationAdmin: true,
    });
    const decisions = ['platform', 'second', 'platform', 'second'];
    const responses = await Promise.all(decisions.map((subject) => decide(id, { approved: true }, subject)));
    expect(responses.map((response) => response.json().code ?? response.statusCode).sort()).toEqual([
      200,
      'conflict',
      'conflict',
      'conflict',
    ]);
    expect(await listMails(server.db, administrator)).toHaveLength(1);
    expect(await listEvents(server.db, id)).toHaveLength(1);
  });

  it('is refused on another version than was looked at, with what changed since', async () => {
    const id = await insertUniqueOffice(server.db, PENDING);
    await decide(id, { approved: true, version: 1 });
    const late = await decide(
      id,
      { approved: false, reason: 'Unknown to the chamber.', version: 1 },
      'second',
    );
    expect(late.json()).toMatchObject({
      status: 409,
      code: 'stale',
      stale: {
        currentVersion: 2,
        changedBy: 'platform Peeters',
        changedAt: TEST_NOW.toISOString(),
        changes: [{ field: 'approval', before: { value: 'pending' }, after: { value: 'approved' } }],
      },
    });
    expect(await findOffice(id)).toMatchObject({ approval: 'approved' });
  });
});

describe('disapproving an organization', () => {
  it('disapproves all its people with it, and tells those who have used the product', async () => {
    const id = await insertUniqueOffice(server.db, { name: 'Kantoor Baert' });
    const office = { organizationId: id };
    const administrator = await insertUser(server.db, 'baert', { ...office, isOrganizationAdmin: true });
    const waiting = await insertUser(server.db, 'baert-waiting', { ...office, ...PENDING });
    const entered = await insertUser(server.db, 'baert-entered', {
      ...office,
      subject: null,
      onboardedAt: null,
    });
    const gone = await insertUser(server.db, 'baert-gone', { ...office, removedAt: TEST_NOW });
    const response = await decide(id, { approved: false, reason: 'Not a bailiff.' });
    expect(response.json()).toMatchObject({ approved: false, isPending: false });

    const decision = { approvalDecidedBy: cast.platformId, approvalReason: 'Not a bailiff.', version: 2 };
    for (const userId of [administrator, waiting, entered]) {
      expect(await findUser(userId)).toMatchObject({ approval: 'disapproved', ...decision });
      expect(await listEvents(server.db, userId)).toMatchObject([{ type: 'user.disapproved' }]);
    }
    expect(await findUser(gone)).toMatchObject({ approval: 'approved', version: 1 });
    for (const userId of [administrator, waiting]) {
      expect(await listMails(server.db, userId)).toMatchObject([
        {
          purpose: 'organization-disapproved',
          content: { values: { 'organization.name': 'Kantoor Baert', 'decision.reason': 'Not a bailiff.' } },
        },
      ]);
    }
    expect(await listMails(server.db, entered)).toEqual([]);
    const next = await server.call('baert', { url: '/api/User/bailiffs' });
    expect(next.json()).toMatchObject({ status: 403, code: 'user-disapproved' });
  });

  it('leaves the platform with somebody to run it, and then changes nothing at all', async () => {
    const own = await server.db
      .selectFrom('users')
      .select('organizationId')
      .where('id', '=', cast.platformId)
      .executeTakeFirstOrThrow();
    const colleague = await insertUser(server.db, 'colleague', own);
    await server.db
      .updateTable('users')
      .set({ removedAt: TEST_NOW })
      .where('subject', '=', 'second')
      .execute();
    const response = await decide(own.organizationId ?? '', {
      approved: false,
      reason: 'Unknown to the chamber.',
    });
    expect(response.json()).toMatchObject({ status: 409, code: 'last-administrator' });
    expect(await findUser(colleague)).toMatchObject({ approval: 'approved' });
    await server.db.updateTable('users').set({ removedAt: null }).where('subject', '=', 'second').execute();
  });
});

describe('a decision on an organization', () => {
  it('is for platform administrators alone', async () => {
    for (const subject of ['ann', 'emma', 'bob']) {
      const response = await decide(
        cast.own.id,
        { approved: false, reason: 'Unknown to the chamber.' },
        subject,
      );
      expect(response.json()).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    }
    expect((await decide('0199a1b2-0000-7000-8000-000000000000', { approved: true })).statusCode).toBe(404);
  });

  it.each([
    [{}, 'approved', 'required'],
    [{ approved: 'yes' }, 'approved', 'wrong-type'],
    [{ approved: true, reason: 'x'.repeat(1_001) }, 'reason', 'too-long'],
    [{ approved: true, approvedBy: 'me' }, 'approvedBy', 'unknown-field'],
  ])('is refused as %o', async (body, path, code) => {
    const response = await decide(cast.own.id, body);
    expect(response.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
  });
});
