import { PDF } from '@libpdf/core';
import type {
  FollowedStatement,
  FollowingSending,
  FollowingStatus,
} from '@prorata/contract/following/status';
import { sumEuros } from '@prorata/domain/money';
import { findSeal, holdsSeal } from '@prorata/proof/seal/receipt-seal';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionOfSystem } from '../../http/action.ts';
import { handOver } from '../../testing/hand-over.ts';
import { creditor, insertSampleDossier } from '../../testing/insert-sample-dossier.ts';
import { type InvitedCreditor, insertCreditor, TEST_CODE_SECRET } from '../../testing/invited-creditor.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../testing/test-server.ts';
import { insertTestUsers, type TestUsers } from '../../testing/test-users.ts';
import { deliverReceipt } from '../invitations/creditor/deliver-receipt.ts';
import { endContestationTerms } from '../results/end-contestation-terms.ts';

let server: TestServer;
let cast: TestUsers;
beforeAll(async () => {
  server = await startTestServer({ CODE_SECRET: TEST_CODE_SECRET, RATE_LIMIT_PER_MINUTE: '9999' });
  cast = await insertTestUsers(server.db);
});
afterAll(() => server.close());

const CLOSED_AT = new Date('2026-11-05T15:30:00.000Z');
const LATER = new Date('2027-01-04T09:00:00.000Z');
/** Who asks in these tests: without privilege, and so paid in part; by mail, while the others have a letter. */
const WOOD = 3;
const GARAGE = 0;

/** More than there is money for: those without privilege share what is left. */
const CREDITORS = [
  creditor('Garage Nekkerspoel', 'Factuur 26-118', 84_275n, ['preservation-costs-later', 84_275n, 0]),
  creditor('Scheldebank', 'Notariële akte', 1_426_045n, ['pledge', 1_240_000n, 1, '2022-04-08']),
  creditor('Telvia', 'Vonnis', 4_725_013n),
  creditor('Houthandel Lannoy-Peeters', 'Vonnis', 893_210n),
];

interface Followed {
  readonly dossierId: string;
  readonly statementIds: readonly string[];
  readonly creditors: readonly InvitedCreditor[];
  readonly url: string;
}

/** The workshop, each of its creditors with a code of their own and what they filed reviewed or not. */
async function openDossier({ isReviewed = true } = {}): Promise<Followed> {
  const { db } = server;
  const { dossierId, statementIds } = await insertSampleDossier(db, cast.own, {}, CREDITORS);
  const creditors = [];
  for (const [index, statementId] of statementIds.entries()) {
    const place = { dossierId, createdBy: cast.own.administratorId };
    const invited = await insertCreditor(server, place, {
      status: isReviewed ? 'Finished' : 'ClosedAndSubmitted',
      closedAt: CLOSED_AT,
      closedBy: 'creditor',
    });
    await db
      .updateTable('statements')
      .set({
        invitationId: invited.invitationId,
        createdBy: null,
        submittedAt: CLOSED_AT,
        originalTotalAmountClaimedCents: sql.ref('totalAmountClaimedCents'),
        ...(!isReviewed && { validatedAt: null, validatedBy: null }),
        ...(index === WOOD && {
          sendOption: 'EmailLink',
          primaryEmail: `wood-${dossierId}@creditor.example`,
        }),
      })
      .where('id', '=', statementId)
      .execute();
    creditors.push(invited);
  }
  return { dossierId, statementIds, creditors, url: `/api/Dossier/${dossierId}` };
}

async function post(url: string, payload: object = {}) {
  const response = await server.call('ann', { method: 'POST', url, payload });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json();
}

async function calculateAndSign({ dossierId, url }: Followed): Promise<string> {
  const { id: resultId } = await post(`${url}/calculate`, { note: null });
  const signedAt = new Date('2026-11-14T10:00:00.000Z');
  await server.db
    .updateTable('calculationResults')
    .set({ signedAt, signedBy: cast.own.administratorId, signedPdfFileId: sql.ref('pdfFileId') })
    .where('id', '=', resultId)
    .execute();
  await server.db
    .updateTable('dossiers')
    .set({ status: 'Signed', closedAt: signedAt })
    .where('id', '=', dossierId)
    .execute();
  await post(`${url}/Consultation`, { step: 'sending', sources: ['centralFile', 'insolvencyRegister'] });
  return resultId;
}

