import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import type { InvitationStatus } from '@prorata/domain/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertClaim,
  insertDocument,
  insertInvitation,
  insertStatement,
} from '../../database/testing/insert-rows.ts';
import { listEvents } from '../../testing/traces.ts';
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
  const statement = await read({ dossierId, id });
  return { statement, invitationId: under, documentId, claimId };
}

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

  it('is corrected in its other fields without one', async () => {
    const { statement } = await file();
    const corrected = await save(statement, { corporateName: 'Immo Dijlezicht BV' });
    expect(corrected.json()).toMatchObject({ creditorName: 'Immo Dijlezicht BV', explanationOfChange: null });
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
    expect(valid).toMatchObject({ status: 'ToReview', originalTotalAmountClaimed: 7_310 });
    expect((await validate(valid)).json()).toMatchObject({ status: 'Validated' });
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
    await save(other, { corporateName: 'Immo Dijlezicht BV' });
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
      stale: { changes: [{ field: 'amountDemanded', before: 4_900, after: 4_500 }] },
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
        changes: expect.arrayContaining([{ field: 'privilegedClaims', before: 1, after: 0 }]),
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
