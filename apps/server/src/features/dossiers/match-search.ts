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
  if (words.length === 0) return sql<SqlBool>`false`;
  const named = await findNamed(db, organizationId, words);
  const query = (said: string) => sql`search_query(${organizationId}::uuid, ${said})`;
  // Who knows the number of the first of a series finds those that follow it.
  const holds = (
    said: string,
  ) => sql<SqlBool>`(dossiers.search_words @@ ${query(said)} or dossiers.id = any(array(
    select follow_ups.dossier_id from follow_ups join dossiers as opened on opened.id = series_id
    where opened.search_words @@ ${query(said)}
  )))`;
  const ofDossier = words.filter((_, place) => !named.has(place));
  const conditions = [
    ...(ofDossier.length > 0 ? [holds(ofDossier.join(' '))] : []),
    ...[...named].map(
      ([place, ids]) => sql<SqlBool>`(${holds(words[place] ?? '')}
        or dossiers.responsible_bailiff_id = any(${ids}::uuid[]))`,
    ),
  ];
  return sql.join<SqlBool>(conditions, sql` and `);
}

/** Of each word, by its place, the people of the office in whose name it is. */
async function findNamed(
  db: Database,
  organizationId: string,
  words: readonly string[],
): Promise<ReadonlyMap<number, string[]>> {
  const { rows } = await sql<{ place: number; ids: string[] }>`
    select typed.place::integer - 1 as place, array_agg(users.id::text) as ids
    from unnest(${words}::text[]) with ordinality as typed (word, place)
    join users on users.organization_id = ${organizationId}
      and users.name_words @@ search_query(${organizationId}::uuid, typed.word)
    group by typed.place`.execute(db);
  return new Map(rows.map(({ place, ids }) => [place, ids]));
}
