import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionOfSystem } from '../../http/action.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertUniqueOffice } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { appointFirstAdministrator } from './appoint-first-administrator.ts';

let server: TestServer;
let organizationId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function appoint(email: string): Promise<string> {
  return appointFirstAdministrator(server.db, actionOfSystem(TEST_NOW), email);
}

describe('the first platform administrator of an empty platform', () => {
  it('must have registered', async () => {
    await expect(appoint('eva@prorata.example')).rejects.toThrow('Nobody has registered');
  });

  it('is approved with the office, can open what only administrators can, and leaves events', async () => {
    organizationId = await insertUniqueOffice(server.db, { approval: 'pending', approvalDecidedAt: null });
    const id = await insertUser(server.db, 'eva', {
      organizationId,
      email: 'Eva@prorata.example',
      approval: 'pending',
      approvalDecidedAt: null,
    });
    const before = await server.call('eva', { url: '/api/Config' });
    expect(before.statusCode).toBe(403);
    await appoint('eva@prorata.example');
    const after = await server.call('eva', { url: '/api/Config' });
    expect(after.statusCode).toBe(200);
    const me = await server.call('eva', { url: '/api/User/me' });
    expect(me.json()).toMatchObject({ isPlatformAdmin: true, approved: true });
    expect((await listEvents(server.db, id)).map(({ type }) => type)).toEqual([
      'user.approved',
      'user.changed',
    ]);
    expect((await listEvents(server.db, organizationId)).map(({ type }) => type)).toEqual([
      'organization.approved',
    ]);
  });

  it('is the only one made in this way', async () => {
    await insertUser(server.db, 'late', { organizationId, email: 'late@prorata.example' });
    await expect(appoint('late@prorata.example')).rejects.toThrow(
      'There is a platform administrator already',
    );
  });
});
