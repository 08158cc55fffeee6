import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const scope = new AsyncLocalStorage<string[]>();
const watched = new WeakSet<object>();

/** Watches a pool, so that `statementsOf` sees what is sent to its database. */
export function watchStatements(pool: pg.Pool): void {
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const send = client.query.bind(client) as (...values: unknown[]) => unknown;
    const query = (...values: unknown[]) => {
      scope.getStore()?.push(textOf(values[0]));
      return send(...values);
    };
    Object.assign(client, { query });
  });
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String(Object(statement).text);
}

/** Every statement that `work` sends to a watched database, whoever else speaks to it meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  await scope.run(statements, work);
  return statements;
}
