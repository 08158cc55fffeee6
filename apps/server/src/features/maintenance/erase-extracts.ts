import { type SqlBool, sql } from 'kysely';
import { newId } from '../../database/new-id.ts';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';

/** Since when an extract lies there: taken over into its dossier, else last worked on. */
const KEPT_SINCE = sql<Date>`coalesce(applied_at, updated_at)`;

/** How many are due that nobody has touched since. */
export async function countExtractsKeptSince(db: Database, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom('extracts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('erasedAt', 'is', null)
    .where(sql<SqlBool>`${KEPT_SINCE} < ${before}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Erases extracts with what was read in them. One of which nothing came goes as a whole; of the others stays which
 * file it was, and what was decided about each creditor, which is the dossier's. Their bytes follow with the sweep.
 */
export async function eraseExtracts(db: Database, at: Date, before: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('extracts')
      .select(['id', 'appliedAt', 'fileId'])
      .where('erasedAt', 'is', null)
      .where(sql<SqlBool>`${KEPT_SINCE} < ${before}`)
      .forUpdate()
      .execute();
    if (due.length === 0) return;
    const idsOf = (isApplied: boolean) =>
      due.filter(({ appliedAt }) => (appliedAt !== null) === isApplied).map(({ id }) => id);
    await eraseContents(trx, idsOf(true), at);
    const drafts = idsOf(false);
    if (drafts.length > 0) await trx.deleteFrom('extracts').where('id', 'in', drafts).execute();
    const files = due.map(({ fileId }) => fileId).filter((id) => id !== null);
    if (files.length > 0) await trx.deleteFrom('files').where('id', 'in', files).execute();
    await trx
      .insertInto('erasures')
      .values({ id: newId(), erasedAt: at, kind: 'extracts', numberOfDocuments: due.length })
      .execute();
  });
}

async function eraseContents(trx: Transaction, ids: readonly string[], erasedAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('extracts')
    .set({ erasedAt, fileId: null, content: null, progress: null })
    .where('id', 'in', ids)
    .execute();
}

/** When the dossier itself is erased, what was decided about each creditor goes, too, and what the file was called. */
export async function eraseExtractsOf(trx: Transaction, dossierId: string, erasedAt: Date): Promise<number> {
  const extracts = await trx
    .selectFrom('extracts')
    .select(['id', 'appliedAt', 'fileId'])
    .where('dossierId', '=', dossierId)
    .execute();
  await trx
    .deleteFrom('extracts')
    .where('dossierId', '=', dossierId)
    .where('appliedAt', 'is', null)
    .execute();
  await trx
    .updateTable('extracts')
    .set({ erasedAt, fileId: null, content: null, progress: null, outcome: null, fileName: ERASED_NAME })
    .where('dossierId', '=', dossierId)
    .execute();
  const files = extracts.map(({ fileId }) => fileId).filter((id) => id !== null);
  if (files.length > 0) await trx.deleteFrom('files').where('id', 'in', files).execute();
  return files.length;
}

const ERASED_NAME = '–';
