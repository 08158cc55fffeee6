import type { DossierFinding } from '@prorata/contract/distribution/finding';
import type { Computation } from '@prorata/contract/income/income';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertUser } from '../../testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { type CalculatedSample, calculateSampleDossier } from './testing/calculate-sample-dossier.ts';

let server: TestServer;
let cast: TestUsers;
let dossier: CalculatedSample;
beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
  await insertUser(server.db, 'second', { isPlatformAdmin: true });
  dossier = await calculateSampleDossier(server, cast);
});
afterAll(() => server.close());

let lastPayerNumber = 0;

/** A month of the wage of 2,150.00 of which 442.20 may be seized by the amounts of 2026. */
async function receive(
  paidOn: string,
  amountCents: bigint,
  { note = null, incomes }: { readonly note?: string | null; readonly incomes?: Computation['incomes'] } = {},
): Promise<string> {
  const { dossierId } = dossier;
  const [payerId, id] = [newId(), newId()];
  lastPayerNumber += 1;
  const payer = { name: 'Rotsaert NV', kind: 'wage', address: {} } as const;
  await server.db
    .insertInto('payers')
    .values({ id: payerId, seriesId: dossierId, number: lastPayerNumber, ...payer })
    .execute();
  const computation: Computation = {
    paidOn,
    incomes: incomes ?? [{ kind: 'wage', payer: null, net: 2150, extra: 0 }],
    children: 0,
    maintenance: null,
  };
  await server.db
    .insertInto('incomeReceipts')
    .values({
      id,
      seriesId: dossierId,
      payerId,
      month: `${paidOn.slice(0, 7)}-01`,
      receivedOn: paidOn,
      amountCents,
      computation: JSON.stringify(computation),
      quotaCents: 44_220n,
      differenceNote: note,
      runId: dossierId,
      enteredBy: cast.own.administratorId,
      enteredAt: TEST_NOW,
    })
    .execute();
  return id;
}

async function pointsAboutIncome() {
  const response = await server.call('ann', { url: `/api/Dossier/${dossier.dossierId}/validate` });
  const findings: DossierFinding[] = response.json().findings;
  return findings.filter(({ place }) => place === 'income').map(({ code, params }) => ({ code, ...params }));
}

async function sign() {
  const payload = { isTariffConfirmed: true, consultation: { sources: ['centralFile'] } };
  const response = await server.call('ann', { method: 'POST', url: `${dossier.url}/getSigningUrl`, payload });
  return response.json();
}

async function quotaOf(id: string) {
  const { quotaCents } = await server.db
    .selectFrom('incomeReceipts')
    .select('quotaCents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return quotaCents;
}

const OF_2027 = { from: '2027-01-01', free: 1450, second: 1557, third: 1718, fourth: 1879, perChild: 90 };

describe('a dossier of income', () => {
  it('tells what a payer paid more or less than our figure, and the explanation where there is one', async () => {
    await receive('2026-09-15', 44_220n);
    await receive('2026-10-15', 40_000n);
    await receive('2026-11-16', 50_000n);
    await receive('2026-12-15', 50_000n, { note: 'With holiday pay.' });
    const about = { payer: 'Rotsaert NV', quota: 442.2 };
    expect(await pointsAboutIncome()).toEqual([
      { code: 'quotaPaidLess', ...about, date: '2026-10-15', paid: 400, difference: 42.2 },
      { code: 'quotaPaidMore', ...about, date: '2026-11-16', paid: 500, difference: 57.8 },
      {
        code: 'quotaDifferenceExplained',
        ...about,
        date: '2026-12-15',
        paid: 500,
        note: 'With holiday pay.',
      },
    ]);
    expect((await sign()).code).not.toBe('scale-not-confirmed');
  });

  it('is not signed before a second administrator has confirmed the amounts that it stands on', async () => {
    const id = await receive('2027-01-15', 44_220n);
    const refused = { code: 'scale-not-confirmed', params: { date: '2027-01-15' } };
    expect(await sign()).toMatchObject(refused);
    expect(await pointsAboutIncome()).toContainEqual({ code: 'scaleUnconfirmed', date: '2027-01-15' });
    const payload = { ...OF_2027, source: 'Official Gazette of 14 December 2026' };
    await server.call('platform', { method: 'POST', url: '/api/Income/scales', payload });
    // Our figure follows the amounts of its own year; that of what was paid before does not change.
    expect(await quotaOf(id)).toBe(40_510n);
    expect(await sign()).toMatchObject(refused);
    await server.call('second', { method: 'POST', url: '/api/Income/scales/2027-01-01/confirm' });
    expect((await sign()).code).not.toBe('scale-not-confirmed');
    expect(await pointsAboutIncome()).toContainEqual({
      code: 'quotaPaidMore',
      payer: 'Rotsaert NV',
      date: '2027-01-15',
      paid: 442.2,
      quota: 405.1,
      difference: 37.1,
    });
  });
});
