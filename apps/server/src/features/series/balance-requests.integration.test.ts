import type { Invitation } from '@prorata/contract/invitations/invitation';
import type { InvitedDossier } from '@prorata/contract/invitations/invited-dossier';
import { findSeal, holdsSeal } from '@prorata/proof/seal/receipt-seal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actionOfSystem } from '../../http/action.ts';
import { type CalculationOffice, startCalculationOffice } from '../../testing/calculation-office.ts';
import { creditor } from '../../testing/insert-sample-dossier.ts';
import { insertCreditor, TEST_CODE_SECRET } from '../../testing/invited-creditor.ts';
import { listEvents } from '../../testing/traces.ts';
import { createDeliverySeal, readContent } from '../delivery/delivery-content.ts';
import { readRecipients } from '../dossiers/read-recipients.ts';
import { readReceiptKey } from '../invitations/creditor/seal-receipt.ts';
import { closePastInvitations, remindCreditors } from '../invitations/start-invitations.ts';
import { finish, insertExample, openFollowUp, prepareOffice } from './testing/finished-dossier.ts';

let office: CalculationOffice;
beforeAll(async () => {
  office = await startCalculationOffice({
    CODE_SECRET: TEST_CODE_SECRET,
    PUBLIC_ORIGIN: 'http://prorata.example',
    INVITATION_RATE_LIMIT_PER_MINUTE: '9999',
  });
  await prepareOffice(office);
});
afterAll(() => office.server.close());

/** Two creditors: one was invited to the first run by mail, the other is known by its address alone. */
const CREDITORS = [
  creditor('Aannemer A', 'Vonnis', 400_000n),
  creditor('Rusthuis R', 'Dwangschrift', 600_000n, ['vat', 500_000n]),
];
const INVITED = { emails: ['a@aannemer.example'], addressee: 'Aannemer A', language: 'fr' } as const;

let runId: string;
let earlierId: string;
let carried: readonly { readonly id: string; readonly corporateName: string | null }[];
beforeEach(async () => {
  const { db } = office.server;
  const first = await insertExample(office.server, office.cast, { reserved: [], creditors: CREDITORS });
  earlierId = first.dossierId;
  const { invitationId } = await insertCreditor(
    office.server,
    { dossierId: earlierId, createdBy: office.cast.own.administratorId },
    { ...INVITED, status: 'Finished', closedAt: new Date(), closedBy: 'creditor' },
  );
  await db
    .updateTable('statements')
    .set({ invitationId, createdBy: null })
    .where('id', '=', first.statementIds[0] ?? '')
    .execute();
  await finish(office.server, office.cast, earlierId);
  const { body } = await openFollowUp(office.server, earlierId, {
    kind: 'laterReceipt',
    happenedOn: '2026-11-01',
    source: 'Loon',
    amount: 500,
  } as Parameters<typeof openFollowUp>[2]);
  runId = body.id;
  // As a run is opened: creditors are asked first.
  await db.updateTable('followUps').set({ kind: 'recurring' }).where('dossierId', '=', runId).execute();
  await db
    .updateTable('dossiers')
    .set({ status: 'Created', provisionedAt: null, paymentType: 'recurring' })
    .where('id', '=', runId)
    .execute();
  carried = await db
    .selectFrom('statements')
    .select(['id', 'corporateName'])
    .where('dossierId', '=', runId)
    .orderBy('corporateName')
    .execute();
});

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const url = `/api/Dossier/${runId}${path}`;
  const response = await office.server.call('sofie', { method, url, ...(payload && { payload }) });
  return { status: response.statusCode, body: response.json() };
}

const ask = () => call('POST', '/Recurring/askBalances');
const listed = async (): Promise<Invitation[]> => {
  const { items } = (await call('GET', '/Invitation')).body as { readonly items: Invitation[] };
  return items.toSorted((one, other) => ((one.addressee ?? '') < (other.addressee ?? '') ? -1 : 1));
};

