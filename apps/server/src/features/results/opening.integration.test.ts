import type { OpeningProof } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertInvitation, insertStatement } from '../../database/testing/insert-rows.ts';
import { handOver } from '../../testing/hand-over.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { listEvents } from '../../testing/traces.ts';
import { createDeliverySeal, readContent } from '../delivery/delivery-content.ts';
import { openInvitationCodes } from '../invitations/invitation-codes.ts';
import { digestOfViewCode } from './document-view-code.ts';
import { isOpeningCodeWanted } from './send-opening-code.ts';
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

const CONSULTED = { consultation: { sources: ['centralFile'] } };

async function callOffice(method: 'GET' | 'POST', act: string, payload?: object) {
  const response = await server.call('ann', {
    method,
    url: `${dossier.url}/${act}`,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...response.json() };
}

/** As nobody: whoever has the link. */
async function call(code: string, act = '', payload?: object) {
  const response = await server.call(null, {
    method: act === '' ? 'GET' : 'POST',
    url: `/api/Draft/${code}${act && `/${act}`}`,
    headers: { 'user-agent': 'A browser of the tests' },
    ...(payload && { payload }),
  });
  const { 'content-type': type = '' } = response.headers;
  return {
    status: response.statusCode,
    wait: response.headers['retry-after'],
    ...(String(type).includes('json') ? response.json() : { file: response.rawPayload }),
  };
}

const open = (code: string, proof: OpeningProof, typed: string) => call(code, 'open', { proof, code: typed });

/** Sends the report, lets the services take it, and gives the codes of the links in the mails, by the address. */
async function send(): Promise<ReadonlyMap<string, string>> {
  expect(await callOffice('POST', 'send', CONSULTED)).toMatchObject({ status: 202 });
  await handOver(server, dossier.dossierId);
  const mails = await listMails('report-link-email');
  return new Map(
    mails.map(({ email, values }) => [email ?? '', String(values['report.link']).split('/draft/')[1] ?? '']),
  );
}

async function listMails(template: string) {
  const deliveries = await server.db
    .selectFrom('deliveries')
    .selectAll()
    .where('dossierId', '=', dossier.dossierId)
    .where(sql<boolean>`content ->> 'template' = ${template}`)
    .orderBy('id')
    .execute();
  const seal = createDeliverySeal(server.tools.settings);
  return deliveries.map((delivery) => ({ ...delivery, ...readContent(delivery.content, seal) }));
}

/** The code in the last mail that carried one. */
async function readMailedCode(): Promise<string> {
  const mail = (await listMails('document-code-email')).at(-1);
  return String(mail?.values['proof.code']);
}

const SHARED = 'dettes@creditor.example';

async function sendShared(): Promise<string> {
  return (await send()).get(SHARED) ?? '';
}

/** Who filed with an invitation, and what its code is. */
async function insertInvited(values: { readonly email: string; readonly name: string }) {
  const codes = openInvitationCodes(server.tools.settings.codeSecret);
  const stored = codes.make();
  const place = { dossierId: dossier.dossierId, createdBy: cast.own.administratorId };
  const invitationId = await insertInvitation(server.db, {
    ...{ ...place, ...stored, sentAt: TEST_NOW, closedAt: TEST_NOW, closedBy: 'creditor' },
    status: 'ClosedAndSubmitted',
  });
  const statementId = await insertStatement(server.db, {
    ...{ dossierId: dossier.dossierId, invitationId, corporateName: values.name },
    ...{ primaryEmail: values.email, sendOption: 'EmailLink' },
    language: 'nl',
  });
  return { invitationId, statementId, code: codes.unseal(stored.codeSealed) };
}

function readReceipts() {
  return server.db
    .selectFrom('reportReceipts')
    .select(['addresseeId', 'receivedOn', 'proof', 'recordedBy'])
    .where('resultId', '=', dossier.resultId)
    .orderBy('addresseeId')
    .execute();
}

async function findAddressee(id: string) {
  const { addressees } = await callOffice('GET', 'ledger');
  return addressees.find((addressee: { id: string }) => addressee.id === id);
}

function setCodes(values: { readonly expiresAt?: Date; readonly createdAt?: Date }) {
  return server.db.updateTable('documentViewCodes').set(values).execute();
}

async function countTraces() {
  const count = async (table: 'documentViewVisits' | 'documentViewCodes' | 'auditEvents' | 'deliveries') => {
    const rows = await server.db.selectFrom(table).select('id').execute();
    return rows.length;
  };
  return Promise.all(
    (['documentViewVisits', 'documentViewCodes', 'auditEvents', 'deliveries'] as const).map(count),
  );
}

describe('before anything is proved, the link', () => {
  it('says by what it opens and what follows, and nothing of the draft or of whom it is for', async () => {
    const link = await sendShared();
    const state = await call(link);
    expect(state).toEqual({
      status: 200,
      wait: undefined,
      office: { name: 'Claes & Dewitte', phone: expect.any(String), email: expect.any(String) },
      maskedEmail: 'de••••••••@creditor.example',
      sentOn: '2026-11-15',
      language: 'fr',
      proofs: ['emailCode'],
      // Opened on Sunday the 15th, the fifteen days run from the 16th.
      term: { kind: 'starts', firstDay: '2026-11-16', lastDay: '2026-11-30' },
      isLetterAsked: false,
    });
    expect(JSON.stringify(state)).not.toMatch(/dettes|Wallonne|Hoorick|2026\/|500/);
  });

  it('writes nothing when it is looked at, as scanners of mail do', async () => {
    const link = await sendShared();
    const before = await countTraces();
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      await server.call(null, { method, url: `/api/Draft/${link}` });
      for (const act of ['open', 'sendCode', 'read', 'document', 'askLetter']) {
        await server.call(null, { method, url: `/api/Draft/${link}/${act}` });
      }
    }
    expect(await countTraces()).toEqual(before);
  });

  it('is told in one way whether it is wrong, expired, revoked, or went to an address that was corrected', async () => {
    const link = await sendShared();
    const refused = { status: 404, code: 'document-view-code-invalid' };
    const expectRefused = async (code: string) => {
      expect(await call(code)).toMatchObject(refused);
      expect(await call(code, 'sendCode')).toMatchObject(refused);
      expect(await open(code, 'emailCode', '123456')).toMatchObject(refused);
      expect(await call(code, 'askLetter')).toMatchObject(refused);
    };
    await expectRefused('no-such-code');
    const view = server.db.updateTable('documentViews').where('resultId', '=', dossier.resultId);
    const { expiresAt } = await server.db
      .selectFrom('documentViews')
      .select('expiresAt')
      .where('resultId', '=', dossier.resultId)
      .executeTakeFirstOrThrow();
    await view.set({ expiresAt: TEST_NOW }).execute();
    await expectRefused(link);
    await view.set({ expiresAt }).execute();
    expect(await call(link)).toMatchObject({ status: 200 });
    for (const id of dossier.statementIds.slice(1)) {
      const correction = { way: 'EmailLink', email: 'right@creditor.example', reason: 'Mistyped.' };
      await callOffice('POST', `ledger/${id}/correct`, correction);
    }
    await expectRefused(link);
    const next = (await send()).get('right@creditor.example') ?? '';
    expect(await call(next)).toMatchObject({ status: 200 });
    await callOffice('POST', 'revokeLinks');
    await expectRefused(next);
  });

  it('says so, with the day, when the draft is without effect', async () => {
    const link = await sendShared();
    await call(link, 'sendCode');
    const code = await readMailedCode();
    await server.db
      .updateTable('calculationResults')
      .set({
        voidedAt: TEST_NOW,
        voidedBy: cast.own.administratorId,
        voidKind: 'replaced',
        voidReason: 'Wrong',
      })
      .where('id', '=', dossier.resultId)
      .execute();
    const told = { status: 409, code: 'document-without-effect', params: { date: '2026-11-15' } };
    expect(await call(link)).toMatchObject(told);
    expect(await open(link, 'emailCode', code)).toMatchObject(told);
    expect(await readReceipts()).toEqual([]);
  });

  it('asks for the code of an invitation first where that went by letter', async () => {
    const invited = await insertInvited({ email: 'post@creditor.example', name: 'By letter' });
    const link = (await send()).get('post@creditor.example') ?? '';
    expect((await call(link)).proofs).toEqual(['emailCode', 'invitationCode']);
    await server.db
      .insertInto('deliveries')
      .values({
        ...{ id: newId(), idempotencyKey: newId(), purpose: 'invitation', language: 'nl' },
        ...{ organizationId: cast.own.id, dossierId: dossier.dossierId, invitationId: invited.invitationId },
        ...{ sendMethod: 'RegisteredLetter', registeredLetterStatus: 'Dropped', addressee: 'By letter' },
        address: { street: 'Haverwerf', housenumber: '7', zipcode: '2800', city: 'Mechelen', country: 'BE' },
        ...{ content: {}, acceptedAt: TEST_NOW, statusChangedAt: TEST_NOW },
      })
      .execute();
    expect((await call(link)).proofs).toEqual(['invitationCode', 'emailCode']);
  });
});

