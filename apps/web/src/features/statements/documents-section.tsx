import type { Statement } from '@prorata/contract/statements/statement';
import { useTranslation } from 'react-i18next';
import { DocumentsPanel } from '../../components/documents/documents-panel.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { useFormSetting } from '../../components/form/form-setting.ts';
import type { StatementDocuments } from './use-documents.ts';

interface DocumentsSectionProps {
  readonly statement: Statement;
  readonly documents: StatementDocuments;
}

/** The documents are saved by themselves, apart from the form around them. */
export function DocumentsSection({ statement, documents }: DocumentsSectionProps) {
  const { t } = useTranslation('statements');
  const { isReadOnly } = useFormSetting();
  return (
    <FormSection title={t('sections.documents')} hint={t('sections.documentsHint')}>
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
    </FormSection>
  );
}

/** The documents that a claim rests on. */
export function proofsOf({ privilegedClaims }: Pick<Statement, 'privilegedClaims'>): ReadonlySet<string> {
  return new Set(privilegedClaims.map(({ documentId }) => documentId ?? ''));
}
