import { sql } from 'kysely';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import { contains } from '../../database/search.ts';
import type { Database } from '../../database/tables.ts';

interface BailiffsOffice {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
}

/** The approved bailiffs' offices. Anyone who signs in may see them, so no more than is needed to pick one. */
export function listBailiffsOffices(
  db: Database,
  { search, ...page }: PageRequest & { readonly search: string | null },
): Promise<Page<BailiffsOffice>> {
  const city = sql<string | null>`address ->> 'city'`;
  const query = db
    .selectFrom('organizations')
    .select(['id', 'name', city.as('city')])
    .where('approval', '=', 'approved')
    .where('isBailiffsOffice', '=', true)
    .$if(search !== null, (some) => some.where(contains([sql.ref('name'), city], search ?? '')))
    .orderBy(sql`name collate "und-x-icu"`)
    .orderBy('id');
  return readPage(query, page);
}
