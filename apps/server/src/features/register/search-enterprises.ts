import { searchWords } from '@prorata/domain/register/search-words';
import {
  allowedTypingErrors,
  countTypingErrors,
  typedWithOneSlip,
} from '@prorata/domain/register/typing-errors';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { answerInTime } from './answer-in-time.ts';
import { listKnown } from './match-names.ts';

export interface EnterpriseSearch {
  readonly query: string;
  readonly column: 'name' | 'kboNumber' | 'city';
  /** Only those whose seat is in this town, by its name or zip code. */
  readonly city?: string;
}

/** Nobody reads further, and counting on would take seconds. */
const MAX_FOUND = 500;

/**
 * The numbers of the enterprises that somebody may mean, the likeliest first: those whose name starts as typed, then those that
 * have all the words in any order, then, with fewer than are enough, those whose words differ by a slip. How many are enough
 * need not be known before.
 *
 * @throws kbo-search-unavailable when the database does not answer in time.
 */
export function searchEnterprises(
  db: Database,
  search: EnterpriseSearch,
  findEnough: () => Promise<number>,
): Promise<readonly string[]> {
  return answerInTime(findNumbers(db, search, findEnough));
}

async function findNumbers(
  db: Database,
  search: EnterpriseSearch,
  findEnough: () => Promise<number>,
): Promise<readonly string[]> {
  if (search.column === 'kboNumber') return findByNumber(db, search);
  const words = searchWords(search.query);
  if (words.length === 0) return [];
  if (search.column === 'city') return findByCity(db, words);
  return findByName(db, words, search.city, findEnough);
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
    sql`
      with here as materialized (
        select number from register.addresses where ${hasWords(words.map(startingWith))}
      )
      select number from here limit ${MAX_FOUND}`,
  );
}

interface FoundName {
  readonly number: string;
  readonly words: string;
}

/** Each step is taken only when those before it leave room: the first one alone answers most of what is typed. */
async function findByName(
  db: Database,
  words: readonly string[],
  city: string | undefined,
  findEnough: () => Promise<number>,
): Promise<string[]> {
  const starting = await listStarting(db, words.join(' '), city);
  if (starting.length === MAX_FOUND) return inOrder(starting);
  const known = await listKnownWords(db, words);
  const holding = await listHolding(db, termsOf(words, known), city);
  const found = [...new Set([...inOrder(starting), ...inOrder(holding)])].slice(0, MAX_FOUND);
  if (found.length >= (await findEnough())) return found;
  const similar = await listHolding(db, await similarTermsOf(db, words, known), city);
  return [...new Set([...found, ...inOrder(similar)])].slice(0, MAX_FOUND);
}

/**
 * Names in the order of the alphabet from what was typed on, as far as they start so. Told where to stop, the planner
 * guesses that few rows lie between, and sorts the thousands that do.
 */
async function listStarting(db: Database, typed: string, city: string | undefined): Promise<FoundName[]> {
  const upToEnd = city === undefined ? sql`` : sql`and words < ${`${typed}${LAST_LETTER}`} ${inCity(city)}`;
  const { rows } = await sql<FoundName>`
    select * from (
      select number, words from register.names
      where words >= ${typed} ${upToEnd}
      order by words limit ${MAX_FOUND}
    ) as following
    where starts_with(words, ${typed})`.execute(db);
  return rows;
}

/**
 * Names that answer to all the terms. The planner takes a limit as leave to read the table from its beginning, which for a
 * rare word never ends; what is materialized it plans as if all of it were wanted, and still reads no further than asked.
 */
async function listHolding(
  db: Database,
  terms: readonly string[],
  city: string | undefined,
): Promise<FoundName[]> {
  if (terms.length === 0) return [];
  const { rows } = await sql<FoundName>`
    with holding as materialized (
      select number, words from register.names where ${hasWords(terms)} ${inCity(city)}
    )
    select number, words from holding limit ${MAX_FOUND}`.execute(db);
  return rows;
}

/** The numbers of the names, each once, those with the shortest name first. */
function inOrder(names: readonly FoundName[]): string[] {
  const sorted = names.toSorted(
    (one, other) => one.words.length - other.words.length || (one.number < other.number ? -1 : 1),
  );
  return [...new Set(sorted.map(({ number }) => number))];
}

/** Known words are named one by one up to here; more are looked up by their beginning, which takes longer. */
const MOST_KNOWN = 20;
const LAST_LETTER = '\u{10ffff}';

