import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField, SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { CheckedNumberField, DecimalField, IBAN } from '../../components/form/number-fields.tsx';
import type { StatementForm } from './statement-values.ts';
import type { StatementChoices } from './use-statement-choices.ts';

/** What is claimed in all. */
export function AmountSection() {
  const { t } = useTranslation('statements');
  return (
    <FormSection title={t('sections.amounts')} hint={t('sections.amountsHint')}>
      <DecimalField<StatementForm> name="totalAmountClaimed" kind="amount" required />
      <CheckField<StatementForm> name="isReserved" hint={t('hints.isReserved')} />
    </FormSection>
  );
}

interface WithChoices {
  readonly choices: StatementChoices;
}

/** Who speaks for the creditor. */
export function DeclarantSection({ choices }: WithChoices) {
  const { t } = useTranslation('statements');
  return (
    <FormSection title={t('sections.declarant')} hint={t('sections.declarantHint')}>
      <TextField<StatementForm> name="declarant" span={12} hint={t('hints.declarant')} />
      <SelectField<StatementForm>
        name="bailiffOfficeId"
        span={6}
        choices={choices.offices}
        searchable
        clearable
        hint={t('hints.bailiffOfficeId')}
      />
      <TextField<StatementForm> name="bailiffOffice" span={6} hint={t('hints.bailiffOffice')} />
    </FormSection>
  );
}

/** Where the dividend goes. */
export function PaymentSection() {
  const { t } = useTranslation('statements');
  return (
    <FormSection title={t('sections.payment')} hint={t('sections.paymentHint')}>
      <CheckedNumberField<StatementForm> name="paymentaccount" span={6} kind={IBAN} />
      <TextField<StatementForm> name="paymentreference" span={6} />
    </FormSection>
  );
}

/** How the creditor receives the report. An email address is asked for where the way needs one. */
export function SendingSection({ choices }: WithChoices) {
  const { t } = useTranslation('statements');
  const sendOption = useWatch<StatementForm, 'sendOption'>({ name: 'sendOption' });
  const byEmail = useWatch<StatementForm, 'sendReportByEmail'>({ name: 'sendReportByEmail' });
  const isByEmail = sendOption === 'EmailLink' || sendOption === 'EmailAttachment';
  return (
    <FormSection title={t('sections.sending')} hint={t('sections.sendingHint')}>
      <SelectField<StatementForm> name="sendOption" span={6} choices={choices.sendOptions} />
      <TextField<StatementForm>
        name="primaryEmail"
        type="email"
        span={6}
        required={isByEmail || byEmail === true}
      />
      <TextField<StatementForm> name="extraEmails" span={12} hint={t('hints.extraEmails')} />
      <CheckField<StatementForm> name="sendSeparately" hint={t('hints.sendSeparately')} />
      {!isByEmail && <CheckField<StatementForm> name="sendReportByEmail" />}
      <CheckField<StatementForm> name="sendDistributionFileAsAttachment" />
      {sendOption === 'EmailLink' && (
        <CheckField<StatementForm> name="noSecurityLink" hint={t('hints.noSecurityLink')} />
      )}
    </FormSection>
  );
}
