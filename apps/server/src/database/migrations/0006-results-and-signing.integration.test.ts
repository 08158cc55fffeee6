import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { expectRefused } from '../testing/expect-refused.ts';
import {
  insertDossier,
  insertFile,
  insertOffice,
  insertResult,
  SOME_SHA256,
} from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let dossierId: string;
let calculatedBy: string;
beforeEach(async () => {
  const office = await insertOffice(database.db);
  dossierId = await insertDossier(database.db, office);
  calculatedBy = office.userId;
});

async function signature() {
  return { signedAt: new Date(), signedBy: calculatedBy, signedPdfFileId: await insertFile(database.db) };
}

describe('a calculation', () => {
  it('has a number of its own, and a note that says something', async () => {
    const { db } = database;
    await insertResult(db, { dossierId, calculatedBy });
    const again = { dossierId, calculatedBy, sequence: 2 };
    await expectRefused(insertResult(db, { ...again, note: ' ' }), 'calculation_results_note_says_something');
    await insertResult(db, { ...again, note: 'A claim was added.' });
    await expectRefused(insertResult(db, { ...again, note: 'Twice.' }), 'calculation_results_sequence');
  });

  it('is signed with all that belongs to it, and sent only then', async () => {
    const { db } = database;
    const half = insertResult(db, { dossierId, calculatedBy, signedAt: new Date() });
    await expectRefused(half, 'calculation_results_signed');
    const unsigned = insertResult(db, { dossierId, calculatedBy, sentAt: new Date() });
    await expectRefused(unsigned, 'calculation_results_sent_signed');
  });

  it('is signed once in a dossier while it is in force', async () => {
    const { db } = database;
    await insertResult(db, { dossierId, calculatedBy, ...(await signature()) });
    const second = { dossierId, calculatedBy, sequence: 2, note: 'Again.', ...(await signature()) };
    await expectRefused(insertResult(db, second), 'calculation_results_in_force');
  });

  it('can no longer change or go once it is signed, but be sent', async () => {
    const { db } = database;
    const id = await insertResult(db, { dossierId, calculatedBy });
    const change = db.updateTable('calculationResults').where('id', '=', id);
    await change.set(await signature()).execute();
    const refusal = 'a signed result cannot change';
    await expectRefused(
      change.set({ signedAt: null, signedBy: null, signedPdfFileId: null }).execute(),
      refusal,
    );
    await expectRefused(change.set({ note: 'Better.' }).execute(), refusal);
    await expectRefused(db.deleteFrom('calculationResults').where('id', '=', id).execute(), refusal);
    await change.set({ sentAt: new Date() }).execute();
  });

  it('that is not signed can go', async () => {
    const id = await insertResult(database.db, { dossierId, calculatedBy });
    const { numDeletedRows } = await database.db
      .deleteFrom('calculationResults')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(numDeletedRows).toBe(1n);
  });

  it('keeps its dossier from being deleted', async () => {
    await insertResult(database.db, { dossierId, calculatedBy });
    const attempt = database.db.deleteFrom('dossiers').where('id', '=', dossierId).execute();
    await expectRefused(attempt, 'calculation_results_dossier_id_fkey');
  });
});

describe('a visit to the signing service', () => {
  it('is open once for a result, which is one of the dossier', async () => {
    const { db } = database;
    const resultId = await insertResult(db, { dossierId, calculatedBy });
    const visit = (values: { dossierId: string; status?: 'cancelled'; finishedAt?: Date }) =>
      db
        .insertInto('signingSessions')
        .values({
          id: newId(),
          resultId,
          userId: calculatedBy,
          pdfSha256: SOME_SHA256,
          expiresAt: new Date(),
          ...values,
        })
        .execute();
    const elsewhere = visit({ dossierId: await insertDossier(db, await insertOffice(db)) });
    await expectRefused(elsewhere, 'signing_sessions_dossier_id_result_id_fkey');
    await visit({ dossierId, status: 'cancelled', finishedAt: new Date() });
    await visit({ dossierId });
    await expectRefused(visit({ dossierId }), 'signing_sessions_one_open');
  });
});
