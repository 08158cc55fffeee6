import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { PreviewDialog } from '../../components/documents/preview-dialog.tsx';
import type { StatementDocuments } from './use-documents.ts';

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
