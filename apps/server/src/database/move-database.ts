import pg from 'pg';
import type { Connection } from './connection.ts';

/** Why nothing was moved, as a sentence for who asked for it. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}

interface Table {
  readonly schema: string;
  readonly name: string;
  /** Those that are stored: what is worked out from others is worked out again. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** How many rows a table has, and a sum over the hashes of all: the same for the same rows in any order. */
interface Tally {
  readonly rows: string;
  readonly hashes: string;
}

interface MovedTable {
  readonly table: string;
  readonly rows: number;
}

export interface MoveOptions {
  readonly isStopped: () => boolean;
  readonly onTable: (moved: MovedTable) => void;
}

/** Filled by the migrations and by the queue of jobs themselves: they tell nothing of who uses the product. */
const FILLED_AT_THE_START = [
  'public.dossier_costs',
  'public.dossier_cost_periods',
  'public.dossier_cost_layers',
  'public.dossier_cost_classes',
  'public.platform_costs',
  'public.platform_cost_periods',
  'public.kysely_migration',
  'public.kysely_migration_lock',
];

/** As much of a table as is read at once, roughly. */
const PART_BYTES = 2_000_000;

/**
 * Says why a database cannot be moved into: it holds rows of ours, or tables of somebody else.
 * @throws MoveError
 */
export async function refuseUsedDatabase(from: Connection, to: Connection): Promise<void> {
  const ours = new Set((await listTables(from.pool)).map(fullName));
  for (const table of await listTables(to.pool)) {
    const name = fullName(table);
    if (!ours.has(name))
      throw new MoveError(`The database at DATABASE_URL has a table ${name} that is not ours.`);
    if (isFilledAtTheStart(table)) continue;
    const { rowCount } = await to.pool.query(`select from ${quoted(table)} limit 1`);
    if (rowCount !== 0) {
      throw new MoveError(
        `The database at DATABASE_URL is not empty: ${name} has rows. Choose an empty one.`,
      );
    }
  }
}

/**
 * Copies every row of one database into another of the same shape, compares number and hash of the rows of each table on both
 * sides, and only then stores anything: all of it, or nothing. The first is only read.
 *
 * Foreign keys are taken off meanwhile and put on again, which has the database check all of them; what triggers would do was
 * done when the rows were made.
 */
export async function moveDatabase(
  from: Connection,
  to: Connection,
  options: MoveOptions,
): Promise<readonly MovedTable[]> {
  const tables = await listTables(from.pool);
  await refuseOtherShape(tables, to);
  const target = await to.pool.connect();
  try {
    await target.query('begin');
    await target.query("set local timezone = 'UTC'");
    // Not known to the embedded engine, which knows no limits either.
    await target.query(
      "select set_config(name, '0', true) from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout')",
    );
    const keys = await takeOffForeignKeys(target);
    await target.query(`truncate ${tables.filter(isFilledAtTheStart).map(quoted).join(', ')}`);
    const moved: MovedTable[] = [];
    for (const table of tables) {
      await target.query(`alter table ${quoted(table)} disable trigger user`);
      await copyTable(from.pool, target, table, options);
      await target.query(`alter table ${quoted(table)} enable trigger user`);
      const { rows } = await compareTable(from.pool, target, table);
      moved.push({ table: fullName(table), rows: Number(rows) });
      options.onTable({ table: fullName(table), rows: Number(rows) });
    }
    await setSequences(from.pool, target);
    for (const key of keys) await target.query(key);
    refuseIfStopped(options);
    await target.query('commit');
    await target.query('analyze');
    return moved;
  } catch (error) {
    await target.query('rollback').catch(() => {});
    throw error;
  } finally {
    target.release(true);
  }
}

function isFilledAtTheStart(table: Table): boolean {
  return table.schema === 'jobs' || FILLED_AT_THE_START.includes(fullName(table));
}

type Queryable = Pick<pg.ClientBase, 'query'>;

/** All tables, without what other tables are made of: of a table in parts the parts. */
async function listTables(queryable: { query: pg.Pool['query'] }): Promise<Table[]> {
  const { rows } = await queryable.query<Table>(`
    select spaces.nspname as schema, tables.relname as name, coalesce(columns.columns, '[]') as columns
    from pg_class as tables
    join pg_namespace as spaces on spaces.oid = tables.relnamespace
    left join lateral (
      select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
      from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns on true
    where tables.relkind = 'r' and tables.relpersistence <> 't'
      and spaces.nspname !~ '^pg_' and spaces.nspname <> 'information_schema'
    order by 1, 2`);
  return rows;
}

