import { Modal } from '@mantine/core';
import type { Document } from '@prorata/contract/statements/document';
import { useState } from 'react';
import type { DownloadedFile } from '../../platform/client/create-request.ts';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showFailure } from '../../platform/toasts.ts';
import { RemoveDialog } from '../dialogs.tsx';
import type { UploadDocument } from './document-facts.ts';
import { DocumentPreview } from './document-preview.tsx';
import classes from './preview.module.css';

/** The calls on the documents of one statement; office, review desk and creditor have their own. */
interface DocumentCalls {
  readonly upload: UploadDocument;
  readonly download: (documentId: string, signal?: AbortSignal) => Promise<DownloadedFile>;
  /** For the office: what was sent, where something else is shown in its place. */
  readonly original?: (documentId: string) => Promise<DownloadedFile>;
  readonly remove: (documentId: string) => Promise<unknown>;
  /** Reads the statement anew. */
  readonly onChanged: () => Promise<unknown>;
}

/** Everything that can be done with the documents of a statement. */
export function useDocuments({ upload, download, original, remove, onChanged }: DocumentCalls) {
  const { t } = useTranslation('states');
  const inWords = useProblem();
  const [shown, show] = useState<Document>();
  const explain = (error: unknown) => inWords(error).message;
  const uploadAndRead: UploadDocument = async (...input) => {
    const document = await upload(...input);
    await onChanged();
    return document;
  };
  const removing = useRemoving<Document>({
    remove: ({ id }) => remove(id),
    onRemoved: () => void onChanged(),
  });
  const save = (file: Promise<DownloadedFile>) =>
    void file.then(saveFile, (error) => showFailure(t('loadFailed'), explain(error)));
  return {
    upload: uploadAndRead,
    download: ({ id }: Pick<Document, 'id'>) => save(download(id)),
    giveOriginal: original && (({ id }: Pick<Document, 'id'>) => save(original(id))),
    load: async ({ id }: Pick<Document, 'id'>, signal: AbortSignal) => (await download(id, signal)).blob,
    explain,
    /** Takes away one paper, which may be several documents over the same bytes. */
    removeAll: async (ids: readonly string[]) => {
      for (const id of ids) await remove(id);
      await onChanged();
    },
    removing,
    shown,
    show,
    close: () => show(undefined),
  };
}

export type StatementDocuments = ReturnType<typeof useDocuments>;

/** A document over the page, and the question before one is deleted. */
export function DocumentDialogs({ documents }: { readonly documents: StatementDocuments }) {
  const { t } = useTranslation('documents');
  const { removing } = documents;
  return (
    <>
      <PreviewDialog
        document={documents.shown}
        load={documents.load}
        explain={documents.explain}
        onDownload={documents.download}
        onClose={documents.close}
      />
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('removeTitle', { name: removing.thing?.fileName ?? '' })}
        verb={t('removeVerb')}
        isBusy={removing.isBusy}
        problem={removing.problem}
        onConfirm={removing.confirm}
        onClose={removing.close}
      >
        {t('removeText')}
      </RemoveDialog>
    </>
  );
}

interface PreviewDialogProps {
  /** Nothing is shown without one. */
  readonly document: Document | undefined;
  readonly load: (document: Pick<Document, 'id'>, signal: AbortSignal) => Promise<Blob>;
  readonly explain: (error: unknown) => string;
  readonly onDownload: (document: Pick<Document, 'id'>) => void;
  readonly onClose: () => void;
}

/** A document over the page, for where there is no room beside it. */
function PreviewDialog({ document, onClose, ...preview }: PreviewDialogProps) {
  const { t } = useTranslation('documents');
  return (
    <Modal
      opened={document !== undefined}
      onClose={onClose}
      title={document?.fileName}
      size={960}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {document && (
        <div className={classes.dialog}>
          <DocumentPreview key={document.id} document={document} {...preview} />
        </div>
      )}
    </Modal>
  );
}
