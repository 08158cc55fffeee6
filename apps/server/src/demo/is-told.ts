import { sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/**
 * Whether there is nothing left for the demonstration to add: asked first, for most of what tells it is read and worked out only
 * to find that out. A database of somebody's own that has no register is asked more closely.
 */
export async function isTold(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isTold: boolean }>`
    select exists (select from organizations) and exists (select from register.extracts) as is_told`.execute(
    db,
  );
  return rows[0]?.isTold === true;
}
