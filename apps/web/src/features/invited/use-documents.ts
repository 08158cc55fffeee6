import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { Document } from '@prorata/contract/statements/document';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../app/client/open-file.ts';
import { request } from '../../app/client/request.ts';
import { uploadFile } from '../../app/client/upload.ts';
import { useProblem } from '../../app/client/use-problem.ts';
import { useRemoving } from '../../app/client/use-removing.ts';
import { showFailure } from '../../app/shell/toasts.ts';
import type { UploadDocument } from '../../components/documents/document-facts.ts';
import { invitedKey, useInvited } from './invited.ts';

/** What an invited creditor can do with the documents of a statement. */
export function useDocuments(tpStatementId: string) {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const { t } = useTranslation('states');
  const inWords = useProblem();
  const [opened, open] = useState<Document>();
  const params = { invitationCode, tpStatementId };
  const refresh = () => queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
  const fileOf = ({ id: documentId }: Pick<Document, 'id'>, signal?: AbortSignal) =>
    request(invitedCalls.downloadDocument, { params: { ...params, documentId }, ...(signal && { signal }) });
  const upload: UploadDocument = async (file, documentType, options) => {
    const added = await uploadFile(invitedCalls.uploadDocument, {
      params,
      upload: { documentType },
      file,
      ...options,
    });
    await refresh();
    return added;
  };
  const removing = useRemoving<Document>({
    remove: ({ id: documentId }) =>
      request(invitedCalls.removeDocument, { params: { ...params, documentId } }),
    onRemoved: () => void refresh(),
  });
  return {
    opened,
    open,
    close: () => open(undefined),
    upload,
    explain: (error: unknown) => inWords(error).message,
    load: async (document: Pick<Document, 'id'>, signal: AbortSignal) =>
      (await fileOf(document, signal)).blob,
    download: (document: Pick<Document, 'id'>) =>
      void fileOf(document)
        .then(saveFile)
        .catch((error: unknown) => showFailure(t('loadFailed'), inWords(error).message)),
    removing,
  };
}
