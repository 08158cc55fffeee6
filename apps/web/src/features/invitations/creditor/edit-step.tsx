import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { canAttachToLink } from '@prorata/domain/report-sending/plan-sending';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { DebtorsField } from '../../../components/claims/debtors-field.tsx';
import { CheckField, ChoiceCardsField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { CheckedNumberField, DecimalField, IBAN } from '../../../components/form/number-fields.tsx';
import { request } from '../../../platform/client/request.ts';
import { useSendOptions } from '../../../platform/client/use-send-options.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { CreditorStep } from './creditor-step.tsx';
import { invitedKey, statementQuery, useInvited } from './invited.ts';
import type { Step } from './statement-steps.ts';
import { type StatementValues, valuesOfStatement, withoutNought } from './statement-values.ts';
import { StepForm } from './step-form.tsx';
import { BackToStatement, useGoToStep } from './step-links.tsx';

type FormStep = Exclude<Step, 'documents' | 'claims'>;

interface EditStepProps {
  readonly step: FormStep;
  readonly statement: InvitedStatement;
}

const FIELDS: Readonly<Record<FormStep, ReactNode>> = {
  creditor: <CreditorStep />,
  amount: <AmountStep />,
  payment: <PaymentStep />,
  sending: <SendingStep />,
};

/** A step of a statement that was begun before. */
export function EditStep({ step, statement }: EditStepProps) {
  const { invitationCode } = useInvited();
  const queries = useQueryClient();
  const goTo = useGoToStep(statement.id);
  const params = { invitationCode, tpStatementId: statement.id };
  const query = statementQuery(invitationCode, statement.id);
  const valuesOf = (one: InvitedStatement) =>
    step === 'amount' ? withoutNought(valuesOfStatement(one)) : valuesOfStatement(one);
  return (
    <StepForm
      step={step}
      loaded={valuesOf(statement)}
      missingParts={statement.missingParts}
      back={<BackToStatement tpStatementId={statement.id} />}
      save={(body) => request(invitedCalls.updateStatement, { params, body })}
      onSaved={(saved, next) => {
        queries.setQueryData(query.queryKey, saved);
        void queries.invalidateQueries({ queryKey: invitedKey(invitationCode) });
        goTo(next, { isSaved: true });
      }}
      onGo={goTo}
      reload={async () => valuesOf(await queries.fetchQuery({ ...query, staleTime: 0 }))}
    >
      {FIELDS[step]}
    </StepForm>
  );
}

/** How much, and of several defendants by whom: the claims are against the same. */
function AmountStep() {
  const { t } = useTranslation('invited');
  const { dossier } = useInvited();
  return (
    <FieldGrid>
      <DecimalField<StatementValues>
        name="totalAmountClaimed"
        kind="amount"
        span={12}
        hint={t('hints.totalAmountClaimed')}
        required
      />
      <DebtorsField debtors={dossier.defendants} />
    </FieldGrid>
  );
}

function PaymentStep() {
  const { t } = useTranslation('invited');
  return (
    <FieldGrid>
      <CheckedNumberField<StatementValues> name="paymentaccount" span={12} kind={IBAN} required />
      <TextField<StatementValues> name="accountHolder" span={12} hint={t('hints.accountHolder')} />
      <TextField<StatementValues> name="paymentreference" span={12} hint={t('hints.paymentreference')} />
    </FieldGrid>
  );
}

/** How the creditor wants to receive the report. */
function SendingStep() {
  const { t } = useTranslation(['invited', 'vocabulary']);
  const sendOption = useWatch<StatementValues, 'sendOption'>({ name: 'sendOption' });
  const byEmail = useWatch<StatementValues, 'sendReportByEmail'>({ name: 'sendReportByEmail' });
  const isLetter = sendOption === 'RegisteredLetter';
  const canAttach = canAttachToLink({
    sendOption: sendOption ?? null,
    isReportSentByEmail: byEmail === true,
    hasNoSecurityLink: false,
  });
  const options = useSendOptions().map((value) => ({
    value,
    label: t(`vocabulary:sendOption.${value}`),
    text: t(`sendOptions.${value}`),
  }));
  const languages = LANGUAGES.map((value) => ({ value, label: t(`vocabulary:language.${value}`) }));
  return (
    <FieldGrid>
      <ChoiceCardsField<StatementValues> name="sendOption" choices={options} isLabelHidden />
      <TextField<StatementValues> name="primaryEmail" type="email" span={12} autoComplete="email" />
      <TextField<StatementValues> name="extraEmails" span={12} hint={t('hints.extraEmails')} />
      <CheckField<StatementValues> name="sendSeparately" />
      {isLetter && <CheckField<StatementValues> name="sendReportByEmail" />}
      {canAttach && <CheckField<StatementValues> name="sendDistributionFileAsAttachment" />}
      <SelectField<StatementValues>
        name="language"
        span={12}
        choices={languages}
        clearable
        hint={t('hints.language')}
      />
    </FieldGrid>
  );
}
