import type {
  ThirdPartyClaim,
  ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { formatIban } from '@prorata/domain/iban';
import type { InvitationStatus } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertClaim,
  insertDocument,
  insertInvitation,
  insertStatement,
} from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { listEvents } from '../../testing/traces.ts';
import { keepFiled } from './filed-statement.ts';
import {
  claimOf,
  type StatementOffice,
  startStatementOffice,
  statementsOf,
  thirdPartyUrlOf,
  urlOf,
} from './testing/statement-office.ts';

let office: StatementOffice;
let dossierId: string;
beforeAll(async () => {
  office = await startStatementOffice();
  dossierId = await office.openDossier({ status: 'Provisioned' });
});
afterAll(() => office.server.close());

const CLOSED = { status: 'ClosedAndSubmitted', closedAt: new Date(), closedBy: 'creditor' } as const;
const SENT = { status: 'Opened', sentAt: new Date(), validUntil: '2026-12-01' } as const;

interface Filed {
  readonly statement: ThirdPartyStatement;
  readonly invitationId: string;
  readonly documentId: string;
  readonly claimId: string;
}

/** What a creditor filed under an invitation that is closed: a total of 7,310 with a claim of 4,900, fully proven. */
async function file(invitation: object = CLOSED, invitationId?: string): Promise<Filed> {
  const { db } = office.server;
  const createdBy = office.cast.own.administratorId;
  const under = invitationId ?? (await insertInvitation(db, { dossierId, createdBy, ...invitation }));
  const filed = { totalAmountClaimedCents: 731_000n, originalTotalAmountClaimedCents: 731_000n };
  const id = await insertStatement(db, {
    dossierId,
    invitationId: under,
    creditorType: 'legalEntity',
    corporateName: 'Immo Dijlezicht',
    creditorAddress: { street: 'Haverwerf', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    ...filed,
  });
  const documentId = await insertDocument(db, dossierId, id);
  const settlementId = await insertDocument(db, dossierId, id);
  await db
    .updateTable('documents')
    .set({ documentType: 'settlement' })
    .where('id', '=', settlementId)
    .execute();
  const claimId = await insertClaim(db, {
    dossierId,
    statementId: id,
    claimType: 'specific',
    privilegeId: 'lessor',
    amountDemandedCents: 490_000n,
    originalAmountDemandedCents: 490_000n,
    documentId,
  });
  if (!('status' in invitation) || invitation.status !== 'Opened') {
    await inTransaction(db, (trx) => keepFiled(trx, { dossierId, statementId: id }));
  }
  const statement = await read({ dossierId, id });
  return { statement, invitationId: under, documentId, claimId };
}

describe('the titles of what a creditor filed', () => {
  const JUDGMENT = { kind: 'judgment', date: '2026-05-26', court: 'Vredegerecht Mechelen' };
  const titlesUrl = ({ id }: { id: string }) => `${statementsOf(dossierId)}/${id}/titles`;

  it('are named by the office after the review too, and what is validated stays validated', async () => {
    const { statement, claimId, documentId } = await file();
    const { version } = (await validate(statement)).json();
    const titles = [{ ...JUDGMENT, documentId }];
    const answer = await office.send('PUT', titlesUrl(statement), { version, titles });
    expect(answer.json()).toMatchObject({ validated: true, titles, version: version + 1 });
    const ofClaim = {
      privilegedClaimId: claimId,
      version: 1,
      titles: [{ kind: 'lease', date: '2021-03-01' }],
    };
    expect((await office.send('PUT', titlesUrl(statement), ofClaim)).json()).toMatchObject({
      validated: true,
      privilegedClaims: [{ id: claimId, version: 2, titles: ofClaim.titles }, { titles }],
    });
    expect(await read(statement)).toMatchObject({ status: 'Validated', explanationOfChange: null });
    const told = await listEvents(office.server.db, statement.id);
    expect(told.at(-1)).toMatchObject({ type: 'statement.changed', after: { titles: [JUDGMENT] } });
    expect((await listEvents(office.server.db, claimId)).at(-1)).toMatchObject({ type: 'claim.changed' });
  });

  it('are of the version that was seen, read in a document of the statement, and not named twice', async () => {
    const { statement, claimId } = await file();
    const other = await file();
    const stale = await office.send('PUT', titlesUrl(statement), { version: 9, titles: [JUDGMENT] });
    expect(stale.json()).toMatchObject({ code: 'stale' });
    const foreign = [{ ...JUDGMENT, documentId: other.documentId }];
    const wrong = { version: statement.version, titles: foreign };
    expect((await office.send('PUT', titlesUrl(statement), wrong)).json()).toMatchObject({
      errors: [{ path: 'titles.0.documentId', code: 'choice-invalid' }],
    });
    const astray = { privilegedClaimId: other.claimId, version: 1, titles: [JUDGMENT] };
    expect((await office.send('PUT', titlesUrl(statement), astray)).statusCode).toBe(404);
    const same = { privilegedClaimId: claimId, version: 1, titles: [] };
    await office.send('PUT', titlesUrl(statement), same);
    expect(await listEvents(office.server.db, claimId)).toEqual([]);
  });

  it('wait while the creditor is still filing', async () => {
    const { statement } = await file(SENT);
    const early = { version: statement.version, titles: [JUDGMENT] };
    expect((await office.send('PUT', titlesUrl(statement), early)).json()).toMatchObject({
      code: 'invitation-still-open',
    });
  });
});

async function read(place: { dossierId: string; id: string }): Promise<ThirdPartyStatement> {
  return (await office.get(thirdPartyUrlOf(place))).json();
}

function save(statement: ThirdPartyStatement, changes: object) {
  const { creditorType, corporateName, creditorAddress, totalAmountClaimed, explanationOfChange, version } =
    statement;
  const fields = { creditorType, corporateName, creditorAddress, totalAmountClaimed, explanationOfChange };
  return office.send('PUT', thirdPartyUrlOf(statement), { ...fields, version, ...changes });
}

function validate({ dossierId, id, version }: ThirdPartyStatement) {
  return office.send('POST', `${thirdPartyUrlOf({ dossierId, id })}/markAsValidated`, { version });
}

async function statusOfInvitation(id: string): Promise<InvitationStatus> {
  const invitation = await office.server.db
    .selectFrom('invitations')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return invitation.status;
}

const WHY = { explanationOfChange: 'Aanmaningskosten niet bewezen.' };

describe('a statement that a creditor filed', () => {
  it('is read with what was filed, and only by its own call', async () => {
    const { statement, invitationId } = await file();
    expect(statement).toMatchObject({
      status: 'ToReview',
      invitationId,
      invitationStatus: 'ClosedAndSubmitted',
      totalAmountClaimed: 7_310,
      originalTotalAmountClaimed: 7_310,
      removedClaims: [],
      explanationOfChange: null,
      privilegedClaims: [
        { amountDemanded: 4_900, originalAmountDemanded: 4_900, isCalculatedAutomatically: false },
        { amountDemanded: 2_410, originalAmountDemanded: null, isCalculatedAutomatically: true },
      ],
    });
    expect((await office.get(urlOf(statement))).json()).toMatchObject({ code: 'statement-not-found' });
    const own = await office.addStatement(dossierId);
    expect((await office.get(thirdPartyUrlOf(own))).json()).toMatchObject({ code: 'statement-not-found' });
    expect((await office.send('DELETE', thirdPartyUrlOf(own))).statusCode).toBe(404);
    expect((await office.send('DELETE', urlOf(statement))).statusCode).toBe(404);
  });

  it('is changed in its amount only with an explanation, and the filed amount stays', async () => {
    const { statement } = await file();
    const silent = await save(statement, { totalAmountClaimed: 7_250 });
    expect(silent.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'explanationOfChange', code: 'required' }],
    });
    const changed = (await save(statement, { totalAmountClaimed: 7_250, ...WHY })).json();
    expect(changed).toMatchObject({ totalAmountClaimed: 7_250, originalTotalAmountClaimed: 7_310, ...WHY });
    const back = await save(changed, { totalAmountClaimed: 7_310, explanationOfChange: null });
    expect(back.json()).toMatchObject({ totalAmountClaimed: 7_310, explanationOfChange: null });
    expect((await listEvents(office.server.db, statement.id)).at(0)).toMatchObject({
      type: 'statement.changed',
      before: { creditorName: 'Immo Dijlezicht', totalAmountClaimed: 7_310 },
      after: { totalAmountClaimed: 7_250, ...WHY },
    });
  });

  it('is corrected in its other fields with one too', async () => {
    const { statement } = await file();
    expect((await save(statement, { corporateName: 'Immo Dijlezicht BV' })).statusCode).toBe(400);
    const corrected = await save(statement, { corporateName: 'Immo Dijlezicht BV', ...WHY });
    expect(corrected.json()).toMatchObject({ creditorName: 'Immo Dijlezicht BV', ...WHY });
  });

  it('keeps its claims within the total', async () => {
    const { statement } = await file();
    const less = await save(statement, { totalAmountClaimed: 4_000, ...WHY });
    expect(less.json()).toMatchObject({
      errors: [{ path: 'totalAmountClaimed', code: 'claims-exceed-total' }],
    });
  });

  it('is invalid once its total is 0, which finishes the invitation, and may become valid again', async () => {
    const { statement, invitationId } = await file();
    expect((await save(statement, { totalAmountClaimed: 0 })).statusCode).toBe(400);
    const invalid = (await save(statement, { totalAmountClaimed: 0, ...WHY })).json();
    expect(invalid).toMatchObject({ status: 'Invalid', validated: false });
    expect(await statusOfInvitation(invitationId)).toBe('Finished');
    expect((await validate(invalid)).json()).toMatchObject({ status: 409, code: 'statement-invalid' });
    const valid = (await save(invalid, { totalAmountClaimed: 7_000 })).json();
    expect(valid).toMatchObject({
      status: 'ToReview',
      originalTotalAmountClaimed: 7_310,
      invitationStatus: 'ClosedAndSubmitted',
    });
    expect(await statusOfInvitation(invitationId)).toBe('ClosedAndSubmitted');
    const events = await listEvents(office.server.db, invitationId);
    expect(events.map(({ type }) => type)).toEqual(['invitation.finished', 'invitation.putBack']);
    expect((await validate(valid)).json()).toMatchObject({
      status: 'Validated',
      invitationStatus: 'Finished',
    });
  });

  it('is not the office’s to change while the creditor files', async () => {
    const { statement, claimId, documentId } = await file(SENT);
    const url = thirdPartyUrlOf(statement);
    const claim = { ...claimOf({ documentId }), ...WHY };
    const attempts = await Promise.all([
      save(statement, {}),
      validate(statement),
      office.send('DELETE', url),
      office.send('POST', `${url}/updateExplanation`, { ...WHY, version: 1 }),
      office.send('POST', `${url}/ThirdPartyClaim`, claim),
      office.send('PUT', `${url}/ThirdPartyClaim`, { ...claim, privilegedClaimId: claimId, version: 1 }),
      office.send('DELETE', `${url}/ThirdPartyClaim/privilegedClaim/${claimId}`),
      office.upload(`${url}/document`),
      office.send('DELETE', `${url}/document/${documentId}`),
    ]);
    for (const response of attempts) {
      expect(response.json()).toMatchObject({ status: 409, code: 'invitation-still-open' });
    }
    expect(await read(statement)).toEqual(statement);
  });

  it('is deleted while it waits, and the invitation does not wait for it', async () => {
    const { statement, invitationId } = await file();
    expect((await office.send('DELETE', thirdPartyUrlOf(statement))).statusCode).toBe(204);
    expect((await office.get(thirdPartyUrlOf(statement))).statusCode).toBe(404);
    expect(await statusOfInvitation(invitationId)).toBe('Finished');
  });
});

