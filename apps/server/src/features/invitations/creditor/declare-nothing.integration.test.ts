import { findSeal } from '@prorata/proof/seal/receipt-seal';
import type { Insertable } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InvitationsTable } from '../../../database/tables.ts';
import { actionOfSystem } from '../../../http/action.ts';
import { insertDossierToInvite } from '../../../testing/dossier-to-invite.ts';
import {
  type InvitedCreditor,
  insertCreditor,
  readDossierStatus,
  readStoredInvitation,
  TEST_CODE_SECRET,
} from '../../../testing/invited-creditor.ts';
import { TestMailServer } from '../../../testing/test-mail-server.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../../testing/test-users.ts';
import { listEvents } from '../../../testing/traces.ts';
import { sendDelivery } from '../../delivery/send-delivery.ts';
import { closePastInvitations, remindCreditors } from '../start-invitations.ts';
import { deliverAnswerReceipt, deliverMissingAnswerReceipts } from './answer-receipt.ts';
import { NO_CLAIM_RECEIPT } from './no-claim-receipt.ts';

const mailbox = new TestMailServer();
let server: TestServer;
let cast: TestUsers;
let place: { dossierId: string; createdBy: string };
beforeAll(async () => {
  await mailbox.start();
  server = await startTestServer({
    CODE_SECRET: TEST_CODE_SECRET,
    SMTP_URL: mailbox.url,
    PUBLIC_ORIGIN: 'http://prorata.example',
    RATE_LIMIT_PER_MINUTE: '9999',
    INVITATION_RATE_LIMIT_PER_MINUTE: '9999',
  });
  cast = await insertTestUsers(server.db);
});
beforeEach(async () => {
  const dossierId = await insertDossierToInvite(server.db, cast, { status: 'InvitesSent' });
  place = { dossierId, createdBy: cast.own.administratorId };
});
afterEach(() => {
  mailbox.mails.length = 0;
});
afterAll(async () => {
  await server.close();
  await mailbox.stop();
});

const DECLARATION = {
  reason: 'paid',
  note: null,
  declaredBy: 'Luc Delvaux',
  capacity: 'gérant',
  email: null,
  isSure: true,
};

function on(day: string) {
  const at = new Date(`${day}T10:30:00.000Z`);
  return [{ ...server.tools, clock: () => at }, actionOfSystem(at)] as const;
}

function creditorOf(values: Partial<Insertable<InvitationsTable>> = {}): Promise<InvitedCreditor> {
  return insertCreditor(server, place, values);
}

/** On paper, as far as the office has an address of it. */
const BY_LETTER = {
  sendMethod: 'RegisteredLetter',
  emails: [],
  addressee: 'Menuiserie du Hoyoux',
  address: { street: 'Rue Neuve', housenumber: '1', zipcode: '4500', city: 'Huy', country: 'BE' },
} as const;

async function declare(creditor: InvitedCreditor, changes: object = {}) {
  return creditor.call('POST', '/nothingToClaim', { ...DECLARATION, ...changes });
}

const read = (creditor: InvitedCreditor) => readStoredInvitation(server, creditor);
const dossierOf = async (creditor: InvitedCreditor) => (await creditor.call('GET', '/dossier')).json();

async function listedInvitations() {
  const url = `/api/Dossier/${place.dossierId}/Invitation`;
  return (await server.call('ann', { url })).json().items;
}

async function countsOfDossier() {
  return (await server.call('ann', { url: `/api/Dossier/${place.dossierId}` })).json().counts;
}

async function mailsOf({ invitationId }: InvitedCreditor) {
  return server.db
    .selectFrom('deliveries')
    .select(['id', 'purpose', 'email', 'language'])
    .where('invitationId', '=', invitationId)
    .orderBy('id')
    .execute();
}

async function sendAll(creditor: InvitedCreditor, day = '2026-11-15') {
  for (const { id } of await mailsOf(creditor)) await sendDelivery(on(day)[0], id);
}

