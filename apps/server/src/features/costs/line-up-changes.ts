import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';

/**
 * Lets those who change a price list do so one after the other: what one of them checked about all costs, such as
 * that a name is free, still holds when it is stored. Who reads prices or charges them does not wait.
 */
export async function lineUpChanges(
  trx: Transaction,
  table: 'dossier_costs' | 'platform_costs',
): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
}