describe('marking it as validated', () => {
  it('is for good: nothing in it changes afterwards', async () => {
    const { statement, claimId, documentId } = await file();
    const validated = (await validate(statement)).json();
    expect(validated).toMatchObject({ status: 'Validated', validated: true, validatedBy: 'ann Peeters' });
    const url = thirdPartyUrlOf(statement);
    const claim = { ...claimOf({ documentId }), ...WHY };
    const attempts = await Promise.all([
      validate(validated),
      save(validated, {}),
      office.send('DELETE', url),
      office.send('POST', `${url}/updateExplanation`, { ...WHY, version: validated.version }),
      office.send('POST', `${url}/ThirdPartyClaim`, claim),
      office.send('PUT', `${url}/ThirdPartyClaim`, { ...claim, privilegedClaimId: claimId, version: 1 }),
      office.send('DELETE', `${url}/ThirdPartyClaim/privilegedClaim/${claimId}`),
      office.upload(`${url}/document`),
      office.send('DELETE', `${url}/document/${documentId}`),
    ]);
    for (const response of attempts) {
      expect(response.json()).toMatchObject({ status: 409, code: 'statement-already-validated' });
    }
  });

  it('is refused when another was faster, when the dossier has moved on, and on an old version', async () => {
    const { statement } = await file();
    const both = await Promise.all([validate(statement), validate(statement)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { statement: other } = await file();
    await save(other, { corporateName: 'Immo Dijlezicht BV', ...WHY });
    expect((await validate(other)).json()).toMatchObject({ code: 'stale' });
    const { db } = office.server;
    const moveTo = (status: 'Signed' | 'Provisioned', closedAt: Date | null) =>
      db.updateTable('dossiers').set({ status, closedAt }).where('id', '=', dossierId).execute();
    await moveTo('Signed', new Date());
    expect((await validate(await read(other))).json()).toMatchObject({
      status: 409,
      code: 'dossier-read-only',
    });
    await moveTo('Provisioned', null);
  });

  it('needs both documents, and a reason for every change', async () => {
    const { statement, claimId } = await file();
    const { db } = office.server;
    const url = thirdPartyUrlOf(statement);
    await db
      .deleteFrom('documents')
      .where('statementId', '=', statement.id)
      .where('documentType', '=', 'settlement')
      .execute();
    expect((await validate(statement)).json()).toMatchObject({
      status: 422,
      code: 'statement-incomplete',
      missingParts: ['settlementDocument', 'paymentaccount'],
    });
    expect((await office.upload(`${url}/document`)).statusCode).toBe(201);
    await office.send('DELETE', `${url}/ThirdPartyClaim/privilegedClaim/${claimId}`);
    const changed = await read(statement);
    expect((await validate(changed)).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'explanationOfChange', code: 'required' }],
    });
    const explained = await office.send('POST', `${url}/updateExplanation`, {
      ...WHY,
      version: changed.version,
    });
    expect((await validate(explained.json())).json()).toMatchObject({ status: 'Validated' });
  });

  it('finishes the invitation with the last of its statements', async () => {
    const { statement, invitationId } = await file();
    const { statement: second } = await file(CLOSED, invitationId);
    await validate(statement);
    expect(await statusOfInvitation(invitationId)).toBe('ClosedAndSubmitted');
    const last = (await validate(second)).json();
    expect(last).toMatchObject({ invitationStatus: 'Finished' });
    expect(await statusOfInvitation(invitationId)).toBe('Finished');
    expect(await listEvents(office.server.db, invitationId)).toMatchObject([
      {
        type: 'invitation.finished',
        before: { status: 'ClosedAndSubmitted' },
        after: { status: 'Finished' },
      },
    ]);
  });
});

