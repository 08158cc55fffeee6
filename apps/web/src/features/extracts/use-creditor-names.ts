import { useTranslation } from '../../platform/language/use-translation.ts';
import { type CreditorValues, creditorName } from './creditor-values.ts';

/** What a creditor is called, in the words of the reader. */
export function useCreditorNames(): (values: CreditorValues) => string {
  const { t } = useTranslation(['extracts', 'vocabulary']);
  return (values) =>
    creditorName(values, (form) => t(`vocabulary:legalFormAbbreviation.${form}`)) || t('creditors.nameless');
}
