import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('values', () => {
  it('come back exactly', async () => {
    const { rows } = await sql`
      select 9007199254740993::bigint as cents, '2026-03-29'::date as day, 'x'::text as some_text,
        '2026-03-29T01:30:00.123Z'::timestamptz(3) as instant, array['a', 'b'] as words,
        '{"house_number": 1}'::jsonb as nested
    `.execute(database.db);
    expect(rows).toEqual([
      {
        cents: 9007199254740993n,
        day: '2026-03-29',
        someText: 'x',
        instant: new Date('2026-03-29T01:30:00.123Z'),
        words: ['a', 'b'],
        nested: { house_number: 1 },
      },
    ]);
  });

  it('of many connections at once do not mix', async () => {
    const numbers = Array.from({ length: 500 }, (_, index) => index);
    const answers = await Promise.all(
      numbers.map(async (number) => {
        const query =
          number % 5 === 0 ? sql`select ${number}::int / 0` : sql<{ n: number }>`select ${number}::int as n`;
        const failed = query.execute(database.db).catch((error) => error.code);
        return failed;
      }),
    );
    for (const number of numbers) {
      const answer = answers[number];
      expect(number % 5 === 0 ? answer : answer.rows[0].n).toBe(number % 5 === 0 ? '22012' : number);
    }
  });
});

describe('a transaction', () => {
  const insert = (id: string) => ({ id, name: `Office ${id}` });
  const count = async () =>
    Number(
      (await sql<{ n: bigint }>`select count(*) as n from organizations`.execute(database.db)).rows[0]?.n,
    );

  it('is undone when its work fails', async () => {
    const before = await count();
    const work = inTransaction(database.db, async (trx) => {
      await trx.insertInto('organizations').values(insert(newId())).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await count()).toBe(before);
  });

  it('refuses a query that goes around it, and is undone', async () => {
    const before = await count();
    const work = inTransaction(database.db, async (trx) => {
      await trx.insertInto('organizations').values(insert(newId())).execute();
      await database.db.selectFrom('organizations').selectAll().execute();
    });
    await expect(work).rejects.toThrow('went to the database instead of the transaction');
    expect(await count()).toBe(before);
  });

  it('refuses a second transaction inside it', async () => {
    const work = inTransaction(database.db, () => inTransaction(database.db, async () => {}));
    await expect(work).rejects.toThrow('went to the database instead of the transaction');
  });

  it('leaves alone what it started but did not wait for, once it is over', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const late = await inTransaction(database.db, async () => ({ count: over.then(count) }));
    end();
    await expect(late.count).resolves.toBeTypeOf('number');
  });
});

it('lines up transactions that touch the same row', async () => {
  const id = newId();
  await database.db.insertInto('organizations').values({ id, name: '0' }).execute();
  const addOne = () =>
    inTransaction(database.db, async (trx) => {
      const { name } = await trx
        .selectFrom('organizations')
        .select('name')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('organizations')
        .set({ name: `${Number(name) + 1}` })
        .where('id', '=', id)
        .execute();
    });
  await Promise.all(Array.from({ length: 30 }, addOne));
  const row = await database.db
    .selectFrom('organizations')
    .select(['name', 'version'])
    .where('id', '=', id)
    .execute();
  expect(row).toEqual([{ name: '30', version: 31 }]);
});
