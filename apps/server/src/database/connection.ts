import { Kysely, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { getTypeParser, readRows } from './columns.ts';
import { OwnDialect } from './dialect.ts';
import { nameOfPlan } from './kept-plans.ts';
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
    const name = keepsPlans && values.length > 0 ? nameOfPlan(client, text) : undefined;
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
