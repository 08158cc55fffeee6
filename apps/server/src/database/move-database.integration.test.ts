import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUsers } from '../testing/test-users.ts';
import { moveDatabase, refuseUsedDatabase } from './move-database.ts';
import { insertDossier, insertStatement } from './testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let from: TestDatabase;
let to: TestDatabase;
beforeAll(async () => {
  [from, to] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  const { own } = await insertTestUsers(from.db);
  const dossierId = await insertDossier(from.db, { organizationId: own.id, userId: own.administratorId });
  await insertStatement(from.db, { dossierId, createdBy: own.administratorId });
});
afterAll(async () => {
  await from.close();
  await to.close();
});

const GO_ON = { isStopped: () => false, onTable: () => {} };

const countUsers = async ({ pool }: TestDatabase) =>
  (await pool.query('select count(*)::int as number from users')).rows[0].number;

/** All that could differ, as the database itself writes it. */
async function contentOf({ pool }: TestDatabase): Promise<unknown> {
  const tables = ['users', 'organizations', 'dossiers', 'statements', 'dossier_costs', 'jobs.queue'];
  return Promise.all(
    tables.map(async (table) => (await pool.query(`select t::text from ${table} as t order by 1`)).rows),
  );
}

async function rulesOf({ pool }: TestDatabase): Promise<unknown> {
  const { rows } = await pool.query(`
    select conrelid::regclass::text as place, conname, pg_get_constraintdef(oid) as rule, convalidated
    from pg_constraint where conrelid <> 0 order by 1, 2`);
  const { rows: triggers } = await pool.query(
    'select tgrelid::regclass::text as place, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
  );
  return { rows, triggers };
}

describe('moving a database', () => {
  it('leaves nothing behind when it is stopped on the way, and can begin again', async () => {
    let tables = 0;
    const stopped = moveDatabase(from, to, { isStopped: () => tables > 20, onTable: () => (tables += 1) });
    await expect(stopped).rejects.toThrow('Stopped. Nothing was stored');
    expect(await countUsers(to)).toBe(0);
    await expect(refuseUsedDatabase(from, to)).resolves.toBeUndefined();
  });

  it('carries every row over, counted and hashed, and leaves every rule as it was', async () => {
    const before = { content: await contentOf(from), rules: await rulesOf(to) };
    const moved = await moveDatabase(from, to, GO_ON);
    expect(await contentOf(to)).toEqual(before.content);
    expect(await contentOf(from)).toEqual(before.content);
    expect(await rulesOf(to)).toEqual(before.rules);
    const rowsOf = Object.fromEntries(moved.map(({ table, rows }) => [table, rows]));
    expect(rowsOf).toMatchObject({ 'public.users': await countUsers(from), 'public.dossiers': 1 });
    expect(moved.length).toBeGreaterThan(80);
  });

  it('refuses a database with rows of ours, and one with tables of somebody else', async () => {
    await expect(refuseUsedDatabase(from, to)).rejects.toThrow(/is not empty: public\.\w+ has rows/);
    await to.pool.query('truncate users, organizations cascade; create table guests (name text)');
    await expect(refuseUsedDatabase(from, to)).rejects.toThrow('has a table public.guests that is not ours');
    await to.pool.query('drop table guests');
  });

  it('stores nothing when the rows do not arrive as they were', async () => {
    await to.pool.query('create rule lose as on insert to organizations do instead nothing');
    await expect(moveDatabase(from, to, GO_ON)).rejects.toThrow(/organizations did not arrive as it was/);
    expect(await countUsers(to)).toBe(0);
  });
});
