import { Modal } from '@mantine/core';
import type { Document } from '@prorata/contract/statements/document';
import { useTranslation } from 'react-i18next';
import { DocumentPreview } from './document-preview.tsx';
import classes from './preview.module.css';

interface PreviewDialogProps {
  /** Nothing is shown without one. */
  readonly document: Document | undefined;
  readonly load: (document: Pick<Document, 'id'>, signal: AbortSignal) => Promise<Blob>;
  readonly explain: (error: unknown) => string;
  readonly onDownload: (document: Pick<Document, 'id'>) => void;
  readonly onClose: () => void;
}

/** A document over the page, for where there is no room beside it. */
export function PreviewDialog({ document, onClose, ...preview }: PreviewDialogProps) {
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