it('counts as answered with a receipt of its own, and leaves the invitation open', async () => {
  const creditor = await creditorOf({ addressee: 'Menuiserie du Hoyoux' });
  await creditorOf();
  const receipt = (await declare(creditor)).json();
  expect(receipt).toMatchObject({
    receiptNumber: expect.stringMatching(/-01$/),
    reason: 'paid',
    declaredBy: 'Luc Delvaux',
    capacity: 'gérant',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    canTakeBack: true,
  });
  expect(await read(creditor)).toMatchObject({ status: 'Opened', closedAt: null });
  expect(await dossierOf(creditor)).toMatchObject({
    invitation: { isOpen: true },
    nothingToClaim: receipt,
    receipt: null,
  });
  expect(await countsOfDossier()).toMatchObject({ invitations: 2, answeredInvitations: 1 });
  expect((await listedInvitations())[0]).toMatchObject({
    status: 'Opened',
    nothingToClaim: { declaredBy: 'Luc Delvaux', reason: 'paid', receiptNumber: receipt.receiptNumber },
  });
  expect(await listEvents(server.db, creditor.invitationId)).toMatchObject([
    { type: 'invitation.opened' },
    {
      type: 'invitation.nothingDeclared',
      actorKind: 'creditor',
      after: { noClaimReason: 'paid', declaredBy: 'Luc Delvaux', capacity: 'gérant' },
    },
  ]);
});

it('said twice is said once, also at the same time', async () => {
  const creditor = await creditorOf();
  const answers = await Promise.all([declare(creditor), declare(creditor), declare(creditor)]);
  const receipts = answers.map((answer) => answer.json());
  expect(receipts[1]).toEqual(receipts[0]);
  expect(receipts[2]).toEqual(receipts[0]);
  expect((await declare(creditor, { reason: 'waived' })).json()).toEqual(receipts[0]);
});

it('asks for a reason, a name and the certainty', async () => {
  const creditor = await creditorOf();
  const errorsOf = async (changes: object) =>
    (await declare(creditor, changes)).json().errors.map(({ path }: { path: string }) => path);
  expect(await errorsOf({ isSure: false })).toEqual(['isSure']);
  expect(await errorsOf({ declaredBy: ' ' })).toEqual(['declaredBy']);
  expect(await errorsOf({ reason: 'other' })).toEqual(['note']);
  expect(await errorsOf({ reason: 'bored' })).toEqual(['reason']);
  expect(await errorsOf({ declaredBy: 'x'.repeat(101) })).toEqual(['declaredBy']);
  expect((await dossierOf(creditor)).nothingToClaim).toBeNull();
});

it('is taken back with the same code; what was said stays, and the next one has the next number', async () => {
  const creditor = await creditorOf();
  const first = (await declare(creditor)).json();
  expect((await creditor.call('POST', '/nothingToClaim/takeBack')).statusCode).toBe(204);
  expect((await creditor.call('POST', '/nothingToClaim/takeBack')).statusCode).toBe(204);
  expect((await dossierOf(creditor)).nothingToClaim).toBeNull();
  expect((await creditor.call('GET', '/nothingToClaim/receipt')).statusCode).toBe(404);
  const second = (await declare(creditor, { reason: 'other', note: 'Compensé' })).json();
  expect([first.receiptNumber.slice(-2), second.receiptNumber.slice(-2)]).toEqual(['01', '02']);
  expect(second.note).toBe('Compensé');
  const types = (await listEvents(server.db, creditor.invitationId)).map(({ type }) => type);
  expect(types).toEqual([
    'invitation.opened',
    'invitation.nothingDeclared',
    'invitation.nothingTakenBack',
    'invitation.nothingDeclared',
  ]);
  // The numbers of receipts go on, whichever kind they are.
  const other = await creditorOf();
  expect((await other.call('POST', '/close')).json().receiptNumber).toMatch(/-03$/);
});

it('can be taken back so often and no more', async () => {
  const creditor = await creditorOf();
  for (let turn = 0; turn < 10; turn += 1) {
    expect((await declare(creditor)).statusCode).toBe(200);
    await creditor.call('POST', '/nothingToClaim/takeBack');
  }
  expect((await declare(creditor)).json().code).toBe('nothing-too-often');
});

