import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertDossier, insertOffice } from '../database/testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { actionOfSystem } from '../http/action.ts';
import { eraseValuesOf } from './erase-values.ts';
import { recordEvent } from './record-event.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('takes what events told, and leaves fingerprints and the form of evidence', async () => {
  const { db } = database;
  const office = await insertOffice(db);
  const dossier = { id: await insertDossier(db, office), organizationId: office.organizationId };
  const action = actionOfSystem(new Date('2026-11-15T09:30:00.000Z'));
  const about = { dossier, subjectId: dossier.id, before: null, version: null };
  await inTransaction(db, async (trx) => {
    await recordEvent(trx, action, {
      ...{ ...about, type: 'evidence.exported' },
      after: { format: 'prorata-evidence/3', numberOfFiles: 2, sha256: 'a'.repeat(64) },
    });
    await recordEvent(trx, action, {
      ...{ ...about, type: 'dossier.explanationChanged' },
      after: { explanation: 'Zo.' },
    });
    await eraseValuesOf(trx, trx.selectFrom('auditEvents').select('id').where('chainId', '=', dossier.id));
  });
  const rows = await db.selectFrom('auditValues').select('content').execute();
  expect(rows.map(({ content }) => Object.keys(Object(content)).sort())).toEqual([
    ['after.format', 'after.sha256'],
  ]);
});
