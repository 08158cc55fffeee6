import { Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Privilege } from '@prorata/contract/distribution/privilege';
import type { Document } from '@prorata/contract/statements/document';
import { IconFileOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { DocumentPreview } from '../documents/document-preview.tsx';
import { DocumentTabs } from '../documents/document-tabs.tsx';
import type { StatementDocuments } from '../documents/statement-documents.tsx';
import { Cell } from '../form/field.tsx';
import { FormMessages, type SaveOutcome } from '../form/form-messages.tsx';
import { Empty } from '../states.tsx';
import { Hint } from '../text.tsx';
import { eurosTyped } from './claim-amounts.ts';
import type { OfficeView } from './claim-dialog.tsx';
import classes from './claim-editor.module.css';
import { ProofChips } from './claim-fields.tsx';
import { ClaimResult } from './claim-standing.tsx';
import type { ClaimValues } from './claim-values.ts';
import { DebtorsField } from './debtors-field.tsx';
import { DecisionTable } from './decision-table.tsx';
import { DeclaredParts } from './declared-parts.tsx';
import { IncomeRightFields } from './income-right-fields.tsx';
import { PaymentsField } from './payments-field.tsx';
import { PrivilegePane } from './privilege-pane.tsx';
import { TitlesField } from './titles-field.tsx';

interface ClaimEditorProps {
  readonly office: OfficeView;
  readonly privileges: readonly Privilege[];
  readonly statement: { readonly documents: readonly Document[] };
  readonly documents: StatementDocuments;
  readonly outcome: SaveOutcome;
  /** The two ways on, at the foot. */
  readonly acts: ReactNode;
  /** More fields, below those of every claim. */
  readonly children?: ReactNode;
}

/** Room for the document beside the fields. */
const WIDE = '(min-width: 80rem)';

/** A claim over the whole screen of the office: its document, its amounts, and the privilege with what it rests on. */
export function ClaimEditor(props: ClaimEditorProps) {
  const { office, privileges, statement, documents, outcome, acts, children } = props;
  const { t } = useTranslation('claims');
  const isWide = useMediaQuery(WIDE, window.matchMedia(WIDE).matches) ?? false;
  const [shownId, show] = useState<string>();
  const documentId = useWatch<ClaimValues, 'documentId'>({ name: 'documentId' });
  const find = (wanted: string | undefined) => statement.documents.find(({ id }) => id === wanted);
  return (
    <div className={classes.panes}>
      {isWide && (
        <DocumentPane
          all={statement.documents}
          document={find(shownId) ?? find(documentId) ?? statement.documents[0]}
          documents={documents}
          onShow={(document) => show(document.id)}
        />
      )}
      <section className={classes.pane} aria-label={t('editor.amounts')}>
        <FormMessages outcome={outcome} />
        <div className={classes.fields}>
          <ProofChips
            documents={statement.documents}
            upload={documents.upload}
            explain={documents.explain}
            onOpenDocument={isWide ? undefined : documents.show}
          />
          <AmountFields office={office} documents={statement.documents} />
          {children}
        </div>
      </section>
      <div className={classes.answers}>
        <section className={classes.questions} aria-label={t('editor.privilege')}>
          <PrivilegePane privileges={privileges} office={office} />
        </section>
        <ClaimResult office={office} privileges={privileges} />
      </div>
      <div className={classes.foot}>{acts}</div>
    </div>
  );
}

interface AmountFieldsProps {
  readonly office: OfficeView;
  readonly documents: readonly Document[];
}

/** On what the claim is founded, what was declared, and what of it is admitted. */
function AmountFields({ office, documents }: AmountFieldsProps) {
  const { filed, debtors, hasIncome, receivedEarlier } = office;
  const { t } = useTranslation('claims');
  const language = useLanguage();
  const declared = useWatch<ClaimValues, 'amountDeclared'>({ name: 'amountDeclared' });
  return (
    <>
      <TitlesField documents={documents} hint={t('titles.hint')} isOffice isDense />
      <DebtorsField debtors={debtors} />
      {hasIncome && <IncomeRightFields />}
      <Heading>{t('parts.declared')}</Heading>
      <DeclaredParts filed={filed} />
      <PaymentsField isDense />
      {receivedEarlier > 0 && (
        <Cell span={12}>
          <Hint>{t('hints.receivedEarlier', { amount: formatAmount(receivedEarlier, language) })}</Hint>
        </Cell>
      )}
      <Heading>{t('decision.title')}</Heading>
      <Cell span={12}>
        <DecisionTable at="" declared={filed ?? eurosTyped(declared)} />
      </Cell>
    </>
  );
}

function Heading({ children }: { readonly children: string }) {
  return (
    <Cell span={12}>
      <Title order={3} className={classes.heading ?? ''}>
        {children}
      </Title>
    </Cell>
  );
}

interface DocumentPaneProps {
  /** Those of the statement, to choose from. */
  readonly all: readonly Document[];
  readonly document: Document | undefined;
  readonly documents: StatementDocuments;
  readonly onShow: (document: Document) => void;
}

function DocumentPane({ all, document, documents, onShow }: DocumentPaneProps) {
  const { t } = useTranslation('claims');
  return (
    <section className={classes.document} aria-label={t('editor.document')}>
      {document && (
        <div className={classes.tabs}>
          <DocumentTabs documents={all} open={document} onOpen={onShow} />
        </div>
      )}
      {document ? (
        <DocumentPreview
          key={document.id}
          document={document}
          load={documents.load}
          explain={documents.explain}
          onDownload={documents.download}
          lead={<span className={classes.fileName}>{document.fileName}</span>}
        />
      ) : (
        <Empty icon={IconFileOff} title={t('editor.noDocument')}>
          {t('editor.noDocumentText')}
        </Empty>
      )}
    </section>
  );
}
