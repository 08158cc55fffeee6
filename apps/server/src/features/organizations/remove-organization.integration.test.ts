import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDossier, insertStatement } from '../../database/testing/insert-rows.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, insertUniqueOffice, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

function remove(id: string, subject = 'platform') {
  return server.call(subject, { method: 'DELETE', url: `/api/Organization/${id}` });
}

async function isThere(id: string): Promise<boolean> {
  return (await server.call('platform', { url: `/api/Organization/${id}` })).statusCode === 200;
}

const ENTERED = { subject: null, onboardedAt: null, confirmedOfficeMemberAt: null };

describe('DELETE /api/Organization/{organizationId}', () => {
  it('deletes one that left no trace, with the people who never came and whom it invites', async () => {
    const id = await insertUniqueOffice(server.db, { name: 'Vergissing' });
    await insertUser(server.db, 'entered', { ...ENTERED, organizationId: id });
    const invitation = { email: 'tax@state.example' };
    const url = `/api/Organization/${id}/standard-invitation`;
    expect((await server.call('platform', { method: 'POST', url, payload: invitation })).statusCode).toBe(
      201,
    );
    const response = await remove(id);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await isThere(id)).toBe(false);
    expect(await listEvents(server.db, id)).toMatchObject([
      { type: 'organization.removed', actorId: cast.platformId, before: { name: 'Vergissing' } },
    ]);
    expect((await remove(id)).statusCode).toBe(404);
  });

  it('is refused with reasons while there are dossiers, or people who ever signed in', async () => {
    await insertDossier(server.db, { organizationId: cast.own.id, userId: cast.own.administratorId });
    const response = await remove(cast.own.id);
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'organization-in-use',
      params: { dossiers: 1, users: 2 },
    });
    expect(await isThere(cast.own.id)).toBe(true);
  });

  it('is refused for people who left, for their story stays', async () => {
    const id = await insertUniqueOffice(server.db);
    await insertUser(server.db, 'left', { organizationId: id, removedAt: TEST_NOW });
    expect((await remove(id)).json()).toMatchObject({ params: { dossiers: 0, users: 1 } });
  });

  it('is refused for people who were written to', async () => {
    const id = await insertUniqueOffice(server.db);
    const userId = await insertUser(server.db, 'told', {
      ...ENTERED,
      organizationId: id,
      approval: 'pending',
      approvalDecidedAt: null,
    });
    const url = `/api/User/validate/${userId}`;
    await server.call('platform', { method: 'PUT', url, payload: { approved: true } });
    expect((await remove(id)).json()).toMatchObject({ params: { dossiers: 0, users: 1 } });
  });

  it('is refused while anything else speaks of it, such as a claim that names it', async () => {
    const id = await insertUniqueOffice(server.db);
    const dossierId = await insertDossier(server.db, {
      organizationId: cast.own.id,
      userId: cast.own.administratorId,
    });
    await insertStatement(server.db, {
      dossierId,
      bailiffsOfficeId: id,
      createdBy: cast.own.administratorId,
    });
    expect((await remove(id)).json()).toMatchObject({ status: 409, code: 'organization-in-use' });
  });

  it('is for platform administrators', async () => {
    expect((await remove(cast.own.id, 'ann')).statusCode).toBe(403);
  });
});
