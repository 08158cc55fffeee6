import { sumEuros } from '@prorata/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { actionOfSystem } from '../../http/action.ts';
import { formOf } from '../../http/testing/form.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { codaWith } from '../payouts/testing/dossier-to-pay.ts';
import { prepareOffice } from '../series/testing/finished-dossier.ts';
import { tellDueRuns } from './tell-due-runs.ts';
import { openWageDossier, type WageDossier } from './testing/wage-dossier.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice();
  await prepareOffice(office);
});
afterAll(() => office.server.close());

async function moneyOf(dossierId: string) {
  const url = `/api/Dossier/${dossierId}/collection`;
  const { balanceToDistribute, soldAssets } = (await office.server.call('sofie', { url })).json();
  return {
    balance: balanceToDistribute,
    lots: soldAssets.map((lot: { name: string; poolKind: string; collectedAmount: number }) => [
      lot.name,
      lot.poolKind,
      lot.collectedAmount,
    ]),
  };
}

async function eventsOf(dossierId: string): Promise<string[]> {
  const rows = await office.server.db
    .selectFrom('auditEvents')
    .select('type')
    .where('dossierId', '=', dossierId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ type }) => type);
}

describe('a dossier whose money does not come month by month', () => {
  it('has no receipts, and says why', async () => {
    const dossier = await openWageDossier(office);
    await office.server.db
      .updateTable('dossiers')
      .set({ paymentType: 'oneOff' })
      .where('id', '=', dossier.dossierId)
      .execute();
    expect(await dossier.call('')).toMatchObject({ status: 409, body: { code: 'dossier-not-recurring' } });
    expect(await dossier.post('/payer', { name: 'X', kind: 'wage', address: {} })).toMatchObject({
      status: 409,
    });
  });
});

describe('terms', () => {
  it('are the defaults until they are set, and of two people who set them one is told', async () => {
    const dossier = await openWageDossier(office);
    const { terms } = await dossier.read();
    expect(terms).toMatchObject({ threshold: null, sharesOn: 'balance', children: 0, version: 1 });
    const set = (payload: object) => dossier.call('/terms', { method: 'PUT', payload });
    const first = await set({ ...terms, threshold: 1500, everyMonths: 3, sharesOn: 'initial' });
    expect(first.body.terms).toMatchObject({
      threshold: 1500,
      everyMonths: 3,
      sharesOn: 'initial',
      version: 2,
    });
    expect(await set({ ...terms, threshold: 2000 })).toMatchObject({
      status: 409,
      body: { code: 'stale', stale: { subject: 'recurring' } },
    });
    expect((await set({ ...terms, version: 2, childrenSince: '2199-01-01' })).status).toBe(400);
    expect(await eventsOf(dossier.dossierId)).toEqual(['recurring.termsChanged']);
  });
});

describe('payers', () => {
  it('are added, changed with their version, and deleted while nothing came from them', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer({ seizedAt: '2026-03-02T10:15:00Z', paysOnDay: 5 });
    const [payer] = (await dossier.read()).payers;
    expect(payer).toMatchObject({
      id: payerId,
      name: 'Bakkerij Peeters',
      seizedAt: '2026-03-02T10:15:00.000Z',
    });
    const { id: _, version, releasedAt: __, ...fields } = payer ?? { id: '', version: 1, releasedAt: null };
    const put = (more: object) =>
      dossier.call(`/payer/${payerId}`, { method: 'PUT', payload: { ...fields, version, ...more } });
    expect((await put({ name: 'Bakkerij Peeters BV' })).body.payers[0]?.name).toBe('Bakkerij Peeters BV');
    expect((await put({ name: 'Te laat' })).body).toMatchObject({
      code: 'stale',
      stale: { subject: 'payer' },
    });
    expect((await put({ seizedAt: '2199-01-01T00:00:00Z' })).status).toBe(400);

    await dossier.receive(payerId, '2026-09', '2026-10-01', 250);
    const remove = (id: string) => dossier.call(`/payer/${id}`, { method: 'DELETE' });
    expect(await remove(payerId)).toMatchObject({ status: 409, body: { code: 'payer-in-use' } });
    const other = await dossier.addPayer({ name: 'Vlaams Pensioenfonds', kind: 'replacement' });
    expect((await remove(other)).body.payers.map(({ id }) => id)).toEqual([payerId]);
  });
});

