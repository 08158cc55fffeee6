import type { FoundRecord, PrivacyRequest } from '@prorata/contract/privacy/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import { insertDossier, insertInvitation } from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { actionOfSystem } from '../../http/action.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { unzip } from '../../testing/unzip.ts';
import { insertDelivery } from '../delivery/testing/insert-delivery.ts';
import { openInvitationCodes } from '../invitations/invitation-codes.ts';
import { type StatementOffice, startStatementOffice, urlOf } from '../statements/testing/statement-office.ts';

const NUMBER = '86013035276';
const NAMESAKE = '76041896423';
const PERSON = {
  creditorType: 'person',
  firstName: 'Els',
  lastName: 'Wouters',
  corporateName: null,
  corporateForm: null,
  kboNumber: null,
} as const;

let office: StatementOffice;
beforeAll(async () => {
  office = await startStatementOffice();
});
afterAll(() => office.server.close());

function post(url: string, payload: object, subject = 'ann') {
  return office.send('POST', url, payload, subject);
}

async function find(person: object, subject = 'ann'): Promise<FoundRecord[]> {
  return (await post('/api/Privacy/find', person, subject)).json().items;
}

async function ask(records: readonly FoundRecord[], person = 'Els Wouters'): Promise<PrivacyRequest> {
  const response = await post('/api/Privacy', {
    ...{ person, proof: 'Identity card' },
    records: records.map(({ kind, id, part }) => ({ kind, id, part })),
  });
  expect(response.statusCode).toBe(201);
  return response.json();
}

/** A dossier that is over, with a creditor who filed with a document and was invited. */
async function finishedDossier(
  lastName: string,
  nationalNumber: string,
  status: 'Paid' | 'Cancelled' = 'Paid',
) {
  const dossierId = await office.openDossier();
  const statement = await office.addStatement(dossierId, {
    ...PERSON,
    ...{ lastName, nationalNumber, primaryEmail: `${lastName}@people.example` },
  });
  const document = await office.addDocument(statement);
  await office.server.db
    .updateTable('dossiers')
    .set({
      ...{ status, statusChangedAt: TEST_NOW, cancelReason: status === 'Cancelled' ? 'Any' : null },
      ...(status === 'Paid' && { closedAt: TEST_NOW }),
    })
    .where('id', '=', dossierId)
    .execute();
  return { dossierId, statement, document };
}

describe('finding a person', () => {
  it('tells people of one name apart by their number, and leaves what has only the name to somebody', async () => {
    const dossierId = await office.openDossier();
    const meant = await office.addStatement(dossierId, {
      ...PERSON,
      lastName: 'Tweeling',
      nationalNumber: NUMBER,
    });
    await office.addStatement(dossierId, { ...PERSON, lastName: 'Tweeling', nationalNumber: NAMESAKE });
    const unknown = await office.addStatement(dossierId, {
      ...PERSON,
      lastName: 'Tweeling',
      nationalNumber: null,
    });
    const found = await find({ name: 'tweeling els', nationalNumber: NUMBER });
    const statements = found.filter(({ kind }) => kind === 'statement');
    expect(statements.map(({ id, recognition }) => [id, recognition])).toEqual([
      [meant.id, 'certain'],
      [unknown.id, 'name'],
    ]);
    expect(statements[0]).toMatchObject({ nationalNumber: '••.••.••-•••.76', birthDate: '1986-01-30' });
    expect(await find({ name: 'Els Tweeling', birthDate: '1999-09-09' })).not.toContainEqual(
      expect.objectContaining({ id: meant.id }),
    );
  });

  it('finds defendants, the others of a dossier among them, and who is invited', async () => {
    const organizationId = office.cast.own.id;
    const userId = office.cast.own.administratorId;
    const co = { id: '0199a1b2-0000-7000-8000-0000000000a1', name: 'Jef', surname: 'Medebeslagene' };
    const dossierId = await insertDossier(
      office.server.db,
      { organizationId, userId },
      {
        defendantFirstName: 'An',
        defendantLastName: 'Hoofdbeslagene',
        coDefendants: JSON.stringify([{ ...co, address: {} }]),
      },
    );
    await insertInvitation(office.server.db, {
      ...{ dossierId, createdBy: userId, addressee: 'Jef Medebeslagene' },
      ...openInvitationCodes(office.server.tools.settings.codeSecret).make(),
    });
    const found = await find({ name: 'Jef Medebeslagene' });
    expect(found.map(({ kind, part }) => [kind, part]).sort()).toEqual([
      ['defendant', co.id],
      ['invitation', null],
    ]);
  });

  it('stays within the own office, and shows administrators of the platform accounts only', async () => {
    const dossierId = await office.openDossier();
    await office.addStatement(dossierId, { ...PERSON, lastName: 'Geheim', nationalNumber: null });
    expect(await find({ name: 'Els Geheim' })).not.toEqual([]);
    expect(await find({ name: 'Els Geheim' }, 'bob')).toEqual([]);
    expect(await find({ name: 'Els Geheim' }, 'platform')).toEqual([]);
    expect((await find({ name: 'ann' }, 'platform')).map(({ kind }) => kind)).toContain('user');
    expect((await post('/api/Privacy/find', { name: 'Els' }, 'emma')).statusCode).toBe(403);
  });
});

