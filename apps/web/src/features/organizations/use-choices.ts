import { DISTRIBUTION_TYPES, LANGUAGES, LEGAL_FORMS, PAYMENT_TYPES } from '@prorata/domain/vocabulary';
import { useTranslation } from 'react-i18next';

/** The closed lists of an organization's form, in words. */
export function useChoices() {
  const { t } = useTranslation('vocabulary');
  return {
    languages: LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
    legalForms: LEGAL_FORMS.map((value) => ({ value, label: t(`legalForm.${value}`) })),
    paymentTypes: PAYMENT_TYPES.map((value) => ({ value, label: t(`paymentType.${value}`) })),
    distributionTypes: DISTRIBUTION_TYPES.map((value) => ({ value, label: t(`distributionType.${value}`) })),
  };
}

type Choices = ReturnType<typeof useChoices>;

const LISTS: Readonly<Record<string, keyof Choices>> = {
  preferredLanguage: 'languages',
  language: 'languages',
  corporateForm: 'legalForms',
  paymentType: 'paymentTypes',
  distributionType: 'distributionTypes',
};

/** The word for a value of a field that is chosen from a closed list. */
export function describeChoice(choices: Choices, field: string, value: string): string | undefined {
  const list = LISTS[field];
  return list && choices[list].find((choice) => choice.value === value)?.label;
}