/** For each typed word of more than two letters the words of the register that start so, a few more than we name. */
async function listKnownWords(db: Database, words: readonly string[]): Promise<string[][]> {
  const beginnings = words.map((word) => (word.length > 2 ? word : ''));
  const isAsked = beginnings.some((beginning) => beginning !== '');
  const found = isAsked ? await listWordsStarting(db, beginnings, MOST_KNOWN + 1) : [];
  return words.map((_, place) => found.flatMap((row) => (row.place === place ? row.word : [])));
}

async function listWordsStarting(db: Database, beginnings: readonly string[], limit: number) {
  const { rows } = await sql<{ place: number; word: string }>`
    select place::int - 1 as place, known.word
    from unnest(${beginnings}::text[]) with ordinality as typed (beginning, place)
    cross join lateral (
      select word from register.words
      where word >= beginning and word < beginning || ${LAST_LETTER} and beginning <> ''
      order by word limit ${limit}
    ) as known`.execute(db);
  return rows;
}

/**
 * A word of one or two letters starts so many others that looking it up takes longer than anyone waits: it counts
 * only as a whole word, and the last one, which is still being typed, not at all. What starts with it is found anyway.
 * Nothing has all the words when one of them is unknown.
 */
function termsOf(words: readonly string[], known: readonly (readonly string[])[]): string[] {
  if (words.some((word, place) => word.length > 2 && known[place]?.length === 0)) return [];
  return words.flatMap((word, place) => termOf(word, known[place] ?? [], place === words.length - 1));
}

function termOf(word: string, known: readonly string[], isUnfinished: boolean): string[] {
  if (word.length <= 2) return isUnfinished ? [] : [term(word)];
  return [known.length > MOST_KNOWN ? startingWith(word) : anyOf(known)];
}

/** Every word may also be one that is written nearly so; short ones, which people leave out or add, do not count. */
async function similarTermsOf(
  db: Database,
  words: readonly string[],
  known: readonly (readonly string[])[],
): Promise<string[]> {
  const terms: string[] = [];
  let hasSimilar = false;
  for (const [place, word] of words.entries()) {
    if (word.length <= 2) continue;
    const isUnfinished = place === words.length - 1;
    const isKnown = (known[place]?.length ?? 0) > 0;
    const similar = await listSimilarWords(db, word, isUnfinished, isKnown);
    if (similar.length === 0 && !isKnown) return [];
    const alike = similar.length > 0 ? [anyOf(similar)] : [];
    const own = isKnown ? termOf(word, known[place] ?? [], isUnfinished) : [];
    hasSimilar ||= similar.length > 0;
    if (alike.length + own.length > 0) terms.push(`(${[...own, ...alike].join(' | ')})`);
  }
  return hasSimilar ? terms : [];
}

const MAX_SIMILAR = 8;

/** The known words that differ from the typed one by a slip, the nearest first; by two only when nothing is nearer. */
async function listSimilarWords(
  db: Database,
  typed: string,
  isUnfinished: boolean,
  isKnown: boolean,
): Promise<string[]> {
  const allowed = allowedTypingErrors(typed);
  if (allowed === 0) return [];
  const nearest = (words: readonly string[]) =>
    words
      .filter((word) => !word.startsWith(typed))
      .map((word) => ({ word, errors: countTypingErrors(typed, word, isUnfinished) }))
      .filter(({ errors }) => errors <= allowed)
      .sort((one, other) => one.errors - other.errors || one.word.length - other.word.length)
      .slice(0, MAX_SIMILAR)
      .map(({ word }) => word);
  const byOne = nearest(await listWordsByOneSlip(db, typed, isUnfinished));
  if (byOne.length > 0 || isKnown || allowed === 1) return byOne;
  return nearest(await listWordsByLetters(db, typed));
}

const WORDS_PER_SLIP = 3;

/** Every way to mistype a word once is a few hundred words: to ask for each takes less than to compare with all. */
async function listWordsByOneSlip(db: Database, typed: string, isUnfinished: boolean): Promise<string[]> {
  const meant = typedWithOneSlip(typed);
  if (isUnfinished) return (await listWordsStarting(db, meant, WORDS_PER_SLIP)).map(({ word }) => word);
  return [...(await listKnown(db, meant))];
}

const MAX_CANDIDATES = 40;

async function listWordsByLetters(db: Database, typed: string): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    await sql`select set_config('pg_trgm.similarity_threshold', '0.4', true)`.execute(trx);
    const { rows } = await sql<{ word: string }>`
      select word from register.words where word % ${typed}
      order by similarity(word, ${typed}) desc, word limit ${MAX_CANDIDATES}`.execute(trx);
    return rows.map(({ word }) => word);
  });
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

function anyOf(words: readonly string[]): string {
  return `(${words.map(term).join(' | ')})`;
}
