import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertDossier, insertResult } from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { recordCostUses } from './read-tariff.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
  await insertUser(server.db, 'second', { isPlatformAdmin: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('dossierCostUses').execute();
  await server.db.deleteFrom('dossierCosts').execute();
});

const LAYERS = [
  { upperLimit: 2_500, percentage: 8 },
  { upperLimit: null, percentage: 0.1 },
];
const PERIOD = { validFrom: '2026-01-01', validUntil: null, cost: 42.18, layers: LAYERS, classes: [] };
const FEE = {
  name: 'fee',
  displayName: 'Ereloon',
  displayNameFrench: 'Honoraires',
  displayNameGerman: null,
  displayNameEnglish: null,
  kind: 'Fees',
  type: 'layered',
  vatApplicable: true,
  frequency: 'once',
  frequencyOffset: 0,
  tariffArticle: 'art. 2',
  periods: [PERIOD],
  isVerified: false,
};

const URL = '/api/Config/dossierCosts';

function create(payload: object = FEE, subject: string | null = 'platform') {
  return server.call(subject, { method: 'POST', url: URL, payload });
}

function update(payload: object, subject: string | null = 'platform') {
  return server.call(subject, { method: 'PUT', url: URL, payload });
}

function remove(id: string, subject: string | null = 'platform') {
  return server.call(subject, { method: 'DELETE', url: `${URL}?id=${id}` });
}

async function list(): Promise<DossierCost[]> {
  return (await server.call('platform', { url: URL })).json().items;
}

/** The cost as an edit sends it back: without what the server alone says. */
function editOf({ periods, ...cost }: DossierCost) {
  return { ...cost, periods: periods.map(({ usedUntil: _, ...period }) => period) };
}

async function createFee(): Promise<DossierCost> {
  return (await create()).json();
}

/** A calculation on this date charges the cost. */
async function charge({ id }: DossierCost, governingOn: string): Promise<void> {
  const office = { organizationId: cast.own.id, userId: cast.own.administratorId };
  const dossierId = await insertDossier(server.db, office);
  const resultId = await insertResult(server.db, { dossierId, calculatedBy: office.userId });
  await inTransaction(server.db, (trx) => recordCostUses(trx, { resultId, governingOn, costIds: [id] }));
}

describe('the dossier costs', () => {
  it('are created with their periods and layers, and listed', async () => {
    const response = await create();
    expect(response.statusCode).toBe(201);
    const cost = response.json();
    expect(cost).toEqual({
      ...FEE,
      id: expect.any(String),
      version: 1,
      periods: [{ ...PERIOD, usedUntil: null }],
    });
    expect(await list()).toEqual([cost]);
    expect(await listEvents(server.db, cost.id)).toMatchObject([
      {
        type: 'dossierCost.created',
        subjectType: 'dossierCost',
        before: null,
        after: FEE,
        version: 1,
      },
    ]);
  });

  it('are listed by block of the tariff, page by page', async () => {
    const fixed = { ...FEE, type: 'fixed', periods: [{ ...PERIOD, layers: [] }] };
    await create({ ...fixed, name: 'duty', kind: 'Government' });
    await create({ ...fixed, name: 'letter', kind: 'Expenses' });
    await createFee();
    expect((await list()).map(({ name }) => name)).toEqual(['fee', 'letter', 'duty']);
    const page = (await server.call('platform', { url: `${URL}?page=2&pageSize=2` })).json();
    expect(page).toMatchObject({ total: 3, items: [{ name: 'duty' }] });
  });

  it.each([
    [null, 401],
    ['ann', 403],
    ['emma', 403],
    ['stranger', 403],
  ])('answer %s with %d', async (subject, status) => {
    const cost = await createFee();
    const calls = [
      server.call(subject, { url: URL }),
      create({ ...FEE, name: 'other' }, subject),
      update(editOf(cost), subject),
      remove(cost.id, subject),
    ];
    for (const response of await Promise.all(calls)) expect(response.statusCode).toBe(status);
    expect(await list()).toEqual([cost]);
  });
});

