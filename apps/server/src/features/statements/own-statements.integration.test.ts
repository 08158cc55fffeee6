import type { Statement } from '@prorata/contract/statements/statement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertAsset,
  insertInvitation,
  insertResult,
  insertStatement,
} from '../../database/testing/insert-rows.ts';
import { listEvents } from '../../testing/traces.ts';
import {
  CREDITOR,
  claimOf,
  type StatementOffice,
  startStatementOffice,
  statementsOf,
  urlOf,
} from './testing/statement-office.ts';

const NOWHERE = '0199a1b2-0000-7000-8000-000000000000';

let office: StatementOffice;
let dossierId: string;
beforeAll(async () => {
  office = await startStatementOffice();
  dossierId = await office.openDossier();
});
afterAll(() => office.server.close());

function save(statement: Statement, changes: object, subject?: string) {
  return office.send(
    'PUT',
    urlOf(statement),
    { ...CREDITOR, version: statement.version, ...changes },
    subject,
  );
}

async function read(statement: Statement): Promise<Statement> {
  return (await office.get(urlOf(statement))).json();
}

/** With all that marking it as validated asks for. */
async function addComplete(changes?: object): Promise<Statement> {
  const statement = await office.addStatement(dossierId, changes);
  await office.addDocument(statement, 'settlement');
  await office.addDocument(statement, 'title');
  return read(statement);
}

