import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementsOf, watchStatements } from '../testing/count-statements.ts';
import { insertUniqueOffice } from '../testing/test-users.ts';
import { compileOnce } from './compile-once.ts';
import { readTogether } from './read-together.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  watchStatements(database.pool);
});
afterAll(() => database.close());

const findOffices = compileOnce((db, id: string, other: string | null) =>
  db
    .selectFrom('organizations')
    .select(['id', 'isBailiffsOffice'])
    .where('isBailiffsOffice', '=', true)
    .where((where) => where.or([where('id', '=', id), where('id', '=', other), where('id', '=', id)])),
);

it('asks with the values of each time, alone and together', async () => {
  const [one, other] = [await insertUniqueOffice(database.db), await insertUniqueOffice(database.db)];
  const found = (id: string) => ({ id, isBailiffsOffice: true });
  expect(await findOffices(database.db, one, null)).toEqual([found(one)]);
  expect(await findOffices(database.db, other, null)).toEqual([found(other)]);
  expect(await findOffices(database.db, one, other)).toHaveLength(2);
  const askTogether = () =>
    readTogether(database.db, (db) => [findOffices(db, other, null), findOffices(db, one, null)]);
  // A text that was never sent together before goes alone.
  await askTogether();
  const statements = await statementsOf(async () =>
    expect(await askTogether()).toEqual([[found(other)], [found(one)]]),
  );
  expect(statements).toHaveLength(1);
});

it('refuses a query that does not pass on what it is given', async () => {
  const forgetful = compileOnce((db, id: string) =>
    db.selectFrom('organizations').select('id').where('id', '=', `${id}`),
  );
  await expect(forgetful(database.db, 'x')).rejects.toThrow('must pass on each of its values');
});
