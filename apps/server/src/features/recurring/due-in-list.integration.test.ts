import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOf } from '../../http/testing/form.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { codaWith } from '../payouts/testing/dossier-to-pay.ts';
import { prepareOffice } from '../series/testing/finished-dossier.ts';
import { openWageDossier } from './testing/wage-dossier.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice();
  await prepareOffice(office);
});
afterAll(() => office.server.close());

async function listDue(): Promise<{ id: string; counts: { runsDue: number } }[]> {
  const url = '/api/Dossier?OnlyShowDueDossiers=true&ShowPaidDossiers=true';
  return (await office.server.call('sofie', { url })).json().items;
}

it('a run that is due is seen in the list of dossiers, on the last one of the series alone', async () => {
  const dossier = await openWageDossier(office);
  const payerId = await dossier.addPayer();
  const { terms } = await dossier.read();
  await dossier.call('/terms', { method: 'PUT', payload: { ...terms, threshold: 1_000 } });
  await dossier.receive(payerId, '2026-07', '2026-08-01', 999.99);
  expect(await listDue()).toEqual([]);
  await dossier.receive(payerId, '2026-08', '2026-09-01', 0.01);
  expect(await listDue()).toMatchObject([{ id: dossier.dossierId, counts: { runsDue: 1 } }]);

  await dossier.openRun('2026-09-30', '2026-10-01T09:00:00Z');
  expect(await listDue()).toEqual([]);
  await dossier.finishRun(dossier.dossierId);
  await dossier.receive(payerId, '2026-09', '2026-10-01', 1_200);
  const { status, body: second } = await dossier.openRun('2026-10-31');
  expect(status, JSON.stringify(second)).toBe(201);
  await dossier.receive(payerId, '2026-10', '2026-11-02', 1_000);
  expect(await listDue()).toMatchObject([{ id: second.id, counts: { runsDue: 1 } }]);
});

it('says how often money of a payer waits for an answer, until somebody gives it', async () => {
  const dossier = await openWageDossier(office);
  const account = 'BE71096123456769';
  const payerId = await dossier.addPayer({ account });
  const countOf = async () => {
    const url = `/api/Dossier/${dossier.dossierId}`;
    return (await office.server.call('sofie', { url })).json().counts.receiptQuestions;
  };
  expect(await countOf()).toBe(0);
  const money = { counterpartyName: 'BAKKERIJ PEETERS', communication: 'Loon september' };
  const movements = [
    { ...money, counterpartyAccount: account, amountCents: 410_00n },
    { ...money, counterpartyAccount: 'BE68539007547034', amountCents: 99_00n },
  ];
  const form = await formOf({ file: new File([codaWith(movements)], 'statement.cod') });
  const { body } = await dossier.call('/statement', { method: 'POST', ...form });
  expect(await countOf()).toBe(1);
  const url = '/api/Inbox/items?scope=office&urgency=later&kind=answerReceipts';
  const { items } = (await office.server.call('sofie', { url })).json();
  expect(items).toContainEqual(
    expect.objectContaining({
      dossier: expect.objectContaining({ id: dossier.dossierId }),
      ...{ count: 1, amount: 410 },
    }),
  );
  const question = body.questions.find(({ amount }) => amount === 410);
  await dossier.post(`/movement/${question?.movementId}/receive`, {
    ...{ version: question?.version, payerId, month: '2026-09' },
  });
  expect(await countOf()).toBe(0);
});
