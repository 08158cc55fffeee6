import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { insertUniqueOffice } from '../testing/test-users.ts';
import { isStillAt, readMoment } from './moments.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

const isEmbedded = inject('databaseTemplate').kind === 'embedded';

let database: TestDatabase;
let officeId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  officeId = await insertUniqueOffice(database.db);
});
afterAll(() => database.close());

function change(db: TestDatabase['db']) {
  return db.updateTable('organizations').set({ displayName: 'x' }).where('id', '=', officeId).execute();
}

// Other databases of the same server count, too, so that a quiet moment may have to be waited for.
it('knows that nothing was stored since, whatever was read and whatever the transaction itself did', async () => {
  const ask = async () => {
    const moment = await readMoment(database.db);
    await database.db.selectFrom('organizations').select('id').execute();
    return inTransaction(database.db, async (trx) => {
      const before = await isStillAt(trx, moment);
      await change(trx);
      return [before, await isStillAt(trx, moment)];
    });
  };
  await expect.poll(ask).toEqual([true, true]);
});

it('knows that somebody stored something, also long ago', async () => {
  const moment = await readMoment(database.db);
  await change(database.db);
  await inTransaction(database.db, async (trx) => expect(await isStillAt(trx, moment)).toBe(false));
  const { rows } = await sql<{ past: Awaited<ReturnType<typeof readMoment>> }>`
    select '3:3:' as past`.execute(database.db);
  const [{ past } = { past: moment }] = rows;
  await inTransaction(database.db, async (trx) => expect(await isStillAt(trx, past)).toBe(false));
});

it.skipIf(isEmbedded)('counts what is under way once it is stored', async () => {
  const began = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const other = inTransaction(database.db, async (trx) => {
    await change(trx);
    began.resolve();
    await end.promise;
  });
  await began.promise;
  let moment = await readMoment(database.db);
  const ask = async () => {
    moment = await readMoment(database.db);
    return inTransaction(database.db, (trx) => isStillAt(trx, moment));
  };
  try {
    await expect.poll(ask).toBe(true);
  } finally {
    end.resolve();
    await other;
  }
  await inTransaction(database.db, async (trx) => expect(await isStillAt(trx, moment)).toBe(false));
});
