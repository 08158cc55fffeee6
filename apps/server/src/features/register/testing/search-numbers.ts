import { sql } from 'kysely';
import type { Database } from '../../../database/tables.ts';
import { type EnterpriseSearch, numbersOf, searchEnterprises } from '../search-enterprises.ts';

/** The numbers of all whom a search finds, in order, with those whom a slip may mean. */
export async function searchNumbers(
  db: Database,
  search: EnterpriseSearch,
  enough: number,
): Promise<readonly string[]> {
  const found = await searchEnterprises(db, search, enough);
  const { rows } = await sql<{ number: string }>`${numbersOf(found)} order by place`.execute(db);
  return rows.map(({ number }) => number);
}