async function correct(followed: Followed, act: 'void' | 'replace', resultId: string): Promise<void> {
  const { version } = await server.db
    .selectFrom('calculationResults')
    .select('version')
    .where('id', '=', resultId)
    .executeTakeFirstOrThrow();
  await post(`${followed.url}/Result/${resultId}/${act}`, { version, reason: 'Fout in de rang' });
}

/** A draft that everybody has: mails and letters left on 15 November. */
async function sendDraft(followed: Followed): Promise<string> {
  const resultId = await calculateAndSign(followed);
  await post(`${followed.url}/Result/${resultId}/send`, { emailReading: 'Zo lezen wij het' });
  await handOver(server, followed.dossierId);
  return resultId;
}

/** The term is over for everybody: the office may pay. */
async function openToPay(followed: Followed): Promise<string> {
  const resultId = await sendDraft(followed);
  await endContestationTerms(server.tools, actionOfSystem(LATER));
  return resultId;
}

const payAll = ({ dossierId }: Followed) =>
  post(`/api/Dossier/markAsPaid?dossierId=${dossierId}`, { paidOn: '2026-11-15' });

async function statusOf({ creditors }: Followed, who = WOOD): Promise<FollowingStatus> {
  const creditor = creditors[who];
  if (creditor === undefined) throw new Error(`No creditor has the number ${who}.`);
  const response = await creditor.call('GET', '/status');
  expect(response.statusCode, response.body).toBe(200);
  expectNothingOfOthers(response.body, who);
  return response.json();
}

/** What names or pays the others; sums of several are nobody's. */
const NAMES = ['Garage Nekkerspoel', 'Scheldebank', 'Telvia', 'Houthandel Lannoy-Peeters'];
const CLAIMED = ['842.75', '14260.45', '47250.13', '8932.1'];

function expectNothingOfOthers(body: string, who: number): void {
  const others = [...NAMES, ...CLAIMED].filter((_, index) => index % NAMES.length !== who);
  for (const other of others) expect(body).not.toMatch(new RegExp(`[":]${other.replace('.', '\\.')}[",}]`));
  for (const name of NAMES.filter((_, index) => index !== who)) expect(body).not.toContain(name);
}

const only = ({ statements }: FollowingStatus): FollowedStatement => {
  const [statement] = statements;
  if (statement === undefined) throw new Error('Nothing was filed.');
  return statement;
};
const states = ({ timeline }: FollowingStatus) =>
  Object.fromEntries(timeline.map(({ step, state }) => [step, state]));

async function review(followed: Followed, changes: object, who = WOOD) {
  await server.db
    .updateTable('statements')
    .set({ submittedAt: CLOSED_AT, ...changes })
    .where('id', '=', followed.statementIds[who] ?? '')
    .execute();
}

