import type { IsoDate } from '@prorata/domain/iso-date';
import { type EnterpriseKind, legalFormInRegister } from '@prorata/domain/register/legal-form';
import type { Language, LegalForm } from '@prorata/domain/vocabulary';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { askAlone } from '../../database/read-together.ts';
import type { Database, RegisterAddressesTable, RegisterNamesTable } from '../../database/tables.ts';
import { answerInTime, unavailable } from './answer-in-time.ts';
import { type FoundEnterprises, numbersOf } from './search-enterprises.ts';

/** An enterprise as the register had it on the day of its newest extract. */
export interface RegisteredEnterprise {
  readonly number: string;
  readonly kind: EnterpriseKind;
  /** Its own name first, then what else it goes by. */
  readonly names: readonly RegisteredName[];
  /** The register's code, of which we know only some. */
  readonly formCode: string | null;
  readonly formNames: NamesByLanguage;
  readonly corporateForm: LegalForm | null;
  /** Natural persons have no address in the register. */
  readonly seat: RegisteredAddress | null;
  readonly situationCode: string | null;
  readonly situationNames: NamesByLanguage;
  readonly since: IsoDate | null;
  readonly extract: RegisterExtract;
  /** The first extract in which it no longer stood; the rest is then as it was before. */
  readonly goneSince: RegisterExtract | null;
}

export interface RegisterExtract {
  readonly number: number;
  readonly date: IsoDate;
}

type RegisteredName = Pick<RegisterNamesTable, 'language' | 'kind' | 'name'>;
type RegisteredAddress = Omit<RegisterAddressesTable, 'number' | 'words'>;
type NamesByLanguage = Readonly<Partial<Record<Language, string>>>;

