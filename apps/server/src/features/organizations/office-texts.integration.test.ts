import { LANGUAGES, OFFICE_TEXT_PLACES } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

function url(place = ''): string {
  return `/api/Organization/${cast.own.id}/officeText${place && `/${place}`}`;
}

function save(place: string, payload: object, subject = 'ann') {
  return server.call(subject, { method: 'PUT', url: url(place), payload });
}

async function find(place: string, language: string) {
  const { items } = (await server.call('ann', { url: url() })).json();
  return items.find(
    (text: { place: string; language: string }) => text.place === place && text.language === language,
  );
}

async function versionsOf(place: string) {
  return (await server.call('ann', { url: `${url(place)}/versions` })).json().items;
}

describe('the own texts of an office', () => {
  it('are none at first, at every place and in every language', async () => {
    const { items } = (await server.call('ann', { url: url() })).json();
    expect(items).toHaveLength(OFFICE_TEXT_PLACES.length * LANGUAGES.length);
    const never = { text: null, version: 0, updatedAt: null, updatedBy: null };
    expect(items[0]).toEqual({ place: 'introduction', language: 'nl', ...never });
    expect(await versionsOf('remarks/de')).toEqual([]);
  });

  it('are saved as versions, which stay readable with who saved them and when', async () => {
    const saved = await save('remarks/fr', { text: ' Premier.\r\n\r\nSecond. ', version: 0 });
    const by = { updatedAt: TEST_NOW.toISOString(), updatedBy: 'ann Peeters' };
    const first = { place: 'remarks', language: 'fr', text: 'Premier.\n\nSecond.', version: 1, ...by };
    expect(saved.json()).toEqual(first);
    expect(await find('remarks', 'fr')).toEqual(first);
    expect(await find('remarks', 'nl')).toMatchObject({ text: null, version: 0 });
    await save('remarks/fr', { text: 'Autre.', version: 1 });
    expect((await save('remarks/fr', { text: '  ', version: 2 })).json()).toMatchObject({
      text: null,
      version: 3,
    });
    const savedBy = { savedAt: TEST_NOW.toISOString(), savedBy: 'ann Peeters' };
    expect(await versionsOf('remarks/fr')).toEqual([
      { version: 3, text: null, ...savedBy },
      { version: 2, text: 'Autre.', ...savedBy },
      { version: 1, text: first.text, ...savedBy },
    ]);
  });

  it('leave a trace of each change, and none where nothing changed', async () => {
    await save('introduction/de', { text: 'Guten Tag.', version: 0 });
    expect((await save('introduction/de', { text: 'Guten Tag.', version: 1 })).json()).toMatchObject({
      version: 1,
    });
    const { id } = await server.db
      .selectFrom('officeTextVersions')
      .select('id')
      .where('language', '=', 'de')
      .executeTakeFirstOrThrow();
    const place = { place: 'introduction', language: 'de' };
    expect(await listEvents(server.db, id)).toMatchObject([
      {
        type: 'officeText.changed',
        organizationId: cast.own.id,
        before: { ...place, text: null },
        after: { ...place, text: 'Guten Tag.' },
      },
    ]);
  });

  it('are edited on the newest version only, and the second hears what the first wrote', async () => {
    await save('introduction/en', { text: 'Welcome.', version: 0 });
    const edits = ['One.', 'Two.'].map((text) => save('introduction/en', { text, version: 1 }));
    const answers = await Promise.all(edits);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'stale',
      stale: {
        currentVersion: 2,
        changedBy: 'ann Peeters',
        changes: [
          {
            field: 'text',
            before: { value: 'Welcome.' },
            after: { value: expect.stringMatching(/One|Two/) },
          },
        ],
      },
    });
  });

  it.each([
    ['longer than half a page', 'remarks/nl', { text: 'a'.repeat(2_001), version: 0 }, 'text'],
    ['with signs that no paper can hold', 'remarks/nl', { text: 'a\u0000', version: 0 }, 'text'],
    ['at a place that the law does not leave open', 'opening/nl', { text: 'a', version: 0 }, 'place'],
    ['in a language of no dossier', 'remarks/it', { text: 'a', version: 0 }, 'language'],
    ['with more than words', 'remarks/nl', { text: 'a', version: 0, title: 'Akte' }, 'title'],
  ])('are not taken %s', async (_, place, payload, path) => {
    const answer = await save(place, payload);
    expect([400, 404]).toContain(answer.statusCode);
    if (answer.statusCode === 400) expect(answer.json()).toMatchObject({ errors: [{ path }] });
  });
});
