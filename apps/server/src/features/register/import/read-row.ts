import { isIsoDate } from '@prorata/domain/iso-date';
import { complementCheckDigits } from '@prorata/domain/modulo-97';
import { searchText } from '@prorata/domain/register/search-words';

/** What a row of a table is given; in the order of the columns. */
export type Values = readonly (string | null)[];

/** Why a record is refused: it does not hold what the format promises. */
export type Fault =
  | 'columns'
  | 'quotes'
  | 'number'
  | 'status'
  | 'kind'
  | 'language'
  | 'date'
  | 'name'
  | 'code';

/** What becomes of a record: a row, nothing because the register has no use for it, or a refusal. */
export type Outcome = Values | 'unused' | Fault;

/** Where rows go. */
export interface TableRows {
  readonly table: string;
  readonly tableColumns: readonly string[];
}

/** How a file of the archive is read, and where its rows go. */
export interface FileFormat extends TableRows {
  /** The columns that we read, as the first line of the file names them. */
  readonly columns: readonly string[];
  readonly read: (fields: readonly string[]) => Outcome;
}

export const LANGUAGES = new Map([
  ['0', null],
  ['1', 'fr'],
  ['2', 'nl'],
  ['3', 'de'],
  ['4', 'en'],
]);

export const KINDS = new Map([
  ['1', 'natural'],
  ['2', 'legal'],
]);

export const NAME_KINDS = new Map([
  ['001', 'name'],
  ['002', 'abbreviation'],
  ['003', 'commercial'],
  ['004', 'branch'],
]);

const CODE_LANGUAGES = new Set(['nl', 'fr', 'de', 'en']);
/** The categories of codes that people are shown. */
const CATEGORIES = new Set(['JuridicalForm', 'JuridicalSituation']);
export const SEAT = 'REGO';
export const ACTIVE = 'AC';

export const ENTERPRISE_FILE: FileFormat = {
  columns: [
    'EnterpriseNumber',
    'Status',
    'JuridicalSituation',
    'TypeOfEnterprise',
    'JuridicalForm',
    'JuridicalFormCAC',
    'StartDate',
  ],
  table: 'enterprises',
  tableColumns: ['number', 'kind', 'form_code', 'situation_code', 'since'],
  read: ([number = '', status, situation, type = '', form, formToRead, start = '']) => {
    const digits = numberOf(number);
    if (digits.length !== 10 || !digits.endsWith(complementCheckDigits(digits.slice(0, 8)))) return 'number';
    if (status !== ACTIVE) return 'status';
    const kind = KINDS.get(type);
    if (kind === undefined) return 'kind';
    const since = start === '' ? null : dateOf(start);
    if (since === undefined) return 'date';
    return [digits, kind, formToRead || form || null, situation || null, since];
  },
};

export const NAME_FILE: FileFormat = {
  columns: ['EntityNumber', 'Language', 'TypeOfDenomination', 'Denomination'],
  table: 'names',
  tableColumns: ['number', 'language', 'kind', 'name', 'words'],
  read: ([entity = '', language = '', type = '', text = '']) => {
    const number = numberOf(entity);
    if (number === 'unused' || number === 'number') return number;
    const known = LANGUAGES.get(language);
    if (known === undefined) return 'language';
    const kind = NAME_KINDS.get(type);
    if (kind === undefined) return 'kind';
    const name = text.trim();
    if (name === '') return 'name';
    return [number, known, kind, name, searchText(name)];
  },
};

export const ADDRESS_FILE: FileFormat = {
  columns: [
    'EntityNumber',
    'TypeOfAddress',
    'CountryNL',
    'CountryFR',
    'Zipcode',
    'MunicipalityNL',
    'MunicipalityFR',
    'StreetNL',
    'StreetFR',
    'HouseNumber',
    'Box',
    'ExtraAddressInfo',
    'DateStrikingOff',
  ],
  table: 'addresses',
  tableColumns: [
    'number',
    'country_nl',
    'country_fr',
    'zipcode',
    'city_nl',
    'city_fr',
    'street_nl',
    'street_fr',
    'housenumber',
    'box',
    'extra',
    'words',
  ],
  read: ([entity = '', type, ...parts]) => {
    const number = numberOf(entity);
    if (number === 'unused' || number === 'number') return number;
    const struckOff = parts.pop();
    if (type !== SEAT || struckOff !== '') return 'unused';
    const [, , zipcode = '', cityNl = '', cityFr = ''] = parts;
    const row: (string | null)[] = [number];
    for (const part of parts) row.push(part.trim() || null);
    row.push(wordsOfTown(zipcode, cityNl, cityFr));
    return row;
  },
};

/** There are far fewer towns than seats. */
const TOWNS = new Map<string, string>();

export function wordsOfTown(zipcode: string, cityNl: string, cityFr: string): string {
  return once(TOWNS, `${zipcode} ${cityNl} ${cityFr === cityNl ? '' : cityFr}`, searchText);
}

const MOST_REMEMBERED = 50_000;

/** Works the same text out once only; what a file repeats a million times costs most of the time otherwise. */
function once<T>(known: Map<string, T>, text: string, workOut: (text: string) => T): T {
  const found = known.get(text);
  if (found !== undefined) return found;
  const answer = workOut(text);
  if (known.size < MOST_REMEMBERED) known.set(text, answer);
  return answer;
}

/** The words of all names, each once. */
export const WORD_TABLE: TableRows = { table: 'words', tableColumns: ['word'] };

export const CODE_FILE: FileFormat = {
  columns: ['Category', 'Code', 'Language', 'Description'],
  table: 'codes',
  tableColumns: ['category', 'code', 'language', 'name'],
  read: ([category = '', code = '', language = '', description = '']) => {
    if (!CATEGORIES.has(category)) return 'unused';
    const known = language.toLowerCase();
    if (!CODE_LANGUAGES.has(known)) return 'language';
    if (code === '' || description === '') return 'code';
    return [category, code, known, description];
  },
};

/** The numbers whose rows an update takes away, before it brings new ones. */
export function deletionFile(of: 'enterprise' | 'denomination' | 'address'): FileFormat {
  return {
    columns: [of === 'enterprise' ? 'EnterpriseNumber' : 'EntityNumber'],
    table: 'deletions',
    tableColumns: ['file', 'number'],
    read: ([entity = '']) => {
      const number = numberOf(entity);
      return number === 'unused' || number === 'number' ? number : [of, number];
    },
  };
}

/** Names and addresses are also those of establishments and branches, whose numbers start otherwise. */
function numberOf(entity: string): string {
  const digits =
    entity.length === 12 && entity[4] === '.' && entity[8] === '.'
      ? `${entity.slice(0, 4)}${entity.slice(5, 8)}${entity.slice(9)}`
      : entity.replaceAll('.', '');
  if (!/^\d{10}$/.test(digits)) return 'number';
  return digits < '2' ? digits : 'unused';
}

/** There are far fewer days than enterprises. */
const DATES = new Map<string, string | undefined>();

function dateOf(date: string): string | undefined {
  return once(DATES, date, isoDateOf);
}

function isoDateOf(date: string): string | undefined {
  const iso = `${date.slice(6)}-${date.slice(3, 5)}-${date.slice(0, 2)}`;
  return /^\d\d-\d\d-\d{4}$/.test(date) && isIsoDate(iso) ? iso : undefined;
}
