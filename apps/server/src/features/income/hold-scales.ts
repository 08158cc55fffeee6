import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';

/** Whoever changes the amounts of the law does so alone until the end of the transaction: each follows the last. */
export async function holdScales(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('published scales'))`.execute(trx);
}