describe('before the draft', () => {
  it('tells that it was received, and nothing of what the office is still looking at', async () => {
    const followed = await openDossier({ isReviewed: false });
    await review(followed, { totalAmountClaimedCents: 700_000n, explanationOfChange: 'Nog niet beslist' });
    const status = await statusOf(followed);
    expect(states(status)).toMatchObject({ filed: 'done', reviewed: 'now', draft: 'ahead' });
    expect(only(status)).toMatchObject({ claimed: 8932.1, review: null, share: null, payment: null });
    expect(JSON.stringify(status)).not.toContain('Nog niet beslist');
    expect(status).toMatchObject({
      isOpen: false,
      closedBy: 'creditor',
      draft: null,
      contest: null,
      holds: [],
    });
  });

  it.each([
    ['admitted', {}, { verdict: 'admitted', admitted: 8932.1, cuts: [] }],
    [
      'cut',
      { totalAmountClaimedCents: 886_685n, rejectionReason: 'noProof', rejectionNote: 'Incassobureau' },
      {
        verdict: 'partlyAdmitted',
        admitted: 8866.85,
        rejected: 65.25,
        cuts: [
          { kind: 'rejected', amount: 65.25, reason: 'noProof', note: 'Incassobureau', privilegeId: null },
        ],
      },
    ],
    ['reserved', { isReserved: true }, { verdict: 'reserved', reserved: 8932.1, admitted: 0 }],
    [
      'rejected',
      { totalAmountClaimedCents: 0n, validatedAt: null, validatedBy: null, rejectionReason: 'paid' },
      { verdict: 'rejected', rejected: 8932.1, cuts: [{ amount: 8932.1, reason: 'paid' }] },
    ],
  ])('tells that it is %s, with the reason', async (_case, changes, expected) => {
    const followed = await openDossier();
    await review(followed, changes);
    const status = await statusOf(followed);
    expect(only(status)).toMatchObject({ claimed: 8932.1, review: expected, share: null });
    expect(states(status)).toMatchObject({ reviewed: 'done', draft: 'now' });
  });

  it('tells no amount of a draft that is calculated, signed or on its way', async () => {
    const followed = await openDossier();
    const resultId = await calculateAndSign(followed);
    expect(await statusOf(followed)).toMatchObject({ draft: null, statements: [{ share: null }] });
    await post(`${followed.url}/Result/${resultId}/send`, { emailReading: 'Zo lezen wij het' });
    expect(await statusOf(followed)).toMatchObject({
      draft: null,
      contest: null,
      statements: [{ share: null }],
    });
  });

  it('tells whoever filed nothing that nothing was filed, and the draft once it was sent to them too', async () => {
    const followed = await openDossier();
    const place = { dossierId: followed.dossierId, createdBy: cast.own.administratorId };
    const silent = await insertCreditor(server, place, {
      status: 'ClosedAndNotSubmitted',
      closedAt: CLOSED_AT,
      closedBy: 'term',
    });
    const read = async () => (await silent.call('GET', '/status')).json() as FollowingStatus;
    expect(await read()).toMatchObject({ statements: [], closedBy: 'term', receiptNumber: null });
    await sendDraft(followed);
    const status = await read();
    expect(states(status)).toEqual({ draft: 'done', contest: 'now', end: 'ahead' });
    expect(status).toMatchObject({
      statements: [],
      contest: { isOver: false },
      draft: { sendMethod: 'Email' },
    });
  });
});