it('is taken back by whoever begins a statement, and does not stand beside one', async () => {
  const creditor = await creditorOf();
  await declare(creditor);
  const statement = (
    await creditor.call('POST', '/thirdPartyStatement', { totalAmountClaimed: 100, creditorAddress: {} })
  ).json();
  expect(await dossierOf(creditor)).toMatchObject({
    nothingToClaim: null,
    invitation: { numberOfStatements: 1 },
  });
  expect((await listEvents(server.db, creditor.invitationId)).at(-1)).toMatchObject({
    type: 'invitation.nothingTakenBack',
  });
  expect((await declare(creditor)).json().code).toBe('nothing-beside-statement');
  await creditor.call('DELETE', `/thirdPartyStatement/${statement.id}`);
  expect((await declare(creditor)).statusCode).toBe(200);
});

it('drops a draft in which nothing stands', async () => {
  const creditor = await creditorOf();
  await creditor.call('POST', '/thirdPartyStatement', { totalAmountClaimed: 0, creditorAddress: {} });
  expect((await declare(creditor)).statusCode).toBe(200);
  expect((await dossierOf(creditor)).invitation.numberOfStatements).toBe(0);
});

it('becomes final with the last day: closed without statement, with the word kept', async () => {
  const creditor = await creditorOf();
  const receipt = (await declare(creditor)).json();
  expect(await readDossierStatus(server, place)).toBe('InvitesSent');
  await closePastInvitations(...on('2026-12-01'));
  expect(await read(creditor)).toMatchObject({ status: 'ClosedAndNotSubmitted', closedBy: 'term' });
  expect(await readDossierStatus(server, place)).toBe('Provisioned');
  expect(await dossierOf(creditor)).toMatchObject({
    nothingToClaim: { receiptNumber: receipt.receiptNumber, canTakeBack: false },
  });
  expect((await creditor.call('POST', '/nothingToClaim/takeBack')).json().code).toBe('invitation-closed');
  expect((await declare(creditor)).json()).toMatchObject({ receiptNumber: receipt.receiptNumber });
});

it('comes too late after the last day', async () => {
  const creditor = await creditorOf({ validUntil: '2026-11-14' });
  expect((await declare(creditor)).json().code).toBe('invitation-closed');
});

it('lets the office go on when everybody has answered, but not the dossier by itself', async () => {
  const [one, other] = [await creditorOf(), await creditorOf()];
  await declare(one);
  await declare(other);
  expect(await readDossierStatus(server, place)).toBe('InvitesSent');
  expect(await countsOfDossier()).toMatchObject({ invitations: 2, answeredInvitations: 2 });
  const url = `/api/Dossier/moveToProvisioned?dossierId=${place.dossierId}`;
  expect((await server.call('ann', { method: 'POST', url })).statusCode).toBeLessThan(300);
  expect(await readDossierStatus(server, place)).toBe('Provisioned');
  expect(await read(one)).toMatchObject({ status: 'ClosedAndNotSubmitted', closedBy: 'office' });
  expect((await dossierOf(one)).nothingToClaim).toMatchObject({ canTakeBack: false });
  expect((await one.call('POST', '/nothingToClaim/takeBack')).json().code).toBe('invitation-closed');
});

it('gives nothing to a stranger, nor to another creditor', async () => {
  const creditor = await creditorOf();
  const other = await creditorOf();
  await declare(creditor);
  const strange = (path: string, method: 'GET' | 'POST', payload?: object) =>
    server.call(null, { method, url: `/api/Invited/AAAA-AAAA-AAAA${path}`, ...(payload && { payload }) });
  expect((await strange('/nothingToClaim', 'POST', DECLARATION)).statusCode).toBe(404);
  expect((await strange('/nothingToClaim/takeBack', 'POST')).statusCode).toBe(404);
  expect((await strange('/nothingToClaim/receipt', 'GET')).statusCode).toBe(404);
  expect((await other.call('GET', '/nothingToClaim/receipt')).statusCode).toBe(404);
  expect((await dossierOf(other)).nothingToClaim).toBeNull();
});