async function refuseOtherShape(tables: readonly Table[], to: Connection): Promise<void> {
  const shapeOf = (table: Table) =>
    `${fullName(table)} ${JSON.stringify([...table.columns].map(({ name, type }) => [name, type]).sort())}`;
  const shapes = new Set((await listTables(to.pool)).map(shapeOf));
  const other = tables.find((table) => !shapes.has(shapeOf(table)));
  if (other) throw new MoveError(`The table ${fullName(other)} has another shape there, or is not there.`);
}

/** Takes them off; gives the statements that put them on again. */
async function takeOffForeignKeys(target: Queryable): Promise<string[]> {
  const { rows } = await target.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 order by 1, 2`);
  for (const { table, name } of rows) {
    await target.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  return rows.map(
    ({ table, name, definition }) =>
      `alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
  );
}

/** Rows travel as text, so that nothing passes through a number; some pages of the table at a time. */
async function copyTable(
  source: pg.Pool,
  target: Queryable,
  table: Table,
  options: MoveOptions,
): Promise<void> {
  const { columns } = table;
  const names = columns.map(({ name }) => pg.escapeIdentifier(name));
  const select = `select ${names.map((name) => `${name}::text`).join(', ')} from ${quoted(table)}`;
  const insert = `insert into ${quoted(table)} (${names.join(', ')}) overriding system value
    select ${columns.map(({ type }, at) => `c${at}::${type}`).join(', ')}
    from unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) as given (${columns.map((_, at) => `c${at}`).join(', ')})`;
  const { pages, pagesAtOnce } = await measure(source, table);
  for (let page = 0; page < pages; page += pagesAtOnce) {
    refuseIfStopped(options);
    const part = `where ctid >= '(${page},0)' and ctid < '(${page + pagesAtOnce},0)'`;
    const { rows } = await source.query<(string | null)[]>({ text: `${select} ${part}`, rowMode: 'array' });
    if (rows.length > 0)
      await target.query(
        insert,
        columns.map((_, at) => rows.map((row) => row[at])),
      );
  }
}

async function measure(source: pg.Pool, table: Table): Promise<{ pages: number; pagesAtOnce: number }> {
  const { rows } = await source.query<{ pages: string; bytes: string }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::integer)::text as pages,
      pg_table_size($1::regclass)::text as bytes`,
    [quoted(table)],
  );
  const pages = Number(rows[0]?.pages);
  const bytesOfPage = Number(rows[0]?.bytes) / Math.max(1, pages);
  return { pages, pagesAtOnce: Math.max(1, Math.floor(PART_BYTES / bytesOfPage)) };
}

async function compareTable(source: pg.Pool, target: Queryable, table: Table): Promise<Tally> {
  const [before, after] = [await tallyOf(source, table), await tallyOf(target, table)];
  if (before.rows === after.rows && before.hashes === after.hashes) return after;
  throw new MoveError(
    `${fullName(table)} did not arrive as it was: ${before.rows} rows before, ${after.rows} after. Nothing was stored.`,
  );
}

async function tallyOf(queryable: Queryable, table: Table): Promise<Tally> {
  const row = `row(${table.columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`).join(', ')})::text`;
  const hash = `('x' || left(encode(sha256(convert_to(${row}, 'UTF8')), 'hex'), 15))::bit(60)::bigint`;
  const { rows } = await queryable.query<Tally>(
    `select count(*)::text as rows, coalesce(sum(${hash}), 0)::text as hashes from ${quoted(table)}`,
  );
  if (rows[0] === undefined) throw new Error('A count has no answer.');
  return rows[0];
}

async function setSequences(source: pg.Pool, target: Queryable): Promise<void> {
  const { rows } = await source.query<{ sequence: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as last
    from pg_sequences where last_value is not null`);
  for (const { sequence, last } of rows) {
    await target.query('select setval($1::regclass, $2::bigint)', [sequence, last]);
  }
}

function refuseIfStopped({ isStopped }: MoveOptions): void {
  if (isStopped()) throw new MoveError('Stopped. Nothing was stored; the same command begins again.');
}

function fullName({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${schema}.${name}`;
}

function quoted({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}
