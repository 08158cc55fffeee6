import type { IsoDate } from '@prorata/domain/iso-date';
import { type EnterpriseKind, legalFormInRegister } from '@prorata/domain/register/legal-form';
import type { Language, LegalForm } from '@prorata/domain/vocabulary';
import { type RawBuilder, sql } from 'kysely';
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
  const { rows } = await answerInTime(selectEnterprises(numbers).execute(db));
  if (rows.length === 0) throw unavailable('No register of enterprises is loaded.');
  return rows.flatMap((row) => (isFound(row) ? [enterpriseOf(row)] : []));
}

interface Row {
  readonly extractNumber: number;
  readonly extractDate: IsoDate;
  readonly number: string | null;
  readonly kind: EnterpriseKind | null;
  readonly formCode: string | null;
  readonly situationCode: string | null;
  readonly since: IsoDate | null;
  readonly goneSinceExtract: number | null;
  readonly goneSince: IsoDate | null;
  readonly names: readonly RegisteredName[] | null;
  readonly seat: RegisteredAddress | null;
  readonly formNames: NamesByLanguage | null;
  readonly situationNames: NamesByLanguage | null;
}

type FoundRow = Row & { readonly number: string; readonly kind: EnterpriseKind };

function isFound(row: Row): row is FoundRow {
  return row.number !== null && row.kind !== null;
}

/** One question for everything. The database plans it once for each session: see the migration that made the function. */
function selectEnterprises(numbers: readonly string[]): RawBuilder<Row> {
  return sql<Row>`select * from find_enterprises(${numbers}::text[])`;
}

function enterpriseOf(row: FoundRow): RegisteredEnterprise {
  const { number, kind, formCode, situationCode, since, seat, goneSince, goneSinceExtract } = row;
  return {
    number,
    kind,
    names: row.names ?? [],
    formCode,
    formNames: row.formNames ?? {},
    corporateForm: legalFormInRegister(kind, formCode),
    seat,
    situationCode,
    situationNames: row.situationNames ?? {},
    since,
    extract: { number: row.extractNumber, date: row.extractDate },
    goneSince:
      goneSince === null || goneSinceExtract === null ? null : { number: goneSinceExtract, date: goneSince },
  };
}