describe('what was filed', () => {
  const ACCOUNT = 'BE68539007547034';
  const isRequired = { status: 400, errors: [{ path: 'explanationOfChange', code: 'required' }] };

  function listMails(statementId: string) {
    return office.server.db
      .selectFrom('deliveries')
      .select(['email', 'purpose', 'language', 'sendMethod'])
      .where('statementId', '=', statementId)
      .orderBy('email')
      .execute();
  }

  it('stays to be seen beside another account, which needs a reason that cannot be wiped', async () => {
    const { statement } = await file();
    expect(statement.differences).toEqual([]);
    expect((await save(statement, { paymentaccount: ACCOUNT })).json()).toMatchObject(isRequired);
    const changed = (await save(statement, { paymentaccount: ACCOUNT, ...WHY })).json();
    expect(changed.differences).toEqual([
      {
        subject: 'statement',
        id: statement.id,
        what: 'changed',
        claim: null,
        needsReason: true,
        changes: [
          { field: 'paymentaccount', before: null, after: { kind: 'text', value: formatIban(ACCOUNT) } },
        ],
      },
    ]);
    const wiped = await save(changed, { paymentaccount: ACCOUNT, explanationOfChange: null });
    expect(wiped.json()).toMatchObject(isRequired);
    const { rows } = await listed(statement.id);
    expect(rows).toMatchObject([{ isChanged: true }]);
    const validated = (await validate(changed)).json();
    expect(validated).toMatchObject({ status: 'Validated', differences: changed.differences, ...WHY });
    const back = await file();
    const there = (await save(back.statement, { paymentaccount: ACCOUNT, ...WHY })).json();
    const again = (await save(there, { paymentaccount: null, explanationOfChange: null })).json();
    expect(again).toMatchObject({ differences: [], explanationOfChange: null });
  });

  async function listed(id: string) {
    const { items } = (await office.get(`${statementsOf(dossierId)}?pageSize=200`)).json();
    return { rows: items.filter((row: { id: string }) => row.id === id) };
  }

  it('is told by mail when the account is another, at every address that was known before', async () => {
    const { statement, invitationId } = await file();
    await office.server.db
      .updateTable('invitations')
      .set({ emails: ['Immo@creditor.example'] })
      .where('id', '=', invitationId)
      .execute();
    const mails = { primaryEmail: 'immo@creditor.example', language: 'fr' };
    const reached = (await save(statement, { ...mails, ...WHY })).json();
    expect(await listMails(statement.id)).toEqual([]);
    const moved = { ...mails, primaryEmail: 'new@creditor.example', paymentaccount: ACCOUNT, ...WHY };
    const changed = (await save(reached, moved)).json();
    const told = { purpose: 'account-changed', language: 'fr', sendMethod: 'Email' };
    expect(await listMails(statement.id)).toEqual([
      { ...told, email: 'Immo@creditor.example' },
      { ...told, email: 'new@creditor.example' },
    ]);
    await save(changed, { ...moved, corporateName: 'Immo Dijlezicht BV' });
    expect(await listMails(statement.id)).toHaveLength(2);
  });

  it('stays beside a privilege that is lowered, and cannot be validated without the reason', async () => {
    const { statement, claimId, documentId } = await file();
    const url = thirdPartyUrlOf(statement);
    const [claim] = statement.privilegedClaims;
    const lowered = { ...claimOf({ documentId }), type: 'chirographic', privilegeId: null };
    const body = { ...lowered, privilegedClaimId: claimId, version: claim?.version, ...WHY };
    expect((await office.send('PUT', `${url}/ThirdPartyClaim`, body)).statusCode).toBe(200);
    const changed = await read(statement);
    expect(changed.differences).toMatchObject([
      {
        subject: 'claim',
        id: claimId,
        what: 'changed',
        needsReason: true,
        changes: [
          { field: 'type', before: { value: 'specific' }, after: { value: 'chirographic' } },
          { field: 'privilegeId', before: { kind: 'named' }, after: null },
        ],
      },
    ]);
    expect((await save(changed, { explanationOfChange: null })).json()).toMatchObject(isRequired);
    const { version } = await read(statement);
    const decision = {
      version,
      totalAmountClaimed: 7_310,
      claims: (await read(statement)).privilegedClaims
        .filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically)
        .map(decidableOf),
      explanationOfChange: null,
      verdict: 'validated',
    };
    expect((await office.send('PUT', `${url}/review`, decision)).json()).toMatchObject(isRequired);
  });

  it('tells of documents that came and went, and of the lot without asking why', async () => {
    const { statement, claimId } = await file();
    const url = thirdPartyUrlOf(statement);
    const asset = await office.send('POST', `/api/Dossier/${dossierId}/asset`, {
      name: 'Bestelwagen',
      collectedAmount: 10,
    });
    const link = `/api/Dossier/${dossierId}/privilegedclaim/${claimId}/asset/${asset.json().id}`;
    expect((await office.send('PUT', link)).statusCode).toBe(200);
    expect(await read(statement)).toMatchObject({
      differences: [
        {
          subject: 'claim',
          needsReason: false,
          changes: [{ field: 'assetIds.0', before: null, after: { value: [{ value: 'Bestelwagen' }] } }],
        },
      ],
    });
    const settlement = statement.documents.find(({ documentType }) => documentType === 'settlement');
    await office.send('DELETE', `${url}/document/${settlement?.id}`);
    const added = (await office.upload(`${url}/document`)).json();
    const changed = await read(statement);
    expect(changed.differences.slice(1)).toMatchObject([
      { subject: 'document', what: 'removed', id: settlement?.id, needsReason: true },
      { subject: 'document', what: 'added', id: added.id, needsReason: true },
    ]);
    expect((await validate(changed)).json()).toMatchObject(isRequired);
  });
});

