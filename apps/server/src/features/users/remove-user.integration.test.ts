import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertDossier } from '../../database/testing/insert-rows.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertUniqueOffice } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';

let server: TestServer;
let platformId: string;
beforeAll(async () => {
  server = await startTestServer();
  platformId = await insertUser(server.db, 'platform', { isPlatformAdmin: true });
});
afterAll(() => server.close());

let round = 0;
let officeId: string;
let administrator: string;
let administratorId: string;
beforeEach(async () => {
  round += 1;
  officeId = await insertUniqueOffice(server.db);
  administrator = `admin-${round}`;
  administratorId = await insert(administrator, { isOrganizationAdmin: true });
});

function insert(subject: string, changes: object = {}): Promise<string> {
  return insertUser(server.db, subject, { organizationId: officeId, ...changes });
}

function remove(id: string, subject = administrator) {
  return server.call(subject, { method: 'DELETE', url: `/api/User/${id}` });
}

function findUser(id: string) {
  return server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('DELETE /api/User/{userId}', () => {
  it('shuts somebody out and keeps the row, with an event', async () => {
    const subject = `leaver-${round}`;
    const userId = await insert(subject);
    const response = await remove(userId);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await findUser(userId)).toMatchObject({ removedAt: TEST_NOW, subject });
    expect((await server.call(subject, { url: '/api/User/me' })).json()).toMatchObject({
      id: null,
      isOnboarded: false,
    });
    expect(await listEvents(server.db, userId)).toMatchObject([
      { type: 'user.removed', actorId: administratorId, before: { name: subject } },
    ]);
    expect((await remove(userId)).statusCode).toBe(404);
  });

  it('happens once when two ask at once', async () => {
    const userId = await insert(`twice-${round}`);
    const responses = await Promise.all([remove(userId), remove(userId, 'platform'), remove(userId)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404]);
    expect(await listEvents(server.db, userId)).toHaveLength(1);
  });

  it('leaves the office an administrator who can act', async () => {
    const refused = { status: 409, code: 'last-administrator' };
    expect((await remove(administratorId)).json()).toMatchObject(refused);
    expect((await remove(administratorId, 'platform')).json()).toMatchObject(refused);
    await insert(`second-${round}`, { isOrganizationAdmin: true });
    expect((await remove(administratorId)).statusCode).toBe(204);
  });

  it('leaves one of two administrators who remove each other at once', async () => {
    const second = `second-${round}`;
    const secondId = await insert(second, { isOrganizationAdmin: true });
    const responses = await Promise.all([remove(secondId, administrator), remove(administratorId, second)]);
    expect(responses.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  it('may clear away the administrator of a request that nobody approved', async () => {
    const pending = { approval: 'pending', approvalDecidedAt: null } as const;
    const newcomer = await insertUniqueOffice(server.db, pending);
    const founder = await insertUser(server.db, `founder-${round}`, {
      organizationId: newcomer,
      isOrganizationAdmin: true,
      ...pending,
    });
    expect((await remove(founder, 'platform')).statusCode).toBe(204);
  });

  it('leaves the platform somebody to run it', async () => {
    expect((await remove(platformId, 'platform')).json()).toMatchObject({
      status: 409,
      code: 'last-administrator',
    });
    const second = await insert(`platform-${round}`, { isPlatformAdmin: true });
    expect((await remove(second, 'platform')).statusCode).toBe(204);
  });

  it('leaves one of two platform administrators who remove each other at once', async () => {
    const [one, two] = [`duel-a${round}`, `duel-b${round}`];
    const ids = [
      await insertUser(server.db, one, { isPlatformAdmin: true }),
      await insertUser(server.db, two, { isPlatformAdmin: true }),
    ] as const;
    await server.db.updateTable('users').set({ isPlatformAdmin: false }).where('id', 'not in', ids).execute();
    const responses = await Promise.all([remove(ids[1], one), remove(ids[0], two)]);
    expect(responses.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    await server.db
      .updateTable('users')
      .set({ isPlatformAdmin: true })
      .where('id', '=', platformId)
      .execute();
  });

  it('waits until another bailiff has taken over the open dossiers', async () => {
    const bailiff = await insert(`bailiff-${round}`, { userType: 'Bailiff' });
    const office = { organizationId: officeId, userId: administratorId };
    await insertDossier(server.db, office, { deputyBailiffId: bailiff });
    const dossierId = await insertDossier(server.db, office, { responsibleBailiffId: bailiff });
    const cancelled = { status: 'Cancelled', cancelReason: 'Paid in full.' } as const;
    await insertDossier(server.db, office, { responsibleBailiffId: bailiff, ...cancelled });
    expect((await remove(bailiff)).json()).toMatchObject({
      status: 409,
      code: 'user-in-use',
      params: { dossiers: 2 },
    });
    await server.db.updateTable('dossiers').set(cancelled).where('id', '=', dossierId).execute();
    await server.db
      .updateTable('dossiers')
      .set({ deputyBailiffId: null })
      .where('deputyBailiffId', '=', bailiff)
      .execute();
    expect((await remove(bailiff)).statusCode).toBe(204);
  });

  it('is for the administrators of the office, and not for platform administrators in it', async () => {
    const [employee, boss] = [
      await insert(`employee-${round}`),
      await insert(`boss-${round}`, { isPlatformAdmin: true }),
    ];
    expect((await remove(administratorId, `employee-${round}`)).statusCode).toBe(403);
    expect((await remove(boss)).json()).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    const elsewhere = await insertUniqueOffice(server.db);
    const stranger = `stranger-${round}`;
    await insertUser(server.db, stranger, { organizationId: elsewhere, isOrganizationAdmin: true });
    expect((await remove(employee, stranger)).json()).toMatchObject({ status: 404, code: 'not-found' });
    expect((await remove('0199a1b2-0000-7000-8000-000000000000')).statusCode).toBe(404);
  });
});
