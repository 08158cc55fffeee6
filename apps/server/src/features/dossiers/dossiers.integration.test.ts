import { type Dossier, dossierUpdateSchema } from '@prorata/contract/dossiers/dossier';
import { DOSSIER_STATUSES } from '@prorata/domain/vocabulary';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import type { DeliveriesTable } from '../../database/tables.ts';
import {
  insertAsset,
  insertClaim,
  insertDocument,
  insertInvitation,
  insertResult,
  insertStatement,
} from '../../database/testing/insert-rows.ts';
import { insertUser } from '../../testing/people.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { listEvents } from '../../testing/traces.ts';
import { type DossierOffice, startDossierOffice } from './testing/dossier-office.ts';

let office: DossierOffice;
beforeAll(async () => {
  office = await startDossierOffice();
});
afterAll(() => office.server.close());

function create(payload: object, subject: string | null = 'sofie') {
  return office.server.call(subject, { method: 'POST', url: '/api/Dossier', payload });
}

function read(id: string, subject = 'sofie') {
  return office.server.call(subject, { url: `/api/Dossier/${id}` });
}

function update(id: string, payload: object, subject = 'sofie') {
  return office.server.call(subject, { method: 'PUT', url: `/api/Dossier/${id}`, payload });
}

function remove(id: string, subject = 'sofie') {
  return office.server.call(subject, { method: 'DELETE', url: `/api/Dossier/${id}` });
}

/** What a form sends back that changed some of what it was given. */
function editOf(dossier: Dossier, changes: object = {}) {
  const sent = Object.entries(dossier).filter(([field]) => field in dossierUpdateSchema.shape);
  return {
    ...Object.fromEntries(sent),
    responsibleBailiffId: dossier.responsibleBailiff?.id,
    deputyBailiffId: dossier.deputyBailiff?.id ?? null,
    ...changes,
  };
}

