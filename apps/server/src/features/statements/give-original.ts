import type { ParamsOf } from '@prorata/contract/call';
import type { documentsCalls } from '@prorata/contract/statements/document-calls';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';
import { refuseUnjudged } from '../uploads/refuse-unjudged.ts';
import { selectDocuments } from './read-statements.ts';

/**
 * What was sent, byte for byte, where something else is shown in its place: for whoever must prove it, such as that it was signed.
 * It may do what the shown one no longer does, so no browser is told what it is, and the trail says who fetched it.
 */
export async function giveOriginal(
  { db, storage }: Pick<Tools, 'db' | 'storage'>,
  action: UserAction,
  { dossierId, documentId }: ParamsOf<typeof documentsCalls.downloadOriginal>,
): Promise<OutgoingFile> {
  const original = await inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    const document = await selectDocuments(trx)
      .where('document.id', '=', documentId)
      .where('document.dossierId', '=', dossierId)
      .executeTakeFirst();
    const { originalStorageKey: storageKey, originalSha256: sha256 } = document ?? {};
    if (!document || !storageKey || !sha256) throw new ProblemError('document-without-original');
    refuseUnjudged(document);
    const { fileName, mediaType } = document;
    await recordEvent(trx, action, {
      ...{ type: 'document.originalGiven', dossier, subjectId: documentId, version: null },
      before: null,
      after: { fileName, originalSha256: sha256 },
    });
    return { storageKey, sha256, name: mediaType === 'image/jpeg' ? `${fileName}.heic` : fileName };
  });
  const content = await storage.read(original);
  return { name: `original-${original.name}`, mediaType: 'application/octet-stream', content };
}
