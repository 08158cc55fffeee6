import { createHash } from 'node:crypto';
import type { ReportLedger } from '@prorata/contract/results/result';
import type { RegisteredLetterStatus } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertInvitation, insertStatement } from '../../database/testing/insert-rows.ts';
import { actionOfSystem } from '../../http/action.ts';
import { formOf } from '../../http/testing/form.ts';
import { handOver, reportMail, returnLetter } from '../../testing/hand-over.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { takeLetterState } from '../delivery/take-report.ts';
import { endContestationTerms } from './end-contestation-terms.ts';
import { isReportWanted } from './settle-report.ts';
import {
  type CalculatedDossier,
  insertCalculatedDossier,
  markAsSigned,
} from './testing/calculated-dossier.ts';

let server: TestServer;
let cast: TestUsers;
let dossier: CalculatedDossier;

beforeAll(async () => {
  server = await startTestServer();
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  dossier = await insertCalculatedDossier(server, cast);
  await markAsSigned(server, cast, dossier);
});

async function call(method: 'GET' | 'POST', act: string, payload?: object) {
  const response = await server.call('ann', {
    method,
    url: `${dossier.url}/${act}`,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...response.json() };
}
const CONSULTED = { consultation: { sources: ['centralFile'] } };
const send = (payload: object = {}) => call('POST', 'send', { ...CONSULTED, ...payload });
const readPlan = () => call('GET', 'sendingPlan');
const readLedger = () => call('GET', 'ledger');

/** Sends to everybody, and lets the services take it. */
async function sendToAll(at = TEST_NOW) {
  const answer = await send({ emailReading: 'Our mails are receipted by hand.' });
  await handOver(server, dossier.dossierId, at);
  return answer;
}

function listDeliveries() {
  return server.db
    .selectFrom('deliveries')
    .selectAll()
    .where('resultId', '=', dossier.resultId)
    .orderBy('id')
    .execute();
}

async function readDossier() {
  return server.db
    .selectFrom('dossiers')
    .select(['status', 'contestationEndsOn'])
    .where('id', '=', dossier.dossierId)
    .executeTakeFirstOrThrow();
}

describe('the plan', () => {
  it('tells who gets what, by which way and at which price, and changes nothing', async () => {
    expect(await readPlan()).toMatchObject({
      status: 200,
      parcels: [
        { recipient: 'creditor', way: 'RegisteredLetter', addressee: 'Immo Dijlezicht', language: 'nl' },
        {
          way: 'EmailLink',
          addressee: 'Énergie Wallonne, Eau Wallonne',
          address: 'dettes@creditor.example',
          language: 'fr',
          statementIds: dossier.statementIds.slice(1),
          hasEnclosure: false,
          isSentBefore: false,
        },
        { recipient: 'defendant', way: 'RegisteredLetter', addressee: 'Meubelatelier Van Hoorick' },
      ],
      unreachable: [],
      // Asked for on Sunday 15 November, posted on Monday, so the letters count from Thursday the 19th.
      contestUntil: '2026-12-03',
      byEmailAlone: ['Énergie Wallonne', 'Eau Wallonne'],
      emailReading: null,
      emails: 1,
      registeredLetters: 2,
      qualifiedDeliveries: 0,
      total: 0,
    });
    expect(await listDeliveries()).toEqual([]);
  });

  it('includes creditors who were invited and filed nothing', async () => {
    await insertInvitation(server.db, {
      dossierId: dossier.dossierId,
      createdBy: cast.own.administratorId,
      status: 'ClosedAndNotSubmitted',
      emails: ['silent@creditor.example'],
      sentAt: TEST_NOW,
      closedAt: TEST_NOW,
      closedBy: 'term',
    });
    const { parcels } = await readPlan();
    expect(parcels.map(({ address }: { address: string }) => address)).toContain('silent@creditor.example');
  });
});

describe('sending', () => {
  it('hands everyone to delivery; once the services have it, the dossier moves on and the term runs', async () => {
    expect(await send()).toEqual({ status: 202, accepted: 3, requestedAt: TEST_NOW.toISOString() });
    expect(await readDossier()).toEqual({ status: 'Signed', contestationEndsOn: null });
    expect(await readLedger()).toMatchObject({ handedOver: 0, total: 4, contestUntil: null });
    expect(await handOver(server, dossier.dossierId)).toBe(3);
    expect(await readDossier()).toEqual({ status: 'PvSent', contestationEndsOn: '2026-12-03' });
    const deliveries = await listDeliveries();
    expect(deliveries.map(({ sendMethod, purpose }) => [sendMethod, purpose])).toEqual([
      ['RegisteredLetter', 'report'],
      ['Email', 'report'],
      ['RegisteredLetter', 'report'],
    ]);
    const contents = deliveries.map(({ content }) => content as { template: string; enclosures: unknown[] });
    expect(contents.map(({ template, enclosures }) => [template, enclosures.length])).toEqual([
      ['report-letter', 1],
      ['report-link-email', 0],
      ['report-defendant-letter', 1],
    ]);
    expect(contents[1]).toMatchObject({
      values: { 'report.amount': '50000', 'report.isReceiptAsked': true },
    });
    expect((await listEvents(server.db, dossier.resultId)).map(({ type }) => type)).toContain(
      'result.sendingRequested',
    );
    const { items } = await call('GET', 'sendResults');
    expect(items).toHaveLength(3);
  });

  it('sends nothing twice, however often it is asked for', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ accepted }) => accepted).sort()).toEqual([0, 0, 3]);
    expect((await send()).accepted).toBe(0);
    expect(await listDeliveries()).toHaveLength(3);
    expect((await readPlan()).emails).toBe(0);
  });

  it('sends again to creditors who are named, without a second term', async () => {
    await sendToAll();
    expect(await send({ statementIds: [dossier.statementIds[0]] })).toMatchObject({ accepted: 1 });
    await handOver(server, dossier.dossierId, new Date('2026-11-20T09:30:00.000Z'));
    expect((await readDossier()).contestationEndsOn).toBe('2026-12-03');
    expect(await send({ statementIds: ['0199a1b2-0000-7000-8000-000000000000'] })).toMatchObject({
      status: 404,
      code: 'statement-not-found',
    });
  });

  it('sends to nobody while somebody cannot be reached', async () => {
    await server.db
      .updateTable('statements')
      .set({ primaryEmail: null })
      .where('id', '=', dossier.statementIds[1])
      .execute();
    expect(await send()).toMatchObject({
      status: 422,
      code: 'recipients-unreachable',
      unreachable: [{ statementId: dossier.statementIds[1], name: 'Énergie Wallonne', reason: 'noEmail' }],
    });
    expect(await listDeliveries()).toEqual([]);
    expect((await readDossier()).status).toBe('Signed');
    // A closed dossier cannot be mended: the office may deliver it by its own means, and says so.
    expect(await send({ leaveUnreachableToOffice: true })).toMatchObject({ status: 202, accepted: 3 });
    const events = await listEvents(server.db, dossier.resultId);
    const asked = events.find(({ type }) => type === 'result.sendingRequested');
    expect(asked).toMatchObject({ after: { leftToOffice: ['Énergie Wallonne'] } });
    await handOver(server, dossier.dossierId);
    expect((await readDossier()).status).toBe('PvSent');
    expect(await readLedger()).toMatchObject({ handedOver: 3, setAside: 1, total: 4 });
  });

  it('is refused while the dossier is stopped, and what still waits does not leave', async () => {
    await send();
    const url = `/api/Dossier/${dossier.dossierId}/Stop`;
    const stop = { kind: 'bankruptcy', date: '2026-11-14', note: 'Curator' };
    await server.call('ann', { method: 'POST', url, payload: stop });
    for (const delivery of await listDeliveries()) expect(await isReportWanted(server, delivery)).toBe(false);
    expect(await send()).toMatchObject({ status: 409, code: 'dossier-stopped' });
  });

  it('is demanded a consultation of the registers of that day, or why there is none', async () => {
    expect(await send({ consultation: null })).toMatchObject({ status: 409, code: 'consultation-missing' });
    const nowhere = { sources: ['other'] };
    expect(await send({ consultation: nowhere })).toMatchObject({ errors: [{ path: 'note' }] });
    const reason = { ...nowhere, note: 'De registers zijn onbereikbaar.' };
    expect(await send({ consultation: reason })).toMatchObject({ status: 202 });
    expect(await send({ consultation: null })).toMatchObject({ status: 202 });
  });

  it('is refused for a report that was not signed, and for another office', async () => {
    const unsigned = await insertCalculatedDossier(server, cast);
    const response = await server.call('ann', { method: 'POST', url: `${unsigned.url}/send`, payload: {} });
    expect(response.json()).toMatchObject({ status: 409, code: 'result-not-signed' });
    expect(
      (await server.call('bob', { method: 'POST', url: `${dossier.url}/send`, payload: {} })).statusCode,
    ).toBe(404);
  });
});