it('goes on paper once and by mail to who was invited and where the creditor asked for it', async () => {
  const creditor = await creditorOf({ ...BY_LETTER, language: 'fr' });
  const receipt = (await declare(creditor, { email: 'luc@hoyoux.example' })).json();
  expect(receipt.sentTo).toEqual(['luc@hoyoux.example']);
  const paper = await creditor.call('GET', '/nothingToClaim/receipt');
  expect(paper.headers['content-type']).toBe('application/pdf');
  expect(findSeal(paper.rawPayload)).toBeDefined();
  await deliverMissingAnswerReceipts(...on('2026-11-15'), NO_CLAIM_RECEIPT);
  const { id } = await server.db
    .selectFrom('noClaimDeclarations')
    .select('id')
    .where('invitationId', '=', creditor.invitationId)
    .executeTakeFirstOrThrow();
  await deliverAnswerReceipt(...on('2026-11-15'), NO_CLAIM_RECEIPT, id);
  expect(await mailsOf(creditor)).toMatchObject([
    { purpose: 'statement-receipt', email: 'luc@hoyoux.example', language: 'fr' },
  ]);
  await sendAll(creditor);
  const [sent] = (await dossierOf(creditor)).sendResults;
  // The answer of the mail server is for the office; the creditor has a phrase for each step.
  expect(sent).toMatchObject({ requestedBy: null, steps: [{ status: 'Sent', detail: null }] });
  const [mail] = mailbox.mails;
  expect(mail?.subject).toContain('vous n’avez rien à réclamer');
  expect(mail?.text).toContain('Luc Delvaux, gérant');
  expect(mail?.text).toContain('Déjà payé');
  expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain('jusqu’au 30 novembre 2026 inclus');
  expect(mail?.attachments).toHaveLength(1);
  expect(mail?.from).toMatchObject({ name: 'Claes & Dewitte' });
  expect(mail?.replyTo).toMatchObject([{ address: 'kantoor@claesdewitte.example' }]);
  expect(mail?.text).toContain('http://prorata.example/genuine');
  expect(mail?.text).toContain('http://prorata.example/privacy-policy');
});

it('spares whoever has answered so the reminder, until it is taken back', async () => {
  const creditor = await creditorOf();
  await declare(creditor);
  await remindCreditors(...on('2026-11-27'));
  expect(await mailsOf(creditor)).toEqual([]);
  await creditor.call('POST', '/nothingToClaim/takeBack');
  await remindCreditors(...on('2026-11-27'));
  expect(await mailsOf(creditor)).toMatchObject([{ purpose: 'invitation-reminder' }]);
});

it('reminds by mail who was invited by letter and gave an address, once for two machines', async () => {
  const silent = await creditorOf(BY_LETTER);
  const begun = await creditorOf({ ...BY_LETTER, addressee: 'Garage Dupont' });
  await begun.call('POST', '/thirdPartyStatement', {
    totalAmountClaimed: 100,
    creditorAddress: {},
    primaryEmail: 'compta@dupont.example',
    extraEmails: 'garage@dupont.example',
  });
  await Promise.all([remindCreditors(...on('2026-11-27')), remindCreditors(...on('2026-11-27'))]);
  await remindCreditors(...on('2026-11-28'));
  expect(await mailsOf(silent)).toEqual([]);
  expect((await mailsOf(begun)).map(({ email }) => email).sort()).toEqual([
    'compta@dupont.example',
    'garage@dupont.example',
  ]);
  await sendAll(begun, '2026-11-27');
  expect(mailbox.mails[0]?.text?.replaceAll('\u00a0', ' ')).toContain('30 november 2026');
});

it('reminds by the party book who has given no other address', async () => {
  const known = await creditorOf({ ...BY_LETTER, addressee: 'Telvia' });
  const { creditorId } = await read(known);
  const partyId = known.invitationId;
  await server.db
    .insertInto('parties')
    .values({ id: partyId, organizationId: cast.own.id, name: 'Telvia', email: 'claims@telvia.example' })
    .execute();
  await server.db.updateTable('creditors').set({ partyId }).where('id', '=', creditorId).execute();
  await remindCreditors(...on('2026-11-27'));
  expect(await mailsOf(known)).toMatchObject([{ email: 'claims@telvia.example' }]);
});
