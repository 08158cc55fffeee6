import { searchWords } from '@prorata/domain/register/search-words';
import { allowedTypingErrors, countTypingErrors } from '@prorata/domain/register/typing-errors';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { answerInTime, unavailable } from './answer-in-time.ts';
import { findRegisterExtract, type RegisteredEnterprise, readEnterprises } from './find-enterprise.ts';

export interface EnterpriseSearch {
  readonly query: string;
  readonly column: 'name' | 'kboNumber' | 'city';
  /** Only those whose seat is in this town, by its name or zip code. */
  readonly city?: string;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundEnterprises {
  readonly items: readonly RegisteredEnterprise[];
  /** At most five hundred: nobody reads further, and counting on would take seconds. */
  readonly total: number;
}

const MAX_FOUND = 500;

/**
 * The enterprises that somebody may mean, the likeliest first: those whose name starts as typed, then those that have all
 * the words in any order, then those whose words differ by a slip.
 *
 * @throws kbo-search-unavailable when no register is loaded, or the database does not answer in time.
 */
export async function searchEnterprises(db: Database, search: EnterpriseSearch): Promise<FoundEnterprises> {
  const { limit, offset } = search;
  const numbers = await answerInTime(findNumbers(db, search));
  if (numbers.length === 0 && (await findRegisterExtract(db)) === undefined) {
    throw unavailable('No register of enterprises is loaded.');
  }
  const page = numbers.slice(offset, offset + limit);
  return { items: page.length === 0 ? [] : await readEnterprises(db, page), total: numbers.length };
}

async function findNumbers(db: Database, search: EnterpriseSearch): Promise<readonly string[]> {
  if (search.column === 'kboNumber') return findByNumber(db, search);
  const words = searchWords(search.query);
  if (words.length === 0) return [];
  if (search.column === 'city') return findByCity(db, words);
  const found = await findByName(db, words, search.city);
  if (found.length >= search.offset + search.limit) return found;
  const similar = await findBySimilarName(db, words, search.city);
  return [...new Set([...found, ...similar])].slice(0, MAX_FOUND);
}

async function findByNumber(db: Database, { query, city }: EnterpriseSearch): Promise<string[]> {
  const digits = query.replaceAll(/[\s\p{P}]/gu, '').replace(/^be/i, '');
  if (!/^\d+$/.test(digits)) return [];
  return listNumbers(
    db,
    sql`
      select number from register.enterprises
      where number >= ${digits} and number < ${`${digits}:`} ${inCity(city)}
      order by number limit ${MAX_FOUND}`,
  );
}

/** In the order of the file, which is that of the numbers: sorting all of a town would take longer than anyone waits. */
function findByCity(db: Database, words: readonly string[]): Promise<string[]> {
  return listNumbers(
    db,
    sql`select number from register.addresses where ${hasWords(words.map(startingWith))} limit ${MAX_FOUND}`,
  );
}

function findByName(db: Database, words: readonly string[], city: string | undefined): Promise<string[]> {
  const typed = words.join(' ');
  return listNumbers(
    db,
    sql`
      with starting as (
        select number, words, 1 as step from register.names
        where words >= ${typed} and words < ${`${typed}\u{10ffff}`} ${inCity(city)}
        order by words limit ${MAX_FOUND}
      ), holding as (${selectHolding(termsOf(words), city)})
      select number from (select * from starting union all select * from holding) as found
      group by number
      order by min(step), min(length(words)), number
      limit ${MAX_FOUND}`,
  );
}

/**
 * A word of one or two letters starts so many others that looking it up takes longer than anyone waits: it counts
 * only as a whole word, and the last one, which is still being typed, not at all. What starts with it is found anyway.
 */
function termsOf(words: readonly string[]): string[] {
  return words.flatMap((word, place) => {
    if (word.length > 2) return startingWith(word);
    return place === words.length - 1 ? [] : term(word);
  });
}

function selectHolding(terms: readonly string[], city: string | undefined): RawBuilder<unknown> {
  if (terms.length === 0) {
    return sql`select number, words, 2 as step from register.names where false`;
  }
  return sql`
    select number, words, 2 as step from register.names
    where ${hasWords(terms)} ${inCity(city)}
    limit ${MAX_FOUND}`;
}

/** Every word but the short ones may also be one that is written nearly so. */
async function findBySimilarName(
  db: Database,
  words: readonly string[],
  city: string | undefined,
): Promise<string[]> {
  const similar = await listSimilarWords(db, words);
  if (similar.every((others) => others.length === 0)) return [];
  const terms = words.flatMap((word, place) => {
    const others = similar[place] ?? [];
    if (others.length > 0) return `(${[startingWith(word), ...others.map(term)].join(' | ')})`;
    return termsOf([word]);
  });
  return listNumbers(
    db,
    sql`
      select number from (${selectHolding(terms, city)}) as found
      group by number order by min(length(words)), number`,
  );
}

const MAX_CANDIDATES = 40;
const MAX_SIMILAR = 8;

/** For each typed word the known words that differ from it by a slip, the nearest first. */
async function listSimilarWords(db: Database, typed: readonly string[]): Promise<string[][]> {
  if (typed.every((word) => allowedTypingErrors(word) === 0)) return [];
  return inTransaction(db, async (trx) => {
    const similar: string[][] = [];
    for (const [place, word] of typed.entries()) {
      similar.push(await listSimilarTo(trx, word, place === typed.length - 1));
    }
    return similar;
  });
}

async function listSimilarTo(trx: Transaction, typed: string, isUnfinished: boolean): Promise<string[]> {
  const allowed = allowedTypingErrors(typed);
  if (allowed === 0) return [];
  await sql`select set_config('pg_trgm.similarity_threshold', ${likenessOf(typed)}, true)`.execute(trx);
  const { rows } = await sql<{ word: string }>`
    select word from register.words where word % ${typed}
    order by similarity(word, ${typed}) desc, word limit ${MAX_CANDIDATES}`.execute(trx);
  return rows
    .filter(({ word }) => !word.startsWith(typed))
    .map(({ word }) => ({ word, errors: countTypingErrors(typed, word, isUnfinished) }))
    .filter(({ errors }) => errors <= allowed)
    .sort((one, other) => one.errors - other.errors)
    .slice(0, MAX_SIMILAR)
    .map(({ word }) => word);
}

/** A slip changes most of the trigrams of a short word, and few of a long one, which has many more that are like it. */
function likenessOf(typed: string): string {
  if (typed.length < 6) return '0.25';
  return typed.length < 9 ? '0.3' : '0.4';
}

async function listNumbers(db: Database, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`${query}`.execute(db);
  return rows.map(({ number }) => number);
}

function inCity(city: string | undefined): RawBuilder<unknown> {
  const words = searchWords(city ?? '');
  if (words.length === 0) return sql``;
  return sql`and number in (select number from register.addresses where ${hasWords(words.map(startingWith))})`;
}

/** As the indexes of names and addresses have it. */
function hasWords(terms: readonly string[]): RawBuilder<unknown> {
  return sql`array_to_tsvector(string_to_array(words, ' ')) @@ ${terms.join(' & ')}::tsquery`;
}

/** Words hold letters and digits only, so nothing in them can end the quotes. */
function term(word: string): string {
  return `'${word}'`;
}

function startingWith(word: string): string {
  return `${term(word)}:*`;
}
