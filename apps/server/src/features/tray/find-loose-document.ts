import type { DocumentMediaType } from '@prorata/contract/statements/media-types';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/** The files in the tray of a dossier, with their bytes and who laid them down; the first one first. */
export function selectLooseDocuments(db: Database | Transaction, dossierId: string) {
  return (
    db
      .selectFrom('looseDocuments as loose')
      .innerJoin('files as file', 'file.id', 'loose.fileId')
      .innerJoin('users as uploader', 'uploader.id', 'loose.uploadedBy')
      .select([
        'loose.id',
        'loose.sha256',
        'loose.folder',
        'loose.fileName',
        'loose.readText',
        'loose.uploadedAt',
      ])
      .select([
        'loose.fileId',
        'file.storageKey',
        'file.sizeBytes',
        'file.originalSha256',
        'file.originalStorageKey',
      ])
      .select(['file.verdict', 'file.virus', 'file.judgedAt'])
      .select(sql<string>`uploader.first_name || ' ' || uploader.last_name`.as('uploaderName'))
      // Sound: only what was found to be one of these is laid down.
      .select(({ ref }) => ref('file.mediaType').$castTo<DocumentMediaType>().as('mediaType'))
      .where('loose.dossierId', '=', dossierId)
      .orderBy('loose.uploadedAt')
      .orderBy('loose.id')
  );
}

export type LooseDocumentRecord = Awaited<
  ReturnType<ReturnType<typeof selectLooseDocuments>['executeTakeFirstOrThrow']>
>;

interface LooseDocumentPlace {
  readonly dossierId: string;
  readonly looseDocumentId: string;
}

export async function getLooseDocument(
  db: Database | Transaction,
  { dossierId, looseDocumentId }: LooseDocumentPlace,
): Promise<LooseDocumentRecord> {
  const found = await selectLooseDocuments(db, dossierId)
    .where('loose.id', '=', looseDocumentId)
    .executeTakeFirst();
  if (found === undefined) throw new ProblemError('loose-document-not-found');
  return found;
}
