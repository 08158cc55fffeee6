import { createHash } from 'node:crypto';
import { Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { getTypeParser, readRows } from './columns.ts';
import { OwnDialect } from './dialect.ts';
import { asksTogether } from './read-together.ts';
import type { Database, Tables } from './tables.ts';
import { refuseInsideTransaction } from './transaction.ts';

/** Where a database is: an address of PostgreSQL, or the folder with the socket of the embedded engine. */
export type DatabaseAddress = { readonly url: string } | { readonly socketFolder: string };

export interface Connection {
  readonly db: Database;
  /** For libraries that write their own SQL, such as the job queue. */
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/** A pool of connections. The first query opens one; a database that is down is an error of that query. */
export function connect(address: DatabaseAddress, onLost: (error: Error) => void = () => {}): Connection {
  const pool = new pg.Pool({ ...poolSettings(address), types: { getTypeParser } });
  pool.on('error', onLost);
  // Without its own listener, a connection that is lost while in use would end the process. The query that it
  // carried fails by itself, so there is nothing more to tell.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({
    dialect: new OwnDialect({ pool: guarded(pool, 'url' in address) }),
  });
  return { db, pool, close: () => pool.end() };
}

function guarded(pool: pg.Pool, keepsPlans: boolean): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      refuseInsideTransaction();
      return reading(await pool.connect(), keepsPlans);
    },
    end: () => pool.end(),
  };
}

/** The connection, as far as the query builder needs it. */
function reading(client: pg.PoolClient, keepsPlans: boolean): PostgresPoolClient {
  const query = async (text: string, parameters: readonly unknown[] = []) => {
    const values = [...parameters];
    const isKept = keepsPlans && values.length > 0 && isReading(text);
    const name = isKept ? nameOf(client, text) : undefined;
    const statement = { text, values, rowMode: 'array' } as const;
    const result: pg.QueryArrayResult | readonly pg.QueryArrayResult[] = await client.query(
      name === undefined ? statement : { name, ...statement },
    );
    // Several statements at once, as migrations are, have an answer each, which nobody reads.
    if (!('rows' in result)) return result;
    return { command: result.command, rowCount: result.rowCount, rows: readRows(result) };
  };
  // Sound: nothing of ours reads with a cursor.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken),
  };
}

function isReading(text: string): boolean {
  return text.startsWith(MARKED) || /^\s*(?:select|with)\b/i.test(text);
}

const MARKED = '/* planned once */';
/** Stands before a statement that is read with every call and whose plan never depends on its values. */
export const PLANNED_ONCE = sql.raw(MARKED);

/** Shorter ones are planned at once, and better with their values than without. */
const LONG_TEXT = 750;
/** Of what is read together for each row of a page: as long as the page, another one for each number of rows. */
const TOO_LONG_TEXT = 30_000;
/** From here on it is worth while from the first time on; all others must have been sent before. */
const VERY_LONG_TEXT = 4_000;
const OFTEN = 5;
/** On one connection, of all texts together: PostgreSQL keeps a hundred bytes for each character, and so 30 MB at most. */
const MOST_PLANNED_TEXT = 300_000;
const MOST_COUNTED = 1_000;
const timesSent = new Map<string, number>();

interface Planned {
  readonly names: Set<string>;
  characters: number;
}
const plannedBy = new WeakMap<pg.PoolClient, Planned>();

/**
 * The name of a long statement, under which PostgreSQL keeps its plan on this connection: to plan what a list shows of each
 * dossier takes longer than to read it. The embedded engine has one session for all connections, and so knows no names.
 */
function nameOf(client: pg.PoolClient, text: string): string | undefined {
  if ((text.length < LONG_TEXT && !text.startsWith(MARKED)) || text.length > TOO_LONG_TEXT) return undefined;
  const name = nameFor(text);
  if (name === undefined) return undefined;
  const planned = plannedBy.get(client) ?? { names: new Set(), characters: 0 };
  plannedBy.set(client, planned);
  if (planned.names.has(name)) return name;
  if (planned.characters + text.length > MOST_PLANNED_TEXT || !isSentOften(text)) return undefined;
  planned.names.add(name);
  planned.characters += text.length;
  return name;
}

/** More texts than the product has; what is read together for each row of a page has many. */
const MOST_NAMES = 1_000;
const names = new Map<string, string | undefined>();

/**
 * One that answers with whatever columns there are has none: PostgreSQL refuses to carry it out once a migration has added one.
 * What is asked for together answers with the same columns then, too, and is planned anew.
 */
function nameFor(text: string): string | undefined {
  if (names.has(text)) return names.get(text);
  const isOpen = !asksTogether(text) && /(?:select|\.|,)\s*\*/.test(text);
  const name = isOpen ? undefined : createHash('sha256').update(text).digest('base64url');
  if (names.size >= MOST_NAMES) names.clear();
  names.set(text, name);
  return name;
}

/** What is read together for each row of a page may never be asked again, and its plan would be kept for ever. */
function isSentOften(text: string): boolean {
  if (text.length >= VERY_LONG_TEXT || text.startsWith(MARKED)) return true;
  const times = (timesSent.get(text) ?? 0) + 1;
  if (timesSent.size >= MOST_COUNTED) timesSent.clear();
  timesSent.set(text, times);
  return times > OFTEN;
}

function poolSettings(address: DatabaseAddress): pg.PoolConfig {
  const shared = { application_name: 'prorata', max: 10 };
  // The embedded engine has one session for all: whoever comes during a transaction waits for its end, however long that
  // takes. An engine that is down refuses at once.
  if ('socketFolder' in address) {
    return { ...shared, host: address.socketFolder, user: 'postgres', database: 'postgres' };
  }
  // The embedded engine must not see these: it has one session for all, and spins for ever once such a limit is over.
  const limits = {
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    // So that the plans that a connection keeps are those that are still asked for.
    maxLifetimeSeconds: 3_600,
    // We read a page at a time: to compile the counts of a list takes seconds, and saves none.
    options: '-c jit=off',
  };
  return { ...shared, ...limits, connectionString: address.url, keepAlive: true };
}