describe('a new dossier', () => {
  it('has a number, its opener, and everything that was given', async () => {
    const response = await create(
      office.newDossier({
        dossierReference: 'AC/SM/26-3381',
        repertoryNumber: '26/04.812-B',
        filingDate: '2026-10-26',
        deputyBailiffId: office.ids.joris,
        daterequestcbb: '2026-10-26T10:42:00+01:00',
        transactionKind: ['sale', 'seizureByThirdParties'],
        dateSeizure: '2026-06-18',
      }),
    );
    expect(response.statusCode).toBe(201);
    const dossier: Dossier = response.json();
    expect(dossier).toMatchObject({
      version: 1,
      fileNumber: expect.stringMatching(/^2026\/\d{4}$/),
      dossierReference: 'AC/SM/26-3381',
      repertoryNumber: '26/04.812-B',
      daterequestcbb: '2026-10-26T09:42:00.000Z',
      defendant: { companyName: 'Meubelatelier Van Hoorick', name: null, address: { city: 'Mechelen' } },
      responsibleBailiff: { id: office.cast.own.administratorId, name: 'ann', surname: 'Peeters' },
      deputyBailiff: { id: office.ids.joris, name: 'joris', surname: 'Dewitte' },
      status: 'Created',
      statusChangedAt: TEST_NOW.toISOString(),
      isClosed: false,
      isReadOnly: false,
      balanceToDistribute: null,
      soldAssets: [],
      executionCosts: [],
      terms: [{ term: 'invitation', dueOn: '2026-11-06', isDone: false }],
      counts: {
        statements: 0,
        statementsToReview: 0,
        invitations: 0,
        unsentInvitations: 0,
        failedDeliveries: 0,
        reportsUnderway: 0,
        signedReports: 0,
        addresseesToSettle: 0,
        closingTasks: 0,
        linesToPayAgain: 0,
        runsDue: 0,
        receiptQuestions: 0,
      },
      canDelete: true,
      canCancel: true,
      canMarkAsPaid: false,
      createdBy: { id: office.ids.sofie, name: 'sofie', surname: 'Peeters' },
    });
    expect((await read(dossier.id)).json()).toEqual(dossier);
    expect(await listEvents(office.server.db, dossier.id)).toMatchObject([
      {
        type: 'dossier.created',
        chainId: dossier.id,
        sequence: 1,
        actorName: 'sofie Peeters',
        before: null,
        after: {
          fileNumber: dossier.fileNumber,
          repertoryNumber: '26/04.812-B',
          'defendant.companyName': 'Meubelatelier Van Hoorick',
          responsibleBailiffId: { name: 'ann Peeters' },
        },
        version: 1,
      },
    ]);
  });

  it('lets the office meet its defendant', async () => {
    const address = { address1: 'Dorpsstraat 1', zipcode: '2800', city: 'Mechelen', country: 'BE' };
    const defendant = { name: 'Tom', surname: 'Verbruggen', nationalNumber: '85073003328', address };
    await office.open({ defendant });
    await office.open({ defendant });
    const met = await office.server.db
      .selectFrom('parties')
      .select(['firstName', 'lastName', 'legalEntityType', 'address'])
      .where('nationalNumber', '=', '85073003328')
      .execute();
    expect(met).toMatchObject([{ firstName: 'Tom', legalEntityType: 'naturalPerson', address }]);
  });

  it('is charged at the price of the day, less the discount of the office', async () => {
    const { db } = office.server;
    await db.updateTable('platformCostPeriods').set({ costCents: 4_500n }).execute();
    await db
      .updateTable('organizations')
      .set({ creationDiscountPartsPerMillion: 150_000n })
      .where('id', '=', office.cast.own.id)
      .execute();
    const { id, fileNumber } = await office.open();
    const charges = await db
      .selectFrom('platformTransactions')
      .selectAll()
      .where('dossierId', '=', id)
      .execute();
    expect(charges).toMatchObject([
      {
        type: 'creation',
        organizationId: office.cast.own.id,
        priceCents: 4_500n,
        discountCents: 675n,
        amountCents: 3_825n,
        fileNumber,
        defendantName: 'Meubelatelier Van Hoorick',
        occurredAt: TEST_NOW,
      },
    ]);
  });

  it('cannot be opened while its price is not known, and takes no number then', async () => {
    const { db } = office.server;
    const before = await office.open();
    await db.updateTable('platformCostPeriods').set({ validFrom: '2027-01-01' }).execute();
    const refused = await create(office.newDossier());
    expect(refused.json()).toMatchObject({ code: 'no-price-in-force', status: 422 });
    await db.updateTable('platformCostPeriods').set({ validFrom: '2024-10-01' }).execute();
    const after = await office.open();
    expect(serialOf(after)).toBe(serialOf(before) + 1);
  });

  it.each([
    ['an employee', () => ({ responsibleBailiffId: office.ids.sofie }), 'responsibleBailiffId'],
    ['a candidate', () => ({ responsibleBailiffId: office.ids.lotte }), 'responsibleBailiffId'],
    [
      'another office’s bailiff',
      () => ({ responsibleBailiffId: office.cast.other.administratorId }),
      'responsibleBailiffId',
    ],
    ['nobody', () => ({ responsibleBailiffId: newId() }), 'responsibleBailiffId'],
    ['an employee to stand in', () => ({ deputyBailiffId: office.ids.wout }), 'deputyBailiffId'],
  ])('is not for %s to answer for', async (_case, changes, path) => {
    const response = await create(office.newDossier(changes()));
    expect(response.json()).toMatchObject({ code: 'validation', errors: [{ path, code: 'choice-invalid' }] });
  });

  it('runs against somebody: without a name it is neither opened nor changed', async () => {
    const nobody = { ...office.newDossier().defendant, companyName: null, nationalNumber: '85073003328' };
    const refusal = {
      code: 'validation',
      errors: [
        { path: 'defendant.companyName', code: 'defendant-missing' },
        { path: 'defendant.surname', code: 'defendant-missing' },
      ],
    };
    expect((await create(office.newDossier({ defendant: nobody }))).json()).toMatchObject(refusal);
    const dossier = await office.open();
    const emptied = await update(
      dossier.id,
      editOf(dossier, { defendant: { ...dossier.defendant, companyName: null } }),
    );
    expect(emptied.json()).toMatchObject(refusal);
  });

  it('may have a candidate to stand in', async () => {
    const dossier = await office.open({ deputyBailiffId: office.ids.lotte });
    expect(dossier.deputyBailiff).toMatchObject({ id: office.ids.lotte });
  });

  it('is a ranking only where office and person may draw one up', async () => {
    const { db } = office.server;
    const ranking = office.newDossier({ distributionType: 'ranking' });
    expect((await create(ranking)).json()).toMatchObject({ code: 'insufficient-permissions' });
    await db.updateTable('organizations').set({ hasRankingFilePermission: true }).execute();
    await db
      .updateTable('users')
      .set({ hasRankingPermission: true })
      .where('id', '=', office.ids.sofie)
      .execute();
    const dossier = await office.open({ distributionType: 'ranking' });
    expect(dossier.distributionType).toBe('ranking');
    // Who may not start one may still correct it.
    const changed = await update(dossier.id, editOf(dossier, { dossierTitle: 'Rangregeling' }), 'ann');
    expect(changed.statusCode).toBe(200);
  });

  it('is not for readers', async () => {
    expect((await create(office.newDossier(), 'wout')).json()).toMatchObject({
      code: 'insufficient-permissions',
    });
  });
});

