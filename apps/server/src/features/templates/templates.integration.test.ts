import type { Template } from '@prorata/contract/templates/template';
import { readBuiltInTemplate } from '@prorata/documents/built-in';
import { TEMPLATE_KEYS } from '@prorata/documents/catalogue/templates';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { readTemplate } from './read-template.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await insertTestUsers(server.db);
  await insertUser(server.db, 'second', { isPlatformAdmin: true });
});
afterAll(() => server.close());

async function list(): Promise<Template[]> {
  return (await server.call('platform', { url: '/api/Template' })).json().items;
}

async function find(id: string): Promise<Template> {
  const template = (await list()).find((each) => each.id === id);
  if (template === undefined) throw new Error(`There is no ${id}.`);
  return template;
}

function save(id: string, payload: object, subject: string | null = 'platform') {
  return server.call(subject, { method: 'PUT', url: `/api/Template/${id}`, payload });
}

describe('GET /api/Template', () => {
  it('lists every template in every language, with what it may show', async () => {
    const templates = await list();
    expect(templates).toHaveLength(TEMPLATE_KEYS.length * LANGUAGES.length);
    const template = await find('invitation-letter.de');
    expect(template).toMatchObject({
      kind: 'letter',
      language: 'de',
      subject: null,
      isChanged: false,
      version: 0,
      updatedAt: null,
    });
    expect(template.body).toBe(template.defaultBody);
    expect(template.variables).toContainEqual({
      name: 'invitation.validUntil',
      description: 'Last day to submit',
      sample: '12.\u00a0November 2026',
    });
  });

  it('describes every variable', async () => {
    for (const { variables } of await list()) {
      for (const { name, description } of variables) expect(description).not.toBe(name);
    }
  });

  it.each([
    [null, 401],
    ['ann', 403],
    ['emma', 403],
    ['stranger', 403],
  ])('refuses %s with %d, and so does a change', async (subject, status) => {
    expect((await server.call(subject, { url: '/api/Template' })).statusCode).toBe(status);
    const change = await save('report-letter.nl', { body: 'x', version: 0 }, subject);
    expect(change.statusCode).toBe(status);
  });
});

describe('PUT /api/Template/{templateId}', () => {
  it('saves the next version, keeps the one before, and is what is sent from then on', async () => {
    const response = await save('user-approved.en', {
      subject: 'Hi {{ user.name }}',
      body: 'Come in.\r\nNow.',
      version: 0,
    });
    expect(response.json()).toMatchObject({
      subject: 'Hi {{ user.name }}',
      body: 'Come in.\nNow.',
      isChanged: true,
      version: 1,
      updatedAt: TEST_NOW.toISOString(),
      updatedBy: 'platform Peeters',
      defaultSubject: 'You have access to Prorata',
    });
    await save('user-approved.en', { subject: 'Hello', body: 'Come in.', version: 1 });
    const { db } = server;
    expect(await readTemplate(db, 'user-approved', 'en')).toEqual({ subject: 'Hello', body: 'Come in.' });
    const { subject, body } = readBuiltInTemplate('user-approved', 'fr');
    expect(await readTemplate(db, 'user-approved', 'fr')).toEqual({ subject, body });
    const versions = await server.db
      .selectFrom('templateVersions')
      .select(['version', 'subject'])
      .where('templateKey', '=', 'user-approved')
      .orderBy('version')
      .execute();
    expect(versions).toEqual([
      { version: 1, subject: 'Hi {{ user.name }}' },
      { version: 2, subject: 'Hello' },
    ]);
  });

  it('puts the built-in text back when that is what is saved, and follows it from then on', async () => {
    const { defaultBody } = await find('report-letter.fr');
    await save('report-letter.fr', { body: 'Autre texte', version: 0 });
    const response = await save('report-letter.fr', { body: `${defaultBody}\n`, version: 1 });
    expect(response.json()).toMatchObject({ body: defaultBody, isChanged: false, version: 2 });
    const last = await server.db
      .selectFrom('templateVersions')
      .select('body')
      .where('templateKey', '=', 'report-letter')
      .where('version', '=', 2)
      .executeTakeFirst();
    expect(last).toEqual({ body: null });
  });

  it('changes nothing when nothing was changed', async () => {
    const { body } = await find('report-letter.de');
    expect((await save('report-letter.de', { body, version: 0 })).json()).toMatchObject({ version: 0 });
  });

  it('records who changed what', async () => {
    await save('report-letter.en', { body: 'One', version: 0 });
    await save('report-letter.en', { body: 'Two', version: 1 });
    const last = await server.db
      .selectFrom('auditEvents')
      .select('subjectId')
      .where('subjectType', '=', 'template')
      .orderBy('sequence', 'desc')
      .limit(2)
      .execute();
    expect(last[0]?.subjectId).toBe(last[1]?.subjectId);
    const events = await listEvents(server.db, last[0]?.subjectId ?? '');
    expect(events).toMatchObject([
      { type: 'template.changed', after: { body: 'One' }, version: 1 },
      {
        type: 'template.changed',
        before: { body: 'One' },
        after: { template: 'report-letter.en', body: 'Two' },
        version: 2,
      },
    ]);
  });
});

