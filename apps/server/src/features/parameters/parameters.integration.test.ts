import type { Parameter } from '@prorata/contract/parameters/parameter';
import { PARAMETER_CATALOGUE } from '@prorata/domain/parameters/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { readParameter } from './read-parameter.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { platformId } = await insertTestUsers(server.db);
  expect(platformId).toBeDefined();
  await insertUser(server.db, 'second', { isPlatformAdmin: true });
});
afterAll(() => server.close());

async function list(): Promise<Parameter[]> {
  return (await server.call('platform', { url: '/api/Config' })).json().items;
}

async function find(id: string): Promise<Parameter | undefined> {
  return (await list()).find((parameter) => parameter.id === id);
}

function set(id: string, payload: object, subject: string | null = 'platform') {
  return server.call(subject, { method: 'PUT', url: `/api/Config/${id}`, payload });
}

describe('GET /api/Config', () => {
  it('lists every parameter at its default, group by group', async () => {
    const parameters = await list();
    expect(parameters.map(({ id }) => id)).toEqual(PARAMETER_CATALOGUE.map(({ id }) => id));
    expect(parameters.find(({ id }) => id === 'uploads.largest-document')).toEqual({
      id: 'uploads.largest-document',
      group: 'uploads',
      kind: 'integer',
      value: 25,
      defaultValue: 25,
      isChanged: false,
      minimum: 1,
      maximum: 100,
      unit: 'megabytes',
      version: 0,
      updatedAt: null,
      updatedBy: null,
      history: [],
    });
  });

  it.each([
    [null, 401],
    ['ann', 403],
    ['emma', 403],
    ['stranger', 403],
  ])('refuses %s with %d, and so does a change', async (subject, status) => {
    expect((await server.call(subject, { url: '/api/Config' })).statusCode).toBe(status);
    const change = await set('uploads.largest-document', { value: 50, version: 0 }, subject);
    expect(change.statusCode).toBe(status);
  });
});

describe('PUT /api/Config/{paramId}', () => {
  it('sets a value, and keeps who did so and what it was', async () => {
    const response = await set('invitations.validity', { value: 45, version: 0 });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ value: 45, isChanged: true, version: 1 });
    expect(await readParameter(server.db, 'invitations.validity')).toBe(45);
    const { subjectId } = await server.db
      .selectFrom('auditEvents')
      .select('subjectId')
      .where('type', '=', 'parameter.changed')
      .where('requestId', '=', String(response.headers['x-request-id']))
      .executeTakeFirstOrThrow();
    const [event] = await listEvents(server.db, subjectId ?? '');
    expect(event).toMatchObject({
      actorName: 'platform Peeters',
      subjectType: 'parameter',
      before: { id: 'invitations.validity', value: 60 },
      after: { id: 'invitations.validity', value: 45 },
      version: 1,
    });
  });

  it('puts the default back, and shows the latest changes first', async () => {
    await set('invitations.reminder', { value: 3, version: 0 });
    await set('invitations.reminder', { value: 4, version: 1 });
    const reset = await set('invitations.reminder', { value: null, version: 2 });
    expect(reset.json()).toMatchObject({ value: 5, isChanged: false, version: 3 });
    const change = { changedAt: TEST_NOW.toISOString(), changedBy: 'platform Peeters' };
    expect((await find('invitations.reminder'))?.history).toEqual([
      { ...change, before: 4, after: null },
      { ...change, before: 3, after: 4 },
      { ...change, before: null, after: 3 },
    ]);
    // The version goes on counting, so that who edits an older one is still found out.
    expect((await set('invitations.reminder', { value: 6, version: 0 })).statusCode).toBe(409);
  });

  it('tells the second of two administrators what the first one changed', async () => {
    await set('retention.dossiers', { value: 12, version: 0 });
    const response = await set('retention.dossiers', { value: 15, version: 0 }, 'second');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'stale',
      stale: {
        currentVersion: 1,
        changedBy: 'platform Peeters',
        changes: [{ field: 'value', before: { value: 10 }, after: { value: 12 } }],
      },
    });
  });

  it('lets one of many who save at once win', async () => {
    const responses = await Promise.all(
      [11, 12, 13, 14].map((value) => set('retention.extracts', { value, version: 0 })),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
  });

  it('writes nothing when nothing changes', async () => {
    await set('external-provider.name', { value: 'Gerechtspost', version: 0 });
    const again = await set('external-provider.name', { value: 'Gerechtspost', version: 1 });
    expect(again.json()).toMatchObject({ version: 1, history: [{ after: 'Gerechtspost' }] });
  });

  it.each([
    ['uploads.largest-document', 0, 'too-small'],
    ['uploads.largest-document', 101, 'too-large'],
    ['uploads.largest-document', 2.5, 'whole-number'],
    ['uploads.largest-document', 'many', 'wrong-type'],
    ['calculation.costs-share', 101, 'too-large'],
    ['calculation.small-transfer', -1, 'not-negative'],
    ['calculation.small-transfer', 1.005, 'too-many-decimals'],
    ['external-provider.email', 'nobody', 'email-invalid'],
    ['calculation.rate-civil', '2027-03-01 4.75', 'rates-invalid'],
    ['external-provider.url', 'javascript:alert(1)', 'website-invalid'],
    ['access.registration', 'no', 'wrong-type'],
  ])('refuses %s = %j: %s', async (id, value, code) => {
    const response = await set(id, { value, version: 0 });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ path: 'value', code }]);
  });

  it('does not know other parameters', async () => {
    expect((await set('nothing.at-all', { value: 1, version: 0 })).statusCode).toBe(404);
  });
});

it('gives the web the rates and the day count with which the server calculates', async () => {
  await set('calculation.rate-civil', { value: '2027-01-01 4.75; 2028-01-01 5', version: 0 });
  await set('calculation.leap-years', { value: true, version: 0 });
  const { interest } = (await server.call(null, { url: '/api/Config/app' })).json();
  expect(interest).toEqual({
    dayCount: 'ACT/ACT',
    rates: {
      civil: [
        { from: '2027-01-01', rate: 4.75 },
        { from: '2028-01-01', rate: 5 },
      ],
      commercial: [],
      tax: [],
      vat: [],
    },
  });
});

it('closes registration by its switch, for the web and for whoever tries all the same', async () => {
  await set('access.registration', { value: false, version: 0 });
  const application = await server.call(null, { url: '/api/Config/app' });
  expect(application.json()).toMatchObject({ onboardingEnabled: false, helpdesk: '' });
  expect(await readParameter(server.db, 'access.registration')).toBe(false);
});