describe('file numbers', () => {
  it('have no gaps and no doubles when many open dossiers at once and some are refused', async () => {
    const numberOfDossiers = 40;
    const outcomes = await Promise.all(
      Array.from({ length: numberOfDossiers }, (_, index) =>
        create(office.newDossier(index % 4 === 0 ? { responsibleBailiffId: office.ids.sofie } : {})),
      ),
    );
    const opened = outcomes
      .filter(({ statusCode }) => statusCode === 201)
      .map((outcome) => serialOf(outcome.json()));
    expect(opened).toHaveLength(30);
    const serials = opened.sort((one, other) => one - other);
    expect(serials).toEqual(serials.map((_, index) => (serials[0] ?? 0) + index));
  });

  it('start at one in another office', async () => {
    const payload = office.newDossier({ responsibleBailiffId: office.cast.other.administratorId });
    const response = await create(payload, 'bob');
    expect(response.json()).toMatchObject({ fileNumber: '2026/0001' });
  });
});

function serialOf({ fileNumber }: Dossier): number {
  return Number(fileNumber.split('/')[1]);
}

describe('a dossier', () => {
  it('is not there for another office', async () => {
    const { id } = await office.open();
    expect((await read(id, 'bob')).json()).toMatchObject({ code: 'not-found' });
    expect((await remove(id, 'bob')).json()).toMatchObject({ code: 'not-found' });
    expect((await read(newId())).json()).toMatchObject({ code: 'not-found' });
  });

  it('is read-only for who may not write', async () => {
    const { id } = await office.open();
    expect((await read(id, 'wout')).json()).toMatchObject({
      isReadOnly: true,
      canDelete: false,
      canCancel: false,
      canMarkAsPaid: false,
    });
  });

  it('changes, and says in the trail what changed', async () => {
    const dossier = await office.open();
    const { defendant } = dossier;
    const response = await update(
      dossier.id,
      editOf(dossier, {
        defendant: { ...defendant, address: { ...defendant.address, city: 'Lier' } },
        deputyBailiffId: office.ids.joris,
      }),
      'ann',
    );
    expect(response.json()).toMatchObject({
      version: 2,
      defendant: { address: { city: 'Lier' } },
      deputyBailiff: { id: office.ids.joris },
    });
    const [, event] = await listEvents(office.server.db, dossier.id);
    expect(event).toMatchObject({
      type: 'dossier.changed',
      before: { 'defendant.address': { city: 'Mechelen' }, deputyBailiffId: null },
      after: {
        'defendant.address': { city: 'Lier' },
        deputyBailiffId: { id: office.ids.joris, name: 'joris Dewitte' },
      },
      version: 2,
    });
    expect(Object.keys(Object(event?.before))).toHaveLength(2);
  });

  it('knows bailiffs of one name apart', async () => {
    const { db } = office.server;
    const place = { organizationId: office.cast.own.id, userType: 'Bailiff' } as const;
    const namesake = await insertUser(db, 'joris-junior', { ...place, lastName: 'Dewitte' });
    await db.updateTable('users').set({ firstName: 'joris' }).where('id', '=', namesake).execute();
    const dossier = await office.open({ responsibleBailiffId: office.ids.joris });
    await insertResult(db, { dossierId: dossier.id, calculatedBy: office.ids.sofie });
    const changed = await update(dossier.id, editOf(dossier, { responsibleBailiffId: namesake }));
    expect(changed.json()).toMatchObject({ version: 2, responsibleBailiff: { id: namesake } });
    expect((await listEvents(db, dossier.id)).at(-1)).toMatchObject({
      type: 'dossier.changed',
      before: { responsibleBailiffId: { id: office.ids.joris, name: 'joris Dewitte' } },
      after: { responsibleBailiffId: { id: namesake, name: 'joris Dewitte' } },
    });
    const result = await db
      .selectFrom('calculationResults')
      .select('outdatedAt')
      .where('dossierId', '=', dossier.id)
      .executeTakeFirst();
    expect(result?.outdatedAt).not.toBeNull();
  });

  it('keeps its version and its results when nothing changed', async () => {
    const dossier = await office.open({ daterequestcbb: '2026-10-26T10:42:00+01:00' });
    const sent = editOf(dossier, { daterequestcbb: '2026-10-26T11:42:00+02:00' });
    expect((await update(dossier.id, sent)).json()).toMatchObject({ version: 1 });
    expect(await listEvents(office.server.db, dossier.id)).toHaveLength(1);
  });

  it('says what changed meanwhile to who edits an old version', async () => {
    const dossier = await office.open();
    await update(dossier.id, editOf(dossier, { dossierTitle: 'Anders' }), 'ann');
    const late = await update(dossier.id, editOf(dossier, { dossierReference: 'X' }));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'stale',
      stale: {
        currentVersion: 2,
        changedBy: 'ann Peeters',
        subject: 'dossier',
        changes: [
          {
            field: 'dossierTitle',
            before: { kind: 'text', value: 'Evenredige verdeling' },
            after: { kind: 'text', value: 'Anders' },
          },
        ],
      },
    });
  });

  it('lets one of two win who edit at once', async () => {
    const dossier = await office.open();
    const outcomes = await Promise.all(
      ['A', 'B', 'C'].map((dossierTitle) => update(dossier.id, editOf(dossier, { dossierTitle }))),
    );
    expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('keeps a bailiff who left, but takes no new one who did', async () => {
    const { db } = office.server;
    const gone = { responsibleBailiffId: office.ids.joris };
    const dossier = await office.open(gone);
    const set = (approval: 'approved' | 'disapproved') =>
      db.updateTable('users').set({ approval }).where('id', '=', office.ids.joris).execute();
    await set('disapproved');
    expect((await update(dossier.id, editOf(dossier, { dossierTitle: 'Anders' }))).statusCode).toBe(200);
    expect((await create(office.newDossier(gone))).json()).toMatchObject({ code: 'validation' });
    await set('approved');
  });

  it('leaves its results behind when it changes', async () => {
    const dossier = await office.open();
    const { db } = office.server;
    await insertResult(db, { dossierId: dossier.id, calculatedBy: office.ids.sofie });
    await update(dossier.id, editOf(dossier, { saleDate: '2026-10-23' }));
    const [result] = await db
      .selectFrom('calculationResults')
      .select('outdatedAt')
      .where('dossierId', '=', dossier.id)
      .execute();
    expect(result?.outdatedAt).toEqual(TEST_NOW);
  });

  it.each(DOSSIER_STATUSES)('may be written while the workflow says so: %s', async (status) => {
    const dossier = await office.open();
    await office.server.db
      .updateTable('dossiers')
      .set(inStatus(status))
      .where('id', '=', dossier.id)
      .execute();
    const isEditable = ['Created', 'InvitesSent', 'Provisioned', 'Calculated'].includes(status);
    const { version, isReadOnly, canDelete, canCancel, canMarkAsPaid } = (await read(dossier.id)).json();
    expect({ isReadOnly, canDelete, canCancel, canMarkAsPaid }).toEqual({
      isReadOnly: !isEditable,
      canDelete: status === 'Created',
      canCancel: isEditable,
      canMarkAsPaid: status === 'ToPay',
    });
    const changed = await update(dossier.id, editOf(dossier, { version, dossierTitle: 'Anders' }));
    expect(changed.json()).toMatchObject(
      isEditable ? { version: version + 1 } : { code: 'dossier-read-only' },
    );
    const removed = await remove(dossier.id);
    if (status === 'Created') expect(removed.statusCode).toBe(204);
    else
      expect(removed.json()).toMatchObject({
        code: isEditable ? 'dossier-not-deletable' : 'dossier-read-only',
      });
  });
});

