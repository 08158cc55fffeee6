import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { useTranslation } from 'react-i18next';
import { DocumentsPanel } from '../../components/documents/documents-panel.tsx';
import { PreviewDialog } from '../../components/documents/preview-dialog.tsx';
import { RemoveDialog } from '../../components/remove-dialog.tsx';
import classes from './documents-step.module.css';
import { Card } from './invited-page.tsx';
import { StepActs, StepFrame } from './step-frame.tsx';
import { BackToStatement, useGoToStep } from './step-links.tsx';
import { useDocuments } from './use-documents.ts';

interface StatementDocumentsProps {
  readonly statement: InvitedStatement;
  readonly isReadOnly: boolean;
}

/** The documents of a statement: to add, look at and remove or, once it is closed, to look at. */
export function StatementDocuments({ statement, isReadOnly }: StatementDocumentsProps) {
  const { t } = useTranslation('documents');
  const { opened, open, close, upload, explain, load, download, removing } = useDocuments(statement.id);
  const proofs = new Set(statement.privilegedClaims.flatMap(({ documentId }) => documentId ?? []));
  const name = removing.thing?.fileName ?? '';
  return (
    <>
      <DocumentsPanel
        documents={statement.documents}
        proofs={proofs}
        isReadOnly={isReadOnly}
        upload={upload}
        explain={explain}
        onOpen={open}
        onDownload={download}
        onRemove={removing.ask}
      />
      <PreviewDialog document={opened} load={load} explain={explain} onDownload={download} onClose={close} />
      <RemoveDialog
        opened={removing.thing !== undefined}
        title={t('removeTitle', { name })}
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

/** What proves the claim. Each file is kept as soon as it has arrived. */
export function DocumentsStep({ statement }: { readonly statement: InvitedStatement }) {
  const { t } = useTranslation('invited');
  const goTo = useGoToStep(statement.id);
  return (
    <StepFrame
      step="documents"
      back={<BackToStatement tpStatementId={statement.id} />}
      missingParts={statement.missingParts}
      onChoose={goTo}
      foot={<StepActs step="documents" onPrevious={() => goTo('amount')} onNext={() => goTo('claims')} />}
    >
      <Card>
        <p className={classes.intro}>{t('documents.intro')}</p>
        <StatementDocuments statement={statement} isReadOnly={false} />
      </Card>
    </StepFrame>
  );
}
