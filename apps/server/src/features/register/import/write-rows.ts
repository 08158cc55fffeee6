import { once } from 'node:events';
import { sql } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Connection } from '../../../database/connection.ts';
import type { Database } from '../../../database/tables.ts';
import { ExtractError } from './open-archive.ts';
import { NOTHING } from './plain-lines.ts';
import type { TableRows, Values } from './read-row.ts';

/** The schema in which a register is made ready. */
const NEXT = 'register_next';

/** Where the rows of a file go. */
export interface RowWriter {
  /** Takes some rows, and waits when the database is behind. */
  readonly write: (rows: readonly Values[]) => Promise<void>;
  /** The same with rows that are bytes already, where the database takes them so. */
  readonly writeBytes?: (rows: Buffer | undefined) => Promise<void>;
  readonly end: () => Promise<void>;
  /** Lets go of the table without the rows. */
  readonly cancel: () => Promise<void>;
}

export type OpenRowWriter = (rows: TableRows) => Promise<RowWriter>;

/**
 * Lets `work` fill the next register in the fastest way that the database has. On PostgreSQL one at a time: two would fill
 * the same tables. The embedded engine serves one process only.
 */
export async function withRowWriter<T>(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  isEmbedded: boolean,
  work: (openWriter: OpenRowWriter) => Promise<T>,
): Promise<T> {
  if (isEmbedded) return work(insertRows(db));
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query(`select pg_try_advisory_lock(hashtext('${NEXT}')) as "isFree"`);
    if (!rows[0].isFree) throw new ExtractError('Another import is running.');
    return await work(copyRows(client));
  } finally {
    // The lock would go with the connection too, but not at once. If it is lost, so is the lock.
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    // Ended rather than given back: nobody else wants its settings.
    client.release(true);
  }
}

/** With PostgreSQL's own way to take rows in bulk. The connection serves one writer at a time. */
function copyRows(client: pg.PoolClient): OpenRowWriter {
  return async ({ table, tableColumns }) => {
    const columns = tableColumns.join(', ');
    const stream = client.query(copyFrom(`copy ${NEXT}.${table} (${columns}) from stdin`));
    let failure: unknown;
    stream.once('error', (error) => {
      failure = error;
    });
    const send = async (rows: string | Buffer) => {
      if (failure !== undefined) throw failure;
      if (rows.length > 0 && !stream.write(rows)) await once(stream, 'drain');
    };
    return {
      write: (rows) => send(copyLines(rows)),
      writeBytes: async (rows) => {
        if (rows) await send(rows);
      },
      end: async () => {
        if (failure !== undefined) throw failure;
        stream.end();
        await once(stream, 'finish');
      },
      cancel: async () => {
        stream.destroy();
        // Answered once the server has given up the copy.
        await client.query('select');
      },
    };
  };
}

export function copyLines(rows: readonly Values[]): string {
  let lines = '';
  for (const values of rows) {
    let parting = '';
    for (const value of values) {
      lines += parting + (value === null ? NOTHING : escaped(value));
      parting = '\t';
    }
    lines += '\n';
  }
  return lines;
}

function escaped(value: string): string {
  if (!/[\\\t\n\r]/.test(value)) return value;
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

/** As many rows in a statement as the embedded engine, which knows no copying, likes best. */
const ROWS_PER_INSERT = 2_000;

/** With statements, where there is no other way. */
export function insertRows(db: Database): OpenRowWriter {
  return async (format) => {
    let waiting: Values[] = [];
    const flush = async (rows: readonly Values[]) => {
      if (rows.length > 0) await insertInto(db, format, rows);
    };
    return {
      write: async (rows) => {
        waiting.push(...rows);
        while (waiting.length >= ROWS_PER_INSERT) {
          await flush(waiting.slice(0, ROWS_PER_INSERT));
          waiting = waiting.slice(ROWS_PER_INSERT);
        }
      },
      end: () => flush(waiting),
      cancel: async () => {},
    };
  };
}

/** One array for each column: a statement with a parameter for each value would take longer to read than to run. */
async function insertInto(
  db: Database,
  { table, tableColumns }: TableRows,
  rows: readonly Values[],
): Promise<void> {
  const columns = tableColumns.map((column, place) => {
    const type = column === 'since' ? sql`date[]` : sql`text[]`;
    return sql`${rows.map((values) => values[place] ?? null)}::${type}`;
  });
  await sql`
    insert into ${sql.table(`${NEXT}.${table}`)} (${sql.join(tableColumns.map((column) => sql.ref(column)))})
    select * from unnest(${sql.join(columns)})`.execute(db);
}