describe('a change', () => {
  it('adds a period and keeps what it was', async () => {
    const cost = await createFee();
    const periods = [
      { ...PERIOD, validFrom: '2027-01-01', cost: 45 },
      { ...PERIOD, validUntil: '2026-12-31' },
    ];
    const response = await update({ ...editOf(cost), periods });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ version: 2, periods: [periods[1], periods[0]] });
    const [, event] = await listEvents(server.db, cost.id);
    expect(event).toMatchObject({
      type: 'dossierCost.changed',
      before: { periods: [PERIOD] },
      after: { periods: [periods[1], periods[0]] },
      version: 2,
    });
  });

  it('of an older version is refused with what changed', async () => {
    const cost = await createFee();
    await update({ ...editOf(cost), displayName: 'Ereloon verdeling' });
    const response = await update({ ...editOf(cost), vatApplicable: false }, 'second');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'stale',
      stale: {
        currentVersion: 2,
        changedBy: 'platform Peeters',
        changes: [
          { field: 'displayName', before: { value: 'Ereloon' }, after: { value: 'Ereloon verdeling' } },
        ],
      },
    });
  });

  it('by many at once is stored for one of them', async () => {
    const cost = await createFee();
    const names = ['one', 'two', 'three', 'four'];
    const responses = await Promise.all(names.map((displayName) => update({ ...editOf(cost), displayName })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('while another deletes the cost comes before or after it', async () => {
    for (let round = 0; round < 20; round += 1) {
      const cost = await createFee();
      const [changed, removed] = await Promise.all([update(editOf(cost)), remove(cost.id)]);
      expect([200, 404]).toContain(changed.statusCode);
      expect(removed.statusCode).toBe(204);
    }
  });

  it('of a cost that is not there is a 404', async () => {
    const cost = await createFee();
    await remove(cost.id);
    expect((await update(editOf(cost))).statusCode).toBe(404);
    expect((await remove(cost.id)).statusCode).toBe(404);
  });
});

describe('bad input', () => {
  it('a name that is taken, whatever its capitals and accents', async () => {
    await create({ ...FEE, name: 'Frais généraux' });
    const response = await create({ ...FEE, name: 'FRAIS GENERAUX' });
    expect(response.json()).toMatchObject({ status: 400, errors: [{ path: 'name', code: 'duplicate' }] });
    const both = await Promise.all([
      create({ ...FEE, name: 'At once' }),
      create({ ...FEE, name: 'at once' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  });

  it.each([
    ['periods', { periods: [] }, 'periods', 'required'],
    [
      'a period upside down',
      { periods: [{ ...PERIOD, validUntil: '2025-12-31' }] },
      'periods.0.validUntil',
      'date-order',
    ],
    [
      'periods that overlap by a day',
      {
        periods: [
          { ...PERIOD, validUntil: '2026-12-31' },
          { ...PERIOD, validFrom: '2026-12-31' },
        ],
      },
      'periods.1.validFrom',
      'periods-overlap',
    ],
    ['a negative amount', { periods: [{ ...PERIOD, cost: -1 }] }, 'periods.0.cost', 'not-negative'],
    [
      'a percentage above 100',
      { periods: [{ ...PERIOD, layers: [{ upperLimit: null, percentage: 100.5 }] }] },
      'periods.0.layers.0.percentage',
      'too-large',
    ],
    [
      'layers out of order',
      { periods: [{ ...PERIOD, layers: LAYERS.toReversed() }] },
      'periods.0.layers',
      'layers-unordered',
    ],
    ['a tenth of a cent', { periods: [{ ...PERIOD, cost: 1.001 }] }, 'periods.0.cost', 'too-many-decimals'],
    ['half a time', { frequencyOffset: 0.5 }, 'frequencyOffset', 'whole-number'],
    [
      'a year of five digits',
      { periods: [{ ...PERIOD, validFrom: '20226-01-01' }] },
      'periods.0.validFrom',
      'date-invalid',
    ],
  ])('%s', async (_case, change, path, code) => {
    const created = await create({ ...FEE, ...change });
    expect([created.statusCode, created.json().errors]).toEqual([
      400,
      [expect.objectContaining({ path, code })],
    ]);
    const cost = await createFee();
    const changed = await update({ ...editOf(cost), ...change });
    expect(changed.json().errors).toEqual([expect.objectContaining({ path, code })]);
  });
});

describe('a cost that a calculation charged', () => {
  it('says until when, and keeps that price while a new period follows', async () => {
    const cost = await createFee();
    await charge(cost, '2026-03-02');
    await charge(cost, '2026-06-30');
    const [used] = await list();
    expect(used?.periods).toMatchObject([{ validFrom: '2026-01-01', usedUntil: '2026-06-30' }]);
    const periods = [
      { ...PERIOD, validUntil: '2026-06-30' },
      { ...PERIOD, validFrom: '2026-07-01', cost: 50 },
    ];
    const response = await update({ ...editOf(cost), displayName: 'Honoraires', isVerified: true, periods });
    expect(response.statusCode).toBe(200);
    expect(response.json().periods).toMatchObject([
      { cost: 42.18, usedUntil: '2026-06-30' },
      { cost: 50, usedUntil: null },
    ]);
  });

  it.each([
    ['its price', { periods: [{ ...PERIOD, cost: 43 }] }],
    ['its layers', { periods: [{ ...PERIOD, layers: [{ upperLimit: null, percentage: 8 }] }] }],
    ['its end, to before its last use', { periods: [{ ...PERIOD, validUntil: '2026-06-29' }] }],
    ['its start', { periods: [{ ...PERIOD, validFrom: '2026-02-01' }] }],
    ['its VAT', { vatApplicable: false }],
    ['its frequency', { frequency: 'perCreditor' }],
    ['how many are free', { frequencyOffset: 1 }],
    ['its block', { kind: 'Expenses' }],
    ['its form', { type: 'fixed', periods: [{ ...PERIOD, layers: [] }] }],
  ])('does not change %s', async (_case, change) => {
    const cost = await createFee();
    await charge(cost, '2026-06-30');
    const response = await update({ ...editOf(cost), ...change });
    expect([response.statusCode, response.json().code]).toEqual([409, 'cost-in-use']);
    expect((await list())[0]?.version).toBe(1);
  });

  it('is not deleted, but is once the calculation is gone', async () => {
    const cost = await createFee();
    await charge(cost, '2026-06-30');
    expect((await remove(cost.id)).json().code).toBe('cost-in-use');
    await server.db.deleteFrom('calculationResults').execute();
    expect((await remove(cost.id)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    const events = await listEvents(server.db, cost.id);
    expect(events.map(({ type }) => type)).toEqual(['dossierCost.created', 'dossierCost.removed']);
  });
});
