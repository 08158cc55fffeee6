import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertUniqueOffice } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';

let server: TestServer;
let organizationId: string;
let administratorId: string;
beforeAll(async () => {
  server = await startTestServer();
  organizationId = await insertUniqueOffice(server.db);
  const bailiff = { organizationId, userType: 'Bailiff' } as const;
  administratorId = await insertUser(server.db, 'karel', { ...bailiff, isOrganizationAdmin: true });
  await insertUser(server.db, 'eline', bailiff);
  await insertUser(server.db, 'platform', { isPlatformAdmin: true });
});
afterAll(() => server.close());

function accept(subject: string, body: object = { accepted: true, language: 'fr' }) {
  return server.call(subject, { method: 'POST', url: '/api/Organization/accept-eula', payload: body });
}

async function readState(subject: string) {
  return (await server.call(subject, { url: '/api/Legal/canAcceptOrganizationEula?lang=fr' })).json();
}

describe('the licence agreement of an organization', () => {
  it('closes the dossiers to everyone until it is accepted', async () => {
    for (const subject of ['karel', 'eline']) {
      const response = await server.call(subject, { url: '/api/Dossier' });
      expect(response.json()).toMatchObject({ status: 403, code: 'eula-not-accepted' });
    }
    expect(await readState('karel')).toMatchObject({ canAccept: true, isAccepted: false });
    expect(await readState('eline')).toMatchObject({ canAccept: false, administrators: ['karel Peeters'] });
  });

  it('is not accepted by people, nor by whoever runs the platform', async () => {
    for (const subject of ['eline', 'platform']) {
      expect((await accept(subject)).json()).toMatchObject({ status: 403, code: 'insufficient-permissions' });
    }
  });

  it.each([
    [{ accepted: false, language: 'fr' }, 'accepted', 'not-accepted'],
    [{ language: 'fr' }, 'accepted', 'not-accepted'],
    [{ accepted: true }, 'language', 'required'],
  ])('is not accepted by %o', async (body, path, code) => {
    expect((await accept('karel', body)).json()).toMatchObject({ status: 400, errors: [{ path, code }] });
  });

  it('is accepted by an administrator, once, in the version that was read', async () => {
    const { agreement } = await readState('karel');
    const responses = await Promise.all([accept('karel'), accept('karel'), accept('karel')]);
    for (const response of responses) {
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        eulaAcceptedAt: TEST_NOW.toISOString(),
        eulaAcceptedBy: 'karel Peeters',
      });
    }
    const accepted = await server.db
      .selectFrom('legalAcceptances')
      .selectAll()
      .where('organizationId', '=', organizationId)
      .execute();
    expect(accepted).toMatchObject([
      {
        userId: administratorId,
        document: 'licence-agreement',
        documentVersion: agreement.version,
        language: 'fr',
        acceptedAt: TEST_NOW,
      },
    ]);
    const events = await listEvents(server.db, organizationId);
    expect(events).toMatchObject([{ type: 'organization.licenceAccepted', actorId: administratorId }]);
  });

  it('opens the dossiers to those who may see them', async () => {
    for (const subject of ['karel', 'eline']) {
      const response = await server.call(subject, { url: '/api/User/bailiffs' });
      expect(response.statusCode).toBe(200);
      expect((await server.call(subject, { url: '/api/User/me' })).json()).toMatchObject({
        canReadDossiers: true,
      });
    }
    expect(await readState('eline')).toMatchObject({ canAccept: false, isAccepted: true });
  });

  it('waits until the organization is approved', async () => {
    const waiting = await insertUniqueOffice(server.db, { approval: 'pending', approvalDecidedAt: null });
    await insertUser(server.db, 'early', { organizationId: waiting, isOrganizationAdmin: true });
    expect((await accept('early')).json()).toMatchObject({ status: 409, code: 'organization-not-approved' });
  });
});
