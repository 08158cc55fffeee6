import type { Computation, Scale } from '@prorata/contract/income/income';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { computeQuota } from './compute-quota.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await insertTestUsers(server.db);
  await insertUser(server.db, 'second', { isPlatformAdmin: true });
});
afterAll(() => server.close());
afterEach(() => server.db.deleteFrom('publishedScales').execute());

const OF_2027 = {
  from: '2027-01-01',
  free: 1450,
  second: 1557,
  third: 1718,
  fourth: 1879,
  perChild: 90,
  source: 'Official Gazette of 14 December 2026',
};

async function scales(subject = 'platform'): Promise<Scale[]> {
  return (await server.call(subject, { url: '/api/Income/scales' })).json().items;
}

function publish(changes: object = {}, subject: string | null = 'platform') {
  const payload = { ...OF_2027, ...changes };
  return server.call(subject, { method: 'POST', url: '/api/Income/scales', payload });
}

function settle(act: 'confirm' | 'withdraw', subject: string, from = '2027-01-01') {
  return server.call(subject, { method: 'POST', url: `/api/Income/scales/${from}/${act}` });
}

function quotaOf(paidOn: string) {
  const incomes: Computation['incomes'] = [{ kind: 'wage', payer: null, net: 2150, extra: 0 }];
  return computeQuota(server.db, { paidOn, incomes, children: 0, maintenance: null });
}

describe('the amounts of the law up to which an income cannot be seized', () => {
  it('are told to everybody who has signed in, from 2016 on with their source', async () => {
    const known = await scales('emma');
    expect(known[0]).toMatchObject({ from: '2016-01-01', free: 1073, isPublished: false, isConfirmed: true });
    expect(known.at(-1)).toEqual({
      from: '2026-01-01',
      free: 1419,
      second: 1524,
      third: 1682,
      fourth: 1839,
      perChild: 88,
      source: 'securex.be',
      isPublished: false,
      isConfirmed: true,
      enteredBy: null,
      confirmedBy: null,
      canConfirm: false,
      note: null,
    });
  });

  it('are taken over by one administrator and confirmed by another', async () => {
    expect((await publish()).statusCode).toBe(201);
    const waiting = {
      isPublished: true,
      isConfirmed: false,
      enteredBy: 'platform Peeters',
      confirmedBy: null,
    };
    expect((await scales()).at(-1)).toMatchObject({ ...OF_2027, ...waiting, canConfirm: false });
    expect((await scales('second')).at(-1)).toMatchObject({ canConfirm: true });
    // Offices see the amounts and not who works on them.
    expect((await scales('ann')).at(-1)).toMatchObject({ enteredBy: null, canConfirm: false });
    const own = await settle('confirm', 'platform');
    expect([own.statusCode, own.json().code]).toEqual([403, 'scale-own']);
    const confirmed = await settle('confirm', 'second');
    expect(confirmed.json().items.at(-1)).toMatchObject({ isConfirmed: true, confirmedBy: 'second Peeters' });
    expect((await settle('confirm', 'second')).json().code).toBe('scale-confirmed');
    expect((await settle('withdraw', 'platform')).json().code).toBe('scale-confirmed');
    const { id } = await server.db.selectFrom('publishedScales').select('id').executeTakeFirstOrThrow();
    expect((await listEvents(server.db, id)).map(({ type, after }) => [type, after])).toEqual([
      ['scale.published', OF_2027],
      ['scale.confirmed', { from: '2027-01-01' }],
    ]);
  });

  it('are taken back while nobody has confirmed them, the last first', async () => {
    await publish();
    await publish({ from: '2027-07-01' });
    const followed = await settle('withdraw', 'second');
    expect(followed.json()).toMatchObject({ code: 'scale-followed', params: { date: '2027-07-01' } });
    expect((await settle('withdraw', 'second', '2027-07-01')).statusCode).toBe(200);
    expect((await settle('withdraw', 'platform')).json().items.at(-1).from).toBe('2026-01-01');
    expect((await settle('withdraw', 'platform')).statusCode).toBe(404);
    expect((await settle('confirm', 'second', '2026-01-01')).statusCode).toBe(404);
  });

  it('follow the last that are known, and leave no year out', async () => {
    const before = await publish({ from: '2026-01-01' });
    expect([before.statusCode, before.json().code, before.json().params]).toEqual([
      409,
      'scale-not-after-last',
      { date: '2026-01-01' },
    ]);
    expect((await publish({ from: '2028-01-01' })).json()).toMatchObject({
      code: 'scale-leaves-year-out',
      params: { year: '2027' },
    });
    await publish();
    expect((await publish()).json().code).toBe('scale-not-after-last');
    expect((await publish({ from: '2028-01-01' })).statusCode).toBe(201);
  });

  it.each([
    [{ second: 1450 }, 'second', 'layers-unordered'],
    [{ fourth: 1000 }, 'fourth', 'layers-unordered'],
    [{ free: 0 }, 'free', 'larger-than-0'],
    [{ source: ' ' }, 'source', 'required'],
    [{ from: '2027-02-30' }, 'from', 'date-invalid'],
  ])('are refused as %j', async (changes, path, code) => {
    const response = await publish(changes);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toContainEqual(expect.objectContaining({ path, code }));
  });

  it('are taken over once when two do so at the same time', async () => {
    const responses = await Promise.all([publish(), publish({}, 'second'), publish({}, 'second')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    [null, 401],
    ['ann', 403],
    ['stranger', 403],
  ])('are not changed by %s', async (subject, status) => {
    expect((await publish({}, subject)).statusCode).toBe(status);
  });

  it('decide our figure by the day of payment, and before they are known the last ones do', async () => {
    expect(await quotaOf('2026-06-01')).toMatchObject({ quotaCents: 44_220n, scale: { isConfirmed: true } });
    expect(await quotaOf('2027-01-15')).toMatchObject({ quotaCents: 44_220n, scale: { isOfItsYear: false } });
    await publish();
    // 21.40 + 48.30 + 64.40 + 271.00
    expect(await quotaOf('2027-01-15')).toMatchObject({ quotaCents: 40_510n, scale: { isConfirmed: false } });
    await settle('confirm', 'second');
    expect(await quotaOf('2027-01-15')).toMatchObject({ scale: { isConfirmed: true, isOfItsYear: true } });
    await expect(quotaOf('2015-12-31')).rejects.toMatchObject({ code: 'law-gap' });
  });
});
