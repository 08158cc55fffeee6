import { formatFileNumber } from '@prorata/domain/file-number';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import type { Database } from '../tables.ts';
import { expectRefused } from '../testing/expect-refused.ts';
import { insertAsset, insertDossier, insertOffice } from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { inTransaction } from '../transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function takeFileNumber(db: Database, organizationId: string): Promise<number> {
  const { rows } = await sql<{ serial: number }>`
    select take_file_number(${organizationId}, 2026) as serial
  `.execute(db);
  return rows[0]?.serial ?? 0;
}

describe('file numbers', () => {
  it('have no gaps and no doubles when many dossiers are opened at once and some are given up', async () => {
    const { db } = database;
    const office = await insertOffice(db);
    const openDossier = (isGivenUp: boolean) =>
      inTransaction(db, async (trx) => {
        const fileSerial = await takeFileNumber(trx, office.organizationId);
        await insertDossier(trx, office, { fileSerial });
        if (isGivenUp) throw new Error('given up');
      });
    const attempts = Array.from({ length: 40 }, (_, index) => openDossier(index % 4 === 0));
    await Promise.allSettled(attempts);
    const dossiers = await db
      .selectFrom('dossiers')
      .select('fileSerial')
      .where('organizationId', '=', office.organizationId)
      .execute();
    const serials = dossiers.map(({ fileSerial }) => fileSerial).sort((one, other) => one - other);
    expect(serials).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('count for each office by itself', async () => {
    const [one, other] = [await insertOffice(database.db), await insertOffice(database.db)];
    expect(await takeFileNumber(database.db, one.organizationId)).toBe(1);
    expect(await takeFileNumber(database.db, other.organizationId)).toBe(1);
    expect(await takeFileNumber(database.db, one.organizationId)).toBe(2);
  });

  it.each([1, 147, 9_999, 10_000, 9_999_999])('are written as the domain writes them: %i', async (serial) => {
    const id = await insertDossier(database.db, await insertOffice(database.db), { fileSerial: serial });
    const { fileNumber } = await database.db
      .selectFrom('dossiers')
      .select('fileNumber')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(fileNumber).toBe(formatFileNumber({ year: 2026, serial }));
  });

  it('are not given twice and never change', async () => {
    const { db } = database;
    const office = await insertOffice(db);
    await insertDossier(db, office, { fileSerial: 7 });
    await expectRefused(insertDossier(db, office, { fileSerial: 7 }), 'dossiers_file_number');
    const renumber = db
      .updateTable('dossiers')
      .set({ fileSerial: 8 })
      .where('organizationId', '=', office.organizationId)
      .execute();
    await expectRefused(renumber, 'the file number of a dossier cannot change');
  });
});

describe('a dossier', () => {
  it('has bailiffs of its own office, and two different ones', async () => {
    const { db } = database;
    const [office, foreign] = [await insertOffice(db), await insertOffice(db)];
    const stranger = insertDossier(db, office, { responsibleBailiffId: foreign.userId });
    await expectRefused(stranger, 'dossiers_organization_id_responsible_bailiff_id_fkey');
    const twice = { responsibleBailiffId: office.userId, deputyBailiffId: office.userId };
    await expectRefused(insertDossier(db, office, twice), 'dossiers_two_bailiffs');
  });

  it('is cancelled with a reason, and closed by signing only', async () => {
    const { db } = database;
    const office = await insertOffice(db);
    const rule = 'dossiers_cancelled_with_reason';
    await expectRefused(insertDossier(db, office, { status: 'Cancelled' }), rule);
    await expectRefused(insertDossier(db, office, { status: 'Cancelled', cancelReason: ' ' }), rule);
    await expectRefused(insertDossier(db, office, { cancelReason: 'not cancelled' }), rule);
    await insertDossier(db, office, { status: 'Cancelled', cancelReason: 'paid in full' });
    await expectRefused(insertDossier(db, office, { status: 'Signed' }), 'dossiers_closed_by_signing');
    await expectRefused(insertDossier(db, office, { closedAt: new Date() }), 'dossiers_closed_by_signing');
  });

  it('has no negative balance', async () => {
    const attempt = insertDossier(database.db, await insertOffice(database.db), {
      balanceToDistributeCents: -1n,
    });
    await expectRefused(attempt, 'cents_check');
  });

  it('keeps each kind of transaction as a list', async () => {
    const kinds = ['sale', 'seizureByThirdParties'] as const;
    const id = await insertDossier(database.db, await insertOffice(database.db), { transactionKinds: kinds });
    const dossier = await database.db
      .selectFrom('dossiers')
      .select('transactionKinds')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(dossier.transactionKinds).toEqual(kinds);
  });
});

describe('an execution cost', () => {
  it('rests on assets of its own dossier, and goes with it', async () => {
    const { db } = database;
    const office = await insertOffice(db);
    const [dossierId, otherId] = [await insertDossier(db, office), await insertDossier(db, office)];
    const assetId = await insertAsset(db, dossierId);
    const charge = (values: { dossierId: string; amountCents: bigint }) =>
      db
        .insertInto('executionCosts')
        .values({ id: newId(), assetIds: [assetId], position: 1, description: 'Towing', ...values })
        .execute();
    const foreignKey = 'execution_costs_lots_of_dossier';
    await expectRefused(charge({ dossierId: otherId, amountCents: 1n }), foreignKey);
    await expectRefused(charge({ dossierId, amountCents: -1n }), 'cents_check');
    await charge({ dossierId, amountCents: 38_500n });
    await db.deleteFrom('dossiers').where('id', '=', dossierId).execute();
  });
});
