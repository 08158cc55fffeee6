import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from './migrate.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('migrate', () => {
  it('has brought the test database up from nothing', async () => {
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.db,
    );
    expect(applied.rows.map((row) => row.name)).toEqual((await readMigrations()).map(({ name }) => name));
  });

  it('does nothing the second time', async () => {
    expect(await migrate(database.db)).toEqual([]);
  });

  it('says in a sentence that a newer version has been here', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2027')`.execute(
      database.db,
    );
    await expect(migrate(database.db)).rejects.toThrow(
      'The database has the shape of a newer version of the product (9999-of-tomorrow): start that version, or a later one.',
    );
    await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(database.db);
  });
});
