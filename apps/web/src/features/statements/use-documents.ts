import type { Document } from '@prorata/contract/statements/document';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../app/client/open-file.ts';
import { useProblem } from '../../app/client/use-problem.ts';
import { useRemoving } from '../../app/client/use-removing.ts';
import { showFailure } from '../../app/shell/toasts.ts';
import type { UploadDocument } from '../../components/documents/document-upload.ts';
import {
  downloadDocument,
  removeDocument,
  type StatementPlace,
  uploadDocument,
} from './statement-documents.ts';

/** Everything that can be done with the documents of a statement; `onChanged` reads the statement anew. */
export function useDocuments(place: StatementPlace, onChanged: () => Promise<unknown>) {
  const { t } = useTranslation(['documents', 'states']);
  const inWords = useProblem();
  const [shown, show] = useState<Document>();
  const explain = (error: unknown) => inWords(error).message;
  const upload: UploadDocument = async (...given) => {
    const document = await uploadDocument(place, given);
    await onChanged();
    return document;
  };
  const download = ({ id }: Pick<Document, 'id'>) => {
    downloadDocument(place, id).then(saveFile, (error) =>
      showFailure(t('states:loadFailed'), explain(error)),
    );
  };
  const removing = useRemoving<Document>({
    remove: ({ id }) => removeDocument(place, id),
    onRemoved: () => void onChanged(),
  });
  return {
    upload,
    download,
    explain,
    removing,
    load: async ({ id }: Pick<Document, 'id'>, signal: AbortSignal) =>
      (await downloadDocument(place, id, signal)).blob,
    shown,
    show,
    close: () => show(undefined),
  };
}

export type StatementDocuments = ReturnType<typeof useDocuments>;