function number(value: number) {
  return { kind: 'number', value };
}

/** A decision that leaves everything as it is, but for the changes given. */
function decide(statement: ThirdPartyStatement, changes: object, subject?: string) {
  const { version, totalAmountClaimed, explanationOfChange } = statement;
  const claims = decidedClaims(statement);
  const decision = { version, totalAmountClaimed, explanationOfChange, claims, verdict: 'undecided' };
  return office.send('PUT', `${thirdPartyUrlOf(statement)}/review`, { ...decision, ...changes }, subject);
}

/** What of a claim is decided on: not what follows from it. */
function decidableOf(claim: ThirdPartyClaim): object {
  const { isCalculatedAutomatically: _, originalAmountDemanded: __, ...fields } = claim;
  const { amountRejected: ___, assetId: ____, ...decidable } = fields;
  return decidable;
}

function decidedClaims({ privilegedClaims }: ThirdPartyStatement, changes: object = {}): object[] {
  return privilegedClaims
    .filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically)
    .map(decidableOf)
    .map((claim) => ({
      ...claim,
      ...changes,
    }));
}

describe('a decision of the review desk', () => {
  it('changes the claims and the total, says why and validates, in one call', async () => {
    const { statement, invitationId, claimId, documentId } = await file();
    const added = claimOf({ documentId, type: 'general', privilegeId: 'wages', amountDemanded: 400 });
    const decided = await decide(statement, {
      totalAmountClaimed: 5_000,
      claims: decidedClaims(statement, { amountDemanded: 4_500 }),
      addedClaims: [added],
      ...WHY,
      verdict: 'validated',
    });
    expect(decided.json()).toMatchObject({
      status: 'Validated',
      validated: true,
      validatedBy: 'ann Peeters',
      invitationStatus: 'Finished',
      totalAmountClaimed: 5_000,
      originalTotalAmountClaimed: 7_310,
      ...WHY,
      privilegedClaims: [
        { id: claimId, amountDemanded: 4_500, originalAmountDemanded: 4_900 },
        { amountDemanded: 400, originalAmountDemanded: null, privilegeId: 'wages' },
        { amountDemanded: 100, isCalculatedAutomatically: true },
      ],
    });
    expect(decided.json()).toEqual(await read(statement));
    expect(await statusOfInvitation(invitationId)).toBe('Finished');
    const { db } = office.server;
    expect((await listEvents(db, claimId)).map(({ type }) => type)).toEqual(['claim.changed']);
    expect(await listEvents(db, statement.id)).toMatchObject([
      {
        type: 'statement.changed',
        before: { totalAmountClaimed: 7_310 },
        after: { totalAmountClaimed: 5_000 },
      },
      { type: 'statement.validated' },
    ]);
  });

  it('accepts a claim at 0 and validates the rest', async () => {
    const { statement, claimId } = await file();
    const claims = decidedClaims(statement, { amountDemanded: 0 });
    expect((await decide(statement, { claims, ...WHY, verdict: 'validated' })).json()).toMatchObject({
      status: 'Validated',
      totalAmountClaimed: 7_310,
      privilegedClaims: [
        { id: claimId, amountDemanded: 0, originalAmountDemanded: 4_900 },
        { amountDemanded: 7_310 },
      ],
    });
  });

  it('takes a claim out, and keeps it in sight', async () => {
    const { statement, claimId } = await file();
    const removedClaims = [{ id: claimId, version: 1 }];
    const decided = await decide(statement, { claims: [], removedClaims, ...WHY });
    expect(decided.json()).toMatchObject({
      status: 'ToReview',
      removedClaims: [{ id: claimId, amountDemanded: 4_900 }],
      privilegedClaims: [{ isCalculatedAutomatically: true, amountDemanded: 7_310 }],
    });
  });

  it('is saved without a verdict, and writes nothing when nothing changed', async () => {
    const { statement } = await file();
    expect((await decide(statement, {})).json()).toEqual(statement);
    expect(await listEvents(office.server.db, statement.id)).toEqual([]);
    expect((await decide(statement, WHY)).json()).toMatchObject({ status: 'ToReview', ...WHY });
    expect((await listEvents(office.server.db, statement.id)).map(({ type }) => type)).toEqual([
      'statement.explained',
    ]);
  });

  it('declares invalid with a total of 0 alone, leaves the claims as they were filed, and may be taken back', async () => {
    const { statement, invitationId, claimId } = await file();
    for (const wrong of [
      { verdict: 'invalid' },
      { totalAmountClaimed: 0 },
      { totalAmountClaimed: 0, verdict: 'validated' },
    ]) {
      expect((await decide(statement, { ...wrong, ...WHY })).json()).toMatchObject({
        errors: [{ path: 'verdict', code: 'invalid' }],
      });
    }
    const verdict = { totalAmountClaimed: 0, verdict: 'invalid' };
    expect((await decide(statement, verdict)).json()).toMatchObject({
      errors: [{ path: 'explanationOfChange', code: 'required' }],
    });
    const invalid = (await decide(statement, { ...verdict, ...WHY })).json();
    expect(invalid).toMatchObject({
      status: 'Invalid',
      privilegedClaims: [{ id: claimId, amountDemanded: 4_900 }, {}],
    });
    expect(await statusOfInvitation(invitationId)).toBe('Finished');
    const claims = decidedClaims(invalid, { amountDemanded: 2_000 });
    const valid = await decide(invalid, { totalAmountClaimed: 3_000, claims, verdict: 'validated' });
    expect(valid.json()).toMatchObject({ status: 'Validated', totalAmountClaimed: 3_000 });
  });

  it('is refused as a whole when one claim does not fit', async () => {
    const { statement, documentId } = await file();
    const wrong = claimOf({ documentId, type: 'general', privilegeId: 'lessor', amountDemanded: 1 });
    const claims = decidedClaims(statement, { amountDemanded: 1_000 });
    const refused = await decide(statement, {
      totalAmountClaimed: 6_000,
      claims,
      addedClaims: [wrong],
      ...WHY,
    });
    expect(refused.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'addedClaims.0.privilegeId', code: 'choice-invalid' }],
    });
    const tooMuch = await decide(statement, {
      claims: decidedClaims(statement, { amountDemanded: 7_311 }),
      ...WHY,
    });
    expect(tooMuch.json()).toMatchObject({
      errors: [
        { path: 'claims.0.amountDemanded', code: 'more-than-declared' },
        { path: 'claims.0.amountDemanded', code: 'claims-exceed-total' },
      ],
    });
    const tooLittle = await decide(statement, { totalAmountClaimed: 4_000, ...WHY });
    expect(tooLittle.json()).toMatchObject({
      errors: [{ path: 'totalAmountClaimed', code: 'claims-exceed-total' }],
    });
    expect(await read(statement)).toEqual(statement);
    expect(await listEvents(office.server.db, statement.id)).toEqual([]);
  });

  it('validates nothing that is incomplete or unexplained', async () => {
    const { statement } = await file();
    const lower = { totalAmountClaimed: 5_000, verdict: 'validated' };
    expect((await decide(statement, lower)).json()).toMatchObject({
      errors: [{ path: 'explanationOfChange', code: 'required' }],
    });
    const { db } = office.server;
    const settlement = db.deleteFrom('documents').where('documentType', '=', 'settlement');
    await settlement.where('statementId', '=', statement.id).execute();
    expect((await decide(statement, { ...lower, ...WHY })).json()).toMatchObject({
      code: 'statement-incomplete',
    });
    expect(await read(statement)).toMatchObject({ totalAmountClaimed: 7_310, version: statement.version });
  });

  it('is refused once another changed the statement or a claim, added one or took one out, with what changed', async () => {
    const { statement, claimId, documentId } = await file();
    const url = `${thirdPartyUrlOf(statement)}/ThirdPartyClaim`;
    const verdict = { verdict: 'validated' };
    const seen = (await decide(statement, WHY)).json();
    expect((await decide(statement, verdict)).json()).toMatchObject({
      status: 409,
      code: 'stale',
      stale: {
        changedBy: 'ann Peeters',
        changes: [{ field: 'explanationOfChange', after: { value: WHY.explanationOfChange } }],
      },
    });
    const update = {
      ...claimOf({ documentId, amountDemanded: 4_500 }),
      privilegedClaimId: claimId,
      version: 1,
    };
    await office.send('PUT', url, { ...update, ...WHY });
    expect((await decide(seen, verdict)).json()).toMatchObject({
      code: 'stale',
      stale: {
        changedBy: 'ann Peeters',
        changes: [{ field: 'amountDemanded', before: { value: 4_900 }, after: { value: 4_500 } }],
      },
    });
    const again = await read(statement);
    const added = await office.send('POST', url, { ...claimOf({ documentId, amountDemanded: 1 }), ...WHY });
    expect((await decide(again, verdict)).json()).toMatchObject({
      code: 'stale',
      stale: { changes: [{ field: 'privilegedClaims', before: number(1), after: number(2) }] },
    });
    const withAdded = await read(statement);
    await office.send('DELETE', `${url}/privilegedClaim/${added.json().id}`);
    expect((await decide(withAdded, verdict)).json()).toMatchObject({
      code: 'stale',
      stale: { changes: [{ field: 'privilegedClaims', before: number(2), after: number(1) }] },
    });
    expect(await read(statement)).toMatchObject({ status: 'ToReview' });
  });

  it('is made once, by one of two at the same time', async () => {
    const { statement } = await file();
    const both = await Promise.all([
      decide(statement, { verdict: 'validated' }),
      decide(statement, { totalAmountClaimed: 0, ...WHY, verdict: 'invalid' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { statement: other } = await file();
    const validated = (await decide(other, { verdict: 'validated' })).json();
    expect((await decide(validated, { verdict: 'validated' })).json()).toMatchObject({
      status: 409,
      code: 'statement-already-validated',
    });
  });

  it('is not for readers or strangers, nor while the creditor files or after the dossier moved on', async () => {
    const { statement } = await file();
    expect((await decide(statement, { verdict: 'validated' }, 'emma')).statusCode).toBe(403);
    expect((await decide(statement, { verdict: 'validated' }, 'bob')).statusCode).toBe(404);
    const { statement: filing } = await file(SENT);
    expect((await decide(filing, {})).json()).toMatchObject({ status: 409, code: 'invitation-still-open' });
    const own = await office.addStatement(dossierId);
    const asIfFiled = { ...statement, id: own.id, version: own.version };
    expect((await decide(asIfFiled, {})).json()).toMatchObject({ code: 'statement-not-found' });
    const { db } = office.server;
    const moveTo = (status: 'Signed' | 'Provisioned', closedAt: Date | null) =>
      db.updateTable('dossiers').set({ status, closedAt }).where('id', '=', dossierId).execute();
    await moveTo('Signed', new Date());
    const late = await decide(statement, { verdict: 'validated' });
    await moveTo('Provisioned', null);
    expect(late.json()).toMatchObject({ status: 409, code: 'dossier-read-only' });
    expect(await read(statement)).toEqual(statement);
  });
});

describe('the claims of a creditor', () => {
  it('are changed and added with a reason, and what was filed stays beside them', async () => {
    const { statement, claimId, documentId } = await file();
    const url = `${thirdPartyUrlOf(statement)}/ThirdPartyClaim`;
    const update = { ...claimOf({ documentId }), privilegedClaimId: claimId, version: 1 };
    const lower = await office.send('PUT', url, { ...update, amountDemanded: 4_500, ...WHY });
    expect(lower.json()).toMatchObject({ amountDemanded: 4_500, originalAmountDemanded: 4_900, version: 2 });
    const added = await office.send('POST', url, {
      ...claimOf({ documentId, type: 'general', privilegeId: 'wages', amountDemanded: 400 }),
      explanationOfChange: 'Loon apart gezet.',
    });
    expect(added.json()).toMatchObject({ amountDemanded: 400, originalAmountDemanded: null });
    expect(await read(statement)).toMatchObject({
      explanationOfChange: 'Aanmaningskosten niet bewezen.\nLoon apart gezet.',
      privilegedClaims: [{ id: claimId }, { id: added.json().id }, { amountDemanded: 2_410 }],
    });
    const { items } = (await office.get(`${statementsOf(dossierId)}?pageSize=200`)).json();
    expect(items.find(({ id }: { id: string }) => id === statement.id)).toMatchObject({ isChanged: true });
    const stale = await office.send('PUT', url, { ...update, amountDemanded: 1, ...WHY });
    expect(stale.json()).toMatchObject({
      code: 'stale',
      stale: { changes: [{ field: 'amountDemanded', before: { value: 4_900 }, after: { value: 4_500 } }] },
    });
  });

  it('come to nothing, and are taken out, but never out of sight', async () => {
    const { statement, claimId, documentId } = await file();
    const url = `${thirdPartyUrlOf(statement)}/ThirdPartyClaim`;
    const nothing = { ...claimOf({ documentId, amountDemanded: 0 }), privilegedClaimId: claimId, version: 1 };
    expect((await office.send('PUT', url, { ...nothing, ...WHY })).json()).toMatchObject({
      amountDemanded: 0,
    });
    expect((await office.send('DELETE', `${url}/privilegedClaim/${claimId}`)).statusCode).toBe(204);
    expect(await read(statement)).toMatchObject({
      removedClaims: [{ id: claimId, type: 'specific', privilegeId: 'lessor', amountDemanded: 4_900 }],
      privilegedClaims: [{ isCalculatedAutomatically: true, amountDemanded: 7_310 }],
    });
    expect((await listEvents(office.server.db, claimId)).map(({ type }) => type)).toEqual([
      'claim.changed',
      'claim.removed',
    ]);
    expect((await validate(statement)).json()).toMatchObject({
      code: 'stale',
      stale: {
        changedBy: 'ann Peeters',
        changes: expect.arrayContaining([{ field: 'privilegedClaims', before: number(1), after: number(0) }]),
      },
    });
  });

  it('are not changed without a reason, nor through another statement', async () => {
    const { statement, claimId, documentId } = await file();
    const other = await file();
    const update = { ...claimOf({ documentId }), privilegedClaimId: claimId, version: 1 };
    const silent = await office.send('PUT', `${thirdPartyUrlOf(statement)}/ThirdPartyClaim`, update);
    expect(silent.json()).toMatchObject({ errors: [{ path: 'explanationOfChange', code: 'required' }] });
    const astray = await office.send('PUT', `${thirdPartyUrlOf(other.statement)}/ThirdPartyClaim`, {
      ...update,
      ...WHY,
    });
    expect(astray.statusCode).toBe(404);
    const automatic = `${thirdPartyUrlOf(statement)}/ThirdPartyClaim/privilegedClaim/${statement.id}`;
    expect((await office.send('DELETE', automatic)).json()).toMatchObject({
      code: 'claim-calculated-automatically',
    });
  });
});

it('an explanation is replaced as a whole, and told in the trail', async () => {
  const { statement } = await file();
  const url = `${thirdPartyUrlOf(statement)}/updateExplanation`;
  const first = await office.send('POST', url, { ...WHY, version: statement.version });
  const second = await office.send('POST', url, {
    explanationOfChange: 'Toch wel.',
    version: first.json().version,
  });
  expect(second.json()).toMatchObject({ explanationOfChange: 'Toch wel.' });
  const empty = await office.send('POST', url, { explanationOfChange: ' ', version: 9 });
  expect(empty.statusCode).toBe(400);
  expect((await listEvents(office.server.db, statement.id)).map(({ type }) => type)).toEqual([
    'statement.explained',
    'statement.explained',
  ]);
});