/** What the database asks of a dossier in a status. */
function inStatus(status: (typeof DOSSIER_STATUSES)[number]) {
  const isClosed = ['Signed', 'PvSent', 'ToPay', 'Paid'].includes(status);
  return {
    status,
    closedAt: isClosed ? TEST_NOW : null,
    cancelReason: status === 'Cancelled' ? 'Betaald' : null,
  };
}

describe('deleting a dossier', () => {
  it('takes along all that is in it, and leaves its story and its price', async () => {
    const { db } = office.server;
    const { id, fileNumber } = await office.open();
    const statementId = await insertStatement(db, { dossierId: id, createdBy: office.ids.sofie });
    const documentId = await insertDocument(db, id, statementId);
    const assetId = await insertAsset(db, id);
    await insertClaim(db, {
      dossierId: id,
      statementId,
      documentId,
      assetIds: [assetId],
      claimType: 'specific',
    });
    const cost = {
      id: newId(),
      dossierId: id,
      assetIds: [assetId],
      position: 1,
      description: 'Takelen',
      amountCents: 1n,
    };
    await db.insertInto('executionCosts').values(cost).execute();
    await insertInvitation(db, { dossierId: id, createdBy: office.ids.sofie });
    const files = await db.selectFrom('files').select('id').execute();
    expect((await remove(id)).statusCode).toBe(204);
    expect((await read(id)).statusCode).toBe(404);
    expect(await db.selectFrom('files').select('id').execute()).toHaveLength(files.length - 1);
    const [, removed] = await listEvents(db, id);
    expect(removed).toMatchObject({ type: 'dossier.removed', before: { fileNumber }, after: null });
    const charge = await db
      .selectFrom('platformTransactions')
      .select(['dossierId', 'amountCents'])
      .where('fileNumber', '=', fileNumber)
      .where('organizationId', '=', office.cast.own.id)
      .executeTakeFirst();
    expect(charge).toMatchObject({ dossierId: null });
    expect(serialOf(await office.open())).toBe(Number(fileNumber.split('/')[1]) + 1);
  });

  it('is refused once anything was sent', async () => {
    const { db } = office.server;
    const { id } = await office.open();
    const sent = { status: 'Sent', sentAt: TEST_NOW, validUntil: '2026-12-15' } as const;
    await insertInvitation(db, { dossierId: id, createdBy: office.ids.sofie, ...sent });
    expect((await read(id)).json()).toMatchObject({ canDelete: false });
    expect((await remove(id)).json()).toMatchObject({ code: 'dossier-not-deletable' });
  });
});

