import { Button, Text } from '@mantine/core';
import type { InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { canAttachToLink } from '@prorata/domain/report-sending/plan-sending';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { ContractForm } from '../../../components/form/contract-form.tsx';
import { CheckField, ChoiceCardsField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { useSendOptions } from '../../../platform/client/use-send-options.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { ConflictOf } from './conflict-of.tsx';
import { CreditorFields } from './creditor-fields.tsx';
import { Card, InvitedPage } from './invited-page.tsx';
import { SavedLine } from './saved-line.tsx';
import { useStatementLabels } from './statement-labels.ts';
import type { StatementValues } from './statement-values.ts';
import { BackToStatement, useGoToStep } from './step-links.tsx';
import type { Autosave } from './use-autosave.ts';

interface DataPageProps {
  readonly statement: InvitedStatement;
  readonly autosave: Autosave;
}

/** What is known already, opened for change, with all that few creditors need. */
export function DataPage({ statement, autosave }: DataPageProps) {
  const { t } = useTranslation('filing');
  const labels = useStatementLabels();
  const goTo = useGoToStep(statement.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void autosave.flush().then(() => goTo(undefined));
  };
  return (
    <ContractForm form={autosave.form} labels={labels} onSubmit={submit}>
      <InvitedPage
        title={t('data.title')}
        back={<BackToStatement tpStatementId={statement.id} />}
        foot={
          <>
            <Button type="submit" size="xl" fullWidth>
              {t('data.done')}
            </Button>
            <SavedLine statement={statement} autosave={autosave} />
          </>
        }
      >
        <ConflictOf autosave={autosave} />
        <Text inherit>{t('data.intro')}</Text>
        <Card>
          <CreditorFields />
        </Card>
        <Card title={t('data.sending')}>
          <SendingFields />
        </Card>
        <Card title={t('data.payment')}>
          <PaymentFields />
        </Card>
      </InvitedPage>
    </ContractForm>
  );
}

function PaymentFields() {
  const { t } = useTranslation('invited');
  return (
    <FieldGrid>
      <TextField<StatementValues> name="accountHolder" span={12} hint={t('hints.accountHolder')} />
      <TextField<StatementValues> name="paymentreference" span={12} hint={t('hints.paymentreference')} />
    </FieldGrid>
  );
}

/** How the creditor wants to receive the report. */
function SendingFields() {
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
