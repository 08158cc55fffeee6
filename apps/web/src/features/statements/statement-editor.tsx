import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { statementsCalls } from '@prorata/contract/statements/calls';
import type { Statement } from '@prorata/contract/statements/statement';
import { useTranslation } from 'react-i18next';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { FormLayout } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { LeaveWarning } from '../../components/form/leave-warning.tsx';
import { SaveBar } from '../../components/form/save-bar.tsx';
import { formatAmount } from '../../components/format.ts';
import { RemoveDialog } from '../../components/remove-dialog.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { ClaimsSection } from './claims-section.tsx';
import { CreditorSection } from './creditor-section.tsx';
import { DocumentDialogs } from './document-dialogs.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { AmountSection, DeclarantSection, PaymentSection, SendingSection } from './statement-sections.tsx';
import { useClaims } from './use-claims.ts';
import { useDocuments } from './use-documents.ts';
import { useStatementChoices } from './use-statement-choices.ts';
import { useStatementEditing } from './use-statement-editing.ts';
import { useStatementLabels } from './use-statement-labels.ts';
import { ValidationSection } from './validation-section.tsx';

interface StatementEditorProps {
  readonly dossier: Dossier;
  readonly statement: Statement;
}

/** A statement that the office drew up: its form, its documents and its claims. */
export function StatementEditor({ dossier, statement }: StatementEditorProps) {
  const labels = useStatementLabels();
  const choices = useStatementChoices();
  const { form, submit, isSaving, outcome, keepPart } = useStatementEditing(dossier, statement);
  const place = { dossierId: dossier.id, statementId: statement.id };
  const documents = useDocuments({ ...place, origin: 'bailiff' }, keepPart);
  const claims = useClaims(place, keepPart);
  const { isReadOnly } = dossier;
  return (
    <>
      <ContractForm<typeof statementsCalls.update>
        form={form}
        labels={labels}
        isReadOnly={isReadOnly}
        onSubmit={submit}
      >
        <FormLayout foot={!isReadOnly && <SaveBar isSaving={isSaving} />}>
          <FormMessages outcome={outcome} />
          <CreditorSection choices={choices} />
          <AmountSection />
          <DocumentsSection statement={statement} documents={documents} />
          <ClaimsSection
            dossier={dossier}
            statement={statement}
            documents={documents}
            onAdd={claims.add}
            onEdit={claims.edit}
            onRemove={claims.removing.ask}
          />
          <DeclarantSection choices={choices} />
          <PaymentSection />
          <SendingSection choices={choices} />
          <ValidationSection statement={statement} />
        </FormLayout>
        <LeaveWarning />
      </ContractForm>
      <ClaimDialog
        dossier={dossier}
        statement={statement}
        edited={claims.edited}
        documents={documents}
        onSaved={keepPart}
        onClose={claims.close}
      />
      <RemoveClaim removing={claims.removing} />
      <DocumentDialogs documents={documents} />
    </>
  );
}

function RemoveClaim({ removing }: Pick<ReturnType<typeof useClaims>, 'removing'>) {
  const { t } = useTranslation('claims');
  const language = useLanguage();
  return (
    <RemoveDialog
      opened={removing.thing !== undefined}
      title={t('removeTitle')}
      verb={t('removeVerb')}
      isBusy={removing.isBusy}
      problem={removing.problem}
      onConfirm={removing.confirm}
      onClose={removing.close}
    >
      {t('removeText', { amount: formatAmount(removing.thing?.amountDemanded ?? 0, language) })}
    </RemoveDialog>
  );
}
