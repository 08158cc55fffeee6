import { PDF } from '@libpdf/core';
import type { Closing } from '@prorata/contract/closings/closing';
import { type Report, reportFromJson } from '@prorata/documents/report/report';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor, insertStatement } from '../../testing/insert-sample-dossier.ts';
import { prepareOffice } from '../series/testing/finished-dossier.ts';
import { openWageDossier, type WageDossier } from './testing/wage-dossier.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice();
  await prepareOffice(office);
});
afterAll(() => office.server.close());

const ADDRESS = {
  street: 'Vaartstraat',
  housenumber: '40',
  zipcode: '2830',
  city: 'Willebroek',
  country: 'BE',
};

/** W1 with one child: 442.20 less 88.00. */
const computation = {
  paidOn: '2026-09-30',
  incomes: [{ kind: 'wage', payer: 'Bakkerij Peeters', net: 2150 }],
  children: 1,
};

async function reportOf(resultId: string): Promise<Report> {
  const { reportJson } = await office.server.db
    .selectFrom('calculationResults')
    .select('reportJson')
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  return reportFromJson(reportJson);
}

async function pay(dossierId: string): Promise<void> {
  await office.server.db
    .updateTable('dossiers')
    .set({ status: 'Paid', statusChangedAt: new Date('2026-11-20T09:00:00Z') })
    .where('id', '=', dossierId)
    .execute();
}

