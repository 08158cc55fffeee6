import { randomBytes } from 'node:crypto';
import type { FoundRecord, PrivacyRequest } from '@prorata/contract/privacy/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../database/new-id.ts';
import {
  insertFile,
  insertInvitation,
  insertResult,
  SOME_SHA256,
} from '../../database/testing/insert-rows.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { actionOfSystem } from '../../http/action.ts';
import { TEST_NOW } from '../../testing/test-server.ts';
import { unzip } from '../../testing/unzip.ts';
import { recordDeliveryEvent } from '../delivery/record-delivery-event.ts';
import { insertDelivery, insertLetter } from '../delivery/testing/insert-delivery.ts';
import { eraseDossier } from '../maintenance/erase-dossier.ts';
import { type StatementOffice, startStatementOffice, urlOf } from '../statements/testing/statement-office.ts';

// Somebody whom no other row can name stands wherever the product lets one stand, is erased, and is looked for in every column.

let office: StatementOffice;
beforeAll(async () => {
  office = await startStatementOffice();
});
afterAll(() => office.server.close());

const STREET = 'Kwikstaartlaan';
const ADDRESS = { street: STREET, housenumber: '4', zipcode: '2800', city: 'Mechelen', country: 'BE' };

interface Canary {
  readonly first: string;
  readonly last: string;
  readonly number: string;
  readonly email: string;
}
const ZWANETTA: Canary = {
  ...{ first: 'Zwanetta', last: 'Kwartelsteyn', number: '86013035276' },
  email: 'zwanetta@canary.example',
};
const BERTHILDE: Canary = {
  ...{ first: 'Berthilde', last: 'Kwakkelbos', number: '76041896423' },
  email: 'berthilde@canary.example',
};

const CLOTHILDE: Canary = {
  ...{ first: 'Clothilde', last: 'Kievitsvlucht', number: '85073003328' },
  email: 'clothilde@canary.example',
};

const fullName = ({ first, last }: Canary) => `${first} ${last}`;

/** The columns of all tables in which something still stands. */
async function columnsTelling(pattern: string): Promise<string[]> {
  const { db } = office.server;
  const { rows: columns } = await sql<{ tableSchema: string; tableName: string; columnName: string }>`
    select table_schema, table_name, column_name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') and data_type <> 'bytea'
    order by 1, 2, 3`.execute(db);
  const tables = Map.groupBy(columns, ({ tableSchema, tableName }) => `${tableSchema}.${tableName}`);
  const telling = [];
  for (const [table, own] of tables) {
    const found = own.map(
      ({ columnName }) =>
        sql`case when bool_or(${sql.ref(`one.${columnName}`)}::text ~* ${pattern}) then ${columnName}::text end`,
    );
    const { rows } = await sql<{ told: (string | null)[] }>`
      select array[${sql.join(found)}] as told from ${sql.table(table)} as one`.execute(db);
    telling.push(...(rows[0]?.told ?? []).flatMap((column) => (column === null ? [] : `${table}.${column}`)));
  }
  return telling.map((column) => column.replace(/^public\./, ''));
}

