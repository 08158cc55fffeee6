import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepFiled } from '../../features/statements/filed-statement.ts';
import {
  insertClaim,
  insertDocument,
  insertDossier,
  insertInvitation,
  insertOffice,
  insertStatement,
} from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { inTransaction } from '../transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What migrations do with the statements that are there when they run. */
async function fillIn(): Promise<void> {
  for (const name of ['0038-filed-statements.sql', '0050-declared-and-admitted.sql']) {
    const text = await readFile(new URL(name, import.meta.url), 'utf8');
    const update = /^update statements.*?not null;$/msu.exec(text)?.[0] ?? '';
    await sql.raw(update).execute(database.db);
  }
}

it('keeps of statements filed before what is kept of those filed now, with the amounts as they were filed', async () => {
  const { db } = database;
  const office = await insertOffice(db);
  const dossierId = await insertDossier(db, office);
  const invitationId = await insertInvitation(db, { dossierId, createdBy: office.userId });
  const statementId = await insertStatement(db, {
    dossierId,
    invitationId,
    creditorType: 'legalEntity',
    corporateName: 'Immo Dijlezicht',
    creditorAddress: { street: 'Haverwerf', zipcode: '2800', city: 'Mechelen', country: 'BE' },
    paymentAccount: 'BE68539007547034',
    primaryEmail: 'immo@creditor.example',
    extraEmails: ['a@creditor.example', 'b@creditor.example'],
    totalAmountClaimedCents: 731_050n,
    originalTotalAmountClaimedCents: 731_050n,
    submittedAt: new Date(),
  });
  const documentId = await insertDocument(db, dossierId, statementId);
  const claim = { dossierId, statementId, claimType: 'general', privilegeId: 'wages', documentId } as const;
  const amounts = { amountDemandedCents: 490_005n, originalAmountDemandedCents: 490_005n };
  const claimId = await insertClaim(db, { ...claim, ...amounts, since: '2025-01-01', limitCents: 100n });
  await inTransaction(db, (trx) => keepFiled(trx, { dossierId, statementId }));
  const readFiled = () =>
    db.selectFrom('statements').select('filed').where('id', '=', statementId).executeTakeFirstOrThrow();
  const { filed } = await readFiled();

  const reviewed = { totalAmountClaimedCents: 700_000n, filed: null };
  await db.updateTable('statements').set(reviewed).where('id', '=', statementId).execute();
  const lowered = { amountDemandedCents: 400_000n };
  await db.updateTable('privilegedClaims').set(lowered).where('id', '=', claimId).execute();
  await fillIn();
  // What is asked since later, what was filed before says nothing of, and is not compared in it.
  const whole = filed as { fields: object; claims: object[]; documents: object[] };
  const { salutation, titles, debtorIds, liability, accountHolder, foreignForm, foreignNumber, ...fields } =
    whole.fields as Record<string, unknown>;
  expect([salutation, titles, debtorIds, liability, accountHolder]).toEqual([null, [], [], 'own', null]);
  expect([foreignForm, foreignNumber]).toEqual([null, null]);
  const before = (await readFiled()).filed as typeof whole;
  expect(before).toMatchObject({ fields, documents: whole.documents });
  expect(whole.claims).toMatchObject(before.claims);
  expect(Object.keys(before.claims[0] ?? {}).sort()).toEqual([
    'amountDemanded',
    'assetDescription',
    'documentId',
    'id',
    'limit',
    'privilegeId',
    'since',
    'type',
  ]);
});
