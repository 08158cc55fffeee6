import type { PartyColumn } from '@prorata/contract/parties/party';
import { searchWords } from '@prorata/domain/register/search-words';
import { allowedTypingErrors, countTypingErrors } from '@prorata/domain/register/typing-errors';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import { hasFoldedWordStartingWith, hasWordStartingWith, startsWith } from '../../database/search.ts';
import type { Database } from '../../database/tables.ts';
import type { StoredInstitution } from '../institutions/institution-fields.ts';
import type { StoredParty } from './present-party.ts';

interface Search {
  readonly query: string;
  readonly column: PartyColumn;
  /** Finds the numbers of those who are shown already. */
  readonly without: RawBuilder<string[]>;
  /** Behind so many at least, and up to so many. */
  readonly from: number;
  readonly upTo: number;
}

interface FoundInBook {
  readonly total: number;
  /** Some of those within the bounds that were asked for. */
  readonly slice: (offset: number, limit: number) => StoredParty[];
}

/** The people and enterprises that an office has met, those it met last first; whom a slip of the pen may mean come last. */
export async function searchBook(
  db: Database,
  organizationId: string | undefined,
  { query, column, without, from, upTo }: Search,
): Promise<FoundInBook> {
  if (organizationId === undefined) return { total: 0, slice: () => [] };
  const meant = SEARCHES[column](query);
  const isOther = sql<SqlBool>`coalesce(enterprise_number <> all (${without}), true)`;
  const { counted, items, similar } = await readTogether(db, (db) => {
    const found = db
      .selectFrom('parties')
      .where('organizationId', '=', organizationId)
      .where(meant)
      .where(isOther);
    return {
      counted: found.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
      items: found
        .selectAll()
        .orderBy('lastSeenAt', 'desc')
        .orderBy('id', 'desc')
        .limit(upTo - from)
        .offset(from)
        .execute(),
      similar: listSimilar(db, organizationId, { query, column }, sql`not ${meant} and ${isOther}`),
    };
  });
  const total = Number(counted.total);
  return {
    total: total + similar.length,
    slice: (offset, limit) => {
      const first = items.slice(offset - from, offset - from + limit);
      const start = Math.max(0, offset - total);
      return [...first, ...similar.slice(start, start + limit - first.length)];
    },
  };
}

/** Institutions that stand in the book, of those whom somebody may mean there. */
export async function listInstitutionsInBook(
  db: Database,
  organizationId: string | undefined,
  { query, column }: Pick<Search, 'query' | 'column'>,
): Promise<ReadonlyMap<string | null, StoredInstitution>> {
  if (organizationId === undefined) return new Map();
  const found = await db
    .selectFrom('institutions')
    .selectAll('institutions')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('parties')
          .select('parties.id')
          .where('parties.organizationId', '=', organizationId)
          .whereRef('parties.enterpriseNumber', '=', 'institutions.enterpriseNumber')
          .where(sql<SqlBool>`(${SEARCHES[column](query)} or ${resembles(query)})`),
      ),
    )
    .execute();
  return new Map(found.map((institution) => [institution.enterpriseNumber, institution]));
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

function resemblanceTo(typed: string): RawBuilder<number> {
  return sql<number>`word_similarity(fold(${typed}), search_text)`;
}

function resembles(typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${resemblanceTo(typed)} >= ${LEAST_RESEMBLANCE}`;
}

/** Those whose name has every word that was typed, but for a slip. Only those of them that pass `others` are wanted. */
async function listSimilar(
  db: Database,
  organizationId: string,
  { query: typed, column }: Pick<Search, 'query' | 'column'>,
  others: RawBuilder<SqlBool>,
): Promise<StoredParty[]> {
  if (column !== 'name') return [];
  const words = searchWords(typed);
  if (!words.some((word) => allowedTypingErrors(word) > 0)) return [];
  const candidates = await db
    .selectFrom((from) =>
      from
        .selectFrom('parties')
        .selectAll()
        .where('organizationId', '=', organizationId)
        .where(resembles(typed))
        .orderBy(resemblanceTo(typed), 'desc')
        .limit(MAX_SIMILAR)
        .as('parties'),
    )
    .selectAll()
    .where(others)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return candidates.filter(({ searchText }) => hasWordsLike(searchText, words));
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
