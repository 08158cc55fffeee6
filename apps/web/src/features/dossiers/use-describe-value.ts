import { isIsoDate } from '@prorata/domain/iso-date';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import type { DossierChoices } from './use-dossier-choices.ts';

const LISTS: Readonly<Record<string, keyof DossierChoices>> = {
  language: 'languages',
  'defendant.corporateForm': 'legalForms',
  paymentType: 'paymentTypes',
  distributionType: 'distributionTypes',
  transactionKind: 'transactionKinds',
  responsibleBailiffId: 'responsible',
  deputyBailiffId: 'deputies',
};

/** Says a value of a dossier in words, for whoever is told what somebody else changed. */
export function useDescribeValue(choices: DossierChoices) {
  const language = useLanguage();
  return (field: string, value: string): string | undefined => {
    const list = LISTS[field];
    if (list !== undefined) {
      const words = value.split(',').map((part) => choices[list].find((choice) => choice.value === part));
      return words.every((word) => word !== undefined)
        ? words.map(({ label }) => label).join(', ')
        : undefined;
    }
    if (isIsoDate(value)) return formatDate(value, language);
    return field === 'daterequestcbb' ? formatDate(value, language, 'dateTime') : undefined;
  };
}