describe('the draft', () => {
  it('gives the own amount, why it is not all, and the own last day', async () => {
    const followed = await openDossier();
    await sendDraft(followed);
    const status = await statusOf(followed);
    const { share } = only(status);
    const { counted, allotted, whyNotAll } = share ?? {};
    expect(counted).toBe(8932.1);
    expect(allotted).toBeGreaterThan(0);
    expect(allotted).toBeLessThan(8932.1);
    const { money = 0, costs = 0, privileged = 0, forOrdinary, demandedByOrdinary = 0 } = whyNotAll ?? {};
    expect(money).toBe(44_665.6);
    expect(sumEuros([money, -costs, -privileged])).toBe(forOrdinary);
    expect(demandedByOrdinary).toBeGreaterThan(8932.1);
    expect(status.draft).toMatchObject({
      signedOn: '2026-11-14',
      sentOn: '2026-11-15',
      sendMethod: 'Email',
      path: expect.stringMatching(/^\/draft\/[\w-]{32}$/),
    });
    expect(status.contest).toEqual({ lastDay: '2026-11-30', isOver: false, ownOn: null });
    expect(states(status)).toMatchObject({ draft: 'done', contest: 'now', payment: 'ahead' });
    expect(status.payableFrom).toMatch(/^2026-12-/);
    // By letter the days are others, and there is no link to open.
    const byLetter = await statusOf(followed, GARAGE);
    expect(byLetter.draft).toMatchObject({ sendMethod: 'RegisteredLetter', path: null });
    expect(byLetter.contest?.lastDay).not.toBe(status.contest?.lastDay);
    expect(only(byLetter)).toMatchObject({ share: { allotted: 842.75, whyNotAll: null } });
  });

  it('is gone with the amounts when it is replaced, and says so to whoever had it', async () => {
    const followed = await openDossier();
    const resultId = await sendDraft(followed);
    await correct(followed, 'replace', resultId);
    const status = await statusOf(followed);
    expect(status).toMatchObject({ draft: null, contest: null, statements: [{ share: null }] });
    expect(status.holds).toEqual([{ hold: 'replaced', on: '2026-11-15', stopKind: null }]);
    expect(states(status)).toMatchObject({ draft: 'stopped', payment: 'ahead' });
  });

  it('is as if it had never been when it is voided before anybody has it', async () => {
    const followed = await openDossier();
    const resultId = await calculateAndSign(followed);
    await correct(followed, 'void', resultId);
    expect(await statusOf(followed)).toMatchObject({ draft: null, holds: [], statements: [{ share: null }] });
  });

  it('stands still while somebody contests it, and names nobody', async () => {
    const followed = await openDossier();
    await sendDraft(followed);
    await post(`${followed.url}/contestations`, {
      way: 'writ',
      date: '2026-11-15',
      time: '09:00',
      servedBy: 'P. Verlinden',
      grounds: 'Geen voorrecht',
      addresseeId: followed.statementIds[GARAGE],
    });
    const status = await statusOf(followed);
    expect(status.holds).toEqual([{ hold: 'contested', on: '2026-11-15', stopKind: null }]);
    expect(status).toMatchObject({ payableFrom: null, contest: { ownOn: null } });
    expect(states(status)).toMatchObject({ contest: 'stopped', payment: 'ahead' });
    expect(JSON.stringify(status)).not.toContain('Verlinden');
    expect((await statusOf(followed, GARAGE)).contest?.ownOn).toBe('2026-11-15');
  });

  it('stops with the dossier', async () => {
    const followed = await openDossier();
    await sendDraft(followed);
    await post(`${followed.url}/Stop`, { kind: 'bankruptcy', date: '2026-11-15', note: 'Staatsblad' });
    const status = await statusOf(followed);
    expect(status.holds).toEqual([{ hold: 'stopped', on: '2026-11-15', stopKind: 'bankruptcy' }]);
    expect(states(status)).toMatchObject({ contest: 'stopped' });
  });
});

describe('the payment', () => {
  it('is told once the money has moved, with the account covered, and certified when all are paid', async () => {
    const followed = await openDossier();
    await openToPay(followed);
    const waiting = await statusOf(followed);
    expect(states(waiting)).toMatchObject({ contest: 'done', payment: 'now' });
    expect(only(waiting)).toMatchObject({ payment: null, certificate: null });
    const refused = await followed.creditors[WOOD]?.call('GET', certificate(followed, WOOD));
    expect(refused?.statusCode).toBe(404);
    await payAll(followed);
    const status = await statusOf(followed);
    const { share, payment, certificate: paper } = only(status);
    expect(payment).toMatchObject({ state: 'paid', paid: share?.allotted, on: '2026-11-15', by: 'office' });
    expect(payment?.account).toMatch(/^BE•• •••• •••• \d{4}$/);
    expect(payment?.communication).not.toBe('');
    expect(paper).toMatchObject({ kind: 'nonRecovery', admitted: 8932.1, paid: share?.allotted, kept: 0 });
    expect(sumEuros([paper?.paid ?? 0, paper?.unpaid ?? 0])).toBe(8932.1);
    expect(new Set(Object.values(states(status)))).toEqual(new Set(['done']));
    expect(only(await statusOf(followed, GARAGE)).certificate).toMatchObject({ kind: 'payment', unpaid: 0 });
    const pdf = await followed.creditors[WOOD]?.call('GET', certificate(followed, WOOD));
    expect([pdf?.statusCode, pdf?.headers['content-type']]).toEqual([200, 'application/pdf']);
    const ofAnother = await followed.creditors[WOOD]?.call('GET', certificate(followed, GARAGE));
    expect(ofAnother?.statusCode).toBe(404);
  });

  it('that came back says why, and is not certified', async () => {
    const followed = await openDossier();
    await openToPay(followed);
    await payAll(followed);
    const { lines } = (await server.call('ann', { url: `${followed.url}/Payout` })).json();
    const { number, version } = lines.find(
      (line: { statementId: string }) => line.statementId === followed.statementIds[WOOD],
    );
    await post(`${followed.url}/Payout/line/${number}/reopen`, { version, reason: 'Rekening gesloten' });
    const { payment, certificate: paper } = only(await statusOf(followed));
    expect(payment).toMatchObject({ state: 'returned', paid: 0, reason: 'Rekening gesloten' });
    expect(paper).toBeNull();
  });
});

