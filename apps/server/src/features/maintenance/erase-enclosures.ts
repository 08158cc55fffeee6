import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import type { Ids } from './erase-rows.ts';

/** A file that went along with mails or letters of a dossier. */
export interface Enclosed {
  readonly fileId: string;
  readonly dossierId: string;
}

/** What went along with them: asked before their texts go, which alone say so. Nothing is enclosed with mails about no dossier. */
export async function listEnclosed(trx: Transaction, deliveries: Ids): Promise<readonly Enclosed[]> {
  return trx
    .selectFrom('deliveries')
    .select(({ ref }) => [
      sql<string>`jsonb_path_query(content, '$.enclosures[*].fileId') #>> '{}'`.as('fileId'),
      ref('dossierId').$notNull().as('dossierId'),
    ])
    .where('id', 'in', deliveries)
    .where('dossierId', 'is not', null)
    .execute();
}

/**
 * Deletes what was made to go along with a mail and is nobody else's. The signed report, a receipt, and what another mail or letter
 * of the dossier still brings, stay. Their bytes follow with the sweep of what no row names.
 */
export async function deleteEnclosed(trx: Transaction, enclosed: readonly Enclosed[]): Promise<void> {
  if (enclosed.length === 0) return;
  const fileIds = enclosed.map(({ fileId }) => fileId);
  const dossierIds = [...new Set(enclosed.map(({ dossierId }) => dossierId))];
  const naming = await listNamingColumns(trx);
  await trx
    .deleteFrom('files')
    .where('id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .where(
      sql<SqlBool>`files.id not in (
        select (jsonb_path_query(content, '$.enclosures[*].fileId') #>> '{}')::uuid
        from deliveries where dossier_id = any(${dossierIds}::uuid[])
      )`,
    )
    .where((where) =>
      where.and(
        naming.map(
          ({ table, column }) =>
            sql<SqlBool>`not exists (select from ${sql.table(table)} as other where ${sql.ref(`other.${column}`)} = files.id)`,
        ),
      ),
    )
    .execute();
}

interface NamingColumn {
  readonly table: string;
  readonly column: string;
}

/** Which columns name a file, the database knows itself: none that is added later is forgotten here. What a file takes along names none. */
async function listNamingColumns(trx: Transaction): Promise<readonly NamingColumn[]> {
  const { rows } = await sql<NamingColumn>`
    select relname as table, attname as column
    from pg_constraint
      join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'files'::regclass and confdeltype <> 'c'
  `.execute(trx);
  return rows;
}