describe('a statement of the office', () => {
  it('is added, read, changed and deleted, each with an event that names the creditor', async () => {
    const given = {
      ...CREDITOR,
      extraEmails: 'a@immo.example ; B@immo.example',
      paymentaccount: 'BE49999000000171',
      sendOption: 'EmailLink',
      isReserved: true,
      declarant: 'Mr. Hilde Goossens',
    } as const;
    const statement = await office.addStatement(dossierId, given);
    expect(statement).toMatchObject({
      version: 1,
      dossierId,
      creditorName: 'Immo Dijlezicht',
      totalAmountClaimed: 7_310,
      extraEmails: 'a@immo.example; B@immo.example',
      paymentaccount: 'BE49999000000171',
      isReserved: true,
      validated: false,
      documents: [],
    });
    expect(await read(statement)).toEqual(statement);
    const changed = await save(statement, { ...given, totalAmountClaimed: 7_000.5 });
    expect(changed.json()).toMatchObject({ version: 2, totalAmountClaimed: 7_000.5 });
    expect((await office.send('DELETE', urlOf(statement))).statusCode).toBe(204);
    expect((await office.get(urlOf(statement))).json()).toMatchObject({
      status: 404,
      code: 'statement-not-found',
    });
    expect((await office.send('DELETE', urlOf(statement))).statusCode).toBe(404);
    const name = { creditorName: 'Immo Dijlezicht' };
    expect(await listEvents(office.server.db, statement.id)).toMatchObject([
      { type: 'statement.created', dossierId, before: null, after: { ...name, totalAmountClaimed: 7_310 } },
      {
        type: 'statement.changed',
        before: { ...name, totalAmountClaimed: 7_310 },
        after: { ...name, totalAmountClaimed: 7_000.5 },
      },
      { type: 'statement.removed', before: { ...name, totalAmountClaimed: 7_000.5 }, after: null },
    ]);
  });

  it('may be no more than a total while it is being drawn up', async () => {
    const response = await office.send('POST', statementsOf(dossierId), {
      creditorAddress: {},
      totalAmountClaimed: 0,
    });
    expect(response.json()).toMatchObject({ creditorName: '', creditorType: null, totalAmountClaimed: 0 });
  });

  it('shows what its claims leave of the total, locked', async () => {
    const statement = await office.addStatement(dossierId);
    const [rest] = statement.privilegedClaims;
    expect(statement.privilegedClaims).toHaveLength(1);
    expect(rest).toMatchObject({
      type: 'chirographic',
      amountDemanded: 7_310,
      privilegeId: null,
      isCalculatedAutomatically: true,
    });
    const { id: documentId } = await office.addDocument(statement);
    const url = `${urlOf(statement)}/privilegedClaim/${rest?.id}`;
    const edit = await office.send('PUT', url, { ...claimOf({ documentId }), version: 1 });
    expect(edit.json()).toMatchObject({ status: 409, code: 'claim-calculated-automatically' });
    const removal = await office.send('DELETE', url);
    expect(removal.json()).toMatchObject({ status: 409, code: 'claim-calculated-automatically' });
    const link = `/api/Dossier/${dossierId}/privilegedclaim/${rest?.id}/asset/${NOWHERE}`;
    expect((await office.send('PUT', link)).json()).toMatchObject({ code: 'claim-calculated-automatically' });
    await office.addClaim(statement, { documentId, amountDemanded: 7_310 });
    expect((await read(statement)).privilegedClaims.at(-1)).toMatchObject({
      amountDemanded: 0,
      isCalculatedAutomatically: true,
    });
  });

  it('is edited on the newest version only, and the second hears what changed', async () => {
    const statement = await office.addStatement(dossierId);
    const edits = [100, 200].map((totalAmountClaimed) => save(statement, { totalAmountClaimed }));
    const responses = await Promise.all(edits);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'stale',
      stale: {
        currentVersion: 2,
        changedBy: 'ann Peeters',
        changes: [
          {
            field: 'totalAmountClaimed',
            before: { kind: 'amount', value: 7_310 },
            after: { kind: 'amount', value: expect.any(Number) },
          },
        ],
      },
    });
  });

  it('stays as it is when nothing changed', async () => {
    const statement = await office.addStatement(dossierId);
    expect((await save(statement, {})).json()).toEqual(statement);
    expect(await listEvents(office.server.db, statement.id)).toHaveLength(1);
  });

  it.each([
    ['no total', { totalAmountClaimed: null }, 'totalAmountClaimed', 'required'],
    ['a negative total', { totalAmountClaimed: -1 }, 'totalAmountClaimed', 'not-negative'],
    ['a third decimal', { totalAmountClaimed: 1.005 }, 'totalAmountClaimed', 'too-many-decimals'],
    ['a number that is no number', { kboNumber: '0403227516' }, 'kboNumber', 'kbo-invalid'],
    ['an account that is none', { paymentaccount: 'BE00' }, 'paymentaccount', 'iban-invalid'],
    ['several primary addresses', { primaryEmail: 'a@b.be;c@d.be' }, 'primaryEmail', 'email-invalid'],
    ['a wrong extra address', { extraEmails: 'a@b.be; c@' }, 'extraEmails', 'email-n-invalid'],
    ['another office that is none', { bailiffOfficeId: NOWHERE }, 'bailiffOfficeId', 'choice-invalid'],
  ])('with %s is refused', async (_, changes, path, code) => {
    const statement = await office.addStatement(dossierId);
    const added = await office.send('POST', statementsOf(dossierId), { ...CREDITOR, ...changes });
    for (const response of [added, await save(statement, changes)]) {
      expect(response.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
    }
  });

  it('claims no less than its claims do; exactly as much is fine', async () => {
    const statement = await office.addStatement(dossierId);
    const { id: documentId } = await office.addDocument(statement);
    await office.addClaim(statement, { documentId, amountDemanded: 4_900 });
    const less = await save(statement, { totalAmountClaimed: 4_899.99 });
    expect(less.json()).toMatchObject({
      status: 400,
      errors: [{ path: 'totalAmountClaimed', code: 'claims-exceed-total' }],
    });
    const nothing = await save(statement, { totalAmountClaimed: 0 });
    expect(nothing.json()).toMatchObject({ errors: [{ path: 'totalAmountClaimed' }] });
    expect((await save(statement, { totalAmountClaimed: 4_900 })).statusCode).toBe(200);
  });

  it('lets go of its lots when it is deleted', async () => {
    const { db } = office.server;
    const statement = await office.addStatement(dossierId);
    const { id: documentId } = await office.addDocument(statement);
    const assetId = await insertAsset(db, dossierId);
    await office.addClaim(statement, { documentId, assetId });
    await office.send('DELETE', urlOf(statement));
    await db.deleteFrom('assets').where('id', '=', assetId).execute();
    expect((await office.get(urlOf(statement))).statusCode).toBe(404);
  });

  it('makes results outdated that were calculated before', async () => {
    const { db } = office.server;
    const id = await office.openDossier({ status: 'Calculated' });
    const resultId = await insertResult(db, { dossierId: id, calculatedBy: office.cast.own.administratorId });
    await office.addStatement(id);
    const { outdatedAt } = await db
      .selectFrom('calculationResults')
      .select('outdatedAt')
      .where('id', '=', resultId)
      .executeTakeFirstOrThrow();
    expect(outdatedAt).not.toBeNull();
  });

  it('makes its creditor known to the office, and what is known of it stays', async () => {
    const name = 'Waterleiding Zenne';
    const kboNumber = '0203201340';
    await office.addStatement(dossierId, { corporateName: name, kboNumber });
    await office.addStatement(dossierId, { corporateName: 'Waterleiding Zenne en Dijle', kboNumber });
    expect((await office.get(`/api/Party/${kboNumber}`)).json()).toMatchObject({
      name: 'Waterleiding Zenne en Dijle',
      address: { street: 'Haverwerf' },
    });
    for (const lastName of ['Zonder Nummer', 'ZONDER NUMMER']) {
      await office.addStatement(dossierId, {
        creditorType: 'person',
        firstName: 'Jan',
        lastName,
        corporateName: null,
        kboNumber: null,
      });
    }
    expect((await office.get('/api/Party?query=zonder nummer')).json()).toMatchObject({
      total: 1,
      items: [{ lastname: 'ZONDER NUMMER', legalEntityType: 'naturalPerson' }],
    });
  });
});