async function closingOf(dossierId: string): Promise<Closing> {
  const response = await office.server.call('sofie', { url: `/api/Dossier/${dossierId}/Closing` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const releases = ({ tasks }: Closing) => tasks.filter(({ task }) => task === 'releaseThirdParty');

/** The next run, with what came in up to the day, signed and over. */
async function runUntil(
  wage: WageDossier,
  day: string,
  consultedAt = '2026-11-10T09:00:00Z',
): Promise<{ dossierId: string; report: Report }> {
  const { status, body } = await wage.openRun(day, consultedAt);
  expect(status, JSON.stringify(body)).toBe(201);
  return { dossierId: body.id, report: await reportOf(await wage.finishRun(body.id)) };
}

test('the report of a run tells the bands, what was paid, and balances that go from one run to the next', async () => {
  const wage = await openWageDossier(office);
  const payerId = await wage.addPayer({ address: ADDRESS, kboNumber: null });
  await wage.receive(payerId, '2026-09', '2026-10-05', 344.2, {
    computation,
    differenceNote: 'Een dag onbetaald verlof',
  });
  const first = await runUntil(wage, '2026-10-31');
  expect(first.report.incomeRun).toMatchObject({
    number: 1,
    earlier: [],
    payers: [{ id: payerId, name: 'Bakkerij Peeters', address: expect.stringContaining('Willebroek') }],
    receipts: [
      {
        month: '2026-09',
        receivedCents: 34_420n,
        differenceNote: 'Een dag onbetaald verlof',
        computed: { netCents: 215_000n, quotaCents: 35_420n, ownQuotaCents: 35_420n, childrenCents: 8_800n },
      },
    ],
    scales: [{ from: '2026-01-01' }],
  });
  for (const { series } of first.report.declarants) expect(series?.earlierCents).toBe(0n);

  await wage.receive(payerId, '2026-10', '2026-11-05', 2000);
  await pay(first.dossierId);
  const second = await runUntil(wage, '2026-11-06', '2026-11-12T09:00:00Z');
  expect(second.report.incomeRun).toMatchObject({
    number: 2,
    earlier: [{ fileNumber: first.report.fileNumber }],
    receipts: [{ month: '2026-10', computed: null }],
  });
  const afterFirst = new Map(first.report.declarants.map((one) => [one.name, one]));
  expect(second.report.declarants.length).toBeGreaterThan(1);
  for (const { name, series, allottedCents } of second.report.declarants) {
    const before = afterFirst.get(name);
    expect(series?.earlierCents, name).toBe(before?.allottedCents);
    expect(series?.beforeCents, name).toBe(before?.series?.afterCents);
    expect(series?.afterCents, name).toBe((series?.beforeCents ?? 0n) - allottedCents);
    expect(series?.acceptedCents, name).toBe((series?.beforeCents ?? 0n) + (series?.earlierCents ?? 0n));
  }
});

test('a receipt that is changed after the calculation is told before the signature', async () => {
  const wage = await openWageDossier(office);
  const payerId = await wage.addPayer();
  await wage.receive(payerId, '2026-09', '2026-10-05', 354.2, { computation });
  expect((await wage.openRun('2026-10-31')).status).toBe(201);
  const calculated = await office.server.call('ann', {
    method: 'POST',
    url: `/api/Dossier/${wage.dossierId}/calculate`,
    payload: { note: null },
  });
  expect(calculated.statusCode, calculated.body).toBe(201);
  await office.server.db
    .updateTable('incomeReceipts')
    .set({ differenceNote: 'Nagekeken met de loonfiche' })
    .where('payerId', '=', payerId)
    .execute();
  const url = `/api/Dossier/${wage.dossierId}/Result/${calculated.json().id}/differences`;
  const compared = await office.server.call('ann', { url });
  expect(compared.statusCode, compared.body).toBe(200);
  expect(compared.json().differences).toMatchObject([
    {
      part: 'receipt',
      name: expect.stringContaining('Bakkerij Peeters, september'),
      kind: 'changed',
      changes: [{ field: 'note', after: { value: 'Nagekeken met de loonfiche' } }],
    },
  ]);
});

test('payers are released when everybody of the series is paid, each in the own language, and only then', async () => {
  const wage = await openWageDossier(office, [creditor('Aannemer A', 'Vonnis', 100_000n)]);
  const payerId = await wage.addPayer({ address: ADDRESS, language: 'fr' });
  await wage.receive(payerId, '2026-09', '2026-10-05', 400);
  const first = await runUntil(wage, '2026-10-31');
  await pay(first.dossierId);
  const open = await closingOf(first.dossierId);
  expect(releases(open)).toEqual([]);
  expect(open.tasks.find(({ task }) => task === 'reportToCentralFile')?.text).toContain(
    'dit saldo gaat mee naar de volgende verdeling',
  );
  expect(open.tasks.find(({ task }) => task === 'informDefendant')?.text).toContain(
    'Het beslag op uw inkomen loopt door',
  );

  await wage.receive(payerId, '2026-10', '2026-11-05', 900);
  const second = await runUntil(wage, '2026-11-06', '2026-11-12T09:00:00Z');
  expect(second.report.totals.surplusCents).toBeGreaterThan(0n);
  await pay(second.dossierId);
  const over = await closingOf(second.dossierId);
  expect(releases(await closingOf(first.dossierId))).toEqual([]);
  expect(releases(over)).toMatchObject([
    {
      subject: payerId,
      about: 'Bakkerij Peeters',
      letter: { addressLines: ['Bakkerij Peeters', 'Vaartstraat 40', '2830 Willebroek'], canBeSent: true },
      done: null,
    },
  ]);
  expect(releases(over)[0]?.text).toContain('Le dernier mois sur lequel une retenue était due est octobre');

  const releasedAt = async () =>
    (await wage.read(second.dossierId)).payers.find(({ id }) => id === payerId)?.releasedAt;
  const task = `/api/Dossier/${second.dossierId}/Closing/releaseThirdParty/${payerId}`;
  const act = async (what: 'done' | 'reopen', payload?: object) => {
    const url = `${task}/${what}`;
    const response = await office.server.call('sofie', { method: 'POST', url, ...(payload && { payload }) });
    expect(response.statusCode, response.body).toBe(200);
  };
  await act('done', { reference: null, note: 'Zelf gebracht' });
  expect(await releasedAt()).toEqual(expect.any(String));
  expect(releases(await closingOf(second.dossierId))[0]?.done).toMatchObject({ note: 'Zelf gebracht' });
  await act('reopen');
  expect(await releasedAt()).toBeNull();
  const sent = await office.server.call('sofie', {
    method: 'POST',
    url: `/api/Dossier/${second.dossierId}/Closing/sendLetters`,
    payload: { letters: [{ task: 'releaseThirdParty', subject: payerId }] },
  });
  expect(sent.statusCode, sent.body).toBe(200);
  expect(await releasedAt()).toEqual(expect.any(String));
});

test('a payer who was released and pays again is released again', async () => {
  const wage = await openWageDossier(office, [creditor('Aannemer A', 'Vonnis', 100_000n)]);
  const payerId = await wage.addPayer({ address: ADDRESS });
  await wage.receive(payerId, '2026-09', '2026-10-05', 1100);
  const first = await runUntil(wage, '2026-10-31');
  await pay(first.dossierId);
  const release = { task: 'releaseThirdParty', subject: payerId };
  const sendRelease = (dossierId: string) =>
    office.server.call('sofie', {
      method: 'POST',
      url: `/api/Dossier/${dossierId}/Closing/sendLetters`,
      payload: { letters: [release] },
    });
  expect((await sendRelease(first.dossierId)).statusCode).toBe(200);
  await office.server.db
    .updateTable('payers')
    .set({ releasedAt: new Date('2026-11-01T09:00:00Z') })
    .where('id', '=', payerId)
    .execute();

  await wage.receive(payerId, '2026-10', '2026-11-05', 200);
  const { id: second } = (await wage.openRun('2026-11-06', '2026-11-12T09:00:00Z')).body;
  const place = { dossierId: second, userId: office.cast.own.administratorId, assetIds: [] };
  await insertStatement(office.server.db, place, creditor('Bouwmarkt B', 'Vonnis', 10_000n));
  await wage.finishRun(second);
  await pay(second);
  expect(releases(await closingOf(second))).toMatchObject([{ ...release, done: null }]);
  const sent = await sendRelease(second);
  expect(sent.statusCode, sent.body).toBe(200);
  expect(releases(await closingOf(second))).toMatchObject([{ ...release, done: {} }]);
});

test('the certificate of a run tells what was given before and what goes to the next', async () => {
  const wage = await openWageDossier(office, [creditor('Aannemer A', 'Vonnis', 100_000n)]);
  const payerId = await wage.addPayer();
  await wage.receive(payerId, '2026-09', '2026-10-05', 400);
  const { dossierId } = await runUntil(wage, '2026-10-31');
  await pay(dossierId);
  const [statementId = ''] = wage.statementIds;
  const url = `/api/Dossier/${dossierId}/Closing/certificate/${statementId}`;
  const file = await office.server.call('sofie', { url });
  expect(file.statusCode).toBe(200);
  const pdf = await PDF.load(file.rawPayload);
  const lines = pdf.extractText().flatMap((page) => page.lines.map(({ text }) => text));
  expect(lines.join(' ')).toContain('Saldo voor de volgende verdeling: € 600,00');
});

test('the mail about a payment tells the balance for the next run', async () => {
  const wage = await openWageDossier(office, [creditor('Aannemer A', 'Vonnis', 100_000n)]);
  const [statementId = ''] = wage.statementIds;
  await office.server.db
    .updateTable('statements')
    .set({ primaryEmail: 'boekhouding@creditor.example' })
    .where('id', '=', statementId)
    .execute();
  const payerId = await wage.addPayer();
  await wage.receive(payerId, '2026-09', '2026-10-05', 400);
  const { dossierId } = await runUntil(wage, '2026-10-31');
  const paid = await office.server.call('sofie', {
    method: 'POST',
    url: `/api/Dossier/markAsPaid?dossierId=${dossierId}`,
    payload: { paidOn: '2026-11-14' },
  });
  expect(paid.statusCode, paid.body).toBe(200);
  const mail = await office.server.db
    .selectFrom('deliveries')
    .select('content')
    .where('dossierId', '=', dossierId)
    .where('purpose', '=', 'payment-made')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(mail.content)).toMatch(/"payment\.balance":"?60000\b/);
});