function certificate({ statementIds }: Followed, who: number): string {
  return `/thirdPartyStatement/${statementIds[who]}/certificate`;
}

describe('what was sent', () => {
  const list = async ({ creditors }: Followed, who = WOOD): Promise<FollowingSending[]> => {
    const response = await creditors[who]?.call('GET', '/sendings');
    expect(response?.statusCode, response?.body).toBe(200);
    return response?.json().items;
  };

  it('is listed for its addressee alone, and a mail is read again in its own words, without the draft', async () => {
    const followed = await openDossier();
    await sendDraft(followed);
    const [mail, ...others] = await list(followed);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'draft', sendMethod: 'Email', state: 'sent', opensAs: 'mail' });
    const read = await followed.creditors[WOOD]?.call('GET', `/sendings/${mail?.id}/mail`);
    expect(read?.json()).toMatchObject({ subject: expect.stringContaining('Ontwerp'), enclosures: [] });
    expect(read?.json().text).toMatch(/Volgens dit ontwerp ontvangt u €.4\.467,87/);
    const enclosure = await followed.creditors[WOOD]?.call('GET', `/sendings/${mail?.id}/enclosure/1`);
    expect(enclosure?.statusCode).toBe(404);
    const [letter] = await list(followed, GARAGE);
    expect(letter).toMatchObject({ kind: 'draft', sendMethod: 'RegisteredLetter' });
    for (const act of ['mail', 'letter', 'enclosure/1']) {
      const stolen = await followed.creditors[WOOD]?.call('GET', `/sendings/${letter?.id}/${act}`);
      expect(stolen?.statusCode, act).toBe(404);
    }
  });

  it('keeps the words of a mail that its template had on the day of sending', async () => {
    const followed = await openDossier();
    await sendDraft(followed);
    const [mail] = await list(followed);
    const read = async () =>
      (await followed.creditors[WOOD]?.call('GET', `/sendings/${mail?.id}/mail`))?.json().text as string;
    const before = await read();
    await server.db
      .insertInto('templateVersions')
      .values({
        id: crypto.randomUUID(),
        templateKey: 'report-link-email',
        language: 'nl',
        version: 99,
        subject: 'Anders',
        body: 'Heel andere woorden',
        savedBy: cast.own.administratorId,
        savedAt: LATER,
      })
      .execute();
    expect(await read()).toBe(before);
  });

  it('has the notices of a contestation and of a stop, and the news of the payment', async () => {
    const followed = await openDossier();
    await sendDraft(followed);
    const registered = await post(`${followed.url}/contestations`, {
      way: 'writ',
      date: '2026-11-15',
      time: '09:00',
      servedBy: 'P. Verlinden',
      grounds: 'Geen voorrecht',
      addresseeId: followed.statementIds[GARAGE],
    });
    const [{ id }] = registered.contestations;
    await post(`${followed.url}/contestations/${id}/tell`);
    expect((await list(followed)).map(({ kind }) => kind)).toContain('contestation');
    expect((await list(followed, GARAGE)).map(({ kind }) => kind)).not.toContain('contestation');
    await post(`${followed.url}/Stop`, { kind: 'bankruptcy', date: '2026-11-15', note: 'Staatsblad' });
    const { items } = (await server.call('ann', { url: `${followed.url}/StopLetter` })).json();
    const letters = items
      .filter(({ letter, obstacle }: Record<string, unknown>) => letter === 'creditorNotice' && !obstacle)
      .map(({ stopId, letter, subject }: Record<string, unknown>) => ({ stopId, letter, subject }));
    await post(`${followed.url}/StopLetter/send`, { letters });
    await handOver(server, followed.dossierId);
    const kinds = (await list(followed)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['contestation', 'draft', 'stop']);
  });
});