describe('the mark "validated"', () => {
  it('needs a settlement and a title', async () => {
    const early = await office.send('POST', statementsOf(dossierId), { ...CREDITOR, validated: true });
    expect(early.json()).toMatchObject({ status: 422, code: 'statement-incomplete' });
    const statement = await office.addStatement(dossierId);
    await office.addDocument(statement, 'settlement');
    expect((await save(statement, { validated: true })).json()).toMatchObject({
      status: 422,
      code: 'statement-incomplete',
      missingParts: ['titleDocument', 'paymentaccount'],
    });
    await office.addDocument(statement, 'title');
    const marked = await save(statement, { validated: true });
    expect(marked.json()).toMatchObject({ validated: true, validatedBy: 'ann Peeters' });
    expect((await listEvents(office.server.db, statement.id)).at(-1)).toMatchObject({
      type: 'statement.validated',
      after: { validated: true, creditorName: 'Immo Dijlezicht' },
    });
  });

  it('is refused where nothing is claimed', async () => {
    const statement = await addComplete({ totalAmountClaimed: 0 });
    const marked = await save(statement, { totalAmountClaimed: 0, validated: true });
    expect(marked.json()).toMatchObject({ code: 'statement-incomplete' });
  });

  it('goes when a claim or a document changes, and is told so', async () => {
    const statement = await addComplete();
    await save(statement, { validated: true });
    const { id: documentId } = await office.addDocument(statement, 'other');
    const unmarked = await read(statement);
    expect(unmarked).toMatchObject({ validated: false, validatedBy: null });
    await save(unmarked, { validated: true });
    await office.addClaim(statement, { documentId });
    expect(await read(statement)).toMatchObject({ validated: false });
    const types = (await listEvents(office.server.db, statement.id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'statement.validationWithdrawn')).toHaveLength(2);
  });

  it('is taken away, or renewed together with what is saved', async () => {
    const statement = await addComplete();
    const marked = (await save(statement, { validated: true })).json();
    const renewed = (await save(marked, { validated: true, totalAmountClaimed: 8_000 })).json();
    expect(renewed).toMatchObject({ validated: true, totalAmountClaimed: 8_000 });
    expect((await save(renewed, { totalAmountClaimed: 8_000 })).json()).toMatchObject({ validated: false });
  });
});