describe('receipts', () => {
  it('wait, with our own figure beside what was paid', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    const computation = {
      paidOn: '2026-10-01',
      incomes: [{ kind: 'wage', payer: 'Bakkerij Peeters', net: 2000 }],
    };
    const { receipts, waiting } = await dossier.receive(payerId, '2026-09', '2026-10-01', 500, {
      computation,
      maintenanceOnly: 100,
      differenceNote: 'Voorschot teruggenomen',
    });
    const [receipt] = receipts;
    expect(receipt).toMatchObject({ run: null, canChange: true, isOnStatement: false, maintenanceOnly: 100 });
    expect(receipt?.quota).toBeGreaterThan(0);
    expect(receipt?.difference).toBe(sumEuros([400, -(receipt?.quota ?? 0)]));
    expect(waiting).toEqual({ amount: 500, maintenanceOnly: 100, receipts: 1 });
  });

  it('refuse what cannot be: tomorrow, a month to come, more for maintenance than there is, a stranger', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    const good = { payerId, month: '2026-09', receivedOn: '2026-10-01', amount: 100 };
    const errorsOf = async (more: object) => {
      const { body } = await dossier.post<{ errors?: { path: string; code: string }[] }>('/receipt', {
        ...good,
        ...more,
      });
      return body.errors?.map(({ path, code }) => `${path} ${code}`) ?? body.code;
    };
    expect(await errorsOf({ receivedOn: '2199-01-01' })).toEqual(['receivedOn moment-future']);
    expect(await errorsOf({ month: '2026-12' })).toEqual(['month moment-future']);
    expect(await errorsOf({ maintenanceOnly: 100.01 })).toEqual(['maintenanceOnly too-large']);
    expect(await errorsOf({ amount: 0 })).toEqual(['amount larger-than-0']);
    expect(await errorsOf({ payerId: dossier.dossierId })).toBe('not-found');
    // A pension is paid ahead, and a month of long ago may come at last.
    await dossier.receive(payerId, '2026-11', '2026-10-31', 100);
    await dossier.receive(payerId, '2019-02', '2026-10-31', 100);
  });

  it('refuse the same twice, unless somebody says that it is another', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    const same = { payerId, month: '2026-09', receivedOn: '2026-10-01', amount: 100 };
    await dossier.post('/receipt', same);
    expect((await dossier.post('/receipt', same)).body).toMatchObject({ code: 'duplicate-receipt' });
    expect((await dossier.post('/receipt', { ...same, isAnother: true })).body.waiting.amount).toBe(200);
  });

  it('change and go with their version, also in a run that nobody has signed, whose lots follow', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    await dossier.receive(payerId, '2026-08', '2026-09-01', 300, { maintenanceOnly: 50 });
    await dossier.receive(payerId, '2026-09', '2026-10-01', 400);
    await dossier.receive(payerId, '2026-09', '2026-10-02', 20);
    expect((await dossier.openRun('2026-10-31')).body.id).toBe(dossier.dossierId);
    expect(await moneyOf(dossier.dossierId)).toEqual({
      balance: 720,
      lots: [
        ['08/2026 · Bakkerij Peeters', 'income', 250],
        ['08/2026 · Bakkerij Peeters', 'maintenanceOnly', 50],
        ['09/2026 · Bakkerij Peeters', 'income', 420],
      ],
    });
    const [first, second, third] = (await dossier.read()).receipts;
    const { month, receivedOn } = first ?? {};
    const put = (version: number | undefined) =>
      dossier.call(`/receipt/${first?.id}`, {
        method: 'PUT',
        payload: { payerId, month, receivedOn, amount: 310, maintenanceOnly: 0, version },
      });
    expect((await put(first?.version)).status).toBe(200);
    expect((await put(first?.version)).body).toMatchObject({ code: 'stale', stale: { subject: 'income' } });
    expect(await moneyOf(dossier.dossierId)).toMatchObject({ balance: 730 });
    expect((await dossier.post(`/receipt/${second?.id}/takeOut`)).body.waiting.amount).toBe(400);
    expect(await dossier.post(`/receipt/${second?.id}/takeOut`)).toMatchObject({
      status: 409,
      body: { code: 'receipt-waits' },
    });
    expect((await dossier.call(`/receipt/${third?.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await moneyOf(dossier.dossierId)).toEqual({
      balance: 310,
      lots: [['08/2026 · Bakkerij Peeters', 'income', 310]],
    });
    // Said again, what waits up to that day is in it again.
    await dossier.openRun('2026-10-31');
    expect(await moneyOf(dossier.dossierId)).toMatchObject({ balance: 710 });
    expect(await eventsOf(dossier.dossierId)).toEqual(
      expect.arrayContaining(['income.takenIn', 'income.changed', 'income.takenOut', 'income.removed']),
    );
  });

  it('keep their lot when they are put right: what rests on it goes along', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    await dossier.receive(payerId, '2026-09', '2026-10-01', 400);
    await dossier.openRun('2026-10-31');
    const { db } = office.server;
    const lotsOf = () =>
      db
        .selectFrom('assets')
        .select(['id', 'collectedAmountCents'])
        .where('dossierId', '=', dossier.dossierId)
        .execute();
    const [lot] = await lotsOf();
    await db
      .insertInto('executionCosts')
      .values({
        ...{ id: newId(), dossierId: dossier.dossierId, position: 0, description: 'Betekening' },
        ...{ amountCents: 30_00n, assetIds: [lot?.id ?? ''] },
      })
      .execute();
    const [receipt] = (await dossier.read()).receipts;
    const { status } = await dossier.call(`/receipt/${receipt?.id}`, {
      method: 'PUT',
      payload: {
        ...{ payerId, month: '2026-09', receivedOn: '2026-10-01', amount: 450 },
        version: receipt?.version,
      },
    });
    expect(status).toBe(200);
    expect(await lotsOf()).toEqual([{ id: lot?.id, collectedAmountCents: 450_00n }]);
    expect(await moneyOf(dossier.dossierId)).toMatchObject({ balance: 450 });
  });

  it('of a signed run stay as they are', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    await dossier.receive(payerId, '2026-09', '2026-10-01', 1000);
    await dossier.openRun('2026-10-31');
    await dossier.finishRun(dossier.dossierId);
    const [receipt] = (await dossier.read()).receipts;
    expect(receipt?.canChange).toBe(false);
    for (const options of [
      { method: 'DELETE' },
      {
        method: 'PUT',
        payload: {
          payerId,
          month: '2026-09',
          receivedOn: '2026-10-01',
          amount: 1,
          version: receipt?.version,
        },
      },
    ] as const) {
      expect(await dossier.call(`/receipt/${receipt?.id}`, options)).toMatchObject({
        status: 409,
        body: { code: 'receipt-distributed' },
      });
    }
    expect((await dossier.post(`/receipt/${receipt?.id}/takeOut`)).body.code).toBe('receipt-distributed');
  });
});

describe('money on the bank statement', () => {
  async function importInto(dossier: WageDossier, movements: Parameters<typeof codaWith>[0]) {
    const form = await formOf({ file: new File([codaWith(movements)], 'statement.cod') });
    return dossier.call('/statement', { method: 'POST', ...form });
  }

  it('is proposed with its payer and month, becomes a receipt once, and a question again when that is deleted', async () => {
    const dossier = await openWageDossier(office);
    const { fileNumber } = await dossier.read();
    const payerId = await dossier.addPayer({ account: 'BE71096123456769' });
    await dossier.receive(payerId, '2026-08', '2026-09-03', 300);
    const money = { counterpartyName: 'BAKKERIJ PEETERS', counterpartyAccount: 'BE71096123456769' };
    const imported = await importInto(dossier, [
      { ...money, amountCents: 410_00n, communication: `Loonbeslag ${fileNumber}` },
      { ...money, amountCents: 520_00n, communication: 'Loonbeslag 2020/9999' },
    ]);
    expect(imported.status, JSON.stringify(imported.body)).toBe(200);
    const [question, ...others] = imported.body.questions.filter(({ amount }) => [410, 520].includes(amount));
    expect(others).toEqual([]);
    expect(question).toMatchObject({ suggestedPayerId: payerId, suggestedMonth: '2026-09' });
    const answer = () =>
      dossier.post(`/movement/${question?.movementId}/receive`, {
        ...{ version: question?.version, payerId, month: '2026-09' },
      });
    const { body } = await answer();
    const receipt = body.receipts.at(-1);
    expect(receipt).toMatchObject({ amount: 410, isOnStatement: true, month: '2026-09' });
    expect(await answer()).toMatchObject({ status: 409, body: { code: 'bank-movement-answered' } });
    const change = await dossier.call(`/receipt/${receipt?.id}`, {
      method: 'PUT',
      payload: {
        ...{ payerId, month: '2026-09', receivedOn: receipt?.receivedOn, amount: 411 },
        version: receipt?.version,
      },
    });
    expect(change.body.code).toBe('receipt-on-statement');
    const removed = await dossier.call(`/receipt/${receipt?.id}`, { method: 'DELETE' });
    expect(removed.body.questions.map(({ movementId }) => movementId)).toContain(question?.movementId);
  });

  it('is a question again when the dossier that it was income of is deleted', async () => {
    const dossier = await openWageDossier(office);
    const other = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    const { body } = await importInto(dossier, [
      { amountCents: 77_77n, communication: 'Inhouding', counterpartyName: 'Nieuwe werkgever' },
    ]);
    const question = body.questions.find(({ amount }) => amount === 77.77);
    const isAsked = async () =>
      (await other.read()).questions.some(({ movementId }) => movementId === question?.movementId);
    expect(await isAsked()).toBe(true);
    await dossier.post(`/movement/${question?.movementId}/receive`, {
      ...{ version: question?.version, payerId, month: '2026-09' },
    });
    expect(await isAsked()).toBe(false);
    await office.server.db
      .updateTable('dossiers')
      .set({ status: 'Created' })
      .where('id', '=', dossier.dossierId)
      .execute();
    const url = `/api/Dossier/${dossier.dossierId}`;
    expect((await office.server.call('sofie', { method: 'DELETE', url })).statusCode).toBe(204);
    expect(await isAsked()).toBe(true);
  });
});

describe('a run', () => {
  it('of two people at once is opened once, takes what came up to the day, and lets the rest wait', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    await dossier.receive(payerId, '2026-08', '2026-09-01', 1000);
    await dossier.openRun('2026-09-30', '2026-10-01T09:00:00Z');
    await dossier.finishRun(dossier.dossierId);
    expect((await dossier.openRun('2026-10-31')).body).toMatchObject({ code: 'nothing-received' });
    await dossier.receive(payerId, '2026-09', '2026-10-01', 1000);
    await dossier.receive(payerId, '2026-10', '2026-11-01', 700);
    const [one, other] = await Promise.all([
      dossier.openRun('2026-10-31'),
      dossier.openRun('2026-10-31', undefined, 'ann'),
    ]);
    expect([one?.status, other?.status]).toEqual([201, 201]);
    expect(one?.body.id).toBe(other?.body.id);
    expect(one?.body).toMatchObject({ status: 'Created', daterequestcbb: '2026-11-10T09:00:00.000Z' });
    const overview = await dossier.read(one?.body.id);
    expect(overview).toEqual(await dossier.read());
    expect(overview.runs.map(({ number, received, isSigned }) => [number, received, isSigned])).toEqual([
      [1, 1000, true],
      [2, 1000, false],
    ]);
    expect(overview).toMatchObject({ waiting: { amount: 700 }, refusal: 'status', opens: 'next' });
    expect((await dossier.openRun('2026-11-05')).body.code).toBe('dossier-status');
  });

  it('asks for a consultation after that of the run before, and for neither tomorrow', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    await dossier.receive(payerId, '2026-08', '2026-09-01', 1000);
    expect((await dossier.openRun('2199-01-01')).status).toBe(400);
    expect((await dossier.openRun('2026-09-30', '2199-01-01T00:00:00Z')).status).toBe(400);
    await dossier.openRun('2026-09-30');
    await dossier.finishRun(dossier.dossierId);
    await dossier.receive(payerId, '2026-09', '2026-10-01', 1000);
    expect((await dossier.openRun('2026-10-31')).status).toBe(400);
    expect((await dossier.openRun('2026-10-31', '2026-11-11T09:00:00Z')).status).toBe(201);
  });

  it('never says that the central file was consulted earlier than the dossier knows', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    await dossier.receive(payerId, '2026-08', '2026-09-01', 1000);
    expect((await dossier.openRun('2026-09-30', '2026-01-05T08:00:00Z')).body).toMatchObject({
      errors: [{ path: 'consultedAt', code: 'day-too-early' }],
    });
    expect((await dossier.openRun('2026-09-30', '2026-01-05T09:00:00Z')).body).toMatchObject({
      id: dossier.dossierId,
      daterequestcbb: '2026-01-05T09:00:00.000Z',
    });
  });

  it('that is cancelled frees what it held, and the next follows the last in force', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    await dossier.receive(payerId, '2026-08', '2026-09-01', 1000);
    await dossier.openRun('2026-09-30', '2026-10-01T09:00:00Z');
    await dossier.finishRun(dossier.dossierId);
    await dossier.receive(payerId, '2026-09', '2026-10-01', 800);
    const cancelled = (await dossier.openRun('2026-10-31')).body.id;
    const url = `/api/Dossier/${cancelled}/cancel`;
    const response = await office.server.call('sofie', {
      method: 'POST',
      url,
      payload: { reason: 'Vergissing' },
    });
    expect(response.statusCode, response.body).toBe(200);
    expect(await dossier.read()).toMatchObject({ waiting: { amount: 800 }, refusal: null });
    const { body } = await dossier.openRun('2026-10-31', '2026-11-12T09:00:00Z');
    expect(body.id).not.toBe(cancelled);
    expect((await dossier.read()).runs.map(({ dossierId }) => dossierId)).toEqual([
      dossier.dossierId,
      body.id,
    ]);
    expect(await moneyOf(body.id)).toMatchObject({ balance: 800 });
  });
});

describe('a run that is due', () => {
  const setTerms = async (dossier: WageDossier, terms: object) => {
    const { terms: stored } = await dossier.read();
    return dossier.call('/terms', { method: 'PUT', payload: { ...stored, ...terms } });
  };
  async function mailsAbout(dossierId: string, at = TEST_NOW) {
    await tellDueRuns(office.server.tools, actionOfSystem(at));
    const mails = await office.server.db
      .selectFrom('deliveries')
      .select(['content', 'language'])
      .where('purpose', '=', 'run-due')
      .execute();
    return mails.filter(({ content }) => JSON.stringify(content).includes(dossierId));
  }

  it('is told once to who answers for it, and again for the next', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    await setTerms(dossier, { threshold: 1000, nextRunOn: '2026-11-01' });
    expect((await dossier.receive(payerId, '2026-07', '2026-08-01', 600)).due).toEqual({
      ...{ occasion: 'date', since: '2026-11-01' },
    });
    const { due, keepUntil } = await dossier.receive(payerId, '2026-08', '2026-09-01', 2400);
    expect([due, keepUntil]).toEqual([{ occasion: 'threshold', since: '2026-09-01' }, '2026-10-01']);
    expect(await mailsAbout(dossier.dossierId)).toHaveLength(1);
    expect(await mailsAbout(dossier.dossierId)).toHaveLength(1);
    await dossier.openRun('2026-09-30', '2026-10-01T09:00:00Z');
    expect(await dossier.read()).toMatchObject({ due: null, terms: { threshold: 1000, nextRunOn: null } });

    await dossier.receive(payerId, '2026-09', '2026-10-01', 1000);
    const run = await dossier.finishRun(dossier.dossierId);
    expect(run).not.toBe('');
    expect(await mailsAbout(dossier.dossierId)).toHaveLength(2);
  });

  it.each([
    ['cancelled', '/cancel', { method: 'POST', payload: { reason: 'Vergissing' } }, 200],
    ['deleted', '', { method: 'DELETE' }, 204],
  ] as const)(
    'is due again on the day that was set, and told again, when it is %s',
    async (_, step, call, says) => {
      const dossier = await openWageDossier(office);
      const payerId = await dossier.addPayer();
      await dossier.receive(payerId, '2026-08', '2026-09-01', 1000);
      await dossier.openRun('2026-09-30', '2026-10-01T09:00:00Z');
      await dossier.finishRun(dossier.dossierId);
      await setTerms(dossier, { nextRunOn: '2026-11-01' });
      await dossier.receive(payerId, '2026-09', '2026-10-01', 800);
      expect(await mailsAbout(dossier.dossierId)).toHaveLength(1);
      const run = (await dossier.openRun('2026-10-31')).body.id;
      expect(await dossier.read()).toMatchObject({ due: null, terms: { nextRunOn: null } });
      await setTerms(dossier, { children: 1, childrenSince: '2026-01-01' });

      const ended = await office.server.call('sofie', { ...call, url: `/api/Dossier/${run}${step}` });
      expect(ended.statusCode, ended.body).toBe(says);
      expect((await dossier.read()).terms.nextRunOn).toBe('2026-11-01');
      const nextDay = new Date(TEST_NOW.getTime() + 86_400_000);
      expect(await mailsAbout(dossier.dossierId, nextDay)).toHaveLength(2);
      expect(await mailsAbout(dossier.dossierId, nextDay)).toHaveLength(2);

      await dossier.openRun('2026-10-31', '2026-11-12T09:00:00Z');
      expect(await dossier.read()).toMatchObject({ due: null, terms: { nextRunOn: null } });
    },
  );

  it('is not told while none can be opened', async () => {
    const dossier = await openWageDossier(office);
    const payerId = await dossier.addPayer();
    await dossier.receive(payerId, '2026-08', '2026-09-01', 1000);
    await dossier.openRun('2026-09-30', '2026-10-01T09:00:00Z');
    await setTerms(dossier, { threshold: 10 });
    await office.server.db
      .updateTable('dossiers')
      .set({ status: 'PvSent', closedAt: TEST_NOW })
      .where('id', '=', dossier.dossierId)
      .execute();
    expect((await dossier.receive(payerId, '2026-09', '2026-10-01', 500)).due).not.toBeNull();
    expect(await mailsAbout(dossier.dossierId)).toEqual([]);
  });
});

describe('the sheet', () => {
  it('is a workbook in the language of who reads it', async () => {
    const dossier = await openWageDossier(office);
    await dossier.receive(await dossier.addPayer(), '2026-08', '2026-09-01', 1000);
    const url = `/api/Dossier/${dossier.dossierId}/Recurring/export`;
    const response = await office.server.call('wout', { url });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    expect(response.headers['content-disposition']).toContain('Ontvangsten en verdelingen');
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('three runs', () => {
  it('close to the cent: what came in is paid, consigned, left over or waits', async () => {
    const dossier = await openWageDossier(office);
    // What falls to B is consigned, and counts as received by B in the next run.
    await office.server.db
      .updateTable('statements')
      .set({ isReserved: true })
      .where('id', '=', dossier.statementIds[1] ?? '')
      .execute();
    const wage = await dossier.addPayer();
    const pension = await dossier.addPayer({
      name: 'Vlaams Pensioenfonds',
      kind: 'replacement',
      account: null,
    });
    const quarters = [
      ['2026-01', '2026-02', '2026-03'],
      ['2026-04', '2026-05', '2026-06'],
      ['2026-07', '2026-08', '2026-09'],
    ];
    for (const [place, months] of quarters.entries()) {
      for (const month of months) {
        await dossier.receive(wage, month, `${month}-28`, 312.47, { maintenanceOnly: 40.11 });
        await dossier.receive(pension, month, `${month}-25`, 101.03);
      }
      const { status, body } = await dossier.openRun(`${months[2]}-28`, `2026-10-0${place + 1}T09:00:00Z`);
      expect(status, JSON.stringify(body)).toBe(201);
      await dossier.finishRun(body.id);
    }
    await dossier.receive(wage, '2026-10', '2026-10-28', 99.99);
    const { runs, creditors, receipts, waiting, surplus } = await dossier.read();
    expect(runs).toHaveLength(3);
    const came = sumEuros(receipts.map(({ amount }) => amount));
    const costs = sumEuros(runs.map((run) => run.costs));
    const given = sumEuros(creditors.flatMap((creditor) => creditor.runs.map(({ allotted }) => allotted)));
    expect(sumEuros([costs, given, surplus, waiting.amount])).toBe(came);
    for (const { dossierId, received, costs: ofRun, surplus: left } of runs) {
      const allotted = creditors.flatMap((one) => one.runs.filter((run) => run.dossierId === dossierId));
      expect(sumEuros([ofRun, left, ...allotted.map((run) => run.allotted)])).toBe(received);
    }
    for (const { runs: own, accepted, balance } of creditors) {
      expect(own[0]?.before).toBe(accepted);
      expect(own.at(-1)?.after ?? 0).toBeGreaterThanOrEqual(0);
      expect(balance).toBeLessThan(accepted);
    }
  });
});
