import { useTranslation } from 'react-i18next';
import { formatAmount, useLanguage } from '../../../platform/language/format.ts';

const LISTS = {
  creditorType: 'creditorType',
  corporateForm: 'legalForm',
  language: 'language',
  sendOption: 'sendOption',
} as const;

/** The words for a value that changed meanwhile, as the form would show it. */
export function useDescribeStatement(): (field: string, value: string) => string | undefined {
  const { t, i18n } = useTranslation('vocabulary');
  const language = useLanguage();
  return (field, value) => {
    if (field === 'totalAmountClaimed') return formatAmount(Number(value), language);
    const list = LISTS[field as keyof typeof LISTS];
    const key = `${list}.${value}`;
    // The value comes from the server; whether there is a word for it is asked first.
    return list !== undefined && i18n.exists(key, { ns: 'vocabulary' }) ? t(key as never) : undefined;
  };
}