describe('the list of statements', () => {
  it('tells what each comes to, what it lacks, and how many wait for what', async () => {
    const id = await office.openDossier();
    const { db } = office.server;
    const draft = await office.addStatement(id, { corporateName: 'Ébénisterie Dupont' });
    const complete = await office.addStatement(id, { corporateName: 'Aquafin' });
    const { id: documentId } = await office.addDocument(complete, 'settlement');
    await office.addDocument(complete, 'title');
    await office.addClaim(complete, { documentId, amountDemanded: 4_900 });
    await office.addClaim(complete, {
      documentId,
      type: 'chirographic',
      privilegeId: null,
      amountDemanded: 10,
    });
    const invitation = { dossierId: id, createdBy: office.cast.own.administratorId };
    const openId = await insertInvitation(db, invitation);
    await insertStatement(db, { dossierId: id, invitationId: openId, corporateName: 'Lumio' });
    const closed = { closedAt: new Date(), closedBy: 'creditor', status: 'ClosedAndSubmitted' } as const;
    const closedId = await insertInvitation(db, { ...invitation, ...closed });
    const zero = { totalAmountClaimedCents: 0n, originalTotalAmountClaimedCents: 500n, isLate: true };
    const filed = JSON.stringify({ fields: { totalAmountClaimed: 5 }, claims: [], documents: [] });
    const zeegers = { lastName: 'Zeegers', ...zero, filed };
    await insertStatement(db, { dossierId: id, invitationId: closedId, ...zeegers });

    const list = (await office.get(`${statementsOf(id)}?sort=creditorName`)).json();
    expect(list.counts).toEqual({ filing: 1, incomplete: 1, toReview: 1, validated: 0, invalid: 1, late: 1 });
    expect(list.items).toMatchObject([
      {
        id: complete.id,
        creditorName: 'Aquafin',
        origin: 'bailiff',
        status: null,
        privilegedAmount: 4_900,
        numberOfClaims: 2,
        numberOfDocuments: 2,
        documentTypes: ['settlement', 'title'],
        missingParts: ['paymentaccount'],
        reviewState: 'toReview',
        isChanged: false,
      },
      {
        id: draft.id,
        creditorName: 'Ébénisterie Dupont',
        documentTypes: [],
        missingParts: ['settlementDocument', 'titleDocument', 'paymentaccount'],
        reviewState: 'incomplete',
      },
      { creditorName: 'Lumio', origin: 'thirdParty', status: 'Filing', reviewState: 'filing' },
      { creditorName: 'Zeegers', status: 'Invalid', reviewState: 'invalid', isLate: true, isChanged: true },
    ]);
    const own = (await office.get(`${statementsOf(id)}?origin=bailiff&pageSize=1&page=2`)).json();
    expect(own).toMatchObject({ total: 2, items: [{ id: complete.id }], counts: { filing: 0, toReview: 1 } });
    const waiting = (await office.get(`${statementsOf(id)}?reviewState=toReview`)).json();
    expect(waiting).toMatchObject({ total: 1, items: [{ id: complete.id }], counts: { invalid: 1 } });
    const costly = (await office.get(`${statementsOf(id)}?sort=totalAmountClaimed&direction=desc`)).json();
    expect(costly.items.at(-1)).toMatchObject({ totalAmountClaimed: 0 });
  });

  it('is empty in a new dossier, and no business of another office', async () => {
    const id = await office.openDossier();
    expect((await office.get(statementsOf(id))).json()).toMatchObject({ items: [], total: 0 });
    expect((await office.get(statementsOf(id), 'bob')).statusCode).toBe(404);
    expect((await office.get(statementsOf(id), 'emma')).statusCode).toBe(403);
  });
});

describe('who may not', () => {
  it('change a dossier that is closed or cancelled, nor anything in it', async () => {
    const { db } = office.server;
    const id = await office.openDossier();
    const statement = await office.addStatement(id);
    const { id: documentId } = await office.addDocument(statement);
    const claim = await office.addClaim(statement, { documentId });
    for (const status of ['Signed', 'Cancelled'] as const) {
      const reason = {
        cancelReason: status === 'Signed' ? null : 'Betaald',
        closedAt: status === 'Signed' ? new Date() : null,
      };
      await db
        .updateTable('dossiers')
        .set({ status, ...reason })
        .where('id', '=', id)
        .execute();
      const url = urlOf(statement);
      const claimUrl = `${url}/privilegedClaim`;
      const attempts = await Promise.all([
        office.send('POST', statementsOf(id), CREDITOR),
        save(statement, {}),
        office.send('DELETE', url),
        office.send('POST', claimUrl, claimOf({ documentId })),
        office.send('PUT', `${claimUrl}/${claim.id}`, { ...claimOf({ documentId }), version: 1 }),
        office.send('DELETE', `${claimUrl}/${claim.id}`),
        office.upload(`${url}/document`),
        office.send('DELETE', `${url}/document/${documentId}`),
        office.send('PUT', `/api/Dossier/${id}/privilegedclaim/${claim.id}/asset/${NOWHERE}`),
      ]);
      for (const response of attempts) {
        expect(response.json()).toMatchObject({ status: 409, code: 'dossier-read-only' });
      }
      expect((await office.get(url)).statusCode).toBe(200);
    }
  });

  it('reach a statement under another dossier, or under another office', async () => {
    const statement = await office.addStatement(dossierId);
    const elsewhere = await office.openDossier();
    expect((await office.get(urlOf({ ...statement, dossierId: elsewhere }))).json()).toMatchObject({
      code: 'statement-not-found',
    });
    expect((await office.get(urlOf(statement), 'bob')).statusCode).toBe(404);
    expect((await save(statement, {}, 'bob')).statusCode).toBe(404);
    expect((await office.send('DELETE', urlOf(statement), undefined, 'bob')).statusCode).toBe(404);
  });
});
