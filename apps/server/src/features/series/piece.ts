import { insertFile } from '../../database/insert-file.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import type { OutgoingFile } from '../../http/calls/route.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { lockDossierForChange, readPartOfDossier } from '../dossiers/find-dossier.ts';
import { giveDocument, receiveDocument } from '../statements/receive-document.ts';
import type { UploadTools } from '../uploads/receive-upload.ts';

/** Keeps the paper of the decision, once: what a calculation stands on does not change under it. */
export async function attachPiece(
  tools: Pick<Tools, 'db'> & UploadTools,
  action: UserAction,
  dossierId: string,
  file: UploadedFile,
): Promise<void> {
  const { db } = tools;
  const { fileName, ...received } = await receiveDocument(tools, file);
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossierForChange(trx, action.actor, dossierId);
    const kept = await trx
      .selectFrom('followUps')
      .select('fileId')
      .where('dossierId', '=', dossierId)
      .executeTakeFirst();
    if (kept === undefined) throw new ProblemError('not-found');
    if (kept.fileId !== null) throw new ProblemError('conflict');
    await trx
      .updateTable('followUps')
      .set({ fileId: await insertFile(trx, received), fileName })
      .where('dossierId', '=', dossierId)
      .execute();
    await recordEvent(trx, action, {
      dossier,
      type: 'series.pieceKept',
      subjectId: dossierId,
      before: null,
      after: { fileName, sha256: received.sha256 },
      version: null,
    });
  });
}

export async function downloadPiece(
  tools: Pick<Tools, 'db' | 'storage'>,
  user: ActingUser,
  dossierId: string,
): Promise<OutgoingFile> {
  const piece = await readPartOfDossier(tools.db, user, dossierId, (db) =>
    db
      .selectFrom('followUps')
      .innerJoin('files as file', 'file.id', 'followUps.fileId')
      .select(['fileId', 'fileName', 'file.mediaType'])
      .where('dossierId', '=', dossierId)
      .executeTakeFirst(),
  );
  return giveDocument(tools, piece);
}
