import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { writeTableTypes } from './testing/write-table-types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('declares every table and column as the database has it', async () => {
  await expect(await writeTableTypes(database.db)).toMatchFileSnapshot(
    path.join(import.meta.dirname, 'tables.ts'),
  );
});
