import { MAX_OWN_VIEWS, type View, type ViewContent } from '@prorata/contract/views/view';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DossierOffice, startDossierOffice } from '../dossiers/testing/dossier-office.ts';

let office: DossierOffice;
beforeAll(async () => {
  office = await startDossierOffice();
});
afterAll(() => office.server.close());

const CONTENT: ViewContent = {
  columns: ['fileNumber', 'balanceToDistribute'],
  sort: { by: 'fileNumber', direction: 'asc' },
  filters: { mine: true, search: 'Rogge' },
  pageSize: 100,
};

async function ask(
  subject: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) {
  const response = await office.server.call(subject, {
    ...{ method, url: `/api/View${path}` },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...(response.body === '' ? {} : response.json()) };
}

async function keep(subject: string, name: string, changes: object = {}): Promise<View> {
  const made = await ask(subject, 'POST', '', { list: 'dossiers', name, content: CONTENT, ...changes });
  expect(made.status, JSON.stringify(made)).toBe(201);
  return made;
}

async function namesOf(subject: string, list = 'dossiers'): Promise<string[]> {
  const { items } = await ask(subject, 'GET', `?list=${list}`);
  return items.map(({ name }: View) => name);
}

describe('a view of one’s own', () => {
  it('is seen by nobody else, and keeps what it was given', async () => {
    const made = await keep('sofie', 'Mijn Rogge');
    expect(made).toMatchObject({ content: CONTENT, isOffice: false, isDefault: false, canChange: true });
    expect(await namesOf('sofie')).toContain('Mijn Rogge');
    for (const other of ['ann', 'wout', 'bob']) expect(await namesOf(other)).not.toContain('Mijn Rogge');
    expect(await namesOf('sofie', 'users')).toEqual([]);
    expect((await ask('ann', 'PUT', `/${made.id}`, { version: 1, name: 'X', content: CONTENT })).status).toBe(
      404,
    );
    expect((await ask('ann', 'DELETE', `/${made.id}`)).status).toBe(404);
  });

  it('has a name of its own, whatever the capitals; a colleague may use the same', async () => {
    await keep('joris', 'Te betalen');
    const twice = await ask('joris', 'POST', '', { list: 'dossiers', name: 'TE BETALEN', content: CONTENT });
    expect(twice).toMatchObject({ status: 400, errors: [{ path: 'name', code: 'taken' }] });
    await keep('sofie', 'Te betalen');
    await keep('joris', 'Te betalen', { list: 'parties' });
    expect((await ask('joris', 'POST', '', { list: 'dossiers', name: ' ', content: CONTENT })).status).toBe(
      400,
    );
    const long = { list: 'dossiers', name: 'x'.repeat(61), content: CONTENT };
    expect((await ask('joris', 'POST', '', long)).status).toBe(400);
  });

  it('is changed and deleted on the version that was looked at', async () => {
    const { id } = await keep('lotte', 'Eerste');
    const content = { ...CONTENT, columns: ['status'] };
    const change = { version: 1, name: 'Tweede', content };
    expect(await ask('lotte', 'PUT', `/${id}`, change)).toMatchObject({ status: 200, version: 2, content });
    expect(await ask('lotte', 'PUT', `/${id}`, change)).toMatchObject({ status: 409, code: 'stale' });
    // The same once more changes nothing.
    expect(await ask('lotte', 'PUT', `/${id}`, { ...change, version: 2 })).toMatchObject({ version: 2 });
    expect((await ask('lotte', 'DELETE', `/${id}?version=1`)).status).toBe(409);
    expect((await ask('lotte', 'DELETE', `/${id}?version=2`)).status).toBe(204);
    expect((await ask('lotte', 'DELETE', `/${id}`)).status).toBe(404);
  });

  it('opens the list for its owner until it is deleted', async () => {
    const [one, two] = [await keep('wout', 'Een'), await keep('wout', 'Twee')];
    const defaults = async () =>
      (await ask('wout', 'GET', '?list=dossiers')).items
        .filter(({ isDefault }: View) => isDefault)
        .map(({ name }: View) => name);
    for (const { id, name } of [one, two, two]) {
      expect((await ask('wout', 'PUT', '/default', { list: 'dossiers', viewId: id })).status).toBe(204);
      expect(await defaults()).toEqual([name]);
    }
    expect((await ask('ann', 'PUT', '/default', { list: 'dossiers', viewId: two.id })).status).toBe(404);
    expect((await ask('wout', 'PUT', '/default', { list: 'users', viewId: two.id })).status).toBe(404);
    await ask('wout', 'DELETE', `/${two.id}`);
    expect(await defaults()).toEqual([]);
    await ask('wout', 'PUT', '/default', { list: 'dossiers', viewId: one.id });
    await ask('wout', 'PUT', '/default', { list: 'dossiers', viewId: null });
    expect(await defaults()).toEqual([]);
  });

  it('is one of so many, also when the last ones come at once', async () => {
    const made = await Promise.all(
      Array.from({ length: MAX_OWN_VIEWS + 3 }, (_, at) =>
        ask('ann', 'POST', '', { list: 'parties', name: `Weergave ${at}`, content: CONTENT }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MAX_OWN_VIEWS);
    expect(made.filter(({ code }) => code === 'views-full')).toHaveLength(3);
  });

  it.each([
    ['too many columns', { ...CONTENT, columns: Array.from({ length: 61 }, (_, at) => `c${at}`) }],
    ['a column twice', { ...CONTENT, columns: ['a', 'a'] }],
    ['a column without a name', { ...CONTENT, columns: ['<script>'] }],
    ['a huge filter', { ...CONTENT, filters: { search: 'x'.repeat(201) } }],
    ['a filter with a filter', { ...CONTENT, filters: { search: { deep: true } } }],
    ['a huge page', { ...CONTENT, pageSize: 100_000 }],
    ['something else', { ...CONTENT, more: true }],
  ])('is refused with %s', async (_, content) => {
    const name = 'Vreemd';
    expect((await ask('sofie', 'POST', '', { list: 'dossiers', name, content })).status).toBe(400);
  });
});

describe('a view of the office', () => {
  it('is changed by those who write in its dossiers or administer it, and the trail says so', async () => {
    const made = await keep('sofie', 'Kantoor', { isOffice: true });
    expect(await namesOf('wout')).toContain('Kantoor');
    expect(await namesOf('bob')).not.toContain('Kantoor');
    const change = { version: 1, name: 'Kantoor, nieuw', content: CONTENT };
    expect((await ask('wout', 'PUT', `/${made.id}`, change)).status).toBe(403);
    expect((await ask('wout', 'DELETE', `/${made.id}`)).status).toBe(403);
    expect((await ask('bob', 'DELETE', `/${made.id}`)).status).toBe(404);
    expect((await ask('ann', 'PUT', `/${made.id}`, change)).status).toBe(200);
    const stale = await ask('sofie', 'PUT', `/${made.id}`, { ...change, name: 'Te laat' });
    expect(stale).toMatchObject({ status: 409, code: 'stale', stale: { currentVersion: 2 } });
    const office = { list: 'dossiers', name: 'Van Wout', content: CONTENT, isOffice: true };
    expect((await ask('wout', 'POST', '', office)).status).toBe(403);
    expect((await ask('ann', 'DELETE', `/${made.id}`)).status).toBe(204);
    expect(await tellings(made.id)).toEqual(['view.created', 'view.changed', 'view.removed']);
  });
});

async function tellings(subjectId: string): Promise<string[]> {
  const events = await office.server.db
    .selectFrom('auditEvents')
    .select('type')
    .where('subjectId', '=', subjectId)
    .orderBy('sequence')
    .execute();
  return events.map(({ type }) => type);
}

describe('a table that a screen shows', () => {
  const table = {
    list: 'users',
    title: 'Gebruikers',
    head: ['Naam', 'Bedrag', 'Aantal', 'Sinds'],
    rows: [
      [{ text: '=cmd|calc' }, { amount: 1234.5 }, { count: 3 }, { day: '2026-10-22' }],
      [{ text: 'Zo; "groot"' }, null],
    ],
  };
  const write = (payload: object) =>
    office.server.call('ann', { method: 'POST', url: '/api/View/table', payload });

  it('becomes text that runs nothing', async () => {
    const { statusCode, headers, body } = await write({ ...table, format: 'csv' });
    expect(statusCode, body).toBe(200);
    expect(headers['content-disposition']).toContain('Gebruikers.csv');
    expect(body).toBe(
      '\uFEFFNaam;Bedrag;Aantal;Sinds\r\n\'=cmd|calc;1234,50;3;22/10/2026\r\n"Zo; ""groot""";;;\r\n',
    );
  });

  it('becomes a workbook with amounts and days that can be reckoned with', async () => {
    const { rawPayload } = await write({ ...table, format: 'xlsx' });
    const { sheets } = await readXlsx(rawPayload);
    expect(sheets[0]?.rows[1]).toEqual(['=cmd|calc', 1234.5, 3, new Date('2026-10-22T00:00:00.000Z')]);
  });

  it('is refused when it is longer than a screen reads', async () => {
    const rows = Array.from({ length: 2_001 }, () => [{ text: 'x' }]);
    expect((await write({ ...table, format: 'csv', rows })).statusCode).toBe(400);
    expect((await write({ ...table, format: 'csv', head: [] })).statusCode).toBe(400);
  });
});
