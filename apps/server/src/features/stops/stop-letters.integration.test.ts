import type { StopLetters } from '@prorata/contract/stops/stop-letter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/tables.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { insertSampleDossier } from '../../testing/insert-sample-dossier.ts';

const STOP = { kind: 'bankruptcy', date: '2026-11-10', note: 'Belgisch Staatsblad' };
const TRUSTEE = { contactName: 'Mr. An Peeters', contactEmail: 'an@balie.example' };

let office: CalculationOffice;
let db: Database;
beforeAll(async () => {
  office = await startCalculationOffice();
  db = office.server.db;
});
afterAll(() => office.server.close());

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, subject = 'sofie') {
  const response = await office.server.call(subject, { method, url, ...(payload && { payload }) });
  return { status: response.statusCode, ...response.json() };
}

async function insertStopped(changes: object = {}) {
  const { dossierId } = await insertSampleDossier(db, office.cast.own);
  const url = `/api/Dossier/${dossierId}`;
  const { stops } = await call('POST', `${url}/Stop`, { ...STOP, ...TRUSTEE, ...changes });
  const letters = `${url}/StopLetter`;
  const list = async (): Promise<StopLetters['items']> => (await call('GET', letters)).items;
  return { dossierId, url, letters, list, stop: stops[0] };
}

const keyOf = ({ stopId, letter, subject }: StopLetters['items'][number]) => ({ stopId, letter, subject });

function outbox(dossierId: string) {
  return db
    .selectFrom('deliveries')
    .select(['sendMethod', 'addressee', 'email', 'purpose'])
    .where('dossierId', '=', dossierId)
    .execute();
}

it('tells the trustee what there is and what it cost, and each creditor where to file, once', async () => {
  const { dossierId, letters, list } = await insertStopped();
  const planned = await list();
  const [account, costs, ...notices] = planned;
  expect(account).toMatchObject({
    ...{ letter: 'accountStatement', addressee: TRUSTEE.contactName, way: 'Email' },
    ...{ place: TRUSTEE.contactEmail, obstacle: null, isSent: false, sent: [] },
  });
  expect(costs).toMatchObject({ letter: 'costStatement', way: 'Email', obstacle: null });
  expect(notices.length).toBeGreaterThan(1);
  expect(new Set(notices.map(({ letter }) => letter))).toEqual(new Set(['creditorNotice']));

  const textOf = async (item = planned[0]) =>
    item && (await call('GET', `${letters}/${item.stopId}/${item.letter}/${item.subject}`)).text;
  expect(await textOf(account)).toMatch(/Ontvangen: €[\s\S]*Nog in mijn handen: €/);
  expect(await textOf(costs)).toContain('PV van beslag');
  expect(await textOf(notices[0])).toContain('RegSol');

  const sendable = planned.filter(({ obstacle }) => obstacle === null);
  const { seen, pieces } = await call('POST', `/api/Dossier/${dossierId}/Preview`, {
    sending: { kind: 'stopLetters', request: { letters: sendable.map(keyOf) } },
  });
  expect(pieces).toHaveLength(sendable.length);
  expect(await outbox(dossierId)).toEqual([]);
  const sent = await call('POST', `${letters}/send`, { letters: sendable.map(keyOf), seen });
  expect(sent.status).toBe(200);
  const mails = await outbox(dossierId);
  expect(mails).toHaveLength(sendable.length);
  expect(mails).toContainEqual({
    ...{ sendMethod: 'Email', addressee: TRUSTEE.contactName, email: TRUSTEE.contactEmail, purpose: 'stop' },
  });
  for (const { isSent, sent: before } of (await list()).filter(({ obstacle }) => obstacle === null)) {
    expect(isSent).toBe(true);
    expect(before).toHaveLength(1);
  }
  await call('POST', `${letters}/send`, { letters: sendable.map(keyOf) });
  expect(await outbox(dossierId)).toHaveLength(sendable.length);
});

it('writes again to another trustee, and when there is more money', async () => {
  const { dossierId, url, letters, list, stop } = await insertStopped();
  const [account] = await list();
  if (account === undefined) throw new Error('There is no account.');
  const send = () => call('POST', `${letters}/send`, { letters: [keyOf(account)] });
  await send();
  const contact = { version: stop.version, contactName: 'Mr. Jan Claes', contactEmail: 'jan@balie.example' };
  await call('PUT', `${url}/Stop/${stop.id}/contact`, contact);
  expect((await list())[0]).toMatchObject({ isSent: false, sent: [{ addressee: TRUSTEE.contactName }] });
  await send();
  await db
    .updateTable('dossiers')
    .set({ balanceToDistributeCents: 99_999_999n })
    .where('id', '=', dossierId)
    .execute();
  expect((await list())[0]).toMatchObject({ isSent: false });
  await send();
  expect((await list())[0]).toMatchObject({ isSent: true, sent: [{}, {}, {}] });
});

it('goes to nobody whom nobody knows, and keeps all back when one cannot leave', async () => {
  const { dossierId, letters, list } = await insertStopped({ contactName: null, contactEmail: null });
  const planned = await list();
  expect(planned[0]).toMatchObject({ obstacle: 'noContact', way: null, place: null });
  const refused = await call('POST', `${letters}/send`, { letters: planned.map(keyOf) });
  expect(refused).toMatchObject({ code: 'validation' });
  expect(await outbox(dossierId)).toEqual([]);
});

it.each([
  ['collectiveDebtSettlement', 'JustRestart', 3],
  ['reorganisation', 'XX.44', 1],
  ['liquidation', 'wie met de vereffening belast is', 3],
])('about %s it says %s', async (kind, words, kinds) => {
  const { letters, list } = await insertStopped({ kind });
  const planned = await list();
  expect(new Set(planned.map(({ letter }) => letter)).size).toBe(kinds);
  const notice = planned.find(({ letter }) => letter === 'creditorNotice');
  const { text } = await call('GET', `${letters}/${notice?.stopId}/creditorNotice/${notice?.subject}`);
  expect(text).toContain(words);
});

it('has nothing to write about what blocks nothing, nor to a stranger', async () => {
  const { letters, list } = await insertStopped({ kind: 'death' });
  expect(await list()).toEqual([]);
  expect(await call('GET', letters, undefined, 'bob')).toMatchObject({ status: 404 });
});
