import { LEGAL_TEXT_KINDS } from '@prorata/contract/legal/legal-text';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { acceptLicence, insertOffice, insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The second version of every text, which begins on the day after that of the tests. */
const NEWEST = '2026-11-16';

const PUBLIC_KINDS = LEGAL_TEXT_KINDS.filter((kind) => kind !== 'licence-agreement');

async function readLicence(subject: string, lang = 'en') {
  const response = await server.call(subject, { url: `/api/Legal/canAcceptOrganizationEula?lang=${lang}` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('the legal texts', () => {
  it.each(PUBLIC_KINDS)('%s is there for anyone, in every language, each time another text', async (kind) => {
    const texts = await Promise.all(
      LANGUAGES.map(async (language) =>
        (await server.app.inject(`/api/Legal/${kind}?lang=${language}`)).json(),
      ),
    );
    expect(texts.map(({ language }) => language)).toEqual(LANGUAGES);
    for (const text of texts) {
      expect(text).toMatchObject({ kind, version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
      expect(text.title.length).toBeGreaterThan(5);
      expect(text.body.length).toBeGreaterThan(1000);
      expect(text.body).not.toContain('---\nversion');
    }
    expect(new Set(texts.map(({ body }) => body)).size).toBe(LANGUAGES.length);
  });

  it.each(LANGUAGES)(
    'name who runs the platform and the periods that are in force, in %s',
    async (language) => {
      const read = async (kind: string) =>
        (await server.app.inject(`/api/Legal/${kind}?lang=${language}&version=${NEWEST}`)).json()
          .body as string;
      expect(await read('privacy-policy')).not.toContain('{{');
      const operator = {
        'operator.name': 'Verdeelhuis NV',
        'operator.address': 'Kaai 1, 9000 Gent',
        'operator.enterprise-number': '0123.456.749',
        'operator.account': 'BE71 0961 2345 6769',
        'operator.helpdesk-email': 'help@verdeelhuis.example',
        'operator.data-protection': 'privacy@verdeelhuis.example',
        'retention.dossiers': 12,
      };
      const updatedBy = await insertUser(server.db, `operator-${language}`, {});
      for (const [key, value] of Object.entries(operator)) {
        const row = { id: newId(), key, value: JSON.stringify(value), updatedBy };
        await server.db.insertInto('parameters').values(row).execute();
      }
      const [terms, privacy, conditions] = await Promise.all(
        ['terms-of-use', 'privacy-policy', 'terms-and-conditions'].map(read),
      );
      for (const text of [terms, privacy, conditions]) {
        expect(text).toContain('Verdeelhuis NV, Kaai 1, 9000 Gent');
        expect(text).toContain('0123.456.749');
        expect(text).toContain('help@verdeelhuis.example');
        expect(text).toContain('privacy@verdeelhuis.example');
      }
      expect(conditions).toContain('BE71 0961 2345 6769');
      expect(privacy).toMatch(/\b12 (jaar|ans|Jahre|years)/);
      await server.db.deleteFrom('parameters').execute();
    },
  );

  it('are those of today, unless another version is asked for', async () => {
    const read = async (query: string) => (await server.app.inject(`/api/Legal/terms-of-use${query}`)).json();
    expect(await read('')).toMatchObject({ version: '2026-11-15', changes: null });
    expect(await read(`?version=${NEWEST}&lang=de`)).toMatchObject({
      version: NEWEST,
      changes: expect.stringMatching(/^- .*Betreiber/),
    });
    expect((await server.app.inject('/api/Legal/terms-of-use?version=2026-01-01')).statusCode).toBe(404);
  });

  it('are Dutch unless asked otherwise, and never in a language that the product does not have', async () => {
    expect((await server.app.inject('/api/Legal/terms-of-use')).json().language).toBe('nl');
    expect((await server.app.inject('/api/Legal/terms-of-use?lang=it')).json()).toMatchObject({
      code: 'validation',
    });
    expect((await server.app.inject('/api/Legal/terms-of-use?lang=nl&lang=fr')).statusCode).toBe(400);
  });
});

describe('GET /api/Legal/canAcceptOrganizationEula', () => {
  it('is yes for an administrator of an approved organization, until it has been accepted', async () => {
    const organizationId = await insertOffice(server.db);
    const administrator = await insertUser(server.db, 'ann', { organizationId, isOrganizationAdmin: true });
    await insertUser(server.db, 'bart', { organizationId });
    const agreement = { kind: 'licence-agreement', language: 'en', title: expect.any(String) };

    expect(await readLicence('ann')).toMatchObject({
      canAccept: true,
      isAccepted: false,
      acceptedAt: null,
      administrators: ['ann Peeters'],
      agreement,
    });
    expect(await readLicence('bart')).toMatchObject({ canAccept: false, administrators: ['ann Peeters'] });

    await acceptLicence(server.db, organizationId, administrator);
    expect(await readLicence('ann')).toMatchObject({
      canAccept: false,
      isAccepted: true,
      acceptedAt: TEST_NOW.toISOString(),
    });
  });

  it('is no while the organization, or the administrator, waits for approval', async () => {
    const pending = { approval: 'pending', approvalDecidedAt: null } as const;
    const waiting = await insertOffice(server.db, { enterpriseNumber: '1999000249', ...pending });
    await insertUser(server.db, 'carla', { organizationId: waiting, isOrganizationAdmin: true });
    const approved = await insertOffice(server.db, { enterpriseNumber: '1999000348' });
    await insertUser(server.db, 'dirk', { organizationId: approved, isOrganizationAdmin: true, ...pending });
    expect(await readLicence('carla')).toMatchObject({ canAccept: false });
    expect(await readLicence('dirk')).toMatchObject({ canAccept: false, administrators: [] });
  });

  it('is no for someone new, who can read it all the same', async () => {
    expect(await readLicence('nobody', 'de')).toMatchObject({
      canAccept: false,
      agreement: { language: 'de' },
    });
  });
});
