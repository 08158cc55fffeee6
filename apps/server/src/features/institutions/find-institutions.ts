import { foldName } from '@prorata/domain/parties/fold-name';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasFoldedWordStartingWith, hasWordStartingWith, startsWith } from '../../database/search.ts';
import type { Database } from '../../database/tables.ts';
import { namesOf, type StoredInstitution } from './institution-fields.ts';

/** Those of the numbers that institutions have. */
export async function readInstitutions(
  db: Database,
  numbers: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, StoredInstitution>> {
  const asked = [...new Set(numbers.filter((number) => number !== null))];
  if (asked.length === 0) return new Map();
  const found = await db
    .selectFrom('institutions')
    .selectAll()
    .where('enterpriseNumber', 'in', asked)
    .execute();
  return new Map(found.map((institution) => [institution.enterpriseNumber, institution]));
}

/** More than a search shows. */
export const MOST_INSTITUTIONS = 20;

interface Search {
  readonly query: string;
  readonly column: string;
}

/** Whom somebody may mean by what was typed: by name or by what an account is for, by number, or by place. */
export function searchInstitutions(db: Database, search: Search): Promise<StoredInstitution[]> {
  return selectMeant(db, search).selectAll().execute();
}

/** Finds the numbers of the same. */
export function numbersOfInstitutions(db: Database, search: Search): RawBuilder<string[]> {
  return sql<string[]>`array(${selectMeant(db, search).select('enterpriseNumber')})::text[]`;
}

function selectMeant(db: Database, { query, column }: Search) {
  return db
    .selectFrom('institutions')
    .where(SEARCHES[column]?.(query) ?? sql<SqlBool>`false`)
    .orderBy('searchText')
    .orderBy('id')
    .limit(MOST_INSTITUTIONS);
}

const WORDS = sql`(search_text || fold((
  select coalesce(string_agg(' ' || coalesce(account ->> 'purpose', ''), ''), '') from jsonb_array_elements(accounts) as account
)))`;

const SEARCHES: Readonly<Record<string, (typed: string) => RawBuilder<SqlBool>>> = {
  name: (typed) => {
    const words = typed.split(/\s+/).filter((word) => word !== '');
    return sql<SqlBool>`(${sql.join(
      words.map((word) => hasFoldedWordStartingWith(WORDS, word)),
      sql` and `,
    )})`;
  },
  kboNumber: (typed) => startsWith(sql.ref('enterpriseNumber'), typed.replaceAll(/\D/g, '') || typed),
  city: (typed) => hasWordStartingWith(sql`address ->> 'city'`, typed),
};

/** The one institution that goes by a name, in any language. */
export async function findInstitutionNamed(
  db: Database,
  name: string,
): Promise<StoredInstitution | undefined> {
  const alike = await db
    .selectFrom('institutions')
    .selectAll()
    .where(sql<SqlBool>`word_similarity(fold(${name}), search_text) >= ${LEAST_RESEMBLANCE}`)
    .execute();
  const named = alike.filter((institution) =>
    namesOf(institution, 'nl').some((official) => foldName(official) === foldName(name)),
  );
  return named.length === 1 ? named[0] : undefined;
}

/** The same words in another order, or with another legal form, still resemble as much. */
const LEAST_RESEMBLANCE = 0.3;
const LOOKED_AT = 10;

interface Wanted {
  readonly kboNumber: string | null;
  readonly name: string | null;
}

/** For each of those wanted, by its place: the institution with its number, or those with a name like it. */
export async function listLikelyInstitutions(
  db: Database,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<number, StoredInstitution[]>> {
  const rows = wanted.map(({ kboNumber, name }, place) => ({ place, number: kboNumber, name }));
  const { rows: found } = await sql<{ place: number; number: string }>`
    select wanted.place::int as place, likely.enterprise_number as number
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (place int, number text, name text)
    cross join lateral (
      select enterprise_number from institutions
      where enterprise_number = wanted.number
        or wanted.number is null and word_similarity(fold(wanted.name), search_text) >= ${LEAST_RESEMBLANCE}
      order by word_similarity(fold(wanted.name), search_text) desc
      limit ${LOOKED_AT}
    ) as likely
  `.execute(db);
  const stored = await readInstitutions(
    db,
    found.map(({ number }) => number),
  );
  const likely = Map.groupBy(found, ({ place }) => place);
  return new Map(
    [...likely].map(([place, some]) => [place, some.flatMap(({ number }) => stored.get(number) ?? [])]),
  );
}
