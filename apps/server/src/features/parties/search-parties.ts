import type { QueryOf } from '@prorata/contract/call';
import type { partiesCalls } from '@prorata/contract/parties/calls';
import type { PartyColumn } from '@prorata/contract/parties/party';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { type Page, readPage } from '../../database/read-page.ts';
import { hasFoldedWordStartingWith, hasWordStartingWith, startsWith } from '../../database/search.ts';
import type { Database, PartiesTable } from '../../database/tables.ts';

export type StoredParty = Selectable<PartiesTable>;

type Query = QueryOf<typeof partiesCalls.search>;

/** The people and enterprises that an office has met, those it met last first. */
export async function searchParties(
  db: Database,
  organizationId: string | undefined,
  { query, column, ...page }: Query,
): Promise<Page<StoredParty>> {
  if (organizationId === undefined) return { items: [], total: 0, ...page };
  const found = db
    .selectFrom('parties')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(SEARCHES[column](query))
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc');
  return readPage(found, page);
}

/** Names are found by the beginning of a word, numbers by their beginning, however they are punctuated. */
const SEARCHES: Readonly<Record<PartyColumn, (typed: string) => RawBuilder<SqlBool>>> = {
  name: (typed) => hasFoldedWordStartingWith(sql.ref('searchText'), typed),
  firstname: (typed) => hasWordStartingWith(sql.ref('firstName'), typed),
  lastname: (typed) => hasWordStartingWith(sql.ref('lastName'), typed),
  nationalNumber: (typed) => startsWith(sql.ref('nationalNumber'), withoutPunctuation(typed)),
  kboNumber: (typed) => startsWith(sql.ref('enterpriseNumber'), withoutPunctuation(typed)),
};

/** Text without any sign but punctuation stays as it is, and is found nowhere. */
function withoutPunctuation(typed: string): string {
  return typed.replaceAll(/[^\p{L}\d]/gu, '') || typed;
}
