import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Database, Transaction } from './tables.ts';

const scope = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Runs `work` in a transaction, which is undone when it throws. All queries of `work` go through the transaction
 * that it is given: one that asks the database for a second connection would wait for the first for ever on the
 * embedded engine, and escape the transaction on PostgreSQL, so it is refused. Given a transaction instead of the
 * database, `work` becomes a part of it, so that several acts can be stored together or not at all.
 */
export async function inTransaction<T>(db: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db);
  const inside = { isOpen: true };
  try {
    return await db.transaction().execute((trx) => scope.run(inside, () => work(trx)));
  } finally {
    inside.isOpen = false;
  }
}

/** Undoes what `work` did when it throws, and that alone: what the transaction did before stays, and it may go on. */
export async function inSavepoint<T>(trx: Transaction, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(trx);
    throw error;
  }
}

function isTransaction(db: Database): db is Transaction {
  return db.isTransaction;
}

/** @throws when the caller is, however indirectly, the work of an open transaction. */
export function refuseInsideTransaction(): void {
  if (scope.getStore()?.isOpen) {
    throw new Error('A query inside a transaction went to the database instead of the transaction.');
  }
}