it('counts what waits in a dossier', async () => {
  const { db } = office.server;
  const { id: dossierId } = await office.open();
  const createdBy = office.ids.sofie;
  const sent = { sentAt: TEST_NOW, validUntil: '2026-12-15' };
  const closed = { closedAt: TEST_NOW, closedBy: 'office' } as const;
  await insertInvitation(db, { dossierId, createdBy });
  const open = await insertInvitation(db, { dossierId, createdBy, status: 'Opened', ...sent });
  const over = await insertInvitation(db, {
    ...{ dossierId, createdBy, status: 'ClosedAndSubmitted', ...sent, ...closed },
  });
  await insertStatement(db, { dossierId, createdBy });
  await insertStatement(db, { dossierId, createdBy, validatedAt: TEST_NOW, validatedBy: createdBy });
  await insertStatement(db, { dossierId, createdBy, deletedAt: TEST_NOW });
  await insertStatement(db, { dossierId, invitationId: open });
  await insertStatement(db, { dossierId, invitationId: over });
  await insertStatement(db, { dossierId, invitationId: over, totalAmountClaimedCents: 0n });
  const lost = { dossierId, createdBy, status: 'Sent', ...sent } as const;
  const [unreached, reached] = [
    await insertInvitation(db, { ...lost, emails: ['unreached@b.example'] }),
    await insertInvitation(db, { ...lost, emails: ['reached@b.example'] }),
  ];
  const delivery = (idempotencyKey: string, invitationId: string): Insertable<DeliveriesTable> => ({
    ...{ id: newId(), idempotencyKey, purpose: 'invitation', sendMethod: 'Email', emailStatus: 'Bounced' },
    ...{ organizationId: office.cast.own.id, dossierId, language: 'nl', email: 'a@b.example', invitationId },
  });
  const filtered = { ...delivery('filtered', unreached), emailStatus: 'FilteredSpam' } as const;
  const replaced = delivery('replaced', reached);
  // Of one who was heard of, nothing is to be mended any more.
  const heard = delivery('heard', over);
  await db.insertInto('deliveries').values([filtered, replaced, heard]).execute();
  const letter = {
    ...delivery('letter', reached),
    emailStatus: 'Delivered',
    replacesDeliveryId: replaced.id,
  } as const;
  await db.insertInto('deliveries').values(letter).execute();
  expect((await read(dossierId)).json()).toMatchObject({
    counts: {
      statements: 5,
      statementsToReview: 2,
      invitations: 5,
      unsentInvitations: 1,
      failedDeliveries: 1,
      reportsUnderway: 0,
      signedReports: 0,
      addresseesToSettle: 0,
      closingTasks: 0,
      linesToPayAgain: 0,
      runsDue: 0,
      receiptQuestions: 0,
    },
    terms: [{ term: 'invitation' }, { term: 'filing', dueOn: '2026-11-30' }, { term: 'draft' }],
  });
});
