import { type Me, meSchema } from '@prorata/contract/users/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptLicence, insertOffice, insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function readMe(subject: string, claims = {}): Promise<Me> {
  const response = await server.call(subject, { url: '/api/User/me' }, claims);
  expect(response.statusCode).toBe(200);
  return meSchema.parse(response.json());
}

function setLanguage(subject: string | null, language: string) {
  return server.call(subject, { method: 'PATCH', url: `/api/User/setPreferredLanguage/${language}` });
}

describe('GET /api/User/me', () => {
  it('knows of a new person what the identity service says, and stores nothing', async () => {
    const me = await readMe('new-nora', {
      given_name: 'Nora',
      family_name: 'Maes',
      email: 'nora@maes.example',
    });
    expect(me).toMatchObject({
      id: null,
      name: 'Nora',
      surname: 'Maes',
      email: 'nora@maes.example',
      preferredLanguage: null,
      isOnboarded: false,
      isPending: false,
      organization: null,
    });
    const { rows } = await server.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<bigint>().as('rows'))
      .where('subject', '=', 'new-nora')
      .executeTakeFirstOrThrow();
    expect(rows).toBe(0n);
  });

  it('leaves out claims that no form of ours would accept', async () => {
    expect(await readMe('new-x', { given_name: 'a\u0000b', email: 'no address' })).toMatchObject({
      name: null,
      email: null,
    });
  });

  it('gives a user with the own organization, and what both may do', async () => {
    const organizationId = await insertOffice(server.db);
    const userId = await insertUser(server.db, 'ann', {
      organizationId,
      userType: 'Bailiff',
      nationalNumber: '85073003328',
      preferredLanguage: 'fr',
      isOrganizationAdmin: true,
    });
    expect(await readMe('ann')).toMatchObject({
      id: userId,
      version: 1,
      name: 'ann',
      surname: 'Peeters',
      nationalNumber: '85073003328',
      preferredLanguage: 'fr',
      userType: 'Bailiff',
      isBailiff: true,
      approved: true,
      isOnboarded: true,
      isPending: false,
      organization: { id: organizationId, isComplete: true, missingFields: [], eulaAcceptedAt: null },
      canReadDossiers: false,
    });

    await acceptLicence(server.db, organizationId, userId);
    expect(await readMe('ann')).toMatchObject({
      organization: { eulaAcceptedAt: TEST_NOW.toISOString() },
      eulaAcceptedAt: null,
      canReadDossiers: true,
      canWriteDossiers: true,
    });
  });

  it('says what an organization still lacks', async () => {
    const organizationId = await insertOffice(server.db, {
      enterpriseNumber: '1999000249',
      address: null,
      thirdPartyAccount: null,
    });
    await insertUser(server.db, 'bart', { organizationId });
    expect((await readMe('bart')).organization).toMatchObject({
      isComplete: false,
      missingFields: ['thirdPartyAccount', 'address'],
    });
  });

  it('shows a pending user as pending', async () => {
    await insertUser(server.db, 'carla', { approval: 'pending', approvalDecidedAt: null });
    expect(await readMe('carla')).toMatchObject({ isPending: true, approved: false, isOnboarded: true });
  });

  it('takes a removed user for a new person', async () => {
    await insertUser(server.db, 'dirk', { removedAt: TEST_NOW });
    expect(await readMe('dirk')).toMatchObject({ id: null, isOnboarded: false });
  });
});

describe('PATCH /api/User/setPreferredLanguage/{lang}', () => {
  it('stores the language, and who changed it', async () => {
    const userId = await insertUser(server.db, 'emma');
    const response = await setLanguage('emma', 'de');
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await readMe('emma')).toMatchObject({ preferredLanguage: 'de', version: 2 });
    const events = await listEvents(server.db, userId);
    expect(events).toMatchObject([
      {
        type: 'user.preferredLanguageChanged',
        actorKind: 'user',
        actorId: userId,
        actorName: 'emma Peeters',
        before: { preferredLanguage: 'nl' },
        after: { preferredLanguage: 'de' },
        requestId: response.headers['x-request-id'],
        occurredAt: TEST_NOW,
      },
    ]);
  });

  it('changes nothing when the language is the same already, even asked twice at once', async () => {
    const userId = await insertUser(server.db, 'fien');
    await Promise.all([setLanguage('fien', 'en'), setLanguage('fien', 'en')]);
    expect(await readMe('fien')).toMatchObject({ preferredLanguage: 'en', version: 2 });
    const events = await listEvents(server.db, userId);
    expect(events).toHaveLength(1);
  });

  it.each(['es', 'NL', 'nl-BE', '%20'])(
    'refuses %s, which is no language of the product',
    async (language) => {
      const response = await setLanguage('gust', language);
      expect(response.json()).toMatchObject({
        status: 400,
        errors: [{ path: 'lang', code: 'choice-invalid' }],
      });
    },
  );

  it('is for a pending user too, but keeps nothing of someone who has not registered', async () => {
    await insertUser(server.db, 'hugo', { approval: 'pending', approvalDecidedAt: null });
    expect((await setLanguage('hugo', 'fr')).statusCode).toBe(204);
    expect((await setLanguage('nobody', 'fr')).json()).toMatchObject({ status: 403, code: 'not-onboarded' });
  });

  it('is not for a stranger', async () => {
    expect((await setLanguage(null, 'fr')).json()).toMatchObject({ status: 401, code: 'token-missing' });
  });
});