describe('the code by mail', () => {
  it('goes to the address on file, free of charge, and opens once', async () => {
    const link = await sendShared();
    expect(await call(link, 'sendCode')).toMatchObject({
      status: 202,
      expiresAt: '2026-11-15T09:45:00.000Z',
      nextAt: '2026-11-15T09:31:00.000Z',
    });
    const [mail] = await listMails('document-code-email');
    expect(mail).toMatchObject({ email: SHARED, isFree: true, language: 'fr', resultId: null });
    const code = await readMailedCode();
    expect(code).toMatch(/^\d{3} \d{3}$/);
    const stored = await server.db
      .selectFrom('deliveries')
      .select('content')
      .where('id', '=', mail?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(await open(link, 'emailCode', code)).toMatchObject({ status: 200, token: expect.any(String) });
    expect(await open(link, 'emailCode', code)).toMatchObject({ status: 409, code: 'opening-code-over' });
  });

  it('is sent once however often it is asked for in a minute, five times an hour and ten a day', async () => {
    const link = await sendShared();
    await Promise.all([call(link, 'sendCode'), call(link, 'sendCode')]);
    expect(await listMails('document-code-email')).toHaveLength(1);
    const back = (minutes: number) =>
      setCodes({ createdAt: new Date(TEST_NOW.getTime() - minutes * 60_000) });
    for (let sent = 2; sent <= 5; sent += 1) {
      await back(2);
      expect(await call(link, 'sendCode')).toMatchObject({ status: 202 });
    }
    await back(2);
    expect(await call(link, 'sendCode')).toMatchObject({
      ...{ status: 429, code: 'too-many-requests', wait: String(58 * 60) },
    });
    for (let sent = 6; sent <= 10; sent += 1) {
      await back(61);
      expect(await call(link, 'sendCode')).toMatchObject({ status: 202 });
    }
    await back(61);
    expect(await call(link, 'sendCode')).toMatchObject({ status: 429 });
    expect(await listMails('document-code-email')).toHaveLength(10);
  });

  it('is over after five wrong ones, also when they come at once; the right one no longer opens', async () => {
    const link = await sendShared();
    await call(link, 'sendCode');
    const code = await readMailedCode();
    const wrong = code.startsWith('1') ? '222 222' : '111 111';
    expect(await open(link, 'emailCode', wrong)).toMatchObject({
      ...{ status: 403, code: 'opening-code-wrong', params: { left: 4 } },
    });
    await Promise.all(Array.from({ length: 4 }, () => open(link, 'emailCode', wrong)));
    expect(await open(link, 'emailCode', code)).toMatchObject({ status: 409, code: 'opening-code-over' });
    expect(await readReceipts()).toEqual([]);
    // A spent code is not told again: another follows after the minute.
    expect(await call(link, 'sendCode')).toMatchObject({ status: 429 });
    await setCodes({ createdAt: new Date(TEST_NOW.getTime() - 61_000) });
    await call(link, 'sendCode');
    expect(await open(link, 'emailCode', await readMailedCode())).toMatchObject({ status: 200 });
  });

  it('is over after a quarter of an hour, and is then not even sent', async () => {
    const link = await sendShared();
    await call(link, 'sendCode');
    const code = await readMailedCode();
    await setCodes({ expiresAt: TEST_NOW });
    expect(await open(link, 'emailCode', code)).toMatchObject({ status: 409, code: 'opening-code-over' });
    const [mail] = await listMails('document-code-email');
    if (mail === undefined) throw new Error('No mail went out.');
    const isWantedAt = (minutes: number) =>
      isOpeningCodeWanted(
        { db: server.db, clock: () => new Date(TEST_NOW.getTime() + minutes * 60_000) },
        mail,
      );
    expect([await isWantedAt(14), await isWantedAt(15)]).toEqual([true, false]);
  });

  it('opens no other link: neither of another creditor nor of another dossier', async () => {
    await insertInvited({ email: 'other@creditor.example', name: 'Other' });
    const links = await send();
    const [own = '', other = ''] = [links.get(SHARED), links.get('other@creditor.example')];
    await call(own, 'sendCode');
    const code = await readMailedCode();
    expect(await open(other, 'emailCode', code)).toMatchObject({ status: 409, code: 'opening-code-over' });
    await call(other, 'sendCode');
    expect(await open(other, 'emailCode', code)).toMatchObject({ status: 403, code: 'opening-code-wrong' });
    expect(await open(own, 'emailCode', code)).toMatchObject({ status: 200 });
  });

  it.each(['', 'abcdef', '12345', '1234567', '٤٠٧٢١٣'])('is not opened by %j', async (typed) => {
    const link = await sendShared();
    await call(link, 'sendCode');
    expect((await open(link, 'emailCode', typed)).status).toBeGreaterThanOrEqual(400);
    expect(await readReceipts()).toEqual([]);
  });
});

describe('the code of the invitation', () => {
  it('opens the link of whom it invited, however it is typed, and no other', async () => {
    const one = await insertInvited({ email: 'one@creditor.example', name: 'One' });
    const two = await insertInvited({ email: 'two@creditor.example', name: 'Two' });
    const links = await send();
    const [ofOne = '', ofTwo = ''] = [links.get('one@creditor.example'), links.get('two@creditor.example')];
    const refused = { status: 403, code: 'opening-invitation-code-wrong' };
    expect(await open(ofOne, 'invitationCode', two.code)).toMatchObject(refused);
    expect(await open(ofOne, 'invitationCode', 'ABCD-EFGH-JKMN')).toMatchObject(refused);
    expect(await open(ofOne, 'invitationCode', '?')).toMatchObject(refused);
    expect(await open(ofTwo, 'invitationCode', one.code)).toMatchObject(refused);
    expect(await readReceipts()).toEqual([]);
    const typed = one.code.toLowerCase().replace(/(.{4})/g, '$1 ');
    expect(await open(ofOne, 'invitationCode', typed)).toMatchObject({ status: 200 });
    expect(await readReceipts()).toEqual([
      { addresseeId: one.statementId, receivedOn: '2026-11-15', proof: 'invitationCode', recordedBy: null },
    ]);
  });

  it('stands for nobody else behind the same mailbox', async () => {
    const one = await insertInvited({ email: SHARED, name: 'One' });
    await server.db
      .updateTable('statements')
      .set({ language: 'fr' })
      .where('id', '=', one.statementId)
      .execute();
    const link = await sendShared();
    const { token } = await open(link, 'invitationCode', one.code);
    expect((await readReceipts()).map(({ addresseeId }) => addresseeId)).toEqual([one.statementId]);
    expect((await call(link, 'read', { token })).addressees).toEqual([{ name: 'One', amount: null }]);
  });

  it('opens it for whoever was invited and filed nothing', async () => {
    const codes = openInvitationCodes(server.tools.settings.codeSecret);
    const stored = codes.make();
    const invitationId = await insertInvitation(server.db, {
      ...{ dossierId: dossier.dossierId, createdBy: cast.own.administratorId, ...stored },
      ...{ emails: ['silent@creditor.example'], sentAt: TEST_NOW, closedAt: TEST_NOW, closedBy: 'term' },
      status: 'ClosedAndNotSubmitted',
    });
    const link = (await send()).get('silent@creditor.example') ?? '';
    expect(await open(link, 'invitationCode', codes.unseal(stored.codeSealed))).toMatchObject({
      status: 200,
    });
    expect(await findAddressee(invitationId)).toMatchObject({ receivedOn: '2026-11-15' });
  });
});

describe('the link of a defendant or co-defendant', () => {
  it('is opened by nobody but whom it was mailed to', async () => {
    await send();
    const code = 'the-link-of-the-defendant';
    const deliveryId = newId();
    await server.db
      .insertInto('deliveries')
      .values({
        ...{ id: deliveryId, idempotencyKey: newId(), purpose: 'report', language: 'fr', content: {} },
        ...{ organizationId: cast.own.id, dossierId: dossier.dossierId, resultId: dossier.resultId },
        ...{ sendMethod: 'Email', emailStatus: 'Pending', email: 'defendant@hoorick.example' },
        ...{ addressee: 'Meubelatelier Van Hoorick', statusChangedAt: TEST_NOW },
      })
      .execute();
    await server.db
      .insertInto('deliveryAddressees')
      .values({ deliveryId, dossierId: dossier.dossierId })
      .execute();
    await server.db
      .insertInto('documentViews')
      .values({
        ...{ id: newId(), dossierId: dossier.dossierId, resultId: dossier.resultId, deliveryId },
        codeDigest: digestOfViewCode(code, server.tools.settings.codeSecret),
        expiresAt: new Date('2027-01-01T00:00:00.000Z'),
      })
      .execute();
    expect(await call(code)).toMatchObject({
      ...{ maskedEmail: 'de••••••••@hoorick.example', proofs: ['emailCode'] },
      // The letter of the law notified them: opening it changes nothing.
      term: { kind: 'runs', lastDay: '2026-12-03' },
    });
    await call(code, 'sendCode');
    const { token } = await open(code, 'emailCode', await readMailedCode());
    expect(await call(code, 'read', { token })).toMatchObject({
      ...{ addressees: [{ name: 'Meubelatelier Van Hoorick', amount: null }], lastDay: '2026-12-03' },
    });
    expect(await readReceipts()).toEqual([]);
  });
});

describe('opening with a proof', () => {
  async function openShared(link: string) {
    await call(link, 'sendCode');
    return open(link, 'emailCode', await readMailedCode());
  }

  it('is the dated receipt of all whom the mail was for: their term runs from the day after', async () => {
    const link = await sendShared();
    const [, first = '', second = ''] = dossier.statementIds;
    expect(await findAddressee(first)).toMatchObject({ isReceiptLacking: true, openedAt: null });
    const { token, expiresAt } = await openShared(link);
    expect(expiresAt).toBe('2026-11-15T10:00:00.000Z');
    for (const id of [first, second]) {
      expect(await findAddressee(id)).toMatchObject({
        ...{ isReceiptLacking: false, receivedOn: '2026-11-15', lastDay: '2026-11-30' },
        notification: { kind: 'receipt', on: '2026-11-15', firstDay: '2026-11-16' },
        ...{ receiptProof: 'emailCode', openedAt: TEST_NOW.toISOString() },
      });
    }
    expect(await call(link)).toMatchObject({ term: { kind: 'runs', lastDay: '2026-11-30' } });
    expect(await call(link, 'read', { token })).toMatchObject({
      ...{ status: 200, defendant: 'Meubelatelier Van Hoorick', fileName: 'PV 2026-0147.pdf' },
      addressees: [
        { name: 'Énergie Wallonne', amount: 200 },
        { name: 'Eau Wallonne', amount: 300 },
      ],
      ...{ proof: 'emailCode', receivedOn: '2026-11-15', firstDay: '2026-11-16', lastDay: '2026-11-30' },
    });
    const { file } = await call(link, 'document', { token });
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('tells in the trail who, by which proof, and from where; the values can be erased', async () => {
    await openShared(await sendShared());
    const [, first = ''] = dossier.statementIds;
    const events = await listEvents(server.db, first);
    expect(events.at(-1)).toMatchObject({
      ...{ type: 'addressee.signed', actorKind: 'visitor', actorName: 'Énergie Wallonne' },
      after: { addressee: 'Énergie Wallonne', receivedOn: '2026-11-15', proof: 'emailCode' },
      origin: { address: '127.0.0.1', userAgent: 'A browser of the tests' },
    });
  });

  it('counts the first time; later ones are written down and change nothing', async () => {
    const link = await sendShared();
    await openShared(link);
    await setCodes({ createdAt: new Date(TEST_NOW.getTime() - 61_000) });
    expect(await openShared(link)).toMatchObject({ status: 200 });
    expect(await readReceipts()).toHaveLength(2);
    const [, first = ''] = dossier.statementIds;
    expect((await listEvents(server.db, first)).map(({ type }) => type)).toEqual([
      'addressee.signed',
      'addressee.opened',
    ]);
    expect(await callOffice('GET', `openings?addresseeId=${first}`)).toMatchObject({ total: 2 });
  });

  it('at once on two machines is one receipt and two openings', async () => {
    const invited = await insertInvited({ email: 'twice@creditor.example', name: 'Twice' });
    const link = (await send()).get('twice@creditor.example') ?? '';
    const both = await Promise.all([
      open(link, 'invitationCode', invited.code),
      open(link, 'invitationCode', invited.code),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readReceipts()).toHaveLength(1);
    expect(await callOffice('GET', 'openings')).toMatchObject({
      ...{ total: 2, items: [{ act: 'invitationCode', email: 'twice@creditor.example' }, {}] },
    });
  });

  it('does not move the term of whom something else notified before', async () => {
    expect(
      await callOffice('POST', 'send', { ...CONSULTED, emailReading: 'Our mails are receipted.' }),
    ).toMatchObject({ status: 202 });
    await handOver(server, dossier.dossierId);
    const [mail] = await listMails('report-link-email');
    const link = String(mail?.values['report.link']).split('/draft/')[1] ?? '';
    const [, first = ''] = dossier.statementIds;
    const { lastDay } = await findAddressee(first);
    expect(await call(link)).toMatchObject({ term: { kind: 'runs', lastDay } });
    expect(await openShared(link)).toMatchObject({ status: 200 });
    expect(await readReceipts()).toEqual([]);
    expect(await findAddressee(first)).toMatchObject({ lastDay, receivedOn: null });
  });

  it('keeps the day that the office recorded', async () => {
    const link = await sendShared();
    const [, first = '', second = ''] = dossier.statementIds;
    await callOffice('POST', `ledger/${first}/receipt`, { receivedOn: '2026-11-15', note: 'On paper' });
    await openShared(link);
    expect((await readReceipts()).map(({ addresseeId, proof }) => [addresseeId, proof])).toEqual([
      [first, null],
      [second, 'emailCode'],
    ]);
  });

  it('is no receipt where the platform does not take it for one, and says so before', async () => {
    await server.db
      .insertInto('parameters')
      .values({
        ...{ id: newId(), key: 'invitations.opening-is-receipt', value: JSON.stringify(false) },
        updatedBy: cast.own.administratorId,
      })
      .execute();
    try {
      const link = await sendShared();
      expect(await call(link)).toMatchObject({ term: { kind: 'none' } });
      const { token } = await openShared(link);
      expect(await call(link, 'read', { token })).toMatchObject({ receivedOn: null, lastDay: null });
      expect(await readReceipts()).toEqual([]);
      expect((await listMails('report-link-email'))[0]?.values).toMatchObject({
        'report.isOpeningReceipt': false,
      });
    } finally {
      await server.db.deleteFrom('parameters').execute();
    }
  });

  it('gives a token that opens this draft alone, for half an hour and while the link works', async () => {
    await insertInvited({ email: 'other@creditor.example', name: 'Other' });
    const links = await send();
    const [own = '', other = ''] = [links.get(SHARED), links.get('other@creditor.example')];
    const { token } = await openShared(own);
    const over = { status: 403, code: 'opening-over' };
    expect(await call(other, 'read', { token })).toMatchObject(over);
    expect(await call(other, 'document', { token })).toMatchObject(over);
    expect(await call(own, 'document', { token: `${token.slice(0, -2)}AA` })).toMatchObject(over);
    expect(await call(own, 'read', { token: 'none' })).toMatchObject(over);
    await callOffice('POST', 'revokeLinks');
    expect(await call(own, 'document', { token })).toMatchObject({
      ...{ status: 404, code: 'document-view-code-invalid' },
    });
  });
});

describe('asking for a letter', () => {
  it('tells the office once, and changes nothing else', async () => {
    const link = await sendShared();
    expect(await call(link, 'askLetter')).toMatchObject({ status: 200, isLetterAsked: true });
    expect(await call(link, 'askLetter')).toMatchObject({ status: 200, isLetterAsked: true });
    const [, first = ''] = dossier.statementIds;
    expect(await findAddressee(first)).toMatchObject({
      ...{ letterAskedAt: TEST_NOW.toISOString(), openedAt: null, receivedOn: null, isReceiptLacking: true },
    });
    expect((await listEvents(server.db, first)).map(({ type }) => type)).toEqual(['addressee.letterAsked']);
    expect((await callOffice('GET', `openings?addresseeId=${first}`)).items).toMatchObject([
      { act: 'letterAsked', isReceipt: false, email: SHARED },
    ]);
  });
});

describe('the list of openings', () => {
  it('has every opening by proof and by sign-in, newest first and by page', async () => {
    const link = await sendShared();
    await server.call('a-stranger', { url: `/api/externalDocumentView/${link}` }, { email: 'jan@x.example' });
    await server.db
      .updateTable('documentViewVisits')
      .set({ visitedAt: new Date(TEST_NOW.getTime() - 60_000) })
      .where('subject', '=', 'a-stranger')
      .execute();
    await call(link, 'sendCode');
    await open(link, 'emailCode', await readMailedCode());
    const [letter = '', first = ''] = dossier.statementIds;
    const { items, total } = await callOffice('GET', `openings?addresseeId=${first}`);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { act: 'emailCode', isReceipt: true, visitor: null, email: SHARED, at: TEST_NOW.toISOString() },
      { act: 'signIn', isReceipt: false, visitor: 'jan@x.example' },
    ]);
    expect(await callOffice('GET', 'openings?page=2&pageSize=1')).toMatchObject({
      ...{ total: 2, items: [{ act: 'signIn' }] },
    });
    expect(await callOffice('GET', `openings?addresseeId=${letter}`)).toMatchObject({ total: 0 });
  });
});