async function find(canary: Canary): Promise<FoundRecord[]> {
  const response = await office.send('POST', '/api/Privacy/find', {
    ...{ name: fullName(canary), nationalNumber: canary.number, email: canary.email },
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().items;
}

async function ask(canary: Canary, records: readonly FoundRecord[]): Promise<PrivacyRequest> {
  const asked = await office.send('POST', '/api/Privacy', {
    ...{ person: fullName(canary), proof: 'Identity card' },
    records: records.map(({ kind, id, part }) => ({ kind, id, part })),
  });
  expect(asked.statusCode, asked.body).toBe(201);
  return asked.json();
}

async function erase(canary: Canary, { id, version, seen }: PrivacyRequest): Promise<void> {
  const erased = await office.send('POST', `/api/Privacy/${id}/erase`, {
    ...{ version, seen, confirmation: fullName(canary) },
  });
  expect(erased.statusCode, erased.body).toBe(200);
}

const base = () => ({ organizationId: office.cast.own.id, userId: office.cast.own.administratorId });

async function addStatement(
  dossierId: string,
  canary: Canary,
  nationalNumber: string | null = canary.number,
) {
  const said = fullName(canary);
  const statement = await office.addStatement(dossierId, {
    ...{ creditorType: 'person', firstName: canary.first, lastName: canary.last, nationalNumber },
    ...{ corporateName: null, corporateForm: null, kboNumber: null, creditorAddress: ADDRESS },
    ...{ primaryEmail: canary.email, extraEmails: `tweede.${canary.email}`, creditorReference: said },
    ...{ declarant: said, accountHolder: said, paymentreference: said, bailiffOffice: said },
    titles: [{ kind: 'judgment', date: '2025-01-01', court: said, note: said }],
  });
  const file = await office.upload(`${urlOf(statement)}/document`, undefined, { name: `${said}.pdf` });
  const claim = await office.addClaim(statement, {
    ...{ documentId: file.json().id, assetDescription: said },
    beneficiary: { name: said, nationalNumber: canary.number },
    parts: [{ kind: 'principal', declared: 4_900, admitted: 4_900, note: said }],
  });
  await office.server.db
    .updateTable('privilegedClaims')
    .set({ reservationReason: said, rejectionNote: said })
    .where('id', '=', claim.id)
    .execute();
  await office.server.db
    .updateTable('statements')
    .set({
      ...{ explanationOfChange: said, rejectionNote: said, bailiffsOfficeName: said },
      filed: JSON.stringify({
        fields: { name: said, primaryEmail: canary.email },
        claims: [],
        documents: [],
      }),
      removedClaims: JSON.stringify([{ name: said }]),
    })
    .where('id', '=', statement.id)
    .execute();
  return statement;
}

/** Says that one creditor is another, that it is not, and that it is after all. */
async function mergeCreditors(dossierId: string): Promise<void> {
  const url = `/api/Dossier/${dossierId}/Creditor`;
  for (const isSame of [true, false, true]) {
    const [one, other] = (await office.get(url)).json().items;
    const word = { version: other.version, sameAsId: isSame ? one.id : null };
    const told = await office.send('PUT', `${url}/${other.id}/identity`, word);
    expect(told.statusCode, told.body).toBe(200);
  }
}

async function addInvitation(dossierId: string, canary: Canary): Promise<string> {
  const said = fullName(canary);
  const id = await insertInvitation(office.server.db, {
    ...{ dossierId, createdBy: base().userId, addressee: said, emails: [canary.email], address: ADDRESS },
    ...{ fallbackAddress: ADDRESS, creditorReference: said, codeDigest: randomBytes(32).toString('hex') },
  });
  const declared = { invited: said, declaredBy: said };
  await office.server.db
    .insertInto('noClaimDeclarations')
    .values({
      ...{ id: newId(), dossierId, invitationId: id, serial: 1, receiptNumber: `${id}-01`, reason: 'other' },
      ...{ note: said, declaredBy: said, capacity: said, email: canary.email, sha256: SOME_SHA256 },
      ...{
        declared: JSON.stringify(declared),
        declaredAt: TEST_NOW,
        fileId: await insertFile(office.server.db),
      },
    })
    .execute();
  await inTransaction(office.server.db, (trx) =>
    recordEvent(
      trx,
      { ...actionOfSystem(TEST_NOW), actor: { kind: 'creditor', id, name: said } },
      {
        ...{
          dossier: { id: dossierId, organizationId: base().organizationId },
          subjectId: id,
          version: null,
        },
        type: 'invitation.nothingDeclared',
        ...{ before: null, after: { receiptNumber: '01', declaredBy: said, capacity: said } },
      },
    ),
  );
  return id;
}

type Sent = Parameters<typeof insertDelivery>[1];

/** A mail or a letter with everything that it can tell of whom it was for, and what came of it. */
async function addDelivery(
  dossierId: string,
  canary: Canary,
  way: 'mail' | 'letter',
  values: Partial<Sent>,
): Promise<string> {
  const said = fullName(canary);
  const { db } = office.server;
  const common: Sent = {
    ...{
      organizationId: base().organizationId,
      dossierId,
      addressee: said,
      lastError: `${said}: no such user`,
    },
    idempotencyKey: `any ${newId()} to ${way === 'mail' ? canary.email : STREET}`,
    content: { template: 'any', values: { name: said, text: `Geachte ${said}` } },
    ...values,
  };
  const id =
    way === 'mail'
      ? await insertDelivery(db, { email: canary.email, fallbackAddress: ADDRESS, ...common })
      : await insertLetter(db, { address: ADDRESS, letterFileId: await insertFile(db), ...common });
  await db
    .insertInto('deliveryEvents')
    .values({
      ...{
        id: newId(),
        deliveryId: id,
        status: 'Failed',
        detail: `550 ${canary.email}`,
        occurredAt: TEST_NOW,
      },
    })
    .execute();
  await addCharge(dossierId, { deliveryId: id, extraInfo: way === 'mail' ? canary.email : said });
  const delivery = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await inTransaction(db, async (trx) => {
    await recordDeliveryEvent(trx, actionOfSystem(TEST_NOW), delivery, 'requested');
    await recordDeliveryEvent(trx, actionOfSystem(TEST_NOW), delivery, 'failed');
  });
  return id;
}

async function addCharge(dossierId: string, values: object): Promise<void> {
  const { db } = office.server;
  const { id: platformCostId } = await db
    .selectFrom('platformCosts')
    .select('id')
    .where('type', '=', 'emailPort')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('platformTransactions')
    .values({
      ...{ id: newId(), idempotencyKey: newId(), organizationId: base().organizationId, dossierId },
      ...{ type: 'emailPort', priceCents: 0n, occurredAt: TEST_NOW, platformCostId, ...values },
    })
    .execute();
}

async function addPayer(dossierId: string, canary: Canary): Promise<string> {
  const { db } = office.server;
  const [payerId, assetId] = [newId(), newId()];
  const said = fullName(canary);
  await db
    .insertInto('payers')
    .values({
      ...{ id: payerId, seriesId: dossierId, number: 1, name: said, kind: 'wage', language: 'nl' },
      ...{ address: ADDRESS, email: canary.email },
    })
    .execute();
  await db
    .insertInto('assets')
    .values({
      ...{ id: assetId, dossierId, name: `09/2026 · ${said}`, poolKind: 'income', position: 99 },
      collectedAmountCents: 0n,
    })
    .execute();
  await db
    .insertInto('incomeReceipts')
    .values({
      ...{ id: newId(), seriesId: dossierId, payerId, month: '2026-09-01', receivedOn: '2026-10-01' },
      ...{ amountCents: 100n, assetId, enteredBy: base().userId, enteredAt: TEST_NOW },
    })
    .execute();
  await inTransaction(db, (trx) =>
    recordEvent(trx, actionOfSystem(TEST_NOW), {
      ...{
        dossier: { id: dossierId, organizationId: base().organizationId },
        subjectId: payerId,
        version: 1,
      },
      ...{ type: 'payer.added', before: null, after: { name: said, email: canary.email, address: ADDRESS } },
    }),
  );
  return payerId;
}

async function addStop(dossierId: string, canary: Canary): Promise<void> {
  const { db } = office.server;
  const [id, said] = [newId(), fullName(canary)];
  const contact = { contactName: said, contactEmail: canary.email, contactAddress: ADDRESS };
  await db
    .insertInto('stops')
    .values({
      ...{ id, dossierId, kind: 'bankruptcy', stoppedOn: '2026-10-01', source: 'office', note: said },
      ...{ registeredBy: base().userId, registeredAt: TEST_NOW, ...contact },
    })
    .execute();
  await db
    .insertInto('formerStopContacts')
    .values({
      ...{ id: newId(), stopId: id, name: said, email: canary.email, address: ADDRESS },
      ...{ replacedBy: base().userId, replacedAt: TEST_NOW },
    })
    .execute();
  await inTransaction(db, (trx) =>
    recordEvent(trx, actionOfSystem(TEST_NOW), {
      ...{ dossier: { id: dossierId, organizationId: base().organizationId }, subjectId: id, version: 1 },
      ...{ type: 'stop.registered', before: null, after: { kind: 'bankruptcy', note: said, ...contact } },
    }),
  );
}

/** What the office tells itself, on a thing and on the dossier, in either order of the name. */
async function addOwnTexts(dossierId: string, statementId: string, canary: Canary): Promise<void> {
  const { db } = office.server;
  const { userId } = base();
  const write = (body: string, subject = {}) =>
    db
      .insertInto('notes')
      .values({ id: newId(), dossierId, body, authorId: userId, writtenAt: TEST_NOW, ...subject })
      .execute();
  await write(`${canary.first} belt terug`, { subjectKind: 'statement', subjectId: statementId });
  await write(`Bel ${canary.last}, ${canary.first}!`);
  await db
    .insertInto('tasks')
    .values({
      ...{
        id: newId(),
        dossierId,
        body: `Schrijf naar ${canary.email}`,
        createdBy: userId,
        createdAt: TEST_NOW,
      },
    })
    .execute();
  await db
    .insertInto('reminders')
    .values({
      ...{ id: newId(), dossierId, userId, body: fullName(canary), dueOn: '2026-12-01', createdAt: TEST_NOW },
    })
    .execute();
  await db
    .insertInto('notifications')
    .values({
      ...{ id: newId(), userId, dossierId, kind: 'returned', occasion: newId(), happenedAt: TEST_NOW },
      ...{ about: fullName(canary), isInProduct: true, awaitsMail: false },
    })
    .execute();
}

async function addDecisions(dossierId: string, canary: Canary, of: object): Promise<void> {
  const said = fullName(canary);
  await office.server.db
    .insertInto('addresseeDecisions')
    .values({
      ...{ id: newId(), dossierId, decision: 'correct', way: 'EmailLink', addressee: said, ...of },
      ...{
        email: canary.email,
        address: ADDRESS,
        reason: said,
        decidedBy: base().userId,
        decidedAt: TEST_NOW,
      },
    })
    .execute();
}

/** A payment that a statement of the bank shows. */
async function addPayment(
  dossierId: string,
  canary: Canary,
  place: { readonly resultId: string; readonly statementId: string },
): Promise<void> {
  const { db } = office.server;
  const [lineId, bankStatementId, said] = [newId(), newId(), fullName(canary)];
  await db
    .insertInto('payoutLines')
    .values({
      ...{ id: lineId, dossierId, ...place, number: '1', position: 1, kind: 'creditor', name: said },
      ...{ account: 'BE68539007547034', communication: said, amountCents: 100n },
    })
    .execute();
  await db
    .insertInto('bankStatements')
    .values({
      ...{
        id: bankStatementId,
        organizationId: base().organizationId,
        account: 'BE68539007547034',
        number: '1',
      },
      ...{
        closedOn: '2026-11-01',
        openingCents: 0n,
        closingCents: 0n,
        fingerprint: randomBytes(32).toString('hex'),
      },
      ...{ importedBy: base().userId, importedAt: TEST_NOW },
    })
    .execute();
  await db
    .insertInto('bankMovements')
    .values({
      ...{
        id: newId(),
        statementId: bankStatementId,
        position: 1,
        amountCents: -100n,
        bookedOn: '2026-11-01',
      },
      ...{ counterpartyName: said, communication: said, reference: '1', lineId, matchedBy: 'person' },
    })
    .execute();
}

/** What names many people at once. */
async function addSheets(dossierId: string, canary: Canary): Promise<void> {
  const { db } = office.server;
  const said = fullName(canary);
  const uploaded = { uploadedBy: base().userId, uploadedAt: TEST_NOW, sha256: SOME_SHA256 };
  await db
    .insertInto('imports')
    .values({
      ...{ id: newId(), organizationId: base().organizationId, dossierId, fileName: 'lijst.csv' },
      ...{ fileId: await insertFile(db), lines: JSON.stringify([{ number: 1, cells: [said] }]), ...uploaded },
    })
    .execute();
  await db
    .insertInto('looseDocuments')
    .values({
      ...{ id: newId(), dossierId, fileId: await insertFile(db), folder: '', fileName: `${said}.pdf` },
      ...{ readText: said, ...uploaded },
    })
    .execute();
}

async function finish(dossierId: string, status: 'Paid' | 'Cancelled'): Promise<void> {
  await office.server.db
    .updateTable('dossiers')
    .set({
      ...{ status, statusChangedAt: TEST_NOW, ...(status === 'Paid' && { closedAt: TEST_NOW }) },
      // Who cancels writes why.
      ...(status === 'Cancelled' && { cancelReason: `Op vraag van ${fullName(ZWANETTA)}` }),
    })
    .where('id', '=', dossierId)
    .execute();
}

it('leaves nothing of somebody in dossiers that were cancelled before anything was sent', async () => {
  const { db } = office.server;
  const canary = ZWANETTA;
  const said = fullName(canary);
  const asCreditor = await office.openDossier({ explanation: `Gesprek met ${said}` });
  const statement = await addStatement(asCreditor, canary);
  await addStatement(asCreditor, canary, null);
  await mergeCreditors(asCreditor);
  const invitationId = await addInvitation(asCreditor, canary);
  const failed = { emailStatus: 'Failed' } as const;
  await addDelivery(asCreditor, canary, 'mail', { ...failed, statementId: statement.id });
  await addDelivery(asCreditor, canary, 'mail', {
    emailStatus: 'Pending',
    nextAttemptAt: TEST_NOW,
    invitationId,
  });
  await addDelivery(asCreditor, canary, 'letter', {
    registeredLetterStatus: 'Error',
    statementId: statement.id,
  });
  await addDecisions(asCreditor, canary, { statementId: statement.id });
  await addDecisions(asCreditor, canary, { invitationId });
  await addOwnTexts(asCreditor, statement.id, canary);
  await addPayer(asCreditor, canary);
  await addStop(asCreditor, canary);
  await addSheets(asCreditor, canary);
  await insertResult(db, {
    ...{ dossierId: asCreditor, calculatedBy: base().userId, fileName: `${said}.pdf` },
    reportJson: JSON.stringify({ creditors: [said] }),
  });

  const named = {
    title: `${canary.last} t. Telvia`,
    reference: canary.last,
    explanation: `Over ${canary.last}`,
  };
  const asDefendant = await office.openDossier({
    ...{ defendantFirstName: canary.first, defendantLastName: canary.last, defendantAddress: ADDRESS },
    ...{ defendantNationalNumber: canary.number, defendantEmail: canary.email, ...named },
  });
  await addCharge(asDefendant, { defendantName: said });
  await addDelivery(asDefendant, canary, 'letter', { registeredLetterStatus: 'Error' }).then((deliveryId) =>
    db.insertInto('deliveryAddressees').values({ deliveryId, dossierId: asDefendant }).execute(),
  );
  await addDecisions(asDefendant, canary, {});
  const part = newId();
  const other = { id: part, name: canary.first, surname: canary.last, nationalNumber: canary.number };
  const amongOthers = await office.openDossier({
    ...{ defendantLastName: 'Iemand', title: `Iemand en ${said}` },
    coDefendants: JSON.stringify([{ ...other, email: canary.email, address: {} }]),
    estates: JSON.stringify([{ id: newId(), kind: 'common', name: said, memberIds: ['main', part] }]),
  });
  await db
    .insertInto('standardInvitations')
    .values({ id: newId(), organizationId: base().organizationId, addressee: said, email: canary.email })
    .execute();
  await office.get(urlOf(statement));
  for (const dossierId of [asCreditor, asDefendant, amongOthers]) await finish(dossierId, 'Cancelled');

  const told = `${canary.first}|${canary.last}|${canary.number}|86\\.01\\.30|${canary.email}|${STREET}`;
  expect((await columnsTelling(told)).length).toBeGreaterThan(50);
  const records = await find(canary);
  expect(new Set(records.map(({ kind }) => kind))).toEqual(
    new Set(['statement', 'invitation', 'defendant', 'party', 'standardInvitation', 'payer', 'stop']),
  );
  const request = await ask(canary, records);
  expect(request.plan.filter(({ goes }) => !goes)).toEqual([]);
  await erase(canary, request);
  expect(await columnsTelling(told)).toEqual([
    // What names many people at once goes with its own period, as decision 0086 says; and what finds it.
    'imports.lines',
    'loose_documents.file_name',
    'loose_documents.read_text',
    'search_entries.words',
  ]);
  for (const dossierId of [asCreditor, asDefendant, amongOthers]) {
    const trail = (await office.get(`/api/Dossier/${dossierId}/audit`)).json();
    expect(trail.isChainIntact).toBe(true);
  }
  const waiting = await db
    .selectFrom('deliveries')
    .select('id')
    .where('dossierId', '=', asCreditor)
    .where('emailStatus', '=', 'Pending')
    .execute();
  expect(waiting).toEqual([]);
});

/** A dossier that was signed, sent, contested and paid, with somebody as its defendant and in all that happened in it. */
async function openPaidDossier(canary: Canary) {
  const { db } = office.server;
  const said = fullName(canary);
  const dossierId = await office.openDossier({
    ...{ defendantFirstName: canary.first, defendantLastName: canary.last, defendantEmail: canary.email },
  });
  const statement = await addStatement(dossierId, canary);
  const invitationId = await addInvitation(dossierId, canary);
  const sent = { statementId: statement.id, acceptedAt: TEST_NOW } as const;
  const mailId = await addDelivery(dossierId, canary, 'mail', { ...sent, emailStatus: 'Delivered' });
  await addDelivery(dossierId, canary, 'mail', {
    emailStatus: 'Bounced',
    invitationId,
    handedOverAt: TEST_NOW,
  });
  const letter = { ...sent, registeredLetterStatus: 'Delivered' } as const;
  const letterId = await addDelivery(dossierId, canary, 'letter', letter);
  await addDecisions(dossierId, canary, { statementId: statement.id });
  await addStop(dossierId, canary);
  const payerId = await addPayer(dossierId, canary);
  const paperId = await insertFile(db);
  const employerId = await addDelivery(dossierId, canary, 'mail', {
    emailStatus: 'Delivered',
    content: { template: 'any', values: {}, enclosures: [{ fileId: paperId, name: `${said}.pdf` }] },
  });
  await db
    .insertInto('incomeLetters')
    .values({ deliveryId: employerId, seriesId: dossierId, letter: 'employer', payerId })
    .execute();
  const resultId = await insertResult(db, {
    ...{ dossierId, calculatedBy: base().userId, signedAt: TEST_NOW, signedBy: base().userId },
    ...{ signedPdfFileId: await insertFile(db), reportJson: JSON.stringify({ creditors: [said] }) },
  });
  await db
    .insertInto('contestations')
    .values({
      ...{ id: newId(), dossierId, resultId, way: 'letter', contestedOn: '2026-10-01', timeliness: 'late' },
      ...{ contestant: said, registeredBy: base().userId, registeredAt: TEST_NOW },
    })
    .execute();
  await addPayment(dossierId, canary, { resultId, statementId: statement.id });
  await addOwnTexts(dossierId, statement.id, canary);
  await db
    .insertInto('receipts')
    .values({
      ...{ invitationId, dossierId, serial: 2, receiptNumber: `${invitationId}-02`, sha256: SOME_SHA256 },
      ...{ filed: JSON.stringify({ creditors: [said] }), issuedAt: TEST_NOW },
    })
    .execute();
  await finish(dossierId, 'Paid');
  return { dossierId, mailId, letterId, paperId };
}

it('leaves no way to reach somebody and no text to them in a dossier that is over', async () => {
  const { db } = office.server;
  const canary = BERTHILDE;
  const said = fullName(canary);
  const { dossierId, mailId, letterId, paperId } = await openPaidDossier(canary);
  const records = await find(canary);
  expect(records.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['contestation', 'payer', 'stop']));
  const request = await ask(canary, records);
  const kept = request.plan.filter(({ goes }) => !goes).map(({ part, reason }) => `${part} ${reason}`);
  expect(new Set(kept)).toEqual(
    new Set(['identity keptUntil', 'claims keptUntil', 'documents keptUntil', 'report deed']),
  );
  const given = await unzip(
    (await office.send('POST', `/api/Privacy/${request.id}/export?lang=en`, {})).rawPayload,
  );
  const table = String(given.get('data.csv'));
  for (const said of [
    ...['Title on which the claim rests', 'Declaration that there is nothing to claim', 'Payout', 'Receipt'],
    ...['Movement on the account', 'Decision on the sending', 'Note of the office', 'Income received'],
    ...['Former contact', 'Contestation', 'Third party that pays'],
  ]) {
    expect(table).toContain(said);
  }
  const { version } = (await office.get(`/api/Privacy/${request.id}`)).json();
  await erase(canary, { ...request, version });
  // What the office wrote for itself tells who it was about, and stays with the dossier as that does.
  expect(await columnsTelling(canary.email)).toEqual(['tasks.body']);
  expect(await columnsTelling(`Geachte ${said}`)).toEqual([]);
  const left = await db
    .selectFrom('deliveries')
    .select(['id', 'addressee', 'address', 'letterFileId', 'lastError'])
    .where('id', 'in', [mailId, letterId])
    .orderBy('id')
    .execute();
  // That something was sent, to whom, when and, on paper, where, stays known.
  expect(left).toEqual([
    { id: mailId, addressee: said, address: null, letterFileId: null, lastError: null },
    { id: letterId, addressee: said, address: ADDRESS, letterFileId: null, lastError: null },
  ]);
  expect(await isFileThere(paperId)).toBe(false);
  expect((await office.get(`/api/Dossier/${dossierId}/audit`)).json().isChainIntact).toBe(true);
});

/** Nothing of people stands in the rows of files, but their bytes are kept for as long as there is one. */
async function isFileThere(id: string): Promise<boolean> {
  const file = office.server.db.selectFrom('files').select('id').where('id', '=', id);
  return (await file.executeTakeFirst()) !== undefined;
}

it('leaves of a dossier that was kept for long enough no more than its deed', async () => {
  const { db } = office.server;
  const canary = CLOTHILDE;
  const { dossierId, paperId } = await openPaidDossier(canary);
  await addSheets(dossierId, canary);
  await db.deleteFrom('parties').where('lastName', '=', canary.last).execute();
  await eraseDossier(db, actionOfSystem(TEST_NOW), dossierId, () => true);
  const told = `${canary.first}|${canary.last}|${canary.number}|${canary.email}`;
  expect(await columnsTelling(told)).toEqual(['calculation_results.report_json']);
  expect(await isFileThere(paperId)).toBe(false);
});
