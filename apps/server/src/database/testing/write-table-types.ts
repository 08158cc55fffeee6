import { sql } from 'kysely';
import type { Database } from '../tables.ts';

interface Column {
  /** With its schema before it, where that is not the usual one. */
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly isGenerated: boolean;
  /** The check of the column alone, from which a closed list of words is read. */
  readonly check: string | null;
}

/** What the shapes of the database are in the product; closed lists carry the name of their type (see migration 0001). */
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  boolean: 'boolean',
  integer: 'number',
  smallint: 'number',
  bigint: 'bigint',
  date: 'IsoDate',
  'timestamp(3) with time zone': 'Date',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  tsvector: 'unknown',
  'text[]': 'readonly string[]',
  'uuid[]': 'readonly string[]',
  address: 'Address',
  cents: 'Cents',
  parts_per_million: 'PartsPerMillion',
  national_number: 'string',
  enterprise_number: 'string',
  iban: 'string',
  email_address: 'string',
  sha256: 'string',
  transaction_kinds: 'readonly TransactionKind[]',
};

/** JSON of which more is known than that it is JSON. */
const JSON_TYPES: Readonly<Record<string, string>> = {
  'deliveries.content': 'Generated<Readonly<Record<string, unknown>>>',
  'statements.removed_claims': 'Generated<unknown>',
};

/** The text of tables.ts, as the migrated database wants it. */
export async function writeTableTypes(db: Database): Promise<string> {
  const columns = await readColumns(db);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const interfaces = tables.map((table) => writeTable(table, columns));
  const names = tables.map((table) => `  ${keyOf(table)}: ${pascalCase(table)}Table;`);
  const body = interfaces.join('\n\n');
  return `${HEAD}${importVocabulary(body)}${REST}${body}

export interface Tables {
${names.join('\n')}
}

/** The database, or a transaction on it: what a query needs. */
export type Database = Kysely<Tables>;

/** A transaction: what a function asks for that must not run outside one. */
export type Transaction = KyselyTransaction<Tables>;
`;
}

const HEAD = `// Written from the migrated database; tables.integration.test.ts compares both, and writes it anew when run with -u.
import type { IsoDate } from '@prorata/domain/iso-date';
import type { Cents } from '@prorata/domain/money';
import type { PartsPerMillion } from '@prorata/domain/percentage';
import type { LetterAddress } from '@prorata/domain/registered-letter-address';
`;

const REST = `import type {
  ColumnType,
  Generated,
  GeneratedAlways,
  Kysely,
  Transaction as KyselyTransaction,
} from 'kysely';

// The tables as queries see them: names in camelCase, cents as bigint, dates as ISO text, instants as \`Date\`. The
// migrations say what the columns mean and which rules they hold.

/** An address as the database keeps it: the parts that are known. */
export type Address = LetterAddress;

/** Counted by the database at each update; never written by hand. */
type Version = ColumnType<number, never, never>;

/** Set by the database at each update. */
type UpdatedAt = ColumnType<Date, never, never>;

/** Any JSON, written as text: an array given as such would reach PostgreSQL as one of its own arrays. */
type Json = ColumnType<unknown, string, string>;

type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>;

type GeneratedJson = ColumnType<unknown, string | undefined, string>;

`;

async function readColumns(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select
      case when schemas.nspname = 'public' then '' else schemas.nspname || '.' end || tables.relname as "table",
      columns.attname as "column",
      format_type(columns.atttypid, columns.atttypmod) as "type",
      not columns.attnotnull as "isNullable",
      columns.atthasdef as "hasDefault",
      columns.attgenerated <> '' or columns.attidentity <> '' as "isGenerated",
      (
        select string_agg(pg_get_constraintdef(rules.oid), ' ')
        from pg_constraint rules
        where rules.conrelid = tables.oid and rules.contype = 'c' and rules.conkey = array[columns.attnum]
      ) as "check"
    from pg_class tables
    join pg_namespace schemas on schemas.oid = tables.relnamespace
    join pg_attribute columns on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
    where schemas.nspname in ('public', 'register') and tables.relkind = 'r' and tables.relname not like 'kysely%'
    order by schemas.nspname <> 'public', tables.relname collate "C", columns.attnum
  `.execute(db);
  return rows;
}

function writeTable(table: string, columns: readonly Column[]): string {
  const lines = columns
    .filter((column) => column.table === table)
    .map((column) => setLine(camelCase(column.column), typeOf(column)));
  return `export interface ${pascalCase(table)}Table {\n${lines.join('\n')}\n}`;
}

/** As the formatter sets it: a list of words that is too long for its line has a line for each. */
function setLine(name: string, type: string): string {
  const line = `  ${name}: ${type};`;
  if (line.length <= 110) return line;
  const isList = type.endsWith(')[]');
  const words = (isList ? type.slice(1, -3) : type).split(' | ').map((word) => `    | ${word}`);
  return isList ? `  ${name}: (\n${words.join('\n')}\n  )[];` : `  ${name}:\n${words.join('\n')};`;
}

function typeOf(column: Column): string {
  const { isNullable, hasDefault, isGenerated, type } = column;
  const known = JSON_TYPES[`${column.table}.${column.column}`];
  if (known !== undefined) return known;
  if (type === 'jsonb') return isNullable ? 'OptionalJson' : hasDefault ? 'GeneratedJson' : 'Json';
  if (column.column === 'updated_at') return 'UpdatedAt';
  if (column.column === 'version' && hasDefault) return 'Version';
  const value = wordsOf(column) ?? TYPES[type] ?? pascalCase(type);
  const orNull = isNullable ? `${value} | null` : value;
  if (isGenerated) return `GeneratedAlways<${orNull}>`;
  return hasDefault ? `Generated<${orNull}>` : orNull;
}

/** A closed list of words that belongs to one column alone. */
function wordsOf({ type, check }: Column): string | undefined {
  if (check === null || !/ANY \(\(?ARRAY\[|<@ \(?ARRAY\[/.test(check)) return undefined;
  const words = [...check.matchAll(/'([^']+)'::text/g)].map(([, word]) => `'${word}'`);
  const union = words.join(' | ');
  return type === 'text[]' ? `(${union})[]` : union;
}

/** The types of closed lists, which all stand in the vocabulary. */
function importVocabulary(body: string): string {
  const inKysely = ['Generated', 'GeneratedAlways'];
  const elsewhere = [
    'Address',
    'Buffer',
    'Cents',
    'Date',
    'GeneratedJson',
    'IsoDate',
    'Json',
    'OptionalJson',
    'PartsPerMillion',
    'Readonly',
    'Record',
    'UpdatedAt',
    'Version',
  ];
  const used = [...body.matchAll(/[:<| ](?:readonly )?([A-Z]\w+)/g)].map(([, name = '']) => name);
  const names = [...new Set(used)].filter(
    (name) => ![...inKysely, ...elsewhere].includes(name) && !name.endsWith('Table'),
  );
  return `import type {\n${names
    .sort()
    .map((name) => `  ${name},\n`)
    .join('')}} from '@prorata/domain/vocabulary';\n`;
}

function keyOf(table: string): string {
  const key = camelCase(table);
  return key.includes('.') ? `'${key}'` : key;
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function pascalCase(name: string): string {
  const camel = camelCase(name.replace('.', '_'));
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