describe('giving somebody their data', () => {
  it('gives tables, JSON and the documents, and records it', async () => {
    const { statement } = await finishedDossier('Uitvoer', NUMBER);
    const records = (await find({ name: 'Els Uitvoer' })).filter(({ id }) => id === statement.id);
    const request = await ask(records, 'Els Uitvoer');
    const response = await post(`/api/Privacy/${request.id}/export?lang=fr`, {});
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/zip');
    const zip = response.rawPayload.toString('latin1');
    for (const name of ['donnees.csv', 'envois.csv', 'journal.csv', 'data.json', 'documents/']) {
      expect(zip).toContain(name);
    }
    expect((await office.get(`/api/Privacy/${request.id}`)).json().exportedAt).toBe(TEST_NOW.toISOString());
    expect((await post(`/api/Privacy/${request.id}/export`, {}, 'bob')).statusCode).toBe(404);
  });

  it('names what is not judged, infected or damaged, and gives the rest', async () => {
    const { dossierId, statement } = await finishedDossier('Verzegeld', NUMBER);
    const { db } = office.server;
    const add = () => office.addDocument({ ...statement, dossierId }, 'other');
    await db
      .updateTable('dossiers')
      .set({ status: 'Created', closedAt: null })
      .where('id', '=', dossierId)
      .execute();
    const waiting = await add();
    const infected = await add();
    const damaged = await add();
    const change = (documentId: string, values: object) =>
      db
        .updateTable('files')
        .set(values)
        .where('id', '=', db.selectFrom('documents').select('fileId').where('id', '=', documentId))
        .execute();
    await change(waiting.id, { verdict: 'quarantined' });
    await change(infected.id, { verdict: 'infected', virus: 'Eicar', judgedAt: TEST_NOW });
    await change(damaged.id, { storageKey: `00/${'0'.repeat(64)}`, sha256: '0'.repeat(64) });
    const records = (await find({ name: 'Els Verzegeld' })).filter(({ id }) => id === statement.id);
    const request = await ask(records, 'Els Verzegeld');
    const files = await unzip((await post(`/api/Privacy/${request.id}/export?lang=en`, {})).rawPayload);
    expect([...files.keys()].filter((name) => name.startsWith('documents/'))).toHaveLength(1);
    const data = JSON.parse(String(files.get('data.json')));
    expect(data.records[0].documents.map(({ leftOut }: { leftOut: string | null }) => leftOut)).toEqual(
      expect.arrayContaining([null, 'quarantined', 'infected', 'damaged']),
    );
    const table = String(files.get('documents.csv'));
    for (const said of ['In this file', 'not yet checked', 'contains a virus', 'damaged in storage']) {
      expect(table).toContain(said);
    }
  });

  it('refuses to recognise somebody in what is not there', async () => {
    const response = await post('/api/Privacy', {
      ...{ person: 'Els', proof: 'Any' },
      records: [{ kind: 'party', id: '0199a1b2-0000-7000-8000-0000000000ff' }],
    });
    expect(response.json()).toMatchObject({ code: 'not-found' });
  });
});

