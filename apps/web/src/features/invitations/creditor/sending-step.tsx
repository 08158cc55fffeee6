import { LANGUAGES, SEND_OPTIONS } from '@prorata/domain/vocabulary';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField, ChoiceCardsField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import type { StatementValues } from './statement-values.ts';

/** How the creditor wants to receive the report. */
export function SendingStep() {
  const { t } = useTranslation(['invited', 'vocabulary']);
  const sendOption = useWatch<StatementValues, 'sendOption'>({ name: 'sendOption' });
  const isLetter = sendOption === 'RegisteredLetter';
  const options = SEND_OPTIONS.map((value) => ({
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
      {!isLetter && <CheckField<StatementValues> name="sendDistributionFileAsAttachment" />}
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
