import { type FoundDocument, MAX_FOUND } from '@prorata/contract/search/found';
import { brusselsDate } from '@prorata/domain/iso-date';
import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { DOSSIER_COLUMNS, inScope, placeIn, type SearchScope } from './found-place.ts';

/** By their file names, those added last first; of those in the tray of a dossier nobody knows yet whose they are. */
export async function findDocuments(db: Database, scope: SearchScope, words: string) {
  const rows = await db
    .with('found', (query) =>
      query
        .selectFrom('searchEntries as entry')
        .innerJoin('dossiers', 'dossiers.id', 'entry.dossierId')
        .leftJoin('documents', 'documents.id', 'entry.thingId')
        .leftJoin('looseDocuments as loose', 'loose.id', 'entry.thingId')
        .leftJoin('statements', 'statements.id', 'documents.statementId')
        .select(DOSSIER_COLUMNS)
        .select([
          'entry.thingId as id',
          'documents.statementId',
          sql<string>`coalesce(documents.file_name, loose.file_name)`.as('fileName'),
          sql<Date>`coalesce(documents.uploaded_at, loose.uploaded_at)`.as('addedAt'),
          sql<string | null>`coalesce(
            statements.corporate_name,
            nullif(btrim(coalesce(statements.first_name, '') || ' ' || coalesce(statements.last_name, '')), '')
          )`.as('name'),
        ])
        .where(sql<boolean>`entry.words @@ entry_query(${scope.organizationId}::uuid, 'd', ${words})`)
        .where('statements.deletedAt', 'is', null)
        .where(inScope(scope)),
    )
    .selectFrom('found')
    .selectAll()
    .select(sql<number>`count(*) over ()::integer`.as('total'))
    .orderBy('addedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_FOUND)
    .execute();
  const items = rows.map(
    (row): FoundDocument => ({
      id: row.id,
      fileName: row.fileName,
      name: row.name,
      addedOn: brusselsDate(row.addedAt),
      place: placeIn(row, 'statements', row.statementId ?? 'tray'),
    }),
  );
  return { items, total: rows[0]?.total ?? 0 };
}
