import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { refuseUnjudged } from '../uploads/refuse-unjudged.ts';
import { selectDocuments } from './read-statements.ts';
import type { DocumentRecord } from './statement-record.ts';

/** The bytes of a document of a statement that the caller may see, read while they are sent. */
export async function sendDocument(
  { db, storage }: { readonly db: Database; readonly storage: FileStorage },
  place: DocumentPlace,
): Promise<OutgoingFile> {
  return giveBytes({ storage }, await findDocument(db, place));
}

interface DocumentPlace {
  readonly statementId: string;
  readonly documentId: string;
}

export function findDocument(
  db: Database,
  { statementId, documentId }: DocumentPlace,
): Promise<DocumentRecord | undefined> {
  return selectDocuments(db)
    .where('document.id', '=', documentId)
    .where('document.statementId', '=', statementId)
    .executeTakeFirst();
}

/** The same of a document that was found. */
export async function giveBytes(
  { storage }: { readonly storage: FileStorage },
  document: DocumentRecord | undefined,
): Promise<OutgoingFile> {
  if (document === undefined) throw new ProblemError('not-found');
  refuseUnjudged(document);
  const { fileName: name, mediaType, sizeBytes } = document;
  const content = await storage.open(document);
  return { name, mediaType, content, sizeBytes: Number(sizeBytes) };
}
