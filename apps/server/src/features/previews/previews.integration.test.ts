import { PDF } from '@libpdf/core';
import type { SendingPreview } from '@prorata/contract/previews/preview';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertStatement } from '../../database/testing/insert-rows.ts';
import { handOver, returnLetter } from '../../testing/hand-over.ts';
import { TestMailServer } from '../../testing/test-mail-server.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { createDeliverySeal, readContent, withoutSecrets } from '../delivery/delivery-content.ts';
import { leaseDelivery } from '../delivery/lease-delivery.ts';
import { makeLetter } from '../delivery/make-letter.ts';
import { writeMail } from '../delivery/send-mail.ts';
import {
  type CalculatedDossier,
  insertCalculatedDossier,
  markAsSigned,
} from '../results/testing/calculated-dossier.ts';

let server: TestServer;
let mailServer: TestMailServer;
let cast: TestUsers;
let dossier: CalculatedDossier;

beforeAll(async () => {
  mailServer = new TestMailServer();
  await mailServer.start();
  server = await startTestServer({ SMTP_URL: mailServer.url });
  cast = await insertTestUsers(server.db);
});
afterAll(async () => {
  await server.close();
  await mailServer.stop();
});
beforeEach(async () => {
  dossier = await insertCalculatedDossier(server, cast);
  await markAsSigned(server, cast, dossier);
});

const CONSULTED = { consultation: { sources: ['centralFile'] } };
const report = (request: object = {}) => ({
  kind: 'report',
  resultId: dossier.resultId,
  request: { ...CONSULTED, ...request },
});

async function ask(path: string, payload: object, subject = 'ann') {
  return server.call(subject, {
    method: 'POST',
    url: `/api/Dossier/${dossier.dossierId}/Preview${path}`,
    payload,
  });
}

