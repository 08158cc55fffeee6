import { type RawBuilder, sql } from 'kysely';
import { newId } from './new-id.ts';
import type { Transaction } from './tables.ts';

/** Which id became which. */
export type CopiedIds = ReadonlyMap<string, string>;

export interface RowsToCopy {
  readonly table:
    | 'creditors'
    | 'assets'
    | 'executionCosts'
    | 'statements'
    | 'files'
    | 'documents'
    | 'privilegedClaims';
  readonly rows: RawBuilder<unknown>;
  /** What is different in the copy, as an object of columns. */
  readonly changes: RawBuilder<unknown>;
}

const IDENTIFIER = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** A text in which every id is that of its copy. */
export function renameIn(text: string, ids: CopiedIds): string {
  return text.replaceAll(IDENTIFIER, (id) => ids.get(id) ?? id);
}

/**
 * Copies rows under ids of their own, in the same order, and adds these to `ids`; whatever names one of them names the copy. Rows
 * travel as text, so that no amount passes through a number.
 */
export async function copyRows(
  trx: Transaction,
  { table, rows, changes }: RowsToCopy,
  ids: Map<string, string>,
): Promise<void> {
  const name = sql.table(table);
  const found = await sql<{ id: string; row: string }>`
    select id::text, (to_jsonb(${name}) || ${changes} || ${NEW})::text as row from ${name}
    where ${rows} order by id`.execute(trx);
  for (const { id } of found.rows) ids.set(id, newId());
  if (found.rows.length === 0) return;
  const copies = found.rows.map(({ row }) => renameIn(row, ids));
  await sql`
    insert into ${name} select (jsonb_populate_record(null::${name}, copy)).*
    from jsonb_array_elements(${`[${copies.join()}]`}::jsonb) with ordinality as copies (copy, place)
    order by place`.execute(trx);
}

const NEW = sql`'{"version": 1}'::jsonb`;
