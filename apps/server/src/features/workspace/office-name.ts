import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';

/** As people know the office. */
export async function readOfficeName(db: Database | Transaction, organizationId: string): Promise<string> {
  const { name } = await db
    .selectFrom('organizations')
    .select(sql<string>`coalesce(display_name, name)`.as('name'))
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return name;
}
