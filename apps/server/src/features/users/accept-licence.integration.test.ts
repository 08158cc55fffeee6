import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function accept(subject: string, body: object = { accepted: true, language: 'de' }) {
  return server.call(subject, { method: 'POST', url: '/api/User/accept-eula', payload: body });
}

describe('POST /api/User/accept-eula', () => {
  it('stores the version that is served, its language and the moment, once', async () => {
    const userId = await insertUser(server.db, 'ann');
    const responses = await Promise.all([accept('ann'), accept('ann'), accept('ann')]);
    for (const response of responses) {
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ id: userId, eulaAcceptedAt: TEST_NOW.toISOString() });
    }
    const { agreement } = (
      await server.call('ann', { url: '/api/Legal/canAcceptOrganizationEula?lang=de' })
    ).json();
    const accepted = await server.db
      .selectFrom('legalAcceptances')
      .selectAll()
      .where('userId', '=', userId)
      .execute();
    expect(accepted).toMatchObject([
      {
        document: 'licence-agreement',
        documentVersion: agreement.version,
        organizationId: null,
        language: 'de',
        acceptedAt: TEST_NOW,
      },
    ]);
    expect(await listEvents(server.db, userId)).toMatchObject([{ type: 'user.licenceAccepted' }]);
  });

  it('does not count for the organization', async () => {
    await insertUser(server.db, 'bart', { isOrganizationAdmin: false });
    await accept('bart');
    expect((await server.call('bart', { url: '/api/User/me' })).json()).toMatchObject({
      organization: null,
      canReadDossiers: false,
    });
  });

  it('is not for somebody who has not registered: they accept it when they do', async () => {
    expect((await accept('nobody')).json()).toMatchObject({ status: 403, code: 'not-onboarded' });
  });

  it.each([
    [{ accepted: false, language: 'nl' }, 'accepted'],
    [{ accepted: true, language: 'it' }, 'language'],
    [{ accepted: true, language: 'nl', at: '2020-01-01' }, 'at'],
  ])('is refused as %o', async (body, path) => {
    await insertUser(server.db, `strict-${path}`);
    expect((await accept(`strict-${path}`, body)).json()).toMatchObject({ status: 400, errors: [{ path }] });
  });
});
