import type { PartyColumn } from '@prorata/contract/parties/party';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Page, type PageRequest, readPage } from '../../database/read-page.ts';
import { hasFoldedWordStartingWith, hasWordStartingWith, startsWith } from '../../database/search.ts';
import type { Database } from '../../database/tables.ts';
import type { StoredParty } from './present-party.ts';

interface Search extends PageRequest {
  readonly query: string;
  readonly column: PartyColumn;
}

/** The people and enterprises that an office has met, those it met last first; whom a slip of the pen may mean come last. */
export function searchBook(
  db: Database,
  organizationId: string,
  { query, column, ...page }: Search,
): Promise<Page<StoredParty>> {
  const meant = SEARCHES[column](query);
  const found = db
    .selectFrom('parties')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where(column === 'name' ? sql<SqlBool>`(${meant} or ${resembles(query)})` : meant)
    .orderBy(sql`case when ${meant} then 0 else 1 end`)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc');
  return readPage(found, page);
}

/** Names are found by the beginning of each word in any order, numbers by their beginning, however they are punctuated. */
const SEARCHES: Readonly<Record<PartyColumn, (typed: string) => RawBuilder<SqlBool>>> = {
  name: hasWordsStartingWith,
  firstname: (typed) => hasWordStartingWith(sql.ref('firstName'), typed),
  lastname: (typed) => hasWordStartingWith(sql.ref('lastName'), typed),
  nationalNumber: (typed) => startsWith(sql.ref('nationalNumber'), withoutPunctuation(typed)),
  kboNumber: (typed) =>
    startsWith(sql.ref('enterpriseNumber'), withoutPunctuation(typed.replace(/^be/i, ''))),
  city: (typed) => hasWordStartingWith(sql`address ->> 'city'`, typed),
};

function hasWordsStartingWith(typed: string): RawBuilder<SqlBool> {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const each = words.map((word) => hasFoldedWordStartingWith(sql.ref('searchText'), word));
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}

/** Of fewer letters every second name is a slip. */
const MIN_LENGTH_TO_RESEMBLE = 4;
const LEAST_RESEMBLANCE = 0.5;

function resembles(typed: string): RawBuilder<SqlBool> {
  if (typed.length < MIN_LENGTH_TO_RESEMBLE) return sql<SqlBool>`false`;
  return sql<SqlBool>`word_similarity(fold(${typed}), search_text) >= ${LEAST_RESEMBLANCE}`;
}

/** Text without any sign but punctuation stays as it is, and is found nowhere. */
function withoutPunctuation(typed: string): string {
  return typed.replaceAll(/[^\p{L}\d]/gu, '') || typed;
}
