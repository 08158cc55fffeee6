import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Statement } from '@prorata/contract/statements/statement';
import { sumEuros } from '@prorata/domain/money';
import { canAttachToLink } from '@prorata/domain/report-sending/plan-sending';
import { canBeValidated, listMissingParts } from '@prorata/domain/statement-parts';
import { useWatch } from 'react-hook-form';
import { eurosTyped, rejectedOf } from '../../components/claims/claim-amounts.ts';
import { DebtorsField } from '../../components/claims/debtors-field.tsx';
import { RejectionFields } from '../../components/claims/rejection-fields.tsx';
import { TitlesField } from '../../components/claims/titles-field.tsx';
import { useFollow } from '../../components/claims/use-follow.ts';
import { CheckField, SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { CheckedNumberField, DecimalField, IBAN } from '../../components/form/number-fields.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useDefendants } from '../dossiers/use-defendant-name.ts';
import type { StatementChoices } from './statement-labels.ts';
import { creditorOf, type StatementForm } from './statement-values.ts';

interface AmountSectionProps {
  /** Absent for a new one. */
  readonly statement?: Statement;
}

/** What counts in all and, where more was declared, why the rest does not. */
export function AmountSection({ statement }: AmountSectionProps) {
  const { t } = useTranslation('statements');
  const [declared, total] = useWatch<StatementForm, ['declaredTotal', 'totalAmountClaimed']>({
    name: ['declaredTotal', 'totalAmountClaimed'],
  });
  useFollow('declaredTotal', 'totalAmountClaimed');
  const ofClaims = sumEuros(statement?.privilegedClaims.map(({ amountRejected }) => amountRejected) ?? []);
  const rejected = rejectedOf({ declared, admitted: total, reserved: ofClaims });
  return (
    <FormSection title={t('sections.amounts')} hint={t('sections.amountsHint')}>
      <DecimalField<StatementForm>
        name="totalAmountClaimed"
        kind="amount"
        span={6}
        required={eurosTyped(declared) === 0}
        hint={t('hints.totalAmountClaimed')}
      />
      <DecimalField<StatementForm>
        name="declaredTotal"
        kind="amount"
        span={6}
        hint={t('hints.declaredTotal')}
      />
      {rejected > 0 && <RejectionFields at="" />}
      <CheckField<StatementForm> name="isReserved" hint={t('hints.isReserved')} />
    </FormSection>
  );
}

interface DebtorsSectionProps {
  readonly dossier: Pick<Dossier, 'defendant' | 'coDefendants'>;
}

/** Who owes the part without a privilege, where the dossier runs against several; a claim has debtors of its own. */
export function DebtorsSection({ dossier }: DebtorsSectionProps) {
  const { t } = useTranslation('statements');
  const debtors = useDefendants(dossier);
  if (debtors.length < 2) return null;
  return (
    <FormSection title={t('sections.debtors')} hint={t('sections.debtorsHint')}>
      <DebtorsField debtors={debtors} />
    </FormSection>
  );
}

/** On what the part without a privilege is founded; a claim has titles of its own. */
export function TitlesSection({ documents }: Pick<Statement, 'documents'>) {
  const { t } = useTranslation('statements');
  return (
    <FormSection title={t('sections.titles')} hint={t('sections.titlesHint')}>
      <TitlesField documents={documents} hint={t('hints.titles')} isOffice />
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
      <TextField<StatementForm> name="accountHolder" span={6} hint={t('hints.accountHolder')} />
      <TextField<StatementForm> name="paymentreference" span={6} />
    </FormSection>
  );
}

/** How the creditor receives the report. An email address is asked for where the way needs one. */
export function SendingSection({ choices }: WithChoices) {
  const { t } = useTranslation('statements');
  const sendOption = useWatch<StatementForm, 'sendOption'>({ name: 'sendOption' });
  const byEmail = useWatch<StatementForm, 'sendReportByEmail'>({ name: 'sendReportByEmail' });
  const noLink = useWatch<StatementForm, 'noSecurityLink'>({ name: 'noSecurityLink' });
  const isByEmail = sendOption !== null && sendOption !== undefined && sendOption !== 'RegisteredLetter';
  const canAttach = canAttachToLink({
    sendOption: sendOption ?? null,
    isReportSentByEmail: byEmail === true,
    hasNoSecurityLink: noLink === true,
  });
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
      {canAttach && <CheckField<StatementForm> name="sendDistributionFileAsAttachment" />}
      {sendOption === 'EmailLink' && (
        <CheckField<StatementForm> name="noSecurityLink" hint={t('hints.noSecurityLink')} />
      )}
    </FormSection>
  );
}

/** The mark that somebody checked it; it waits until there is something to check. */
export function ValidationSection({ statement }: { readonly statement: Statement }) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const missing = useMissingParts(statement);
  const { validatedBy, validatedAt } = statement;
  const parts = missing.filter((part) => part !== 'paymentaccount').map((part) => t(`missingParts.${part}`));
  const validated = useWatch<StatementForm, 'validated'>({ name: 'validated' });
  const isLocked = !canBeValidated(missing) && validated !== true;
  const hint =
    validatedBy && validatedAt
      ? t('editor.validatedBy', { name: validatedBy, moment: formatDate(validatedAt, language, 'dateTime') })
      : t('hints.validated');
  return (
    <FormSection title={t('sections.validation')} hint={t('sections.validationHint')}>
      <CheckField<StatementForm>
        name="validated"
        hint={hint}
        {...(isLocked && { lockedBecause: t('hints.cannotValidate', { parts: parts.join(', ') }) })}
      />
    </FormSection>
  );
}

/** What the statement lacks as it stands in the form, saved or not. */
function useMissingParts({ documents, privilegedClaims }: Statement) {
  const form = useWatch<StatementForm>();
  const { totalAmountClaimed: total, paymentaccount: account } = form;
  return listMissingParts({
    creditor: creditorOf(form),
    totalAmountClaimedCents: typeof total === 'number' && total > 0 ? 1n : 0n,
    documentTypes: documents.map(({ documentType }) => documentType),
    claims: privilegedClaims
      .filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically)
      .map(({ documentId }) => ({ hasDocument: documentId !== null })),
    paymentAccount: account ?? null,
  });
}
