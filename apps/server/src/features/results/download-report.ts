import type { FileStorage } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { getResult, type ResultPlace } from '../distribution/select-results.ts';
import { getDossier } from '../dossiers/find-dossier.ts';

interface ReportParts {
  readonly db: Database;
  readonly storage: FileStorage;
}

/** The report of a calculation: the signed one where there is one. */
export async function downloadReport(
  { db, storage }: ReportParts,
  user: ActingUser,
  place: ResultPlace,
): Promise<OutgoingFile> {
  await getDossier(db, user, place.dossierId);
  const { fileName, signedPdfFileId, pdfFileId } = await getResult(db, place);
  const { storageKey } = await db
    .selectFrom('files')
    .select('storageKey')
    .where('id', '=', signedPdfFileId ?? pdfFileId)
    .executeTakeFirstOrThrow();
  const content = await storage.find(storageKey);
  if (!content) throw new Error(`The file ${storageKey} is gone from storage.`);
  return { name: fileName, mediaType: 'application/pdf', content };
}
