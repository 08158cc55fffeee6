import { searchWords } from '@prorata/domain/register/search-words';
import { allowedTypingErrors, typedWithOneSlip } from '@prorata/domain/register/typing-errors';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { answerInTime } from './answer-in-time.ts';
import { type RegisteredEnterprise, readEnterprises } from './find-enterprise.ts';

export interface NameToMatch {
  readonly name: string;
  /** Those with a seat there come first. */
  readonly zipcode: string | null;
}

/** So many are asked for in one question that it is answered in the time that a question has. */
const NAMES_PER_QUESTION = 50;
/** Of a name as common as this, the one at the place that was asked for may be missed. */
const MOST_NAMESAKES = 500;

/**
 * For each name the enterprises that may be meant, at most `limit`: their names have all its words, each as it is written
 * or, where the register has no such word, with one slip. A list of hundreds takes a few questions, not some for each.
 *
 * @throws kbo-search-unavailable when no register is loaded, or the database does not answer in time.
 */
export async function matchNames(
  db: Database,
  names: readonly NameToMatch[],
  limit: number,
): Promise<RegisteredEnterprise[][]> {
  const wanted = names.map(({ name, zipcode }) => ({ words: searchWords(name), zipcode }));
  const alike = await listAlike(db, [...new Set(wanted.flatMap(({ words }) => words))]);
  const numbers: string[][] = [];
  for (let start = 0; start < wanted.length; start += NAMES_PER_QUESTION) {
    const block = wanted.slice(start, start + NAMES_PER_QUESTION);
    numbers.push(...(await listNumbers(db, block, alike, limit)));
  }
  const found = await readEnterprises(db, [...new Set(numbers.flat())]);
  const byNumber = new Map(found.map((enterprise) => [enterprise.number, enterprise]));
  return numbers.map((some) => some.flatMap((number) => byNumber.get(number) ?? []));
}

type Alike = ReadonlyMap<string, readonly string[]>;

/** For each word what the register may have of it: itself or, where it does not, the words that are one slip away. */
async function listAlike(db: Database, words: readonly string[]): Promise<Alike> {
  const known = await listKnown(db, words);
  const unknown = words.filter((word) => !known.has(word) && allowedTypingErrors(word) > 0);
  const meant = new Map(unknown.map((word) => [word, typedWithOneSlip(word)]));
  const similar = await listKnown(db, [...new Set([...meant.values()].flat())]);
  return new Map(
    words.map((word) => [
      word,
      known.has(word) ? [word] : (meant.get(word) ?? []).filter((other) => similar.has(other)),
    ]),
  );
}

/**
 * Those of the words that the register has. Each is looked up by itself: given hundreds at once, the planner reads the whole
 * list of words instead, until the database has vacuumed what was just loaded.
 */
async function listKnown(db: Database, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await answerInTime(
    sql<{ word: string }>`
      select known.word from unnest(${words}::text[]) as asked (word)
      cross join lateral (
        select word from register.words where word = asked.word limit 1
      ) as known`.execute(db),
  );
  return new Set(rows.map(({ word }) => word));
}

async function listNumbers(
  db: Database,
  wanted: readonly { readonly words: readonly string[]; readonly zipcode: string | null }[],
  alike: Alike,
  limit: number,
): Promise<string[][]> {
  const asked = wanted.map(({ words, zipcode }, place) => ({ place, query: queryOf(words, alike), zipcode }));
  const { rows } = await answerInTime(
    sql<{ place: number; number: string }>`
      select wanted.place, likely.number
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as wanted (place int, query text, zipcode text)
      cross join lateral (
        with holding as materialized (
          select number, words from register.names
          where array_to_tsvector(string_to_array(words, ' ')) @@ wanted.query::tsquery
        ), namesakes as (select * from holding limit ${MOST_NAMESAKES})
        select number,
          exists (
            select from register.addresses as seat
            where seat.number = namesakes.number and seat.zipcode = wanted.zipcode
          ) as is_there,
          min(length(words)) as length
        from namesakes
        group by number
        order by is_there desc, length, number
        limit ${limit}
      ) as likely
      where wanted.query <> ''
      order by wanted.place, likely.is_there desc, likely.length, likely.number`.execute(db),
  );
  return wanted.map((_, place) => rows.flatMap((row) => (row.place === place ? row.number : [])));
}

/** Nothing when the register cannot have one of the words. Words hold letters and digits only, so nothing ends the quotes. */
function queryOf(words: readonly string[], alike: Alike): string {
  const terms = words.map((word) => (alike.get(word) ?? []).map((one) => `'${one}'`).join(' | '));
  return terms.includes('') ? '' : terms.map((term) => `(${term})`).join(' & ');
}