/** The extract that the register was last brought to, if one is loaded. */
export async function findRegisterExtract(db: Database): Promise<RegisterExtract | undefined> {
  return answerInTime(
    db
      .selectFrom('register.extracts')
      .select(['number', 'snapshotDate as date'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
}

/**
 * The enterprise with a number of ten digits.
 *
 * @throws kbo-search-unavailable when no register is loaded, or the database does not answer in time.
 */
export async function findEnterprise(
  db: Database,
  number: string,
): Promise<RegisteredEnterprise | undefined> {
  const [enterprise] = await readEnterprises(db, [number]);
  return enterprise;
}

/** Those of the numbers that the register has, in the order of the numbers. */
export async function readEnterprises(
  db: Database,
  numbers: readonly string[],
): Promise<RegisteredEnterprise[]> {
  // Whoever reads something else with it goes on without the register when it does not answer.
  const register = askAlone(db);
  const byNumber = await enterprisesFrom(register, await listFound(register, numbers));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** Some of those who were found: behind one place, up to another, and none that is shown elsewhere. */
export interface Window {
  readonly start: number;
  readonly end: number;
  readonly without: readonly string[];
}

/** The numbers of some of those who were found, or what finds them where a slip may mean some. */
export function numbersWithin(
  { numbers, ...found }: FoundEnterprises,
  window: Window,
): readonly string[] | RawBuilder<string> {
  const { start, end, without } = window;
  if (found.similar === null) {
    return numbers.slice(start, end).filter((number) => !without.includes(number));
  }
  return sql<string>`(select number from (${numbersOf({ numbers, ...found })}) as listed where ${isWithin(window)})`;
}

function isWithin({ start, end, without }: Window): RawBuilder<unknown> {
  return sql`place > ${start}::int and place <= ${end}::int and number <> all (${without}::text[])`;
}

interface FoundWithin {
  /** How many were found in all. */
  readonly total: number;
  /** In the order in which they were found. */
  readonly within: readonly RegisteredEnterprise[];
  readonly byNumber: ReadonlyMap<string, RegisteredEnterprise>;
}

/**
 * All that the register has of some of those who were found, and of others.
 *
 * @throws kbo-search-unavailable when no register is loaded, or the database does not answer in time.
 */
export async function readFound(
  db: Database,
  found: FoundEnterprises,
  window: Window,
  others: readonly string[],
): Promise<FoundWithin> {
  const known = numbersWithin(found, window);
  const { total, numbers, read } =
    'length' in known
      ? { total: found.numbers.length, numbers: known, read: await listFound(db, [...known, ...others]) }
      : await listSimilar(db, found, window, others);
  const byNumber = await enterprisesFrom(askAlone(db), read);
  return { total, within: numbers.flatMap((number) => byNumber.get(number) ?? []), byNumber };
}

async function listFound(db: Database, numbers: readonly string[]): Promise<FoundEnterprise[]> {
  const { rows } = await answerInTime(db.executeQuery(selectEnterprises(numbers)));
  return rows.map(({ found }) => found);
}

/** Only the database knows yet whom a slip may mean: it reads about them in the same statement. */
async function listSimilar(db: Database, found: FoundEnterprises, window: Window, others: readonly string[]) {
  const { rows } = await answerInTime(
    sql<{ total: number; numbers: string[]; read: FoundEnterprise[] | null }>`
      with listed as materialized (${numbersOf(found)}),
      within as materialized (
        select array(select number from listed where ${isWithin(window)} order by place) as numbers
      )
      select (select count(*)::int from listed) as total, numbers, (
        select json_agg(found) from find_enterprises(numbers || ${others}::text[])
      ) as read
      from within`.execute(db),
  );
  const [{ total, numbers, read } = { total: 0, numbers: [], read: null }] = rows;
  return { total, numbers, read: read ?? [] };
}

/** By their numbers. */
async function enterprisesFrom(
  db: Database,
  read: readonly FoundEnterprise[],
): Promise<ReadonlyMap<string, RegisteredEnterprise>> {
  const [first] = read;
  if (first === undefined) throw unavailable('No register of enterprises is loaded.');
  const codes = await readCodes(db, first.loadedAt);
  return new Map(
    read.flatMap(({ number, ...found }) =>
      number === null ? [] : [[number, enterpriseOf(number, found, codes)]],
    ),
  );
}

/** As the database tells it; without a number when it has none of those that were asked for. */
interface FoundEnterprise
  extends Omit<RegisteredEnterprise, 'number' | 'names' | 'formNames' | 'situationNames' | 'corporateForm'> {
  readonly number: string | null;
  readonly names: readonly RegisteredName[] | null;
  readonly loadedAt: string;
}

/** One question, which neither we nor the database work out each time: see the migration that made the function. */
function selectEnterprises(numbers: readonly string[]): CompiledQuery<{ readonly found: FoundEnterprise }> {
  return CompiledQuery.raw('select found from find_enterprises($1::text[])', [numbers]);
}

function enterpriseOf(
  number: string,
  { loadedAt: _, ...found }: Omit<FoundEnterprise, 'number'>,
  codes: Codes,
): RegisteredEnterprise {
  return {
    ...found,
    number,
    names: (found.names ?? []).toSorted(ownFirst),
    formNames: codes.get(`JuridicalForm ${found.formCode}`) ?? {},
    situationNames: codes.get(`JuridicalSituation ${found.situationCode}`) ?? {},
    corporateForm: legalFormInRegister(found.kind, found.formCode),
  };
}

/** What the codes mean, by category and code. */
type Codes = ReadonlyMap<string, NamesByLanguage>;

const codesRead = new WeakMap<Database, { readonly loadedAt: string; readonly codes: Codes }>();

/** There are a few hundred, which change only when the register is loaded: they are kept until then. */
async function readCodes(db: Database, loadedAt: string): Promise<Codes> {
  const read = codesRead.get(db);
  if (read?.loadedAt === loadedAt) return read.codes;
  const rows = await answerInTime(db.selectFrom('register.codes').selectAll().execute());
  const codes = new Map<string, NamesByLanguage>();
  for (const { category, code, language, name } of rows) {
    const key = `${category} ${code}`;
    codes.set(key, { ...codes.get(key), [language]: name });
  }
  codesRead.set(db, { loadedAt, codes });
  return codes;
}

/** Its own name before what else it goes by; among those by language, the unknown one last, and by the letters. */
function ownFirst(one: RegisteredName, other: RegisteredName): number {
  return sortKeyOf(one) < sortKeyOf(other) ? -1 : 1;
}

const KINDS_OF_NAMES: readonly RegisteredName['kind'][] = ['name', 'abbreviation', 'commercial', 'branch'];

function sortKeyOf({ kind, language, name }: RegisteredName): string {
  return `${KINDS_OF_NAMES.indexOf(kind)} ${language ?? '~'} ${name}`;
}
