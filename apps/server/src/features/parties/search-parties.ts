import type { PartyColumn } from '@prorata/contract/parties/party';
import { searchWords } from '@prorata/domain/register/search-words';
import { allowedTypingErrors, countTypingErrors } from '@prorata/domain/register/typing-errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import { hasFoldedWordStartingWith, hasWordStartingWith, startsWith } from '../../database/search.ts';
import type { Database } from '../../database/tables.ts';
import type { StoredParty } from './present-party.ts';

interface Search {
  readonly query: string;
  readonly column: PartyColumn;
  /** Whom a slip of the pen may mean. */
  readonly similar: readonly string[];
  /** Numbers of those who are shown already. */
  readonly without: readonly (string | null)[];
  readonly limit: number;
  readonly offset: number;
}

/** The people and enterprises that an office has met, those it met last first; whom a slip of the pen may mean come last. */
export async function searchBook(
  db: Database,
  organizationId: string | undefined,
  { query, column, similar, without, limit, offset }: Search,
): Promise<{ items: StoredParty[]; total: number }> {
  if (organizationId === undefined) return { items: [], total: 0 };
  const meant = SEARCHES[column](query);
  const { counted, items } = await readTogether(db, (db) => {
    const found = db
      .selectFrom('parties')
      .where('organizationId', '=', organizationId)
      .where(sql<SqlBool>`(${meant} or id = any (${similar}::uuid[]))`)
      .where(sql<SqlBool>`coalesce(enterprise_number <> all (${without}::text[]), true)`);
    return {
      counted: found.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
      items: found
        .selectAll()
        .orderBy(sql`case when ${meant} then 0 else 1 end`)
        .orderBy('lastSeenAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    };
  });
  return { items, total: Number(counted.total) };
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

/** Loose enough to have every name with a slip in it among the first. */
const LEAST_RESEMBLANCE = 0.25;
const MAX_SIMILAR = 50;

/** Those whose name has every word that was typed, but for a slip. */
export async function listSimilar(
  db: Database,
  organizationId: string | undefined,
  { query: typed, column }: Pick<Search, 'query' | 'column'>,
): Promise<string[]> {
  if (organizationId === undefined || column !== 'name') return [];
  const words = searchWords(typed);
  if (!words.some((word) => allowedTypingErrors(word) > 0)) return [];
  const resemblance = sql<number>`word_similarity(fold(${typed}), search_text)`;
  const candidates = await db
    .selectFrom('parties')
    .select(['id', 'searchText'])
    .where('organizationId', '=', organizationId)
    .where(resemblance, '>=', LEAST_RESEMBLANCE)
    .orderBy(resemblance, 'desc')
    .limit(MAX_SIMILAR)
    .execute();
  return candidates.filter(({ searchText }) => hasWordsLike(searchText, words)).map(({ id }) => id);
}

function hasWordsLike(name: string, words: readonly string[]): boolean {
  const known = searchWords(name);
  return words.every((word, place) =>
    known.some((other) => {
      const isUnfinished = place === words.length - 1;
      return countTypingErrors(word, other, isUnfinished) <= allowedTypingErrors(word);
    }),
  );
}

/** Text without any sign but punctuation stays as it is, and is found nowhere. */
function withoutPunctuation(typed: string): string {
  return typed.replaceAll(/[^\p{L}\d]/gu, '') || typed;
}
