import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import type { DocumentType } from '@prorata/domain/vocabulary';
import type { Database } from '../../../database/tables.ts';
import type { CreditorAction } from '../../../http/action.ts';
import { completeStatement } from '../../statements/read-statements.ts';
import { receivedFrom } from '../../statements/receive-document.ts';
import { addDocument, getDocument, listSamePaper, removeDocument } from '../../statements/store-document.ts';
import { inOpenInvitation } from './act-of-creditor.ts';
import { leavePaper } from './follow-papers.ts';
import { lockOwnStatement } from './own-statement.ts';
import { presentInvitedStatement } from './present.ts';

/** Says what a paper is. The statement has it once as each, over the same bytes: nothing is sent a second time. */
export function setDocumentTypes(
  db: Database,
  action: CreditorAction,
  { tpStatementId, documentId }: { readonly tpStatementId: string; readonly documentId: string },
  documentTypes: readonly DocumentType[],
): Promise<InvitedStatement> {
  return inOpenInvitation(db, action, async (trx, { dossier, action, invitation }) => {
    const own = { invitationId: invitation.id, tpStatementId };
    const place = { dossier, statement: await lockOwnStatement(trx, own) };
    const document = await getDocument(trx, place, documentId);
    const received = receivedFrom(document);
    const same = await listSamePaper(trx, place, document.sha256);
    const wanted = new Set(documentTypes);
    for (const documentType of wanted) {
      if (same.some((document) => document.documentType === documentType)) continue;
      await addDocument(trx, action, place, { documentType, received });
    }
    for (const { id, documentType } of same) {
      if (wanted.has(documentType)) continue;
      await leavePaper(trx, action, place, id);
      await removeDocument(trx, action, place, id);
    }
    return presentInvitedStatement(await completeStatement(trx, await lockOwnStatement(trx, own)));
  });
}
