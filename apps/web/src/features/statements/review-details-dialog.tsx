import type { BodyOf } from '@prorata/contract/call';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { ThirdPartyStatement } from '@prorata/contract/statements/third-party-statement';
import { ContractForm } from '../../components/form/contract-form.tsx';
import { LongTextField } from '../../components/form/fields.tsx';
import { DialogActs, FormDialog } from '../../components/form/form-dialog.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { FormMessages } from '../../components/form/form-messages.tsx';
import { useContractForm, valuesFor } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { CreditorSection } from './creditor-section.tsx';
import { useStatementChoices } from './statement-labels.ts';
import {
  DebtorsSection,
  DeclarantSection,
  PaymentSection,
  SendingSection,
  TitlesSection,
} from './statement-sections.tsx';

interface ReviewDetailsProps {
  readonly dossier: Dossier;
  readonly statement: ThirdPartyStatement;
  readonly onSaved: (statement: ThirdPartyStatement) => void;
  readonly onClose: () => void;
}

/** Everything of a creditor's statement beside its amounts: who claims, on what, where to pay, how the report is sent. */
export function ReviewDetailsDialog({ opened, ...props }: ReviewDetailsProps & { readonly opened: boolean }) {
  const { t } = useTranslation('statements');
  return (
    <FormDialog
      opened={opened}
      onClose={props.onClose}
      title={t('desk.editTitle', { name: props.statement.creditorName })}
      size={820}
    >
      <DetailsForm {...props} />
    </FormDialog>
  );
}

function DetailsForm({ dossier, statement, onSaved, onClose }: ReviewDetailsProps) {
  const { t } = useTranslation('statements');
  const choices = useStatementChoices();
  const { dossierId, id } = statement;
  const params = { dossierId, tpStatementId: id };
  const form = useContractForm(
    statementsCalls.updateThirdParty,
    valuesFor(statementsCalls.updateThirdParty, statement),
    undefined,
    id,
  );
  const { submit, isSaving, outcome } = useSaving({
    form,
    save: (body) => request(statementsCalls.updateThirdParty, { params, body }),
    onSaved: (saved) => {
      onSaved(saved);
      onClose();
    },
    reload: async () => {
      const newest = await request(statementsCalls.readThirdParty, { params });
      onSaved(newest);
      return valuesFor(statementsCalls.updateThirdParty, newest);
    },
  });
  return (
    <ContractForm<typeof statementsCalls.updateThirdParty>
      form={form}
      labels={useFieldLabels('statement')}
      onSubmit={submit}
    >
      <FormMessages outcome={outcome} />
      <div style={{ container: 'form / inline-size' }}>
        <CreditorSection choices={choices} />
        <DebtorsSection dossier={dossier} />
        <TitlesSection documents={statement.documents} />
        <DeclarantSection choices={choices} />
        <PaymentSection />
        <SendingSection choices={choices} />
        <FormSection title={t('desk.explanation')} hint={t('desk.explanationOfDetails')}>
          <LongTextField<BodyOf<typeof statementsCalls.updateThirdParty>>
            name="explanationOfChange"
            span={12}
            hint={t('desk.explanationHint')}
          />
        </FormSection>
      </div>
      <DialogActs isBusy={isSaving} onClose={onClose} />
    </ContractForm>
  );
}