/** Asks and sends; gives who holds the code of a creditor. */
async function askAndSend() {
  await ask();
  expect((await call('POST', '/Invitation/sendUnsentInvitations', {})).status).toBe(202);
  const holders = [];
  for (const { id, addressee } of await listed()) {
    const { code } = (await call('POST', `/Invitation/${id}/showCode`)).body;
    holders.push({
      id,
      addressee,
      call: async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
        const url = `/api/invited/${code}${path}`;
        const response = await office.server.call(null, { method, url, ...(payload && { payload }) });
        const isText = response.headers['content-type']?.includes('json');
        return { status: response.statusCode, body: isText ? response.json() : response.rawPayload };
      },
    });
  }
  const [a, r] = holders;
  if (a === undefined || r === undefined) throw new Error('Two creditors are asked.');
  return { a, r };
}
type Holder = Awaited<ReturnType<typeof askAndSend>>['a'];

const pageOf = async (holder: Holder): Promise<InvitedDossier> => (await holder.call('GET', '/dossier')).body;
const answerOf = async ({ id }: Holder) =>
  (await listed()).find((invitation) => invitation.id === id)?.balance?.answer;

const statementsOf = () =>
  office.server.db
    .selectFrom('statements')
    .select(['id', 'corporateName', 'deletedAt', 'validatedAt', 'invitationId', 'carriedFromId'])
    .select('totalAmountClaimedCents')
    .where('dossierId', '=', runId)
    .orderBy('createdAt')
    .execute();

async function statusOfRun(): Promise<string> {
  return (await call('GET', '')).body.status;
}

function later(day: string) {
  const at = new Date(`${day}T10:30:00.000Z`);
  return [{ ...office.server.tools, clock: () => at }, actionOfSystem(at)] as const;
}

describe('asking for balances', () => {
  it('asks each creditor of the run before once, on the way by which they took part', async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ body }) => body.added).toSorted()).toEqual([0, 2]);
    expect(await ask()).toEqual({ status: 200, body: { added: 0, unreachable: [] } });
    expect(await listed()).toMatchObject([
      {
        sendMethod: 'Email',
        email: 'a@aannemer.example',
        language: 'fr',
        isUnsent: true,
        balance: { statementId: carried[0]?.id, answer: 'open', receiptNumber: null },
      },
      { addressee: 'Rusthuis R NV', balance: { statementId: carried[1]?.id } },
    ]);
  });

  it('names who cannot be reached, and goes on with the others', async () => {
    await office.server.db
      .updateTable('statements')
      .set({ creditorAddress: null, primaryEmail: null, extraEmails: [] })
      .where('id', '=', carried[1]?.id ?? '')
      .execute();
    expect((await ask()).body).toEqual({
      added: 1,
      unreachable: [{ statementId: carried[1]?.id, creditorName: 'Rusthuis R' }],
    });
  });

  it('is for runs alone, while creditors can be invited', async () => {
    await office.server.db
      .updateTable('dossiers')
      .set({ status: 'Provisioned' })
      .where('id', '=', runId)
      .execute();
    expect((await ask()).body.code).toBe('invitations-past-stage');
    await office.server.db
      .updateTable('dossiers')
      .set({ status: 'Created' })
      .where('id', '=', runId)
      .execute();
    await office.server.db
      .updateTable('followUps')
      .set({ kind: 'laterReceipt' })
      .where('dossierId', '=', runId)
      .execute();
    expect((await ask()).body.code).toBe('not-a-run');
  });

  it('goes out with the balance, in the words of a question', async () => {
    const { a } = await askAndSend();
    const mail = await office.server.db
      .selectFrom('deliveries')
      .select(['content', 'purpose'])
      .where('invitationId', '=', a.id)
      .executeTakeFirstOrThrow();
    const { template, values } = readContent(mail.content, createDeliverySeal(office.server.tools.settings));
    expect([template, mail.purpose]).toEqual(['balance-request-email', 'invitation']);
    expect(values).toMatchObject({ 'balance.principal': 80_000n, 'balance.total': 80_000n });
    expect(await statusOfRun()).toBe('InvitesSent');
  });
});

