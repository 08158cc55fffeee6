import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { statementsOf, watchStatements } from '../testing/count-statements.ts';
import { insertUniqueOffice } from '../testing/test-users.ts';
import { readTogether } from './read-together.ts';
import type { Database } from './tables.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
let officeId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  watchStatements(database.pool);
  officeId = await insertUniqueOffice(database.db);
});
afterAll(() => database.close());

/** One value of every kind that our tables have, and none of it. */
function askForKinds(db: Database) {
  return db
    .selectNoFrom([
      sql<bigint>`9007199254740993::bigint`.as('cents'),
      sql<number>`3::integer`.as('position'),
      sql<string>`12.50::numeric`.as('rate'),
      sql<boolean>`true`.as('isSigned'),
      sql<boolean>`false`.as('isSent'),
      sql<string>`'2026-11-15'::date`.as('saleDate'),
      sql<Date>`'2026-11-15T09:30:00.123Z'::timestamptz`.as('signedAt'),
      sql<string>`'a, "b" {c} \\ € null'`.as('name'),
      sql<string>`''`.as('note'),
      sql<string | null>`null::text`.as('nothing'),
      sql<unknown>`'{"someKey": [1, null, {"deep_key": "x"}]}'::jsonb`.as('details'),
      sql<string[]>`array['a,b', 'c"d', '']::text[]`.as('emails'),
      sql<string[]>`'{}'::text[]`.as('none'),
      sql<Buffer>`'\\xdeadbeef'::bytea`.as('sealed'),
    ])
    .execute();
}

