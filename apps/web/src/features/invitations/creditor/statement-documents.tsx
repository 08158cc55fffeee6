import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { useQueryClient } from '@tanstack/react-query';
import { DocumentsPanel } from '../../../components/documents/documents-panel.tsx';
import {
  DocumentDialogs,
  type StatementDocuments,
  useDocuments,
} from '../../../components/documents/statement-documents.tsx';
import { request, uploadFile } from '../../../platform/client/request.ts';
import { invitedKey, useInvited } from './invited.ts';

/** The documents of a statement, to look at. */
export function MyDocuments({ statement }: { readonly statement: InvitedStatement }) {
  const documents = useMyDocuments(statement.id);
  return (
    <>
      <DocumentsPanel statement={statement} documents={documents} isReadOnly />
      <DocumentDialogs documents={documents} />
    </>
  );
}

/** What an invited creditor can do with the documents of a statement. */
export function useMyDocuments(tpStatementId: string): StatementDocuments {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const params = { invitationCode, tpStatementId };
  return useDocuments({
    upload: (file, documentType, options) =>
      uploadFile(invitedCalls.uploadDocument, { params, upload: { documentType }, file, ...options }),
    download: (documentId, signal) =>
      request(invitedCalls.downloadDocument, {
        params: { ...params, documentId },
        ...(signal && { signal }),
      }),
    remove: (documentId) => request(invitedCalls.removeDocument, { params: { ...params, documentId } }),
    onChanged: () => queries.invalidateQueries({ queryKey: invitedKey(invitationCode) }),
  });
}