async function getMail() {
  const mail = (await listDeliveries()).findLast(({ sendMethod }) => sendMethod === 'Email');
  if (mail === undefined) throw new Error('A mail goes to two of the creditors.');
  return mail;
}

const decide = (addresseeId: string, decision: 'correct' | 'setAside', payload: object) =>
  call('POST', `ledger/${addresseeId}/${decision}`, payload);

describe('the ledger', () => {
  it('does not call the report sent when one creditor was sent it', async () => {
    const { statementIds, dossierId } = dossier;
    expect(await send({ statementIds: [statementIds[0]] })).toMatchObject({ accepted: 1 });
    await handOver(server, dossierId);
    expect(await readDossier()).toEqual({ status: 'Signed', contestationEndsOn: null });
    expect(await readLedger()).toMatchObject({ handedOver: 1, total: 4 });
    expect(await readPlan()).toMatchObject({ emails: 1, registeredLetters: 1 });
    await sendToAll();
    expect((await readDossier()).status).toBe('PvSent');
    expect(await listDeliveries()).toHaveLength(3);
  });

  it('has every creditor of a shared mail with it, and the defendant', async () => {
    await sendToAll();
    const { addressees } = await readLedger();
    expect(
      addressees.map(({ id, recipient, state, attempts }: Addressee) => [
        id,
        recipient,
        state,
        attempts.length,
      ]),
    ).toEqual([
      [dossier.statementIds[0], 'creditor', 'handedOver', 1],
      [dossier.statementIds[1], 'creditor', 'handedOver', 1],
      [dossier.statementIds[2], 'creditor', 'handedOver', 1],
      [dossier.dossierId, 'defendant', 'handedOver', 1],
    ]);
    // Each by their own way: the mails from the Sunday, the letters from the Monday on which they are posted.
    const [byLetter, byMail] = ['2026-12-03', '2026-11-30'];
    expect(addressees.map(({ lastDay }: Addressee) => lastDay)).toEqual([byLetter, byMail, byMail, byLetter]);
  });

  it('sends to each of several defendants, and knows them apart', async () => {
    const wife = {
      id: '0199a1b2-0000-7000-8000-0000000000aa',
      name: 'An',
      surname: 'Maes',
      address: { address1: 'Dorp 1', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    };
    await server.db
      .updateTable('dossiers')
      .set({ coDefendants: JSON.stringify([wife]) })
      .where('id', '=', dossier.dossierId)
      .execute();
    expect(await sendToAll()).toMatchObject({ accepted: 4 });
    expect(await readLedger()).toMatchObject({ handedOver: 5, total: 5 });
    expect((await readDossier()).status).toBe('PvSent');
    const { addressees } = await decide(wife.id, 'setAside', { reason: 'Dead' });
    const states = addressees.slice(-2).map(({ id, state }: Addressee) => [id, state]);
    expect(states).toEqual([
      [dossier.dossierId, 'handedOver'],
      [wife.id, 'setAside'],
    ]);
    expect((await send()).accepted).toBe(0);
  });

  it('loses nobody when two creditors have one name and one address', async () => {
    await server.db
      .updateTable('statements')
      .set({ corporateName: 'Jan Peeters', isSentSeparately: true })
      .where('dossierId', '=', dossier.dossierId)
      .where('id', 'in', dossier.statementIds.slice(1))
      .execute();
    expect((await sendToAll()).accepted).toBe(4);
    expect(await listDeliveries()).toHaveLength(4);
    expect(await readLedger()).toMatchObject({ handedOver: 4, total: 4 });
  });

  it('takes three hundred creditors behind one mailbox', async () => {
    const creditor = {
      dossierId: dossier.dossierId,
      createdBy: cast.own.administratorId,
      primaryEmail: 'dettes@creditor.example',
      sendOption: 'EmailLink',
    } as const;
    for (let count = 1; count <= 298; count += 1) {
      await insertStatement(server.db, { ...creditor, corporateName: `Schuldeiser nummer ${count}` });
    }
    expect(await sendToAll()).toMatchObject({ status: 202, accepted: 3 });
    expect((await call('GET', 'sendResults')).items).toHaveLength(3);
    expect(await readLedger()).toMatchObject({ handedOver: 302, total: 302 });
    expect((await readDossier()).status).toBe('PvSent');
  });

  it('sends again what came back, and gives its reader the days of the law', async () => {
    await sendToAll();
    const mail = await getMail();
    await reportMail(server, mail.id, 'FilteredSpam');
    expect(await readResult()).toMatchObject({ failedDeliveries: 2 });
    expect((await readLedger()).addressees[1]).toMatchObject({ state: 'failed', lastDay: null });
    await decide(dossier.statementIds[2], 'setAside', { reason: 'Paid otherwise' });
    const answer = await decide(dossier.statementIds[1], 'correct', {
      way: 'RegisteredLetter',
      address: { street: 'Haverwerf', housenumber: '1', zipcode: '2800', city: 'Mechelen', country: 'BE' },
      reason: 'The mailbox refuses our mails.',
    });
    expect(answer).toMatchObject({ status: 200, handedOver: 2, setAside: 1 });
    expect(answer.addressees[1]).toMatchObject({
      state: 'unsent',
      way: 'RegisteredLetter',
      address: 'Haverwerf 1, 2800 Mechelen',
      decision: { decision: 'correct', reason: 'The mailbox refuses our mails.' },
    });
    expect(await send()).toMatchObject({ accepted: 1 });
    await handOver(server, dossier.dossierId, new Date('2026-11-20T09:30:00.000Z'));
    // Friday the 20th: the letter counts from Wednesday the 25th.
    expect(await readDossier()).toEqual({ status: 'PvSent', contestationEndsOn: '2026-12-09' });
    expect(await readResult()).toMatchObject({ failedDeliveries: 0 });
    const events = [
      ...(await listEvents(server.db, dossier.resultId)),
      ...(await listEvents(server.db, dossier.statementIds[1])),
      ...(await listEvents(server.db, dossier.statementIds[2])),
    ];
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'result.contestationExtended',
          after: { contestUntil: '2026-12-09' },
        }),
        expect.objectContaining({ type: 'addressee.corrected' }),
        expect.objectContaining({
          type: 'addressee.setAside',
          after: { addressee: 'Eau Wallonne', reason: 'Paid otherwise' },
        }),
      ]),
    );
  });

  it('lets go of what waits for somebody who was set aside, and of whom nobody waits any more', async () => {
    await send();
    for (const id of [...dossier.statementIds, dossier.dossierId]) {
      expect((await decide(id, 'setAside', { reason: 'By hand' })).status).toBe(200);
    }
    expect(await readDossier()).toEqual({ status: 'PvSent', contestationEndsOn: '2026-12-03' });
    for (const { id } of await listDeliveries()) {
      const delivery = await server.db
        .selectFrom('deliveries')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(await isReportWanted(server, delivery)).toBe(false);
    }
  });

  it('sees what somebody let out of quarantine', async () => {
    await send({ statementIds: [dossier.statementIds[1], dossier.statementIds[2]] });
    await handOver(server, dossier.dossierId);
    const mail = await getMail();
    await reportMail(server, mail.id, 'Quarantined');
    await send({ statementIds: [dossier.statementIds[0]] });
    await decide(dossier.dossierId, 'setAside', { reason: 'By hand' });
    await handOver(server, dossier.dossierId);
    await reportMail(server, mail.id, 'Delivered');
    expect((await readDossier()).status).toBe('PvSent');
  });

  it('keeps a letter that came back as a failure', async () => {
    await sendToAll();
    const [letter] = await listDeliveries();
    await returnLetter(server, letter?.id ?? '');
    expect(await readLedger()).toMatchObject({ handedOver: 3, total: 4 });
    expect(await send()).toMatchObject({ accepted: 1 });
  });

  it.each([
    [{ way: 'EmailLink', reason: 'No address' }, 'email'],
    [{ way: 'RegisteredLetter', reason: 'No address' }, 'address'],
    [{ way: 'EmailLink', email: 'a@b.example', reason: ' ' }, 'reason'],
  ])('refuses a correction that lacks something: %j', async (payload, path) => {
    expect(await decide(dossier.statementIds[0], 'correct', payload)).toMatchObject({
      status: 400,
      code: 'validation',
      errors: [{ path }],
    });
  });

  it('gives the defendant a letter and nothing else, and knows no strangers', async () => {
    const mail = { way: 'EmailLink', email: 'a@b.example', reason: 'Wrong' };
    expect(await decide(dossier.dossierId, 'correct', mail)).toMatchObject({
      code: 'validation',
      errors: [{ path: 'way' }],
    });
    const stranger = '0199a1b2-0000-7000-8000-000000000000';
    expect(await decide(stranger, 'setAside', { reason: 'Who?' })).toMatchObject({ status: 404 });
  });
});

