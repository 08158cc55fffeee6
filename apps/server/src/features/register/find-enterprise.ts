import type { IsoDate } from '@prorata/domain/iso-date';
import { type EnterpriseKind, legalFormInRegister } from '@prorata/domain/register/legal-form';
import type { Language, LegalForm } from '@prorata/domain/vocabulary';
import { CompiledQuery } from 'kysely';
import { askAlone } from '../../database/read-together.ts';
import type { Database, RegisterAddressesTable, RegisterNamesTable } from '../../database/tables.ts';
import { answerInTime, unavailable } from './answer-in-time.ts';

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
  const { rows } = await answerInTime(register.executeQuery(selectEnterprises(numbers)));
  const [first] = rows;
  if (first === undefined) throw unavailable('No register of enterprises is loaded.');
  const codes = await readCodes(register, first.found.loadedAt);
  const byNumber = new Map(rows.map(({ found }) => [found.number, found]));
  return numbers.flatMap((number) => {
    const found = byNumber.get(number);
    return found === undefined ? [] : [enterpriseOf(number, found, codes)];
  });
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
  { loadedAt: _, ...found }: FoundEnterprise,
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
