import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

const NOWHERE = '0199a1b2-0000-7000-8000-000000000000';
const BY_MAIL = { addressee: 'Dienst Invordering', email: 'invordering@dijleland.example', language: 'nl' };
const ADDRESS = {
  street: 'Stationsplein',
  housenumber: '8',
  housenumberaddition: null,
  zipcode: '2800',
  city: 'Mechelen',
  country: 'BE',
};

function url(organizationId: string, invitationId = ''): string {
  return `/api/Organization/${organizationId}/standard-invitation${invitationId && `/${invitationId}`}`;
}

function create(body: object, subject = 'ann', organizationId = cast.own.id) {
  return server.call(subject, { method: 'POST', url: url(organizationId), payload: body });
}

function update(id: string, body: object, subject = 'ann', organizationId = cast.own.id) {
  return server.call(subject, { method: 'PUT', url: url(organizationId, id), payload: body });
}

function remove(id: string, subject = 'ann', organizationId = cast.own.id) {
  return server.call(subject, { method: 'DELETE', url: url(organizationId, id) });
}

async function list(subject = 'ann', organizationId = cast.own.id, query = '') {
  return (await server.call(subject, { url: url(organizationId) + query })).json();
}

describe('the standard invitations of an office', () => {
  it('are added, listed by name, changed and deleted, each with an event', async () => {
    const created = await create(BY_MAIL);
    expect(created.statusCode).toBe(201);
    const { id, ...first } = created.json();
    expect(first).toEqual({ version: 1, ...BY_MAIL, kboNumber: null, salutation: null, address: null });
    await create({ addressee: 'Aquafin', address: ADDRESS });
    await create({ email: 'beta@creditor.example' });
    const { items, total } = await list();
    expect(total).toBe(3);
    expect(items.map(({ addressee, email }: typeof BY_MAIL) => addressee ?? email)).toEqual([
      'Aquafin',
      'beta@creditor.example',
      'Dienst Invordering',
    ]);
    expect(items[0]).toMatchObject({ address: ADDRESS, language: null });

    const changed = await update(id, { ...BY_MAIL, address: ADDRESS, version: 1 });
    expect(changed.json()).toEqual({
      id,
      version: 2,
      ...BY_MAIL,
      kboNumber: null,
      salutation: null,
      address: ADDRESS,
    });
    expect((await remove(id)).statusCode).toBe(204);
    expect((await list()).total).toBe(2);
    expect((await remove(id)).statusCode).toBe(404);
    expect(await listEvents(server.db, id)).toMatchObject([
      { type: 'standardInvitation.created', organizationId: cast.own.id, after: BY_MAIL },
      { type: 'standardInvitation.changed', before: { address: null }, after: { address: ADDRESS } },
      { type: 'standardInvitation.removed', before: { ...BY_MAIL, address: ADDRESS } },
    ]);
  });

  it.each([
    ['nobody', {}, 'email', 'required'],
    ['an address without a name', { address: ADDRESS }, 'addressee', 'required'],
    ['a name without an address', { addressee: 'Aquafin' }, 'address', 'required'],
    ['an address that is none', { email: 'aquafin' }, 'email', 'email-invalid'],
    ['several addresses', { email: 'a@b.example;c@d.example' }, 'email', 'email-invalid'],
    ['a language that is none', { ...BY_MAIL, language: 'it' }, 'language', 'choice-invalid'],
    ['something else', { ...BY_MAIL, amount: 1 }, 'amount', 'unknown-field'],
  ])('do not go to %s', async (_, body, path, code) => {
    const { id } = (await create(BY_MAIL)).json();
    for (const response of [await create(body), await update(id, { ...body, version: 1 })]) {
      expect(response.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
    }
  });

  it('are edited on the newest version only, and the second hears what changed', async () => {
    const { id } = (await create(BY_MAIL)).json();
    const edits = ['one@creditor.example', 'two@creditor.example'].map((email) =>
      update(id, { ...BY_MAIL, email, version: 1 }),
    );
    const responses = await Promise.all(edits);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = responses.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late).toMatchObject({
      code: 'stale',
      stale: {
        currentVersion: 2,
        changedBy: 'ann Peeters',
        changes: [
          {
            field: 'email',
            before: { value: BY_MAIL.email },
            after: { value: expect.stringMatching(/^(one|two)@/) },
          },
        ],
      },
    });
  });

  it('stay as they are when nothing changed', async () => {
    const { id } = (await create(BY_MAIL)).json();
    expect((await update(id, { ...BY_MAIL, version: 1 })).json()).toMatchObject({ version: 1 });
    expect(await listEvents(server.db, id)).toHaveLength(1);
  });

  it('come in pages', async () => {
    const first = await list('ann', cast.own.id, '?pageSize=1&page=1');
    const second = await list('ann', cast.own.id, '?pageSize=1&page=2');
    expect(first.items).toHaveLength(1);
    expect(second.items[0].id).not.toBe(first.items[0].id);
  });

  it('are seen by who works with dossiers there, and by nobody of another office', async () => {
    await insertUser(server.db, 'candidate', { organizationId: cast.own.id, userType: 'CandidateBailiff' });
    expect((await list('candidate')).total).toBeGreaterThan(0);
    expect((await list('platform')).total).toBeGreaterThan(0);
    expect(await list('emma')).toMatchObject({ status: 403 });
    expect(await list('bob')).toMatchObject({ status: 404 });
    expect(await list('platform', NOWHERE)).toMatchObject({ status: 404 });
  });

  it('are managed by the administrators of their own office', async () => {
    const { id } = (await create(BY_MAIL)).json();
    for (const subject of ['emma', 'candidate']) {
      expect((await create(BY_MAIL, subject)).statusCode).toBe(403);
      expect((await remove(id, subject)).statusCode).toBe(403);
    }
    expect((await create(BY_MAIL, 'bob')).statusCode).toBe(404);
    expect((await update(id, { ...BY_MAIL, version: 1 }, 'bob')).statusCode).toBe(404);
    expect((await remove(id, 'bob')).statusCode).toBe(404);
    // Under the own office, the id of another's invitation leads nowhere.
    expect((await update(id, { ...BY_MAIL, version: 1 }, 'bob', cast.other.id)).statusCode).toBe(404);
    expect((await remove(id, 'bob', cast.other.id)).statusCode).toBe(404);
    expect((await create(BY_MAIL, 'platform', NOWHERE)).statusCode).toBe(404);
  });
});