describe('no change', () => {
  it('is one call with a receipt; what was decided stays, and the run goes on when everybody has answered', async () => {
    const { a, r } = await askAndSend();
    expect(await pageOf(a)).toMatchObject({
      balance: {
        total: 800,
        principal: 800,
        answer: 'open',
        received: [{ amount: 3200 }],
        lines: [{ privilegeId: null, total: 800 }],
      },
    });
    const first = await a.call('POST', '/balance/confirm');
    expect(first).toMatchObject({
      status: 200,
      body: {
        receiptNumber: expect.stringMatching(/-01$/),
        canTakeBack: true,
        sentTo: ['a@aannemer.example'],
      },
    });
    const again = await Promise.all([a.call('POST', '/balance/confirm'), a.call('POST', '/balance/confirm')]);
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body]);
    expect(await answerOf(a)).toBe('unchanged');
    expect(await pageOf(a)).toMatchObject({
      invitation: { status: 'ClosedAndSubmitted', isOpen: false },
      balance: { answer: 'unchanged', confirmation: first.body },
      receipt: null,
    });
    const paper = await a.call('GET', '/balance/receipt');
    expect(paper.body.subarray(0, 5).toString()).toBe('%PDF-');
    const seal = findSeal(paper.body);
    expect(seal && (await holdsSeal(seal, readReceiptKey(office.server.tools.settings)))).toBe(true);
    expect(await statusOfRun()).toBe('InvitesSent');
    await r.call('POST', '/balance/confirm');
    expect(await statusOfRun()).toBe('Provisioned');
    expect(
      (await statementsOf()).every(
        ({ deletedAt, validatedAt }) => deletedAt === null && validatedAt !== null,
      ),
    ).toBe(true);
    const late = await r.call('POST', '/balance/takeBack');
    expect(late.body.code).toBe('invitation-closed');
    expect((await listEvents(office.server.db, a.id)).map(({ type }) => type)).toContain(
      'invitation.balanceConfirmed',
    );
  });

  it('can be taken back until the last day, and confirmed again under the next number', async () => {
    const { a } = await askAndSend();
    const first = (await a.call('POST', '/balance/confirm')).body;
    expect((await a.call('POST', '/balance/takeBack')).status).toBe(204);
    expect((await a.call('POST', '/balance/takeBack')).status).toBe(204);
    expect(await answerOf(a)).toBe('open');
    expect((await a.call('GET', '/balance/receipt')).status).toBe(404);
    const second = (await a.call('POST', '/balance/confirm')).body;
    expect([first.receiptNumber.slice(-2), second.receiptNumber.slice(-2)]).toEqual(['01', '02']);
  });

  it('is not for whom nobody asked about a balance', async () => {
    const { call: asStranger } = await insertCreditor(office.server, {
      dossierId: runId,
      createdBy: office.cast.own.administratorId,
    });
    const refused = await asStranger('POST', '/balance/confirm');
    expect(refused.json().code).toBe('no-balance-asked');
    expect((await asStranger('GET', '/dossier')).json().balance).toBeNull();
  });
});

