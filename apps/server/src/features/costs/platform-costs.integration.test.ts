import type { PlatformCost } from '@prorata/contract/costs/platform-cost';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { inTransaction } from '../../database/transaction.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { recordPlatformTransaction } from './record-platform-transaction.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('platformTransactions').execute();
  await server.db.deleteFrom('platformCosts').execute();
});

const PERIOD = { validFrom: '2026-01-01', validUntil: null, cost: 45 };
const CREATION = {
  name: 'creation',
  displayName: 'Aanmaak',
  displayNameFrench: 'Création',
  displayNameGerman: null,
  displayNameEnglish: null,
  type: 'creation',
  periods: [PERIOD],
};
const URL = '/api/Config/platformCosts';

function create(payload: object = CREATION, subject: string | null = 'platform') {
  return server.call(subject, { method: 'POST', url: URL, payload });
}

function update(payload: object, subject: string | null = 'platform') {
  return server.call(subject, { method: 'PUT', url: URL, payload });
}

function remove(id: string, subject: string | null = 'platform') {
  return server.call(subject, { method: 'DELETE', url: `${URL}?id=${id}` });
}

async function list(): Promise<PlatformCost[]> {
  return (await server.call('platform', { url: URL })).json().items;
}

function editOf({ periods, ...cost }: PlatformCost) {
  return { ...cost, periods: periods.map(({ usedUntil: _, ...period }) => period) };
}

async function createCreation(): Promise<PlatformCost> {
  return (await create()).json();
}

function charge(at: string): Promise<boolean> {
  const event = { type: 'creation', cause: newId(), organizationId: cast.own.id, dossierId: null } as const;
  return inTransaction(server.db, (trx) => recordPlatformTransaction(trx, { ...event, at: new Date(at) }));
}

describe('the platform costs', () => {
  it('are created, listed, changed and deleted, each with its event', async () => {
    const cost = await createCreation();
    expect(cost).toEqual({ ...CREATION, id: cost.id, version: 1, periods: [{ ...PERIOD, usedUntil: null }] });
    expect(await list()).toEqual([cost]);
    const changed = await update({ ...editOf(cost), displayName: 'Nieuw dossier' });
    expect(changed.json()).toMatchObject({ version: 2, displayName: 'Nieuw dossier' });
    expect((await remove(cost.id)).statusCode).toBe(204);
    expect(await listEvents(server.db, cost.id)).toMatchObject([
      { type: 'platformCost.created', after: CREATION, version: 1 },
      { type: 'platformCost.changed', before: { displayName: 'Aanmaak' } },
      { type: 'platformCost.removed', before: { displayName: 'Nieuw dossier' }, after: null },
    ]);
  });

  it.each([
    [null, 401],
    ['ann', 403],
    ['emma', 403],
    ['stranger', 403],
  ])('answer %s with %d', async (subject, status) => {
    const cost = await createCreation();
    const calls = [
      server.call(subject, { url: URL }),
      create({ ...CREATION, name: 'other' }, subject),
      update(editOf(cost), subject),
      remove(cost.id, subject),
    ];
    for (const response of await Promise.all(calls)) expect(response.statusCode).toBe(status);
  });

  it('of one event never have two prices on a day, whichever cost they belong to', async () => {
    const first = await createCreation();
    const next = { ...CREATION, name: 'creation-2027', periods: [{ ...PERIOD, validFrom: '2027-01-01' }] };
    const refused = { status: 400, errors: [{ path: 'periods.0.validFrom', code: 'periods-overlap' }] };
    expect((await create(next)).json()).toMatchObject(refused);
    await update({ ...editOf(first), periods: [{ ...PERIOD, validUntil: '2026-12-31' }] });
    expect((await create(next)).statusCode).toBe(201);
    expect((await create({ ...CREATION, name: 'mail', type: 'emailPort' })).statusCode).toBe(201);
    const mail = (await list()).find(({ name }) => name === 'mail');
    expect(mail && (await update({ ...editOf(mail), type: 'creation' })).json()).toMatchObject(refused);
  });

  it('of two who add a price for the same event at once, one is refused', async () => {
    const both = await Promise.all([
      create({ ...CREATION, name: 'one' }),
      create({ ...CREATION, name: 'two' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });

  it.each([
    ['a negative price', { ...PERIOD, cost: -0.01 }, 'periods.0.cost', 'not-negative'],
    ['a period upside down', { ...PERIOD, validUntil: '2025-12-31' }, 'periods.0.validUntil', 'date-order'],
    ['a layer', { ...PERIOD, layers: [] }, 'periods.0.layers', 'unknown-field'],
  ])('refuse %s', async (_case, period, path, code) => {
    const response = await create({ ...CREATION, periods: [period] });
    expect(response.json().errors).toEqual([expect.objectContaining({ path, code })]);
  });

  it('are changed before or after another deletes them', async () => {
    for (let round = 0; round < 20; round += 1) {
      const cost = await createCreation();
      const [changed, removed] = await Promise.all([update(editOf(cost)), remove(cost.id)]);
      expect([200, 404]).toContain(changed.statusCode);
      expect(removed.statusCode).toBe(204);
    }
  });

  it('of an older version are refused with what changed', async () => {
    const cost = await createCreation();
    await update({ ...editOf(cost), periods: [{ ...PERIOD, cost: 46 }] });
    const response = await update({ ...editOf(cost), periods: [{ ...PERIOD, cost: 47 }] });
    expect(response.json()).toMatchObject({
      code: 'stale',
      stale: { changes: [{ field: 'periods.0.cost', before: { value: PERIOD.cost }, after: { value: 46 } }] },
    });
  });
});

describe('a price that was charged', () => {
  it('stays; it ends on the last day of its use, in Belgium, or later', async () => {
    const cost = await createCreation();
    await charge('2026-06-30T22:30:00Z');
    expect((await list())[0]?.periods).toMatchObject([{ usedUntil: '2026-07-01' }]);
    const ending = (validUntil: string) =>
      update({
        ...editOf(cost),
        periods: [
          { ...PERIOD, validUntil },
          { ...PERIOD, validFrom: '2026-09-01', cost: 50 },
        ],
      });
    expect((await ending('2026-06-30')).json().code).toBe('cost-in-use');
    expect((await ending('2026-07-01')).statusCode).toBe(200);
  });

  it.each([
    ['another amount', { periods: [{ ...PERIOD, cost: 44 }] }],
    ['another event', { type: 'analysis' }],
  ])('refuses %s, and is not deleted', async (_case, change) => {
    const cost = await createCreation();
    await charge('2026-06-30T10:00:00Z');
    expect((await update({ ...editOf(cost), ...change })).json().code).toBe('cost-in-use');
    expect((await remove(cost.id)).json().code).toBe('cost-in-use');
  });

  it('is never another than the one written down, however changes and charges meet', async () => {
    const cost = await createCreation();
    const change = update({ ...editOf(cost), periods: [{ ...PERIOD, cost: 50 }] });
    const charges = Array.from({ length: 5 }, () => charge('2026-06-30T10:00:00Z'));
    const [response] = await Promise.all([change, ...charges]);
    const prices = await server.db
      .selectFrom('platformTransactions')
      .select('priceCents')
      .distinct()
      .execute();
    const stored = response.statusCode === 200 ? 5_000n : 4_500n;
    expect(prices).toEqual([{ priceCents: stored }]);
  });
});