describe('erasing what may go', () => {
  it('says of each thing whether it goes, and takes no more than what was looked at', async () => {
    const { dossierId, statement } = await finishedDossier('Wissen', NUMBER);
    await office.server.db
      .updateTable('invitations')
      .set({ sentAt: TEST_NOW, validUntil: '2026-12-31', status: 'Sent' })
      .where('dossierId', '=', dossierId)
      .execute();
    await insertInvitation(office.server.db, {
      ...{ dossierId, createdBy: office.cast.own.administratorId, addressee: 'Iemand', sentAt: TEST_NOW },
      ...{ validUntil: '2026-12-31', status: 'Sent' },
      ...openInvitationCodes(office.server.tools.settings.codeSecret).make(),
    });
    const records = await find({ name: 'Els Wissen', nationalNumber: NUMBER });
    expect(records.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['statement', 'party']));
    const request = await ask(
      records.filter(({ name }) => name.includes('Wissen')),
      'Els Wissen',
    );
    const verdicts = request.plan.map(
      ({ record, part, goes, reason }) => `${record.kind} ${part} ${goes} ${reason}`,
    );
    expect(verdicts).toEqual(
      expect.arrayContaining([
        'statement identity false keptUntil',
        'statement contact true nobodyIsReached',
        'party identity true convenience',
      ]),
    );
    const url = `/api/Privacy/${request.id}/erase`;
    const erasure = { version: request.version, seen: request.seen, confirmation: 'els  wissen' };
    expect((await post(url, { ...erasure, confirmation: 'Iemand' })).json()).toMatchObject({
      code: 'confirmation-wrong',
    });
    expect((await post(url, { ...erasure, seen: '0' })).json()).toMatchObject({
      code: 'erasure-plan-changed',
    });
    expect((await post(url, erasure, 'bob')).statusCode).toBe(404);
    const done: PrivacyRequest = (await post(url, erasure)).json();
    expect(done).toMatchObject({ person: null, erasedAt: TEST_NOW.toISOString() });
    expect(JSON.stringify(done)).not.toContain('Wissen');
    expect((await post(url, { ...erasure, version: done.version })).json()).toMatchObject({
      code: 'already-carried-out',
    });
    expect((await office.get(urlOf(statement))).json()).toMatchObject({
      primaryEmail: null,
      lastName: 'Wissen',
    });
    expect((await find({ name: 'Els Wissen' })).map(({ kind }) => kind)).not.toContain('party');
    const trail = (await office.get(`/api/Dossier/${dossierId}/audit`)).json();
    expect(trail).toMatchObject({ isChainIntact: true });
    expect(trail.items[0]).toMatchObject({ type: 'dossier.personErased' });
    expect(JSON.stringify(trail)).not.toContain('Wissen@people.example');
  });

  it('says so in the chain of each dossier that loses values, also of those that follow', async () => {
    const { db } = office.server;
    const { id: organizationId } = office.cast.own;
    const [seriesId, followId, besideId] = [
      (await finishedDossier('Reeks', NUMBER)).dossierId,
      (await finishedDossier('Vervolg', NUMBER)).dossierId,
      (await finishedDossier('Naast', NUMBER)).dossierId,
    ];
    const follow = { kind: 'laterReceipt', happenedOn: '2026-11-01', followsId: seriesId, seriesId } as const;
    await db
      .insertInto('followUps')
      .values([
        { ...follow, dossierId: followId },
        { ...follow, dossierId: besideId },
      ])
      .execute();
    const payer = { id: newId(), number: 1, name: 'Els Betaler', email: 'betaler@people.example' };
    await db
      .insertInto('payers')
      .values({ ...payer, seriesId, kind: 'wage', language: 'nl', address: {} })
      .execute();
    const { name, email } = payer;
    await inTransaction(db, (trx) =>
      recordEvent(trx, actionOfSystem(TEST_NOW), {
        ...{ dossier: { id: followId, organizationId }, type: 'payer.changed', subjectId: payer.id },
        ...{ version: 2, before: null, after: { name, email } },
      }),
    );
    const request = await ask(await find({ name }), name);
    const erasure = { version: request.version, seen: request.seen, confirmation: name };
    expect((await post(`/api/Privacy/${request.id}/erase`, erasure)).statusCode).toBe(200);
    const lastIn = async (dossierId: string) => {
      const trail = (await office.get(`/api/Dossier/${dossierId}/audit`)).json();
      expect(trail.isChainIntact).toBe(true);
      expect(JSON.stringify(trail)).not.toContain(email);
      return trail.items[0].type;
    };
    expect(await lastIn(seriesId)).toBe('dossier.personErased');
    expect(await lastIn(followId)).toBe('dossier.personErased');
    expect(await lastIn(besideId)).not.toBe('dossier.personErased');
  });

  it('takes everything from a dossier that was cancelled before anything was sent', async () => {
    const { dossierId, statement, document } = await finishedDossier('Niets', NAMESAKE, 'Cancelled');
    const records = (await find({ name: 'Els Niets' })).filter(({ id }) => id === statement.id);
    const request = await ask(records, 'Els Niets');
    expect(request.plan.every(({ goes }) => goes)).toBe(true);
    const erasure = { version: request.version, seen: request.seen, confirmation: 'Els Niets' };
    expect((await post(`/api/Privacy/${request.id}/erase`, erasure)).statusCode).toBe(200);
    expect((await office.get(urlOf(statement))).json()).toMatchObject({
      ...{ firstName: null, lastName: null, nationalNumber: null, documents: [] },
    });
    expect((await office.get(`${urlOf(statement)}/document/${document.id}/file`)).statusCode).toBe(404);
    const trail = await office.get(`/api/Dossier/${dossierId}/audit`);
    expect(trail.json().isChainIntact).toBe(true);
    expect(trail.body).not.toContain('Niets');
  });

  it('keeps who was written to in a dossier that was cancelled, also where nobody was invited', async () => {
    const { dossierId, statement } = await finishedDossier('Geschreven', NAMESAKE, 'Cancelled');
    const place = { dossierId, organizationId: office.cast.own.id };
    await insertDelivery(office.server.db, { ...place, purpose: 'stop', acceptedAt: TEST_NOW });
    const records = (await find({ name: 'Els Geschreven' })).filter(({ id }) => id === statement.id);
    const { plan } = await ask(records, 'Els Geschreven');
    expect(plan.find(({ part }) => part === 'identity')).toMatchObject({ goes: false, reason: 'keptUntil' });
  });

  it('takes nothing while the dossier runs, nor from an account that is in use', async () => {
    const dossierId = await office.openDossier();
    await office.addStatement(dossierId, { ...PERSON, lastName: 'Lopend', nationalNumber: null });
    const records = (await find({ name: 'Els Lopend' })).filter(({ kind }) => kind === 'statement');
    expect((await ask(records)).plan.every(({ goes, reason }) => !goes && reason === 'dossierRuns')).toBe(
      true,
    );
    const accounts = (await find({ name: 'ann' })).filter(({ kind }) => kind === 'user');
    expect((await ask(accounts, 'ann')).plan.every(({ reason }) => reason === 'accountInUse')).toBe(true);
  });

  it('takes an account that is closed, and leaves the name of who acted', async () => {
    const id = office.cast.own.employeeId;
    await office.server.db
      .updateTable('users')
      .set({ removedAt: TEST_NOW, phone: '+32 470 00 00 00' })
      .where('id', '=', id)
      .execute();
    const accounts = (await find({ name: 'emma' }, 'platform')).filter((record) => record.id === id);
    const created = await post(
      '/api/Privacy',
      { person: 'emma', proof: 'Any', records: accounts.map(({ kind, part }) => ({ kind, id, part })) },
      'platform',
    );
    const request: PrivacyRequest = created.json();
    const erasure = { version: request.version, seen: request.seen, confirmation: 'emma' };
    expect((await post(`/api/Privacy/${request.id}/erase`, erasure)).statusCode).toBe(404);
    expect((await post(`/api/Privacy/${request.id}/erase`, erasure, 'platform')).statusCode).toBe(200);
    const left = await office.server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(left).toMatchObject({
      firstName: 'emma',
      phone: null,
      subject: null,
      email: `${id}@erased.invalid`,
    });
  });
});