describe('the receipt', () => {
  it('states what was filed, is the same file whenever it is made, and carries a seal that anyone can check', async () => {
    const { dossierId } = await insertSampleDossier(server.db, cast.own, { status: 'InvitesSent' }, []);
    const invited = await insertCreditor(server, { dossierId, createdBy: cast.own.administratorId });
    const { id } = (
      await invited.call('POST', '/thirdPartyStatement', {
        creditorType: 'legalEntity',
        corporateName: 'Houthandel Lannoy-Peeters',
        creditorAddress: {
          street: 'Kade',
          housenumber: '1',
          zipcode: '2800',
          city: 'Mechelen',
          country: 'BE',
        },
        totalAmountClaimed: 8_932.1,
        titles: [{ kind: 'judgment', date: '2026-05-26', court: 'Vredegerecht Mechelen' }],
        paymentaccount: 'BE68539007547034',
        primaryEmail: 'wood@creditor.example',
        sendOption: 'EmailLink',
      })
    ).json();
    await invited.upload(id, 'settlement');
    const title = (await invited.upload(id, 'title')).json();
    const parts = [
      { kind: 'principal', declared: 5_000 },
      { kind: 'costs', declared: 1_000 },
    ];
    const claim = { type: 'specific', privilegeId: 'lessor', amountDemanded: 6_000, parts };
    await invited.call('POST', `/thirdPartyStatement/${id}/privilegedClaim`, {
      ...claim,
      assetDescription: 'inboedel',
      documentId: title.id,
    });
    expect((await invited.call('POST', '/close')).statusCode).toBe(200);
    const download = async () => new Uint8Array((await invited.call('GET', '/receipt')).rawPayload);
    const made = await download();
    await deliverReceipt(server.tools, actionOfSystem(TEST_NOW), invited.invitationId);
    expect(await download()).toEqual(made);
    const text = (await PDF.load(made)).extractText().flatMap(({ lines }) => lines.map((line) => line.text));
    const words = text.join(' ');
    for (const told of [
      'Houthandel',
      'BE68 5390 0754 7034',
      'Vredegerecht Mechelen',
      'Hoofdsom',
      '5.000,00',
    ]) {
      expect(words).toContain(told);
    }
    expect(words.replaceAll(' ', '')).toContain(title.sha256);
    const { receiptKey } = (await server.call(null, { url: '/api/Seal/authorities' })).json();
    const seal = findSeal(made);
    expect(seal && (await holdsSeal(seal, receiptKey))).toBe(true);
    const status: FollowingStatus = (await invited.call('GET', '/status')).json();
    expect(status.receiptNumber).toMatch(/-01$/);
    expect(only(status).parts).toEqual([
      { part: 'principal', amount: 7_932.1 },
      { part: 'costs', amount: 1_000 },
    ]);
  });
});

describe('a stranger', () => {
  it('with a wrong code, or the code of an invitation that nobody sent, sees nothing', async () => {
    const followed = await openDossier();
    const place = { dossierId: followed.dossierId, createdBy: cast.own.administratorId };
    const unsent = await insertCreditor(server, place, { status: 'Created', sentAt: null });
    const wrong = await server.call(null, { url: '/api/Invited/ABCD-EFGH-JKLM/status' });
    const expected = wrong.json();
    for (const path of ['/status', '/sendings', certificate(followed, WOOD)]) {
      const response = await unsent.call('GET', path);
      expect(response.json(), path).toMatchObject({ status: expected.status, code: expected.code });
    }
    expect(wrong.statusCode).toBeGreaterThanOrEqual(400);
  });
});