async function preview(sending: object): Promise<SendingPreview> {
  const response = await ask('', { sending });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const paper = (sending: object, seen: string, number: number, enclosure: number | null = null) =>
  ask('/paper', { sending, seen, number, enclosure });

const send = (payload: object) =>
  server.call('ann', {
    method: 'POST',
    url: `${dossier.url}/send`,
    payload: { ...CONSULTED, ...payload },
  });

function listDeliveries() {
  return server.db
    .selectFrom('deliveries')
    .selectAll()
    .where('dossierId', '=', dossier.dossierId)
    .orderBy('id')
    .execute();
}

async function setPrice(type: 'registeredLetterPort' | 'emailPort', costCents: bigint) {
  const { id } = await server.db
    .selectFrom('platformCosts')
    .select('id')
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable('platformCostPeriods')
    .set({ costCents })
    .where('platformCostId', '=', id)
    .execute();
}

async function saveText(version: number, body: string | null) {
  await server.db
    .insertInto('templateVersions')
    .values({
      id: newId(),
      templateKey: 'report-letter',
      language: 'nl',
      version,
      subject: null,
      body,
      savedBy: cast.platformId,
      savedAt: TEST_NOW,
    })
    .execute();
}

describe('the preview of a report', () => {
  it('tells who gets what, where, in which language, until when and at which price, and stores nothing', async () => {
    await setPrice('registeredLetterPort', 1_015n);
    await setPrice('emailPort', 25n);
    const seen = await preview(report());
    expect(seen.pieces).toMatchObject([
      {
        number: 0,
        name: 'Immo Dijlezicht',
        recipient: 'creditor',
        sendMethod: 'RegisteredLetter',
        place: 'Haverwerf 27, 2800 Mechelen',
        language: 'nl',
        envelope: { recipient: ['Immo Dijlezicht', 'Haverwerf 27', '2800 Mechelen'] },
        enclosures: [{ name: 'PV 2026-0147.pdf', pages: 1 }],
        copies: [],
        price: 10.15,
        lastDay: '2026-12-03',
        isReceiptAsked: false,
        warnings: [],
      },
      {
        number: 1,
        name: 'Énergie Wallonne, Eau Wallonne',
        sendMethod: 'Email',
        place: 'dettes@creditor.example',
        language: 'fr',
        envelope: null,
        enclosures: [],
        price: 0.25,
        lastDay: null,
        isReceiptAsked: true,
      },
      { number: 2, name: 'Meubelatelier Van Hoorick', recipient: 'defendant', lastDay: '2026-12-03' },
    ]);
    expect(seen.costs).toEqual({
      lines: [
        { sendMethod: 'Email', count: 1, price: 0.25, total: 0.25 },
        { sendMethod: 'RegisteredLetter', count: 2, price: 10.15, total: 20.3 },
      ],
      net: 20.55,
      vatPercentage: 21,
      vat: 4.32,
      total: 24.87,
      budgeted: null,
    });
    // Looked at on a Sunday: the letters lie at the post on Monday, unless they are asked for after its last hour.
    expect(seen.term).toEqual({
      kind: 'contestation',
      lines: [
        { sendMethod: 'Email', lastDay: null, afterwards: null },
        {
          sendMethod: 'RegisteredLetter',
          lastDay: '2026-12-03',
          afterwards: { on: '2026-11-16', at: '14:00', lastDay: '2026-12-04' },
        },
      ],
    });
    expect(await listDeliveries()).toEqual([]);
    expect(await preview(report())).toEqual(seen);
  });

  it('is what leaves, byte for byte, but for the links and codes that let somebody in', async () => {
    const sending = report();
    const { seen, pieces } = await preview(sending);
    const letters = await Promise.all([0, 2].map((number) => paper(sending, seen, number)));
    const enclosed = await paper(sending, seen, 0, 0);
    const mail = (await ask('/mail', { sending, seen, number: 1 })).json();
    expect((await send({ seen })).json()).toMatchObject({ accepted: pieces.length });
    const [letter, mailed, letterToDefendant] = await listDeliveries();
    for (const [index, sent] of [letter, letterToDefendant].entries()) {
      const claim = await leaseDelivery(server.db, sent?.id ?? '', TEST_NOW);
      if (claim === undefined) throw new Error('It waits to be sent.');
      const content = readContent(claim.content, createDeliverySeal(server.tools.settings));
      const made = Buffer.from(await makeLetter(server.tools, claim, content));
      expect(letters[index]?.rawPayload.equals(made)).toBe(true);
    }
    expect((await PDF.load(enclosed.rawPayload)).getPageCount()).toBe(1);
    if (mailed === undefined) throw new Error('A mail is in the outbox.');
    const content = readContent(mailed.content, createDeliverySeal(server.tools.settings));
    const to = { name: mailed.addressee ?? '', address: mailed.email ?? '' };
    const written = await writeMail(server.tools, { ...mailed, to }, withoutSecrets(content));
    expect(mail).toMatchObject({
      to: 'dettes@creditor.example',
      subject: written.subject,
      html: written.html,
    });
    // The link is blotted out in the preview, and works for nobody.
    expect(mail.html).toMatch(/\/draft\/X{32}/);
    const link = String(content.values['report.link']);
    expect(mail.html).not.toContain(link.slice(link.lastIndexOf('/') + 1));
  });

  it('refuses to send what has changed since, and sends what was looked at anew', async () => {
    const { seen } = await preview(report());
    await server.db
      .updateTable('statements')
      .set({ corporateName: 'Immo Dijlezicht & Zonen' })
      .where('id', '=', dossier.statementIds[0])
      .execute();
    const refused = await send({ seen });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'sending-changed' });
    expect(await listDeliveries()).toEqual([]);
    // One who walks through it meanwhile sees what was previewed, and a stranger to it is told.
    expect((await paper(report(), seen, 0)).statusCode).toBe(200);
    expect((await paper(report(), '0'.repeat(64), 0)).json()).toMatchObject({ code: 'sending-changed' });
    const again = await preview(report());
    expect(again.seen).not.toBe(seen);
    expect((await send({ seen: again.seen })).json()).toMatchObject({ accepted: 3 });
    // Twice is once: nobody is left to whom it would go.
    expect((await send({ seen: again.seen })).json()).toMatchObject({ code: 'sending-changed' });
    expect(await listDeliveries()).toHaveLength(3);
    expect((await preview(report())).pieces).toEqual([]);
  });

  it('counts a text that an administrator saved meanwhile, and a price, as a change', async () => {
    const { seen } = await preview(report());
    await setPrice('registeredLetterPort', 9_99n);
    expect((await send({ seen })).json()).toMatchObject({ code: 'sending-changed' });
    const dearer = await preview(report());
    await saveText(1, 'Kort en goed.');
    expect((await send({ seen: dearer.seen })).json()).toMatchObject({ code: 'sending-changed' });
    // Back to the text that was looked at.
    await saveText(2, null);
    expect((await send({ seen: dearer.seen })).json()).toMatchObject({ accepted: 3 });
  });

  it('warns of what came back from there, of somebody who would get it twice, and of an old address', async () => {
    await send({});
    await handOver(server, dossier.dossierId);
    const [letter] = await listDeliveries();
    await returnLetter(server, letter?.id ?? '');
    const again = await preview(report());
    expect(again.pieces).toMatchObject([{ name: 'Immo Dijlezicht', warnings: [{ code: 'cameBack' }] }]);
    await server.db
      .updateTable('statements')
      .set({ createdAt: new Date('2023-04-05T10:00:00.000Z') })
      .where('id', '=', dossier.statementIds[0])
      .execute();
    await insertStatement(server.db, {
      dossierId: dossier.dossierId,
      createdBy: cast.own.administratorId,
      corporateName: 'Immo Dijlezicht',
      creditorAddress: {
        street: 'Haverwerf',
        housenumber: '27',
        zipcode: '2800',
        city: 'Mechelen',
        country: 'BE',
      },
      sendOption: 'RegisteredLetter',
      language: 'nl',
    });
    const twice = await preview(report());
    expect(twice.pieces.flatMap(({ warnings }) => warnings)).toEqual(
      expect.arrayContaining([
        { code: 'sameRecipient' },
        { code: 'oldAddress', year: 2023 },
        { code: 'cameBack' },
      ]),
    );
  });

  it('puts the copy by mail with the letter that it copies', async () => {
    await server.db
      .updateTable('statements')
      .set({ isReportSentByEmail: true, primaryEmail: 'kopie@creditor.example' })
      .where('id', '=', dossier.statementIds[0])
      .execute();
    const { pieces, costs } = await preview(report());
    expect(pieces.map(({ name, copies }) => [name, copies.map(({ email }) => email)])).toEqual([
      ['Immo Dijlezicht', ['kopie@creditor.example']],
      ['Énergie Wallonne, Eau Wallonne', []],
      ['Meubelatelier Van Hoorick', []],
    ]);
    expect(costs.lines.map(({ count }) => count)).toEqual([2, 2]);
  });

  it('refuses what the sending itself refuses, and people without the right or of another office', async () => {
    await server.db
      .updateTable('statements')
      .set({ primaryEmail: null })
      .where('id', '=', dossier.statementIds[1])
      .execute();
    expect((await ask('', { sending: report() })).json()).toMatchObject({ code: 'recipients-unreachable' });
    const { pieces } = await preview(report({ leaveUnreachableToOffice: true }));
    expect(pieces).toHaveLength(3);
    expect((await ask('', { sending: report() }, 'emma')).statusCode).toBe(403);
    expect((await ask('', { sending: report() }, 'bob')).statusCode).toBe(404);
    const { seen } = await preview(report({ leaveUnreachableToOffice: true }));
    const piece = { sending: report({ leaveUnreachableToOffice: true }), seen, number: 0 };
    expect((await ask('/paper', piece, 'bob')).statusCode).toBe(404);
    expect((await ask('/paper', { ...piece, number: 99 })).statusCode).toBe(404);
    expect((await ask('/mail', piece)).statusCode).toBe(404);
  });
});

