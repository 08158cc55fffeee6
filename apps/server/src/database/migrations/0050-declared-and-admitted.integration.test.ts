import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from '../migrate.ts';
import {
  insertAsset,
  insertClaim,
  insertDossier,
  insertOffice,
  insertStatement,
} from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Runs the migrations of these numbers, as a database that is so far runs them. */
async function run(first: number, last: number): Promise<void> {
  for (const { name, text } of await readMigrations()) {
    const number = Number(name.slice(0, 4));
    if (number >= first && number <= last) await sql.raw(text).execute(database.db);
  }
}

it('keeps claims that were reserved as a whole, and the lot of each', async () => {
  const { db } = database;
  await sql`drop schema if exists public, register cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await run(1, 49);
  const office = await insertOffice(db);
  const dossierId = await insertDossier(db, office);
  const assetId = await insertAsset(db, dossierId);
  const statementId = await insertStatement(db, {
    dossierId,
    createdBy: office.userId,
    totalAmountClaimedCents: 900n,
  });
  const claim = { dossierId, statementId, claimType: 'specific', privilegeId: 'pledge' } as const;
  const reserved = await insertClaim(db, {
    ...claim,
    amountDemandedCents: 500n,
    assetId,
    isReserved: true,
  } as never);
  const plain = await insertClaim(db, { ...claim, position: 2, amountDemandedCents: 400n } as never);
  await run(50, 50);
  const kept = await db
    .selectFrom('privilegedClaims')
    .select(['id', 'amountDemandedCents', 'reservedCents', 'assetIds', 'version'])
    .orderBy('position')
    .execute();
  expect(kept).toEqual([
    { id: reserved, amountDemandedCents: 0n, reservedCents: 500n, assetIds: [assetId], version: 1 },
    { id: plain, amountDemandedCents: 400n, reservedCents: 0n, assetIds: [], version: 1 },
  ]);
});
