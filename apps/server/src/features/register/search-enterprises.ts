import { searchWords } from '@prorata/domain/register/search-words';
import {
  allowedTypingErrors,
  countTypingErrors,
  typedWithOneSlip,
} from '@prorata/domain/register/typing-errors';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { answerInTime } from './answer-in-time.ts';

export interface EnterpriseSearch {
  readonly query: string;
  readonly column: 'name' | 'kboNumber' | 'city';
  /** Only those whose seat is in this town, by its name or zip code. */
  readonly city?: string;
}

/** Whom somebody may mean, the likeliest first. */
export interface FoundEnterprises {
  readonly numbers: readonly string[];
  /** What the names hold of those whom a slip may mean, who come behind; null when that was not asked for, or there is nobody. */
  readonly similar: string | null;
  readonly city?: string | undefined;
}

/** Nobody reads further, and counting on would take seconds. */
const MAX_FOUND = 500;

/**
 * The enterprises that somebody may mean: those whose name starts as typed, then those that have all the words in any order, then,
 * with fewer than are enough, those whose words differ by a slip. The last are found by whoever reads about them (`numbersOf`).
 *
 * @throws kbo-search-unavailable when the database does not answer in time.
 */
export function searchEnterprises(
  db: Database,
  search: EnterpriseSearch,
  enough: number,
): Promise<FoundEnterprises> {
  return answerInTime(findNumbers(db, search, enough));
}

async function findNumbers(
  db: Database,
  search: EnterpriseSearch,
  enough: number,
): Promise<FoundEnterprises> {
  if (search.column === 'kboNumber') return { numbers: await findByNumber(db, search), similar: null };
  const words = searchWords(search.query);
  if (words.length === 0) return NOBODY;
  if (search.column === 'city') return { numbers: await findByCity(db, words), similar: null };
  return findByName(db, words, search.city, enough);
}

export const NOBODY: FoundEnterprises = { numbers: [], similar: null };