describe('a sending on paper', () => {
  it('is one file: every piece in the order in which it leaves, and what is enclosed once', async () => {
    const sending = report();
    const { seen } = await preview(sending);
    const all = await ask('/all', { sending, seen });
    expect(all.headers['content-type']).toBe('application/pdf');
    expect((await PDF.load(all.rawPayload)).getPageCount()).toBe(4);
  });

  it('goes as a trial to whoever asks alone, marked, in no send log, and is recorded', async () => {
    const sending = report();
    const { seen } = await preview(sending);
    mailServer.mails.length = 0;
    const answer = await ask('/trial', { sending, seen, number: 0 });
    expect(answer.statusCode, answer.body).toBe(200);
    const { email } = await server.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', cast.own.administratorId)
      .executeTakeFirstOrThrow();
    expect(answer.json()).toEqual({ email });
    const [mail] = mailServer.mails;
    expect(mail?.to?.map(({ address }) => address)).toEqual([email]);
    expect(mail?.subject).toContain('Immo Dijlezicht');
    expect(mail?.attachments).toHaveLength(2);
    expect(await listDeliveries()).toEqual([]);
    const events = await server.db
      .selectFrom('auditEvents')
      .select('subjectId')
      .where('dossierId', '=', dossier.dossierId)
      .where('type', '=', 'delivery.trialMailed')
      .execute();
    expect(events).toHaveLength(1);
    expect(await listEvents(server.db, events[0]?.subjectId ?? '')).toMatchObject([
      { type: 'delivery.trialMailed', after: { purpose: 'report', address: email } },
    ]);
    // A mail goes as a paper too.
    expect((await ask('/trial', { sending, seen, number: 1 })).statusCode).toBe(200);
    const limited = await Promise.all(
      Array.from({ length: 20 }, () => ask('/trial', { sending, seen, number: 0 })),
    );
    expect(limited.map(({ statusCode }) => statusCode)).toContain(429);
    expect(mailServer.mails.length).toBeLessThanOrEqual(20);
  });
});

