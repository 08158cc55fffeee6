import type { Document } from '@prorata/contract/statements/document';
import { canCreditorAct } from '@prorata/domain/invitation-workflow';
import { brusselsDate } from '@prorata/domain/iso-date';
import type { DocumentType } from '@prorata/domain/vocabulary';
import type { FileStorage } from '../../../adapters/file-storage.ts';
import type { Database } from '../../../database/tables.ts';
import type { CreditorAction } from '../../../http/action.ts';
import type { UploadedFile } from '../../../http/calls/read-upload.ts';
import type { OutgoingFile } from '../../../http/calls/route.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { Tools } from '../../../tools.ts';
import { presentDocument } from '../../statements/present-statement.ts';
import { receiveWhatever } from '../../statements/receive-document.ts';
import { sendDocument } from '../../statements/send-document.ts';
import { addDocument, removeDocument } from '../../statements/store-document.ts';
import type { UploadTools } from '../../uploads/receive-upload.ts';
import { inOpenInvitation } from './act-of-creditor.ts';
import { leavePaper, proveWaiting } from './follow-papers.ts';
import { getOwnStatement, lockOwnStatement } from './own-statement.ts';

interface Files {
  readonly db: Database;
  readonly storage: FileStorage;
}

interface DocumentPlace {
  readonly tpStatementId: string;
  readonly documentId: string;
}

/** Adds a document. Who may not is refused before anything is looked at or stored. */
export async function uploadOwnDocument(
  tools: Pick<Tools, 'db'> & UploadTools,
  action: CreditorAction,
  tpStatementId: string,
  upload: { readonly documentType: DocumentType; readonly file: UploadedFile },
): Promise<Document> {
  const { db } = tools;
  await refuseClosed(db, action);
  await getOwnStatement(db, { invitationId: action.actor.id, tpStatementId });
  const received = await receiveWhatever(tools, upload.file);
  return inOpenInvitation(db, action, async (trx, { dossier, action, invitation }) => {
    const statement = await lockOwnStatement(trx, { invitationId: invitation.id, tpStatementId });
    const { documentType } = upload;
    const place = { dossier, statement };
    const document = await addDocument(trx, action, place, { documentType, received });
    await proveWaiting(trx, action, place, document.id);
    return presentDocument(document);
  });
}

async function refuseClosed(db: Database, { actor, at }: CreditorAction): Promise<void> {
  const { status, validUntil } = await db
    .selectFrom('invitations')
    .select(['status', 'validUntil'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow();
  if (validUntil === null || !canCreditorAct(status, validUntil, brusselsDate(at))) {
    throw new ProblemError('invitation-closed');
  }
}

export async function downloadOwnDocument(
  files: Files,
  invitationId: string,
  { tpStatementId, documentId }: DocumentPlace,
): Promise<OutgoingFile> {
  const { id: statementId } = await getOwnStatement(files.db, { invitationId, tpStatementId });
  return sendDocument(files, { statementId, documentId });
}

export function removeOwnDocument(
  db: Database,
  action: CreditorAction,
  { tpStatementId, documentId }: DocumentPlace,
): Promise<void> {
  return inOpenInvitation(db, action, async (trx, { dossier, action, invitation }) => {
    const statement = await lockOwnStatement(trx, { invitationId: invitation.id, tpStatementId });
    await leavePaper(trx, action, { dossier, statement }, documentId);
    await removeDocument(trx, action, { dossier, statement }, documentId);
  });
}