function nameOf(db: Database, id: string) {
  return db.selectFrom('organizations').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** What of a row differs from asking alone. */
async function askTwice(db: Database) {
  const ask = (one: Database) => readTogether(one, (all) => [askForKinds(all), nameOf(all, officeId)]);
  await ask(db);
  return ask(db);
}

describe('what is read together', () => {
  it('is what it is alone, to the last type', async () => {
    const [kinds, office] = await askTwice(database.db);
    expect(kinds).toEqual(await askForKinds(database.db));
    expect(office).toEqual(await nameOf(database.db, officeId));
  });

  it('goes out as one statement, however deep it was asked for', async () => {
    const ask = () =>
      readTogether(database.db, (db) => ({
        kinds: askForKinds(db),
        inside: readTogether(db, (same) => [nameOf(same, officeId), nameOf(same, officeId)]),
        given: 'as it is',
      }));
    await ask();
    const statements = await statementsOf(async () => {
      expect(await ask()).toMatchObject({ inside: [{ id: officeId }, { id: officeId }], given: 'as it is' });
    });
    expect(statements).toHaveLength(1);
  });

  it('goes on in a second statement with what needs the first', async () => {
    const first = async (db: Database) => nameOf(db, (await nameOf(db, officeId))?.id ?? '');
    const ask = () => readTogether(database.db, (db) => [first(db), first(db), askForKinds(db)]);
    await ask();
    expect(await statementsOf(ask)).toHaveLength(2);
  });

  it('is one text for a list of any length, and finds nothing in an empty one', async () => {
    const other = await insertUniqueOffice(database.db);
    const idsAmong = (db: Database, operator: 'in' | 'not in', ids: readonly string[]) =>
      db
        .selectFrom('organizations')
        .select('id')
        .where('id', operator, ids)
        .where('id', 'in', [officeId, other])
        .orderBy('id')
        .execute();
    const ask = (ids: readonly string[]) =>
      readTogether(database.db, (db) => [idsAmong(db, 'in', ids), idsAmong(db, 'not in', ids)]);
    await ask([officeId]);
    const [one, two] = [officeId, other].toSorted().map((id) => ({ id }));
    const statements = await statementsOf(async () => {
      expect(await ask([other, officeId])).toEqual([[one, two], []]);
      expect(await ask([])).toEqual([[], [one, two]]);
    });
    expect(statements).toHaveLength(2);
  });

  it('finds by lists of values of every kind', async () => {
    const day = new Date('2026-11-15T09:30:00.123Z');
    const kinds: readonly (readonly [RawBuilder<unknown>, unknown])[] = [
      [sql`9007199254740993::bigint`, 9007199254740993n],
      [sql`9007199254740993::cents`, 9007199254740993n],
      [sql`3::integer`, 3],
      [sql`12.50::numeric`, '12.5'],
      [sql`true`, true],
      [sql`'2026-11-15'::date`, '2026-11-15'],
      [sql`'2026-11-15T09:30:00.123Z'::timestamptz`, day],
      [sql`'a, "b" {c} \\ € null'::text`, 'a, "b" {c} \\ € null'],
      [sql`'NULL'::text`, 'NULL'],
      [sql`'\\xdeadbeef'::bytea`, Buffer.from('deadbeef', 'hex')],
    ];
    for (const [stored, given] of kinds) {
      const found = await database.db
        .selectNoFrom(({ eb }) => eb(stored, 'in', [given, given]).as('isFound'))
        .execute();
      expect(found, String(given)).toEqual([{ isFound: true }]);
    }
  });

  it('finds nothing where there is nothing, and keeps the order of the rows', async () => {
    const numbers = async (db: Database, to: number) =>
      (await sql`select number from generate_series(1, ${to}::integer) as number order by 1 desc`.execute(db))
        .rows;
    const ask = () => readTogether(database.db, (db) => [numbers(db, 3), numbers(db, 0)]);
    await ask();
    expect(await ask()).toEqual([[{ number: 3 }, { number: 2 }, { number: 1 }], []]);
  });

  it('sees what the transaction did in which it is asked', async () => {
    const seen = await inTransaction(database.db, async (trx) => {
      await trx.updateTable('organizations').set({ name: 'Changed' }).where('id', '=', officeId).execute();
      const [, office] = await askTwice(trx);
      await trx.updateTable('organizations').set({ name: 'As before' }).where('id', '=', officeId).execute();
      return office;
    });
    expect(seen).toEqual({ id: officeId, name: 'Changed' });
  });

  it('fails as a whole when one part does, and harms nobody who asks later', async () => {
    const broken = (db: Database, divisor: number) =>
      db.selectNoFrom(sql<number>`1 / ${divisor}::integer`.as('result')).execute();
    const ask = (divisor: number) =>
      readTogether(database.db, (db) => [broken(db, divisor), nameOf(db, officeId)]);
    await ask(1);
    await expect(ask(0)).rejects.toThrow('division by zero');
    expect(await ask(1)).toMatchObject([[{ result: 1 }], { id: officeId }]);
  });

  it('changes nothing: whatever does goes out by itself', async () => {
    const ask = () =>
      readTogether(database.db, (db) => [
        db.updateTable('organizations').set({ phone: '015 12 34 56' }).where('id', '=', officeId).execute(),
        nameOf(db, officeId),
        nameOf(db, officeId),
      ]);
    await ask();
    expect(await statementsOf(ask)).toHaveLength(2);
    await expect(
      readTogether(database.db, (db) => [inTransaction(db, async (trx) => nameOf(trx, officeId))]),
    ).rejects.toThrow('no transaction of its own');
  });

  it('is the same after a migration, also where its plan was kept', async () => {
    await sql`create table things as select number as id, 'as it was'::text as note from generate_series(1, 3) as number`.execute(
      database.db,
    );
    const thing = async (db: Database, id: number) =>
      (await sql`select * from things where id = ${id}::integer`.execute(db)).rows;
    // As many as make a text that is worth keeping.
    const ids = Array.from({ length: 60 }, (_, place) => (place % 3) + 1);
    const ask = () => readTogether(database.db, (db) => ids.map((id) => thing(db, id)));
    await ask();
    const before = await ask();
    const { rows: kept } =
      await sql`select from pg_prepared_statements where statement like '%things%'`.execute(database.db);
    // The embedded engine keeps none.
    expect(kept).toHaveLength(inject('databaseTemplate').kind === 'postgres' ? 1 : 0);

    await sql`alter table things add column added integer`.execute(database.db);
    expect(await ask()).toEqual(before);
    await sql`alter table things alter column id type bigint`.execute(database.db);
    expect(await ask()).toEqual(before);
  });
});
