import { type FoundDocument, MAX_FOUND } from '@prorata/contract/search/found';
import { brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { DOSSIER_COLUMNS, inScope, isEntryFoundBy, placeIn, type SearchScope } from './found-place.ts';

/** By their file names, those added last first; of those in the tray of a dossier nobody knows yet whose they are. */
export async function findDocuments(db: Database, scope: SearchScope, query: string | undefined) {
  if (query === undefined) return { items: [], total: 0 };
  const rows = await db
    .selectFrom('searchEntries as entry')
    .innerJoin('dossiers', 'dossiers.id', 'entry.dossierId')
    .leftJoin('documents', 'documents.id', 'entry.thingId')
    .leftJoin('looseDocuments as loose', 'loose.id', 'entry.thingId')
    .leftJoin('statements', 'statements.id', 'documents.statementId')
    .select(DOSSIER_COLUMNS)
    .select([
      'entry.thingId as documentId',
      'documents.statementId',
      sql<string>`coalesce(documents.file_name, loose.file_name)`.as('fileName'),
      sql<Date>`coalesce(documents.uploaded_at, loose.uploaded_at)`.as('addedAt'),
      sql<string | null>`coalesce(
        statements.corporate_name,
        nullif(btrim(coalesce(statements.first_name, '') || ' ' || coalesce(statements.last_name, '')), '')
      )`.as('name'),
      sql<number>`count(*) over ()::integer`.as('total'),
    ])
    .where(isEntryFoundBy(query))
    .where('statements.deletedAt', 'is', null)
    .where(inScope(scope))
    .orderBy('addedAt', 'desc')
    .orderBy('documentId', 'desc')
    .limit(MAX_FOUND)
    .execute();
  const items = rows.map(
    (row): FoundDocument => ({
      id: row.documentId,
      fileName: row.fileName,
      name: row.name,
      addedOn: brusselsDate(row.addedAt),
      place: placeIn(row, 'statements', row.statementId ?? 'tray'),
    }),
  );
  return { items, total: rows[0]?.total ?? 0 };
}
