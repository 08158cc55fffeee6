import { PDF } from '@libpdf/core';
import type { Closing, ClosingTaskToDo } from '@prorata/contract/closings/closing';
import { addYears } from '@prorata/domain/iso-date';
import type { Language } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../database/tables.ts';
import { insertFile } from '../../database/testing/insert-rows.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';
import { listEvents } from '../../testing/traces.ts';

let office: CalculationOffice;
let db: Database;
beforeAll(async () => {
  office = await startCalculationOffice();
  db = office.server.db;
});
afterAll(() => office.server.close());

const BANK = { name: 'Bank van de Dijle', address: 'Grote Markt 1, 2800 Mechelen' };
const UNREADABLE = { name: 'Werkgever zonder adres', address: 'ergens' };
/** There is money for all, or not for who comes last. */
const FULLY_PAID = [
  creditor('Garage Nekkerspoel', 'Factuur', 84_275n, ['preservation-costs-later', 84_275n, 0]),
];
const TOO_MANY = [...FULLY_PAID, creditor('Scheldebank', 'Akte', 9_000_000n)];

async function insertPaid({
  creditors = FULLY_PAID,
  thirdPartyDebtors = [BANK],
  status = 'Paid',
}: {
  readonly creditors?: Parameters<typeof insertSampleDossier>[3];
  readonly thirdPartyDebtors?: readonly object[];
  readonly status?: 'ToPay' | 'Paid';
} = {}) {
  const sample = await insertSampleDossier(
    db,
    office.cast.own,
    { thirdPartyDebtors: JSON.stringify(thirdPartyDebtors) },
    creditors,
  );
  const { dossierId } = sample;
  const url = `/api/Dossier/${dossierId}/calculate`;
  const response = await office.server.call('sofie', { method: 'POST', url, payload: { note: null } });
  expect(response.statusCode, response.body).toBe(201);
  await db
    .updateTable('calculationResults')
    .set({
      signedAt: new Date(),
      signedBy: office.cast.own.administratorId,
      signedPdfFileId: await insertFile(db),
    })
    .where('id', '=', response.json().id)
    .execute();
  await db
    .updateTable('dossiers')
    .set({ status, closedAt: new Date(), statusChangedAt: new Date('2026-11-20T09:00:00Z') })
    .where('id', '=', dossierId)
    .execute();
  return { ...sample, resultId: response.json().id as string, url: `/api/Dossier/${dossierId}/Closing` };
}

