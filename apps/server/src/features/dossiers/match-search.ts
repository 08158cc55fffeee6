import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { parseSearchTerms } from './search-terms.ts';

/**
 * Which dossiers hold every word that somebody typed: in their number or in the first of their series, their defendant, the
 * defendant's numbers, or the name of the responsible bailiff. An office has few bailiffs and many dossiers, so the bailiffs are found
 * first; the dossiers then come out of an index, whatever others have.
 */
export async function matchSearch(
  db: Database,
  organizationId: string,
  typed: string,
): Promise<RawBuilder<SqlBool>> {
  const words = parseSearchTerms(typed);
  const read = words.length === 0 ? [] : await readWords(db, organizationId, words);
  const ofDossier = read.filter(({ named }) => named.length === 0);
  const ofAnyone = read.filter(({ named }) => named.length > 0);
  const conditions =
    ofDossier.length > 0
      ? [isFoundBy(ofDossier.map(({ query }) => query).join(' & ')), ...ofAnyone.map(holds)]
      : ofAnyone.map((word, place) => (place === 0 ? isFoundByOrOf(word) : holds(word)));
  return conditions.length === 0 ? sql<SqlBool>`false` : sql.join<SqlBool>(conditions, sql` and `);
}

/**
 * By the index of words alone, and the words behind a `select`: PostgreSQL then plans for any words alike, keeps that plan, and never
 * takes one that suits some words and goes through the whole office for others. What it found is read again where it stands.
 */
function isFoundBy(query: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`dossiers.ctid = any(array(
    select found.ctid from dossiers as found where found.search_words @@ (select ${query}::tsquery)
    union all
    select later.ctid from dossiers as later where later.id = any(${followersOf(query)})
  ))`;
}

/** The same where the bailiff's name will do: both indexes give ids. */
function isFoundByOrOf({ query, named }: ReadWord): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    dossiers.id = any(array(select found.id from dossiers as found where found.search_words @@ (select ${query}::tsquery)))
    or dossiers.id = any(${followersOf(query)})
    or dossiers.responsible_bailiff_id = any(${named}::uuid[])
  )`;
}

/** Of those that another word found. */
function holds({ query, named }: ReadWord): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    dossiers.search_words @@ (select ${query}::tsquery)
    or dossiers.id = any(${followersOf(query)})
    or dossiers.responsible_bailiff_id = any(${named}::uuid[])
  )`;
}

/** Who knows the number of the first of a series finds those that follow it. */
function followersOf(query: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select follow_ups.dossier_id from follow_ups join dossiers as opened on opened.id = series_id
    where opened.search_words @@ (select ${query}::tsquery)
  )`;
}

interface ReadWord {
  /** By which dossiers that hold the word are found. */
  readonly query: string;
  /** The people of the office in whose name it is. */
  readonly named: string[];
}

/** What to look for is worked out once: to take a text apart costs more than to find what holds its words. */
async function readWords(
  db: Database,
  organizationId: string,
  words: readonly string[],
): Promise<readonly ReadWord[]> {
  const { rows } = await sql<ReadWord>`
    with typed as materialized (
      select place, search_query(${organizationId}::uuid, word) as query
      from unnest(${words}::text[]) with ordinality as typed (word, place)
    )
    select query::text as query, array(
      select users.id::text from users where users.organization_id = ${organizationId} and users.name_words @@ query
    ) as named
    from typed where query is not null order by place`.execute(db);
  return rows;
}
