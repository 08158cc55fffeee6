import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { expectRefused } from '../testing/expect-refused.ts';
import { insertOffice } from '../testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let userId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  userId = (await insertOffice(database.db)).userId;
});
afterAll(() => database.close());

describe('a parameter', () => {
  it.each([true, 15, 'text', null, ['a'], { b: 1 }])('keeps the value %j', async (value) => {
    const key = `test.${newId()}`;
    const { db } = database;
    await db
      .insertInto('parameters')
      .values({ id: newId(), key, value: JSON.stringify(value), updatedBy: userId })
      .execute();
    const row = await db.selectFrom('parameters').select('value').where('key', '=', key).executeTakeFirst();
    expect(row).toEqual({ value });
  });

  it('has a history that stays', async () => {
    const { db } = database;
    const change = { id: newId(), key: 'filing.days', before: null, after: '20', changedBy: userId };
    await db.insertInto('parameterChanges').values(change).execute();
    const refusal = 'parameter_changes is append-only';
    await expectRefused(db.updateTable('parameterChanges').set({ after: '30' }).execute(), refusal);
    await expectRefused(db.deleteFrom('parameterChanges').execute(), refusal);
  });
});

describe('a template', () => {
  it('is saved as a new version, which one alone can take, and old versions stay', async () => {
    const { db } = database;
    const save = (version: number, body: string | null) =>
      db
        .insertInto('templateVersions')
        .values({ id: newId(), templateKey: 'invitation', language: 'nl', version, body, savedBy: userId })
        .execute();
    await save(1, 'Geachte');
    await expectRefused(save(1, 'Beste'), 'template_versions_sequence');
    await save(2, null);
    const refusal = 'template_versions is append-only';
    await expectRefused(db.updateTable('templateVersions').set({ body: 'Dag' }).execute(), refusal);
    await expectRefused(db.deleteFrom('templateVersions').execute(), refusal);
  });
});
