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
});
