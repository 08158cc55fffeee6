import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseUnjudged } from '../uploads/refuse-unjudged.ts';
import { selectDocuments } from './read-statements.ts';

/** The bytes of a document of a statement that the caller may see, read while they are sent. */
export async function sendDocument(
  { db, storage }: { readonly db: Database; readonly storage: FileStorage },
  { statementId, documentId }: { readonly statementId: string; readonly documentId: string },
): Promise<OutgoingFile> {
  const document = await selectDocuments(db)
    .where('document.id', '=', documentId)
    .where('document.statementId', '=', statementId)
    .executeTakeFirst();
  if (document === undefined) throw new ProblemError('not-found');
  refuseUnjudged(document);
  const { fileName: name, mediaType, sizeBytes } = document;
  const content = await storage.open(document);
  return { name, mediaType, content, sizeBytes: Number(sizeBytes) };
}