async function read(url: string, subject = 'wout'): Promise<Closing> {
  const response = await office.server.call(subject, { url });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
async function post(url: string, payload?: object, subject = 'sofie') {
  const response = await office.server.call(subject, { method: 'POST', url, ...(payload && { payload }) });
  return { status: response.statusCode, ...response.json() };
}
const kindsOf = ({ tasks }: Closing) => tasks.map(({ task, about }) => [task, about]);
function getTask({ tasks }: Closing, kind: ClosingTaskToDo['task']): ClosingTaskToDo {
  const found = tasks.find(({ task }) => task === kind);
  if (found === undefined) throw new Error(`There is no task ${kind}.`);
  return found;
}

describe('a dossier that is paid', () => {
  it('has the tasks of a distribution in which everybody is paid in full', async () => {
    const { url } = await insertPaid();
    const closing = await read(url);
    expect(kindsOf(closing)).toEqual([
      ['reportToCentralFile', null],
      ['strikeNotice', expect.stringContaining('Garage Nekkerspoel')],
      ['releaseThirdParty', BANK.name],
      ['informDefendant', expect.stringContaining('Van Hoorick')],
    ]);
    expect(closing).toMatchObject({ closedOn: '2026-11-20', hasDeficit: false });
    expect(getTask(closing, 'reportToCentralFile').text).toContain('Onbetaald saldo: nee');
    expect(getTask(closing, 'strikeNotice')).toMatchObject({
      articles: '1390septies',
      // A Friday: Monday, Tuesday, Wednesday.
      dueOn: '2026-11-25',
      letter: null,
      done: null,
    });
    expect(getTask(closing, 'releaseThirdParty').letter).toEqual({
      addressLines: [BANK.name, 'Grote Markt 1', '2800 Mechelen'],
      canBeSent: true,
    });
  });

  it('tells the central file of a deficit, strikes only who was paid and releases nobody', async () => {
    const { url } = await insertPaid({ creditors: TOO_MANY });
    const closing = await read(url);
    expect(closing.hasDeficit).toBe(true);
    expect(kindsOf(closing)).toEqual([
      ['reportToCentralFile', null],
      ['strikeNotice', expect.stringContaining('Garage Nekkerspoel')],
      ['informDefendant', expect.stringContaining('Van Hoorick')],
    ]);
    expect(getTask(closing, 'reportToCentralFile').text).toMatch(/Onbetaald saldo: ja, €/);
    expect(getTask(closing, 'informDefendant').text).toContain('Dat bedrag blijft u verschuldigd');
    const unpaid = closing.creditors.filter((one) => one.unpaid > 0);
    for (const { declared, admitted, paid, kept, unpaid: left } of unpaid) {
      expect(declared).toBe(admitted);
      expect(Math.round((paid + kept + left) * 100)).toBe(Math.round(admitted * 100));
    }
    expect(unpaid.length).toBeGreaterThan(0);
  });

  it('goes by the judge’s table where the deposit office paid', async () => {
    const { url, dossierId, resultId, statementIds } = await insertPaid();
    const proceedingId = crypto.randomUUID();
    await db
      .insertInto('proceedings')
      .values({
        id: proceedingId,
        dossierId,
        resultId,
        state: 'paid',
        amountCents: 80_000n,
        consignedOn: '2026-10-01',
        paidOn: '2026-11-12',
        orderedBy: office.cast.own.administratorId,
        orderedAt: new Date(),
      })
      .execute();
    const line = { proceedingId, statementId: statementIds[0] ?? null };
    await db
      .insertInto('judgmentLines')
      .values([
        { ...line, isOnAppeal: false, amountCents: 84_275n },
        { ...line, isOnAppeal: true, amountCents: 50_000n },
      ])
      .execute();
    expect(await read(url)).toMatchObject({
      closedOn: '2026-11-12',
      hasDeficit: true,
      creditors: [{ paid: 500, unpaid: 342.75 }],
    });
  });

  it('counts from the day on which each was paid, and keeps what could not be paid for two years', async () => {
    const { url, dossierId } = await insertPaid({ status: 'ToPay', creditors: TOO_MANY });
    const payout = `/api/Dossier/${dossierId}/Payout`;
    const list = (await office.server.call('sofie', { url: payout })).json();
    const bank = list.lines.find((line: { name: string }) => line.name.includes('Scheldebank'));
    const waiver = { version: bank.version, reason: 'Geen rekening gekend' };
    expect(await post(`${payout}/line/${bank.number}/waive`, waiver)).toMatchObject({ status: 200 });
    const paid = `/api/Dossier/markAsPaid?dossierId=${dossierId}`;
    expect(await post(paid, { paidOn: '2026-11-10' })).toMatchObject({ status: 'Paid' });
    const closing = await read(url);
    // Over the eleventh of November and the weekend after it.
    expect(getTask(closing, 'strikeNotice').dueOn).toBe('2026-11-16');
    expect(getTask(closing, 'consignUnclaimed')).toMatchObject({
      subject: bank.number,
      dueOn: addYears(closing.closedOn, 2),
      text: expect.stringContaining('Deposito- en Consignatiekas'),
    });
    expect(closing.creditors.find(({ paid: got }) => got === 0)).toMatchObject({ kept: bank.amount });
  });

  it('does not call paid what came back, until it is paid again', async () => {
    const { url, dossierId } = await insertPaid({ status: 'ToPay' });
    const payout = `/api/Dossier/${dossierId}/Payout`;
    const lineOf = async () => {
      const { lines } = (await office.server.call('sofie', { url: payout })).json();
      return lines.find((line: { name: string }) => line.name.includes('Nekkerspoel'));
    };
    await post(`/api/Dossier/markAsPaid?dossierId=${dossierId}`, { paidOn: '2026-11-10' });
    const { number, version, amount } = await lineOf();
    const reopened = { version, reason: 'Rekening gesloten' };
    expect(await post(`${payout}/line/${number}/reopen`, reopened)).toMatchObject({ status: 200 });
    const open = await read(url);
    expect(open.creditors).toMatchObject([{ paid: 0, kept: amount, unpaid: 0 }]);
    expect(open.tasks.map(({ task }) => task)).toEqual(['reportToCentralFile', 'informDefendant']);
    const again = { version: (await lineOf()).version, paidOn: '2026-11-10' };
    expect(await post(`${payout}/line/${number}/confirm`, again)).toMatchObject({ status: 200 });
    const closing = await read(url);
    expect(closing.creditors).toMatchObject([{ paid: amount, kept: 0, unpaid: 0 }]);
    expect(closing.tasks.map(({ task }) => task)).toContain('strikeNotice');
  });

  it('is not there for a stranger, and has no tasks before it is paid', async () => {
    const { url, dossierId } = await insertPaid();
    expect((await office.server.call('bob', { url })).statusCode).toBe(404);
    expect(await post(`${url}/reportToCentralFile/x/done`, {}, 'bob')).toMatchObject({ status: 404 });
    const before = await insertPaid({ status: 'ToPay' });
    const refused = { status: 409, code: 'dossier-status' };
    const task = `${before.url}/reportToCentralFile/${before.dossierId}`;
    expect(await post(`${task}/done`, {})).toMatchObject(refused);
    expect(await post(`${task}/reopen`)).toMatchObject(refused);
    expect((await office.server.call('wout', { url: before.url })).json()).toMatchObject({
      code: 'dossier-status',
    });
    const paper = `${before.url}/certificate/${before.statementIds[0]}`;
    expect((await office.server.call('wout', { url: paper })).statusCode).toBe(409);
    const ofAnother = paper.replace(before.dossierId, dossierId);
    expect((await office.server.call('wout', { url: ofAnother })).statusCode).toBe(404);
  });
});

describe('a task', () => {
  it('is done once, with its reference, and can be taken back', async () => {
    const { url, dossierId } = await insertPaid();
    const task = `${url}/reportToCentralFile/${dossierId}`;
    const waiting = async () =>
      (await office.server.call('sofie', { url: `/api/Dossier/${dossierId}` })).json().counts.closingTasks;
    expect(await waiting()).toBe(1);
    const done = await post(`${task}/done`, { reference: 'CBB-2026-118', note: null });
    expect(await waiting()).toBe(0);
    expect(getTask(done, 'reportToCentralFile').done).toMatchObject({
      reference: 'CBB-2026-118',
      note: null,
      isSent: false,
    });
    expect(await post(`${task}/done`, {})).toMatchObject({ status: 409, code: 'closing-task-done' });
    expect(await post(`${url}/strikeNotice/${dossierId}/done`, {})).toMatchObject({ status: 404 });
    const step = await db
      .selectFrom('closingSteps')
      .selectAll()
      .where('dossierId', '=', dossierId)
      .executeTakeFirstOrThrow();
    expect(getTask(await post(`${task}/reopen`), 'reportToCentralFile').done).toBeNull();
    expect(await post(`${task}/reopen`)).toMatchObject({ status: 404 });
    const told = { task: 'reportToCentralFile', about: null, reference: 'CBB-2026-118', note: null };
    expect(await listEvents(db, step.id)).toMatchObject([
      { type: 'closing.taskDone', after: { reference: told.reference } },
      { type: 'closing.taskReopened', before: { reference: told.reference }, after: null },
    ]);
  });

  it('is done by a letter, all or none of them, and a letter is not taken back', async () => {
    const { url, dossierId } = await insertPaid({ thirdPartyDebtors: [BANK, UNREADABLE] });
    const letters = (await read(url)).tasks.filter(({ letter }) => letter !== null);
    expect(letters.map(({ letter }) => letter?.canBeSent)).toEqual([true, false, true]);
    const keys = letters.map(({ task, subject }) => ({ task, subject }));
    expect(await post(`${url}/sendLetters`, { letters: keys })).toMatchObject({ code: 'validation' });
    const outbox = () =>
      db
        .selectFrom('deliveries')
        .select(['purpose', 'addressee', 'sendMethod', 'language'])
        .where('dossierId', '=', dossierId)
        .orderBy('addressee')
        .execute();
    expect(await outbox()).toEqual([]);
    const sendable = keys.filter((_, index) => letters[index]?.letter?.canBeSent);
    const looked = await post(`/api/Dossier/${dossierId}/Preview`, {
      sending: { kind: 'closingLetters', request: { letters: sendable } },
    });
    expect(looked.pieces.map(({ name }: { name: string }) => name)).toContain(BANK.name);
    expect(await outbox()).toEqual([]);
    const one = sendable.slice(0, 1);
    const { seen } = looked;
    expect(await post(`${url}/sendLetters`, { letters: one, seen })).toMatchObject({
      code: 'sending-changed',
    });
    const sent = await post(`${url}/sendLetters`, { letters: sendable, seen });
    expect(getTask(sent, 'informDefendant').done).toMatchObject({ isSent: true });
    const registered = { purpose: 'closing', sendMethod: 'RegisteredLetter', language: 'nl' };
    expect(await outbox()).toMatchObject([
      { ...registered, addressee: BANK.name },
      { ...registered, addressee: expect.stringContaining('Van Hoorick') },
    ]);
    expect(await post(`${url}/sendLetters`, { letters: sendable })).toMatchObject({
      code: 'closing-task-done',
    });
    expect(await outbox()).toHaveLength(2);
    expect(await post(`${url}/informDefendant/${dossierId}/reopen`)).toMatchObject({
      code: 'closing-letter-sent',
    });
    const report = { letters: [{ task: 'reportToCentralFile', subject: dossierId }] };
    expect(await post(`${url}/sendLetters`, report)).toMatchObject({ code: 'validation' });
  });
});

describe('a certificate', () => {
  it('says what was declared and paid, in the language of the creditor', async () => {
    const { url } = await insertPaid({ creditors: TOO_MANY });
    const { creditors } = await read(url);
    const short = creditors.find(({ unpaid }) => unpaid > 0);
    const words: Record<Language, readonly string[]> = {
      nl: ['Attest aan de schuldeiser', 'Aangegeven: € 90.000,00', 'Niet betaald bij gebrek aan geld'],
      fr: ['Attestation au créancier', 'Déclaré', 'Non payé faute d’argent'],
      de: ['Bescheinigung für den Gläubiger', 'Angemeldet', 'Mangels Geld nicht bezahlt'],
      en: ['Certificate for the creditor', 'Declared: €90,000.00', 'Not paid for lack of money'],
    };
    for (const [language, phrases] of Object.entries(words) as [Language, readonly string[]][]) {
      await db
        .updateTable('statements')
        .set({ language })
        .where('id', '=', short?.statementId ?? '')
        .execute();
      const text = await textOf(`${url}/certificate/${short?.statementId}`);
      for (const phrase of phrases) expect.soft(text).toContain(phrase);
    }
  });
});

async function textOf(url: string): Promise<string> {
  const response = await office.server.call('wout', { url });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  const pdf = await PDF.load(response.rawPayload);
  const lines = pdf.extractText().flatMap((page) => page.lines.map(({ text }) => text));
  return lines.join(' ').replaceAll('\u00a0', ' ');
}
