import pg from 'pg';
import { camelCase } from './names.ts';

/** A column of an answer, and how its text is read. */
export interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

const fieldsByRows = new WeakMap<object, readonly pg.FieldDef[]>();

type Row = Record<string, unknown>;

/** The rows of an answer under our names. Its columns are kept beside them, which are all that the query builder passes on. */
export function readRows({ rows, fields }: pg.QueryArrayResult): Row[] {
  const names = fields.map(({ name }) => camelCase(name));
  const read = rows.map((values) => {
    const row: Row = {};
    for (let place = 0; place < names.length; place += 1) row[names[place] as string] = values[place];
    return row;
  });
  fieldsByRows.set(read, fields);
  return read;
}

/** Cast to text these are written otherwise than they are sent. */
const OTHERWISE_AS_TEXT: readonly number[] = [
  pg.types.builtins.INET,
  pg.types.builtins.CIDR,
  pg.types.builtins.BPCHAR,
];

/** What the answer with these rows consists of, where its text says the same as the answer itself. */
export function columnsOf(rows: object): readonly Column[] | undefined {
  const fields = fieldsByRows.get(rows);
  if (fields?.some(({ dataTypeID }) => OTHERWISE_AS_TEXT.includes(dataTypeID))) return undefined;
  return fields?.map(({ name, dataTypeID }) => ({ name: camelCase(name), parse: getTypeParser(dataTypeID) }));
}

/** Dates stay text, for a `Date` would move them to another day in another time zone; bigints stay exact. */
export function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return BigInt;
  if (oid === pg.types.builtins.DATE) return String;
  return pg.types.getTypeParser(oid, format);
}
