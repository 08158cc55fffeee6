import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

const TABLES_FOLDER = path.join(import.meta.dirname, 'tables');

/** What an insert may do with a column: leave it out or not, give null or not, or not touch it at all. */
type Columns = Record<string, 'required' | 'optional' | 'nullable' | 'generated'>;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function readStoredTables(): Promise<Record<string, Columns>> {
  const { rows } = await sql<{ table: string; column: string; kind: Columns[string] }>`
    select table_name as table, column_name as column,
      case
        when is_generated = 'ALWAYS' or column_name = 'updated_at'
          or (column_name = 'version' and column_default is not null) then 'generated'
        when is_nullable = 'YES' then 'nullable'
        when column_default is not null then 'optional'
        else 'required'
      end as kind
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
  `.execute(database.db);
  const tables: Record<string, Columns> = {};
  for (const { table, column, kind } of rows) {
    tables[camelCase(table)] = { ...tables[camelCase(table)], [camelCase(column)]: kind };
  }
  return tables;
}

async function readDeclaredTables(): Promise<Record<string, Columns>> {
  const tables: Record<string, Columns> = {};
  for (const file of await readdir(TABLES_FOLDER)) {
    const text = await readFile(path.join(TABLES_FOLDER, file), 'utf8');
    for (const [, name = '', body = ''] of text.matchAll(/export interface (\w+)Table \{\n([\s\S]*?)\n\}/g)) {
      const columns = body.matchAll(/^ {2}(\w+): (.*);$/gm);
      tables[name.charAt(0).toLowerCase() + name.slice(1)] = Object.fromEntries(
        Array.from(columns, ([, column = '', type = '']) => [column, kindOf(type)]),
      );
    }
  }
  return tables;
}

function kindOf(type: string): Columns[string] {
  if (/^(GeneratedAlways<|Version$|UpdatedAt$)/.test(type)) return 'generated';
  if (/\| null$|^OptionalJson$/.test(type)) return 'nullable';
  return /^(Generated<|SetAt$)/.test(type) ? 'optional' : 'required';
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

it('declares every table and column as the database has it', async () => {
  expect(await readDeclaredTables()).toEqual(await readStoredTables());
});
