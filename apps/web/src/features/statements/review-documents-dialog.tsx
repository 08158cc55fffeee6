import { Modal } from '@mantine/core';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { useTranslation } from 'react-i18next';
import { DocumentsPanel } from '../../components/documents/documents-panel.tsx';
import { proofsOf } from './documents-section.tsx';
import type { StatementDocuments } from './use-documents.ts';

interface DocumentsDialogProps {
  readonly opened: boolean;
  readonly statement: ThirdPartyStatement;
  readonly isReadOnly: boolean;
  readonly documents: StatementDocuments;
  readonly onClose: () => void;
}

/** Adding a document for a creditor who sent it by another way, and deleting one. */
export function DocumentsDialog({ opened, statement, isReadOnly, documents, onClose }: DocumentsDialogProps) {
  const { t } = useTranslation('documents');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('title')}
      size={640}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <DocumentsPanel
        documents={statement.documents}
        proofs={proofsOf(statement)}
        isReadOnly={isReadOnly}
        upload={documents.upload}
        explain={documents.explain}
        onOpen={documents.show}
        onDownload={documents.download}
        onRemove={documents.removing.ask}
      />
    </Modal>
  );
}