interface Addressee {
  readonly id: string;
  readonly recipient: string;
  readonly state: string;
  readonly lastDay: string | null;
  readonly attempts: readonly unknown[];
}

async function readResult() {
  const response = await server.call('ann', {
    method: 'GET',
    url: `/api/Dossier/${dossier.dossierId}/calculations`,
  });
  return response.json().items[0];
}

/** For how many of the addressees the office has something to do, as the tab of the dossier counts them. */
async function countToSettle(): Promise<number> {
  const response = await server.call('ann', { url: `/api/Dossier/${dossier.dossierId}` });
  return response.json().counts.addresseesToSettle;
}

/** The post knows a letter by its own name for it. */
async function markTaken(id: string): Promise<void> {
  await server.db.updateTable('deliveries').set({ providerId: id }).where('id', '=', id).execute();
}

describe('a secured link', () => {
  it('opens the report until it is revoked', async () => {
    await send();
    expect(await call('POST', 'revokeLinks')).toEqual({ status: 200, revoked: 1 });
    expect(await call('POST', 'revokeLinks')).toEqual({ status: 200, revoked: 0 });
    const views = await server.db
      .selectFrom('documentViews')
      .select(['revokedAt', 'statementId'])
      .where('resultId', '=', dossier.resultId)
      .execute();
    expect(views).toEqual([{ revokedAt: TEST_NOW, statementId: dossier.statementIds[1] }]);
  });

  it.each([
    ['POST', 'revokeLinks'],
    ['GET', 'sendResults'],
  ] as const)('of a report of another dossier is not found: %s %s', async (method, act) => {
    const other = await insertCalculatedDossier(server, cast);
    const url = `/api/Dossier/${dossier.dossierId}/Result/${other.resultId}/${act}`;
    const response = await server.call('ann', { method, url });
    expect(response.json()).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('the term to contest', () => {
  const endTermsOn = (day: string) =>
    endContestationTerms(server.tools, actionOfSystem(new Date(`${day}T12:00:00+01:00`)));

  it('ends the day after the last day on which a judge might find a letter answered in time, once', async () => {
    await sendToAll();
    expect(await readLedger()).toMatchObject({
      ...{ contestUntil: '2026-12-03', payableFrom: '2026-12-05' },
      payout: { creditors: 3, amount: 600 },
      addressees: [{ position: 3 }, { position: 2 }, { position: 1 }, { position: null }],
    });
    await endTermsOn('2026-12-04');
    expect((await readDossier()).status).toBe('PvSent');
    await Promise.all([endTermsOn('2026-12-05'), endTermsOn('2026-12-05')]);
    expect((await readDossier()).status).toBe('ToPay');
    const moves = (await listEvents(server.db, dossier.dossierId)).filter(
      ({ type }) => type === 'dossier.contestationTermOver',
    );
    expect(moves.map(({ actorKind }) => actorKind)).toEqual(['system']);
  });

  it('does not end while somebody whose mail came back has not been sent it again', async () => {
    await sendToAll();
    const mail = await getMail();
    await reportMail(server, mail.id, 'Bounced', new Date('2026-11-20T09:30:00.000Z'));
    await endTermsOn('2026-12-05');
    expect((await readDossier()).status).toBe('PvSent');
    const { addressees } = await readLedger();
    for (const { id, state } of addressees) {
      if (state === 'failed') await decide(id, 'setAside', { reason: 'Gone' });
    }
    await endTermsOn('2026-12-05');
    expect((await readDossier()).status).toBe('ToPay');
  });

  it('keeps the payout waiting for a letter that came back, and moves when it is sent again', async () => {
    await sendToAll();
    const letter = (await listDeliveries()).find(({ sendMethod }) => sendMethod === 'RegisteredLetter');
    const [creditor = ''] = dossier.statementIds;
    const standing = async () => {
      const { addressees, ...ledger }: ReportLedger = await readLedger();
      return { ...ledger, own: addressees.find(({ id }) => id === creditor) };
    };
    expect((await standing()).own).toMatchObject({
      notification: { kind: 'letter', on: '2026-11-16', firstDay: '2026-11-19' },
      plannedOn: '2026-11-16',
      effectId: letter?.id,
    });
    await markTaken(letter?.id ?? '');
    await returnLetter(server, letter?.id ?? '', new Date('2026-11-20T09:30:00.000Z'));
    expect(await countToSettle()).toBe(1);
    expect(await standing()).toMatchObject({
      payableFrom: null,
      own: { state: 'failed', lastDay: null, notification: null, effectId: null },
    });
    await endTermsOn('2026-12-05');
    expect((await readDossier()).status).toBe('PvSent');
    const address = { street: 'Haverwerf', housenumber: '1', zipcode: '2800', city: 'Mechelen' };
    const correction = { way: 'RegisteredLetter', address: { ...address, country: 'BE' }, reason: 'Moved.' };
    await decide(creditor, 'correct', correction);
    // Corrected and not sent is as good as not sent.
    await endTermsOn('2026-12-05');
    expect(await standing()).toMatchObject({ payableFrom: null, own: { state: 'unsent' } });
    expect(await countToSettle()).toBe(1);
    expect(await send()).toMatchObject({ accepted: 1 });
    await handOver(server, dossier.dossierId, new Date('2026-11-24T09:00:00.000Z'));
    // Tuesday the 24th: the letter counts from Friday the 27th.
    expect(await standing()).toMatchObject({
      contestUntil: '2026-12-11',
      payableFrom: '2026-12-15',
      own: { state: 'handedOver', lastDay: '2026-12-11', attempts: [{}, { id: letter?.id }] },
    });
    expect((await readDossier()).contestationEndsOn).toBe('2026-12-11');
    expect(await countToSettle()).toBe(0);
    await endTermsOn('2026-12-15');
    expect((await readDossier()).status).toBe('ToPay');
  });

  it('does not run for whom a mail alone reached, until they sign for it', async () => {
    expect(await countToSettle()).toBe(0);
    await send();
    await handOver(server, dossier.dossierId);
    expect(await countToSettle()).toBe(2);
    const [, first = '', second = ''] = dossier.statementIds;
    const ledger = await readLedger();
    expect(ledger).toMatchObject({ contestUntil: '2026-12-03', payableFrom: null, emailReading: null });
    expect(ledger.addressees[1]).toMatchObject({ isReceiptLacking: true, lastDay: null });
    await endTermsOn('2027-03-01');
    expect((await readDossier()).status).toBe('PvSent');
    const receipt = (id: string, receivedOn: string) => call('POST', `ledger/${id}/receipt`, { receivedOn });
    expect(await receipt(first, '2026-11-14')).toMatchObject({ status: 400, code: 'validation' });
    expect(await receipt(first, '2026-11-16')).toMatchObject({ status: 400, code: 'validation' });
    expect(await receipt(dossier.resultId, '2026-11-15')).toMatchObject({ status: 404 });
    expect((await receipt(first, '2026-11-15')).addressees[1]).toMatchObject({
      isReceiptLacking: false,
      receivedOn: '2026-11-15',
      lastDay: '2026-11-30',
    });
    expect(await countToSettle()).toBe(1);
    await receipt(second, '2026-11-15');
    await endTermsOn('2026-12-05');
    expect((await readDossier()).status).toBe('ToPay');
    expect(await listEvents(server.db, first)).toContainEqual(
      expect.objectContaining({
        type: 'addressee.signed',
        after: { addressee: 'Énergie Wallonne', receivedOn: '2026-11-15', note: null },
      }),
    );
  });

  it('runs from the sending of a mail where the office says why it reads the law so', async () => {
    await send();
    await handOver(server, dossier.dossierId);
    expect(await call('POST', 'countEmails', { reason: ' ' })).toMatchObject({ status: 400 });
    const ledger = await call('POST', 'countEmails', { reason: 'They answered it.' });
    expect(ledger).toMatchObject({
      payableFrom: '2026-12-05',
      emailReading: { reason: 'They answered it.' },
    });
    expect(ledger.addressees[1]).toMatchObject({ isReceiptLacking: false, lastDay: '2026-11-30' });
    const types = (await listEvents(server.db, dossier.resultId)).map(({ type }) => type);
    expect(types).toContain('result.emailCounted');
  });

  it('moves when a letter comes to lie at the post later than planned, and never becomes shorter', async () => {
    await sendToAll();
    const [letter] = await listDeliveries();
    if (!letter) throw new Error('A letter is sent.');
    await server.db
      .updateTable('deliveries')
      .set({ providerId: letter.id })
      .where('id', '=', letter.id)
      .execute();
    const drop = (occurredAt: Date, eventId: string) =>
      takeLetterState(
        { ...server.tools, clock: () => new Date('2026-11-20T09:30:00.000Z') },
        {
          providerId: letter.id,
          barcode: null,
          reports: [{ eventId, status: 'Dropped', occurredAt, detail: null }],
        },
      );
    await drop(new Date('2026-11-19T15:00:00.000Z'), 'dropped');
    // Posted on Thursday the 19th: the letter counts from Tuesday the 24th.
    expect((await readDossier()).contestationEndsOn).toBe('2026-12-08');
    // The post corrects itself: what was told stands.
    await drop(new Date('2026-11-16T09:00:00.000Z'), 'dropped before');
    expect((await readDossier()).contestationEndsOn).toBe('2026-12-08');
    const types = (await listEvents(server.db, letter.id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'delivery.deposited')).toHaveLength(1);
  });

  it('counts from the day on which the services took the report, however late they tell', async () => {
    await send();
    const tuesday = new Date('2026-11-17T16:00:00.000Z');
    const [letter, mail, last] = await listDeliveries();
    if (!letter || !mail || !last) throw new Error('Three are sent.');
    for (const { id } of [letter, last]) {
      await server.db.updateTable('deliveries').set({ providerId: id }).where('id', '=', id).execute();
      const state = { eventId: `${id} taken`, status: 'Dropped', occurredAt: tuesday, detail: null } as const;
      const friday = { ...server.tools, clock: () => new Date('2026-11-20T09:30:00.000Z') };
      await takeLetterState(friday, { providerId: id, barcode: null, reports: [state] });
    }
    expect((await readDossier()).status).toBe('Signed');
    await reportMail(server, mail.id, 'Delivered', tuesday);
    // Taken over on Tuesday the 17th: the letters count from Friday the 20th.
    expect(await readDossier()).toEqual({ status: 'PvSent', contestationEndsOn: '2026-12-04' });
    const charges = await server.db
      .selectFrom('platformTransactions')
      .select('occurredAt')
      .where('dossierId', '=', dossier.dossierId)
      .execute();
    expect(new Set(charges.map(({ occurredAt }) => occurredAt.toISOString()))).toEqual(
      new Set([tuesday.toISOString()]),
    );
  });
});

describe('by qualified electronic registered delivery', () => {
  /** One of the three creditors is sent to so; the report lies with the provider from Monday the 16th on. */
  async function sendQualified() {
    await server.db
      .updateTable('statements')
      .set({ sendOption: 'QualifiedDelivery' })
      .where('id', '=', dossier.statementIds[1])
      .execute();
    await sendToAll(MONDAY);
    const message = (await listDeliveries()).find(({ sendMethod }) => sendMethod === 'QualifiedDelivery');
    if (message === undefined) throw new Error('One goes by qualified delivery.');
    return message;
  }

  const MONDAY = new Date('2026-11-16T09:00:00.000Z');
  const tell = (providerId: string, status: RegisteredLetterStatus, at: string, eventId = status) =>
    takeLetterState(
      { ...server.tools, clock: () => new Date('2026-12-01T09:30:00.000Z') },
      { providerId, barcode: null, reports: [{ eventId, status, occurredAt: new Date(at), detail: null }] },
      'QualifiedDelivery',
    );
  const entryOf = async () => {
    const { addressees }: ReportLedger = await readLedger();
    return addressees.find(({ way }) => way === 'QualifiedDelivery');
  };

  it('goes with the letter and the report, once, and needs no receipt', async () => {
    const message = await sendQualified();
    expect(message).toMatchObject({ email: 'dettes@creditor.example', address: null });
    expect(message.content).toMatchObject({ template: 'report-letter', enclosures: [{}] });
    // Asked for on Sunday the 15th: the third working day is the 18th, read so that the day after it is the first.
    expect(message.contestUntil).toBe('2026-12-03');
    expect(await entryOf()).toMatchObject({ state: 'handedOver', isReceiptLacking: false });
    expect(await send()).toMatchObject({ accepted: 0 });
    const plan = await readPlan();
    expect(plan.byEmailAlone).toEqual(['Eau Wallonne']);
  });

  it('gives the days that follow the evidence of its presentation, however late, twice and out of order it comes', async () => {
    const { id } = await sendQualified();
    expect((await readDossier()).status).toBe('PvSent');
    await tell(id, 'Delivered', '2026-11-25T10:00:00Z');
    expect(await entryOf()).toMatchObject({ lastDay: '2026-12-10' });
    expect((await readDossier()).contestationEndsOn).toBe('2026-12-10');
    await tell(id, 'Delivered', '2026-11-25T10:00:00Z');
    await tell(id, 'Dropped', '2026-11-16T09:01:00Z');
    await tell(id, 'Ongoing', '2026-11-16T09:02:00Z');
    expect(await entryOf()).toMatchObject({
      lastDay: '2026-12-10',
      attempts: [{ status: 'Delivered', sendMethod: 'QualifiedDelivery' }],
    });
    expect(await tell('nobody knows it', 'Delivered', '2026-11-25T10:00:00Z')).toBe(false);
  });

  it.each(['Returned', 'Failed'] as const)(
    'that is %s was not sent: the office sends a letter',
    async (status) => {
      const { id, statementId } = await sendQualified();
      await tell(id, status, '2026-11-20T10:00:00Z');
      expect(await entryOf()).toMatchObject({ state: 'failed', lastDay: null });
      const address = {
        street: 'Haverwerf',
        housenumber: '27',
        zipcode: '2800',
        city: 'Mechelen',
        country: 'BE',
      };
      const correction = { way: 'RegisteredLetter', address, reason: 'Not collected.' };
      await call('POST', `ledger/${statementId}/correct`, correction);
      expect(await send()).toMatchObject({ accepted: 1 });
    },
  );
});

describe('the receipt that an addressee signed', () => {
  const SCAN = '%PDF-1.7\n1 0 obj\n<< /Title (received) >>\nendobj\ntrailer\n<< >>\n%%EOF\n';
  const placeOf = () => `${dossier.url}/ledger/${dossier.statementIds[2]}/receipt`;
  const attach = async () =>
    server.call('ann', {
      method: 'POST',
      url: `${placeOf()}/file`,
      ...(await formOf({ file: new File([SCAN], 'ontvangstbewijs.pdf') })),
    });

  it('is kept as it came beside its day, once, and given out to those who may see the dossier', async () => {
    await sendToAll();
    expect((await attach()).statusCode).toBe(404);
    await server.call('ann', { method: 'POST', url: placeOf(), payload: { receivedOn: '2026-11-15' } });
    const sha256 = createHash('sha256').update(SCAN).digest('hex');
    const { addressees }: ReportLedger = (await attach()).json();
    expect(addressees.find(({ receivedOn }) => receivedOn !== null)?.receipt).toEqual({
      fileName: 'ontvangstbewijs.pdf',
      sha256,
    });
    const paper = await server.call('ann', { url: `${placeOf()}/file` });
    const proofs = await server.call('ann', { url: `${dossier.url}/ledger/proofs` });
    expect(proofs.headers['content-type']).toBe('application/zip');
    expect(proofs.rawPayload.includes('Eau Wallonne - receipt 2026-11-15.pdf')).toBe(true);
    expect(paper.body).toBe(SCAN);
    expect((await server.call('bob', { url: `${placeOf()}/file` })).statusCode).toBe(404);
    expect((await attach()).statusCode).toBe(409);
    const events = await listEvents(server.db, dossier.statementIds[2]);
    expect(events.at(-1)).toMatchObject({
      type: 'addressee.receiptKept',
      after: { receivedOn: '2026-11-15', fileName: 'ontvangstbewijs.pdf', sha256 },
    });
  });
});
