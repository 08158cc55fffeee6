import { ActionIcon, Modal, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { IconFileOff, IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { DocumentPreview } from '../../components/documents/document-preview.tsx';
import { DocumentTabs, inOrder } from '../../components/documents/document-tabs.tsx';
import { DocumentsPanel } from '../../components/documents/documents-panel.tsx';
import type { StatementDocuments } from '../../components/documents/statement-documents.tsx';
import { Empty } from '../../components/states.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { isInDialog } from '../../platform/use-escape.ts';
import classes from './review-documents.module.css';

interface ReviewDocumentsProps {
  readonly statement: ThirdPartyStatement;
  readonly documents: StatementDocuments;
  /** Leads to adding and deleting. */
  readonly onManage: () => void;
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The creditor's documents, one of them open; the keys 1 to 9 switch between them. */
export function ReviewDocuments({ statement, documents, onManage }: ReviewDocumentsProps) {
  const { t } = useTranslation('statements');
  const all = inOrder(statement.documents);
  const [chosenId, setChosenId] = useState<string>();
  const open = all.find(({ id }) => id === chosenId) ?? all[0];
  useHotkeys(
    KEYS.map((key, place) => [
      key,
      (event) => !isInDialog(event) && all[place] && setChosenId(all[place].id),
    ]),
  );
  const choice = (
    <DocumentTabs documents={all} open={open} onOpen={({ id }) => setChosenId(id)}>
      <Tooltip label={t('desk.manage')}>
        <ActionIcon aria-label={t('desk.manage')} onClick={onManage}>
          <IconPaperclip />
        </ActionIcon>
      </Tooltip>
    </DocumentTabs>
  );
  return (
    <section className={classes.documents} aria-label={t('desk.documents')}>
      {open ? (
        <DocumentPreview
          key={open.id}
          document={open}
          load={documents.load}
          explain={documents.explain}
          onDownload={documents.download}
          lead={choice}
        />
      ) : (
        <>
          <div className={classes.bar}>{choice}</div>
          <Empty icon={IconFileOff} title={t('desk.noDocuments')}>
            {t('desk.noDocumentsText')}
          </Empty>
        </>
      )}
    </section>
  );
}

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
      <DocumentsPanel statement={statement} documents={documents} isReadOnly={isReadOnly} />
    </Modal>
  );
}