describe('a text that cannot be sent is refused, with the place to look at', () => {
  it.each([
    [
      'a field that does not exist',
      'One\n{{ dossier.colour }}',
      { line: 2, column: 4, reason: 'unknown-variable', excerpt: 'dossier.colour' },
    ],
    ['Liquid that is not closed', 'One\n\n{% if dossier.saleDate %}', { line: 3, reason: 'syntax' }],
    [
      'an operation that does not exist',
      '{{ dossier.number | shout }}',
      { line: 1, reason: 'unknown-filter' },
    ],
    ['a loop without end', '{% for i in (1..999999999) %}x{% endfor %}', { line: 1, reason: 'too-complex' }],
    ['HTML', 'One\n\n<script>x</script>', { line: 3, reason: 'markup' }],
    ['a file', '{% include "/etc/passwd" %}', { line: 1, reason: 'syntax' }],
  ])('%s', async (_, body, template) => {
    const response = await save('invitation-letter.nl', { body, version: 0 });
    expect(response.json()).toMatchObject({
      status: 422,
      code: 'template-invalid',
      template: { part: 'body', ...template },
    });
  });

  it.each([
    [
      'a mail without subject',
      'user-approved.nl',
      { body: 'x', version: 0 },
      { path: 'subject', code: 'required' },
    ],
    [
      'a letter with a subject',
      'report-letter.nl',
      { subject: 'x', body: 'x', version: 0 },
      { path: 'subject', code: 'unknown-field' },
    ],
    ['nothing', 'report-letter.nl', { body: ' \n ', version: 0 }, { path: 'body', code: 'required' }],
    [
      'too much',
      'report-letter.nl',
      { body: 'x'.repeat(100_001), version: 0 },
      { path: 'body', code: 'too-long' },
    ],
  ])('%s', async (_, id, payload, error) => {
    expect((await save(id, payload)).json()).toMatchObject({
      status: 400,
      code: 'validation',
      errors: [error],
    });
  });

  it.each(['no-such-letter.nl', 'constructor.nl', 'toString.nl'])('%s is no template', async (id) => {
    expect((await save(id, { body: 'x', version: 0 })).statusCode).toBe(404);
  });
});

describe('two administrators at once', () => {
  it('are told what the other changed', async () => {
    await save('report-defendant-letter.nl', { body: 'Eerst', version: 0 });
    const late = await save('report-defendant-letter.nl', { body: 'Te laat', version: 0 }, 'second');
    expect(late.json()).toMatchObject({
      status: 409,
      code: 'stale',
      stale: {
        currentVersion: 1,
        changedBy: 'platform Peeters',
        changedAt: TEST_NOW.toISOString(),
        changes: [{ field: 'body', after: { kind: 'text', value: 'Eerst' } }],
      },
    });
  });

  it('save one after the other: one wins', async () => {
    const responses = await Promise.all(
      ['platform', 'second', 'platform', 'second'].map((subject, index) =>
        save('statement-receipt.nl', { body: `Tekst ${index}`, version: 0 }, subject),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });
});
