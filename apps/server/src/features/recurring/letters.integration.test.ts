import type { IncomeLetters } from '@prorata/contract/recurring/letters';
import { isWrongStructuredCommunication } from '@prorata/domain/structured-communication';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { prepareOffice } from '../series/testing/finished-dossier.ts';
import { openWageDossier } from './testing/wage-dossier.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice();
  await prepareOffice(office);
});
afterAll(() => office.server.close());

const ADDRESS = {
  street: 'Nijverheidslaan',
  housenumber: '8',
  zipcode: '2800',
  city: 'Mechelen',
  country: 'BE',
};
const EMPLOYER = {
  name: 'Transport Lauwers',
  kind: 'wage',
  address: ADDRESS,
  email: 'loon@lauwers.example',
  language: 'fr',
};

async function openWithPayer() {
  const dossier = await openWageDossier(office);
  const payerId = await dossier.addPayer(EMPLOYER);
  const url = `/api/Dossier/${dossier.dossierId}/Recurring/letters`;
  const ask = async (path: string, payload?: object) => {
    const response = await office.server.call('sofie', {
      method: payload ? 'POST' : 'GET',
      url: `${url}${path}`,
      ...(payload && { payload }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, body: isJson ? response.json() : response.rawPayload };
  };
  return { dossier, payerId, ask };
}

it('shows the letter to a third party and the form for the children as PDF', async () => {
  const { payerId, ask } = await openWithPayer();
  for (const query of [
    `letter=employer&payerId=${payerId}`,
    'letter=childDeclaration&defendantId=main&language=de',
  ]) {
    const { status, body } = await ask(`/preview?${query}`);
    expect(status).toBe(200);
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect((await ask('/preview?letter=employer')).body.errors).toMatchObject([{ path: 'payerId' }]);
  const stranger = '00000000-0000-7000-8000-000000000000';
  expect((await ask(`/preview?letter=employer&payerId=${stranger}`)).status).toBe(404);
});

it('sends it once by mail with the paper enclosed, and again only when that is said', async () => {
  const { dossier, payerId, ask } = await openWithPayer();
  const letter = { letter: 'employer', payerId, sendMethod: 'Email' };
  const looked = await office.server.call('sofie', {
    method: 'POST',
    url: `/api/Dossier/${dossier.dossierId}/Preview`,
    payload: { sending: { kind: 'incomeLetter', request: letter } },
  });
  expect(looked.json().pieces).toMatchObject([{ place: 'loon@lauwers.example', enclosures: [{ pages: 1 }] }]);
  const first = await ask('/send', { ...letter, seen: looked.json().seen });
  expect(first.status).toBe(200);
  const { sent, communications }: IncomeLetters = first.body;
  expect(sent).toMatchObject([
    { letter: 'employer', payerId, result: { sendMethod: 'Email', address: 'loon@lauwers.example' } },
  ]);
  expect(
    communications.map(({ communication }) => isWrongStructuredCommunication(communication)),
  ).not.toContain(true);
  expect(await ask('/send', letter)).toMatchObject({ status: 409, body: { code: 'letter-already-sent' } });
  const again = await ask('/send', { ...letter, sendMethod: 'RegisteredLetter', isAgain: true });
  expect(again.body.sent.map(({ result }: IncomeLetters['sent'][number]) => result.sendMethod)).toEqual([
    'RegisteredLetter',
    'Email',
  ]);
  const deliveries = await office.server.db
    .selectFrom('deliveries')
    .select(['language', 'purpose', 'sendMethod'])
    .where('dossierId', '=', dossier.dossierId)
    .where('purpose', '=', 'income')
    .execute();
  expect(deliveries.map(({ language }) => language)).toEqual(['fr', 'fr']);
});

it('leaves each third party its communication when another is deleted, and gives none twice', async () => {
  const { dossier, payerId, ask } = await openWithPayer();
  const communications = async () => {
    const { communications }: IncomeLetters = (await ask('')).body;
    return new Map(communications.map((one) => [one.payerId, one.communication]));
  };
  const fund = await dossier.addPayer({ name: 'Vlaams Pensioenfonds', kind: 'replacement' });
  const before = await communications();
  const remove = (id: string) => dossier.call(`/payer/${id}`, { method: 'DELETE' });
  expect((await remove(payerId)).status).toBe(200);
  expect((await communications()).get(fund)).toBe(before.get(fund));

  // Also the last number stays given.
  expect((await remove(fund)).status).toBe(200);
  const bakery = await dossier.addPayer({ name: 'Bakkerij Peeters' });
  expect([...before.values()]).not.toContain((await communications()).get(bakery));
});

it('sends the form for the children to where the office says, and names what is missing', async () => {
  const { ask } = await openWithPayer();
  const form = { letter: 'childDeclaration', defendantId: 'main' };
  expect(await ask('/send', { ...form, sendMethod: 'Email' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'email', code: 'required' }] },
  });
  const { body } = await ask('/send', { ...form, sendMethod: 'Email', email: 'debtor@example.be' });
  expect(body.sent).toMatchObject([{ letter: 'childDeclaration', payerId: null, defendantId: 'main' }]);
});