describe('something has changed', () => {
  it('begins with the balance, and takes its place when it is filed', async () => {
    const { r } = await askAndSend();
    const begun = await r.call('POST', '/thirdPartyStatement/begin');
    expect(begun.status).toBe(201);
    const before = await statementsOf();
    const old = before.find(
      ({ corporateName, invitationId }) => corporateName === 'Rusthuis R' && !invitationId,
    );
    expect(begun.body).toMatchObject({ corporateName: 'Rusthuis R', titles: [{ kind: 'judgment' }] });
    expect(begun.body.documents.length).toBeGreaterThan(0);
    expect(begun.body.totalAmountClaimed).toBe((await pageOf(r)).balance?.total);
    expect((await r.call('POST', '/thirdPartyStatement/begin')).body.id).toBe(begun.body.id);
    const { id, version } = begun.body;
    const given = toUpdate(begun.body, { totalAmountClaimed: 900, version });
    expect((await r.call('PUT', `/thirdPartyStatement/${id}`, given)).status).toBe(200);
    // Begun and not filed, the balance still counts, and cannot be confirmed besides.
    expect((await r.call('POST', '/balance/confirm')).body.code).toBe('balance-beside-statement');
    expect((await statementsOf()).find((one) => one.id === old?.id)?.deletedAt).toBeNull();
    expect((await r.call('POST', '/close')).status).toBe(200);
    expect((await r.call('POST', '/close')).status).toBe(200);
    const after = await statementsOf();
    expect(after.find((one) => one.id === old?.id)).toMatchObject({
      deletedAt: expect.any(Date),
      carriedFromId: null,
    });
    expect(after.find((one) => one.id === id)).toMatchObject({
      deletedAt: null,
      validatedAt: null,
      carriedFromId: old?.carriedFromId,
      totalAmountClaimedCents: 90_000n,
    });
    expect(await answerOf(r)).toBe('changed');
    expect((await r.call('POST', '/balance/confirm')).body.code).toBe('invitation-closed');
    const desk = await call('GET', `/thirdPartyStatement/${id}`);
    expect(desk.body.replacedBalance).toMatchObject({ total: begun.body.totalAmountClaimed });
  });

  it('as nothing to claim any more takes the balance out when the term ends', async () => {
    const { a } = await askAndSend();
    const declaration = {
      reason: 'paid',
      note: null,
      declaredBy: 'An',
      capacity: null,
      email: null,
      isSure: true,
    };
    expect((await a.call('POST', '/nothingToClaim', declaration)).status).toBe(200);
    const [, action] = later('2027-03-01');
    await office.server.db
      .updateTable('invitations')
      .set({ status: 'Opened' })
      .where('id', '=', a.id)
      .execute();
    await closePastInvitations(office.server.tools, action);
    expect(await answerOf(a)).toBe('changed');
    expect(
      (await statementsOf()).find(({ corporateName }) => corporateName === 'Aannemer A')?.deletedAt,
    ).not.toBeNull();
  });
});

describe('without an answer', () => {
  it('the balance stands, an untouched copy is no answer, and nobody is told to have filed nothing', async () => {
    const { a, r } = await askAndSend();
    await office.server.db
      .updateTable('invitations')
      .set({ status: 'Sent', sentAt: new Date('2026-11-15T09:00:00Z') })
      .where('dossierId', '=', runId)
      .execute();
    expect((await r.call('POST', '/thirdPartyStatement/begin')).status).toBe(201);
    const [tools, action] = later('2027-03-01');
    await remindCreditors(tools, later('2026-11-15')[1]);
    await closePastInvitations(tools, action);
    expect([await answerOf(a), await answerOf(r)]).toEqual(['silent', 'silent']);
    const standing = (await statementsOf()).filter(({ deletedAt }) => deletedAt === null);
    expect(standing.map(({ corporateName, invitationId }) => [corporateName, invitationId])).toEqual([
      ['Aannemer A', null],
      ['Rusthuis R', null],
    ]);
    expect(await statusOfRun()).toBe('Provisioned');
    const dossier = await office.server.db
      .selectFrom('dossiers')
      .selectAll()
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();
    const { creditors } = await readRecipients(office.server.db, dossier);
    expect(creditors.map(({ name, statementId }) => [name, statementId !== null])).toEqual([
      ['Aannemer A NV', true],
      ['Rusthuis R NV', true],
    ]);
    expect((await a.call('POST', '/balance/confirm')).body.code).toBe('invitation-closed');
  });
});

/** What a creditor saves again, of what was begun. */
function toUpdate(begun: Record<string, unknown>, changes: object) {
  const fields = [
    ...['creditorType', 'salutation', 'firstName', 'lastName', 'corporateName', 'corporateForm', 'kboNumber'],
    ...[
      'creditorAddress',
      'creditorReference',
      'language',
      'primaryEmail',
      'sendOption',
      'paymentaccount',
      'titles',
    ],
  ];
  return { ...Object.fromEntries(fields.map((field) => [field, begun[field]])), ...changes };
}