/** A query of all numbers that were found, each with its place, counted from one. */
export function numbersOf({ numbers, similar, city }: FoundEnterprises): RawBuilder<unknown> {
  return sql`
    with alike as materialized (
      select number, words from register.names where ${hasAll(sql`${similar}::text`)} ${inCity(city)}
    ),
    held as (select number, words from alike limit ${MAX_FOUND})
    select number, place from unnest(${numbers}::text[]) with ordinality as found (number, place)
    union all
    select number, place from (
      select number,
        ${numbers.length}::int + row_number() over (order by min(length(words)), number collate "C") as place
      from held
      where number <> all (${numbers}::text[])
      group by number
    ) as others
    where place <= ${MAX_FOUND}`;
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

interface FoundInStep extends FoundName {
  readonly step: 'starting' | 'holding' | 'known' | 'slip' | 'letters';
  /** Of which typed word the last three found a word, counted from one. */
  readonly place: number;
}

async function findByName(
  db: Database,
  words: readonly string[],
  city: string | undefined,
  enough: number,
): Promise<FoundEnterprises> {
  const { rows } = await sql<FoundInStep>`${searchInSteps(words, city, enough)}`.execute(db);
  const foundIn = (step: FoundInStep['step']) => rows.filter((row) => row.step === step);
  const numbers = [...new Set([...inOrder(foundIn('starting')), ...inOrder(foundIn('holding'))])];
  const wordsOf = (step: FoundInStep['step']) => {
    const found = Map.groupBy(foundIn(step), ({ place }) => place - 1);
    return words.map((_, place) => (found.get(place) ?? []).map((row) => row.words));
  };
  const terms = similarTermsOf(words, {
    known: wordsOf('known'),
    slips: wordsOf('slip'),
    letters: wordsOf('letters'),
  });
  const similar = terms.length === 0 ? null : terms.join(' & ');
  return { numbers: numbers.slice(0, MAX_FOUND), similar, city };
}

/** Known words are named one by one up to here; more are looked up by their beginning, which takes longer. */
const MOST_KNOWN = 20;
const LAST_LETTER = '\u{10ffff}';
const WORDS_PER_SLIP = 3;
const MAX_CANDIDATES = 40;

/**
 * All steps in one statement. Each is taken only when those before it leave room: the condition for it has no columns, so the
 * database looks at it before it reads anything. The first step alone answers most of what is typed.
 *
 * - `starting`: names in the order of the alphabet from what was typed on, as far as they start so. Told where to stop, the
 *   planner guesses that few rows lie between, and sorts the thousands that do.
 * - `known`: for each typed word of more than two letters the words of the register that start so, a few more than are named.
 * - `terms`: a word of one or two letters starts so many others that looking it up takes longer than anyone waits: it counts only
 *   as a whole word, and the last one, which is still being typed, not at all. What starts with it is found anyway. Nothing has
 *   all the words when one of them is unknown.
 * - `holding`: the planner takes a limit as leave to read the table from its beginning, which for a rare word never ends; what is
 *   materialized it plans as if all of it were wanted, and still reads no further than asked.
 * - `slips`: every way to mistype a word once is a few hundred words: to ask for each takes less than to compare with all.
 * - `letters`: words that share letters with one to which no other is near. How many holds for this statement alone.
 *
 * It names its columns: the plan of a statement that takes whatever there is would not be kept.
 */
function searchInSteps(
  words: readonly string[],
  city: string | undefined,
  enough: number,
): RawBuilder<unknown> {
  const typed = words.join(' ');
  const last = words.length - 1;
  const beginnings = words.map((word) => (word.length > 2 ? word : ''));
  const wholes = words.map((word, place) => (word.length > 2 || place === last ? '' : term(word)));
  const allowed = words.map((word) => allowedTypingErrors(word));
  const ways = words.map((word) => (allowedTypingErrors(word) > 0 ? typedWithOneSlip(word).join(' ') : ''));
  // Of the word that is still being typed, only the beginning is known.
  const tails = words.map((_, place) => (place === last ? LAST_LETTER : ''));
  const upToEnd = city === undefined ? sql`` : sql`and words < ${`${typed}${LAST_LETTER}`} ${inCity(city)}`;
  const hasRoom = sql`(select count(*) from starting) < ${MAX_FOUND}`;
  const isTooLittle = sql`(
    select count(distinct number) from (select number from starting union all select number from held) as found
  ) < ${enough}`;
  return sql`
    with typed as materialized (
      select beginning, whole, allowed, ways, tail, place from unnest(
        ${beginnings}::text[], ${wholes}::text[], ${allowed}::int[], ${ways}::text[], ${tails}::text[]
      ) with ordinality as typed (beginning, whole, allowed, ways, tail, place)
    ),
    starting as materialized (
      select number, words from (
        select number, words from register.names
        where words >= ${typed} ${upToEnd}
        order by words limit ${MAX_FOUND}
      ) as following
      where starts_with(words, ${typed})
    ),
    known as materialized (
      select place, known.word from typed
      cross join lateral (
        select word from register.words
        where word >= beginning and word < beginning || ${LAST_LETTER}
        order by word limit ${MOST_KNOWN + 1}
      ) as known
      where beginning <> '' and ${hasRoom}
    ),
    terms as materialized (
      select case when bool_and(term is not null) then
        string_agg(term, ' & ' order by place) filter (where term <> '')
      end as query
      from (
        select place, case when beginning = '' then whole else (
          select case when count(*) > ${MOST_KNOWN} then '''' || beginning || ''':*'
            else '(''' || string_agg(word, ''' | ''') || ''')' end
          from known where known.place = typed.place
        ) end as term
        from typed
        where ${hasRoom}
      ) as each
    ),
    holding as materialized (
      select number, words from register.names
      where ${hasAll(sql`(select query from terms)`)} ${inCity(city)}
    ),
    held as materialized (select number, words from holding limit ${MAX_FOUND}),
    slips as materialized (
      select place, beginning, known.word from typed
      cross join lateral unnest(string_to_array(ways, ' ')) with ordinality as meant (word, way)
      cross join lateral (
        select word from register.words
        where word >= meant.word and word <= meant.word || tail
        order by word limit ${WORDS_PER_SLIP}
      ) as known
      where allowed > 0 and ${hasRoom} and ${isTooLittle}
      order by place, way, known.word
    ),
    letters as materialized (
      select place, near.word from typed
      cross join lateral (
        select word from register.words
        where word % beginning and (select set_config('pg_trgm.similarity_threshold', '0.4', true)) is not null
        order by similarity(word, beginning) desc, word limit ${MAX_CANDIDATES}
      ) as near
      where allowed > 1 and ${hasRoom} and ${isTooLittle}
        and not exists (select from known where known.place = typed.place)
        and not exists (select from slips where slips.place = typed.place and not starts_with(word, beginning))
    )
    select 'starting' as step, null::int as place, number, words from starting
    union all select 'holding', null, number, words from held
    union all select 'known', place::int, null, word from known
    union all select 'slip', place::int, null, word from slips
    union all select 'letters', place::int, null, word from letters`;
}

/** The numbers of the names, each once, those with the shortest name first. */
function inOrder(names: readonly FoundName[]): string[] {
  const sorted = names.toSorted(
    (one, other) => one.words.length - other.words.length || (one.number < other.number ? -1 : 1),
  );
  return [...new Set(sorted.map(({ number }) => number))];
}

/** Of each typed word. */
type Words = readonly (readonly string[])[];

interface Likely {
  readonly known: Words;
  /** In the order of the ways to mistype. */
  readonly slips: Words;
  readonly letters: Words;
}

/** Every word may also be one that is written nearly so; short ones, which people leave out or add, do not count. */
function similarTermsOf(words: readonly string[], { known, slips, letters }: Likely): string[] {
  const terms: string[] = [];
  let hasSimilar = false;
  for (const [place, word] of words.entries()) {
    if (word.length <= 2) continue;
    const isUnfinished = place === words.length - 1;
    const own = known[place] ?? [];
    const bySlip = nearestTo(word, isUnfinished, slips[place] ?? []);
    const similar = bySlip.length > 0 ? bySlip : nearestTo(word, isUnfinished, letters[place] ?? []);
    if (similar.length === 0 && own.length === 0) return [];
    const alternatives = [...termOf(word, own), ...(similar.length > 0 ? [anyOf(similar)] : [])];
    hasSimilar ||= similar.length > 0;
    terms.push(`(${alternatives.join(' | ')})`);
  }
  return hasSimilar ? terms : [];
}

function termOf(word: string, known: readonly string[]): string[] {
  if (known.length === 0) return [];
  return [known.length > MOST_KNOWN ? startingWith(word) : anyOf(known)];
}

const MAX_SIMILAR = 8;

/** Those that differ from the typed word by a slip, the nearest first. */
function nearestTo(typed: string, isUnfinished: boolean, words: readonly string[]): string[] {
  const allowed = allowedTypingErrors(typed);
  return words
    .filter((word) => !word.startsWith(typed))
    .map((word) => ({ word, errors: countTypingErrors(typed, word, isUnfinished) }))
    .filter(({ errors }) => errors <= allowed)
    .sort((one, other) => one.errors - other.errors || one.word.length - other.word.length)
    .slice(0, MAX_SIMILAR)
    .map(({ word }) => word);
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

function hasWords(terms: readonly string[]): RawBuilder<unknown> {
  return hasAll(sql`${terms.join(' & ')}`);
}

/** As the indexes of names and addresses have it. Nothing has what is null. */
function hasAll(terms: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array_to_tsvector(string_to_array(words, ' ')) @@ ${terms}::tsquery`;
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