describe('the preview of invitations', () => {
  it('blots out the code, tells the last day to file, and sends as it was looked at', async () => {
    const dossierId = dossier.dossierId;
    await server.db
      .updateTable('dossiers')
      .set({ status: 'Created', closedAt: null, transactionKinds: ['seizureByThirdParties'] })
      .where('id', '=', dossierId)
      .execute();
    const address = {
      street: 'Haverwerf',
      housenumber: '27',
      zipcode: '2800',
      city: 'Mechelen',
      country: 'BE',
    };
    const created = await server.call('ann', {
      method: 'POST',
      url: `/api/Dossier/${dossierId}/Invitation/create`,
      payload: {
        invitations: ['Immo Dijlezicht BV', 'Telvia NV'].map((addressee) => ({
          sendMethod: 'RegisteredLetter',
          addressee,
          address,
          language: 'nl',
        })),
      },
    });
    expect(created.statusCode, created.body).toBe(201);
    const [{ id: firstId }] = created.json().items;
    const sending = { kind: 'invitations', request: {} };
    const { seen, pieces, term } = await preview(sending);
    expect(pieces.map(({ name }) => name)).toEqual(['Immo Dijlezicht BV', 'Telvia NV']);
    expect(term).toMatchObject({
      kind: 'filing',
      lines: [{ sendMethod: 'RegisteredLetter', afterwards: { on: '2026-11-16', at: '00:00' } }],
    });
    expect((await paper(sending, seen, 0)).statusCode).toBe(200);
    const url = `/api/Dossier/${dossierId}/Invitation/sendUnsentInvitations`;
    const sendSeen = (payload: object) => server.call('ann', { method: 'POST', url, payload });
    // Only one of them is another sending than both.
    expect((await sendSeen({ seen, invitationIds: [firstId] })).json()).toMatchObject({
      code: 'sending-changed',
    });
    expect((await sendSeen({ seen })).json()).toMatchObject({ accepted: 2 });
    expect(await listDeliveries()).toHaveLength(2);
  });
});

describe('a huge sending', () => {
  it('is previewed whole, and its pieces are set one by one when they are looked at', async () => {
    for (let index = 0; index < 300; index += 1) {
      await insertStatement(server.db, {
        dossierId: dossier.dossierId,
        createdBy: cast.own.administratorId,
        corporateName: `Creditor ${index}`,
        creditorAddress: {
          street: 'Haverwerf',
          housenumber: String(index + 1),
          zipcode: '2800',
          city: 'Mechelen',
          country: 'BE',
        },
        sendOption: 'RegisteredLetter',
        language: 'nl',
      });
    }
    const sending = report();
    const { seen, pieces, costs } = await preview(sending);
    expect(pieces).toHaveLength(303);
    expect(costs.lines.map(({ count }) => count)).toEqual([1, 302]);
    expect((await paper(sending, seen, 302)).statusCode).toBe(200);
    expect((await send({ seen })).json()).toMatchObject({ accepted: 303 });
  });
});
