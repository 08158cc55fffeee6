import { useTranslation } from 'react-i18next';
import type { FieldLabels } from '../../../components/form/form-setting.ts';

/** The names of a statement's fields. */
export function useStatementLabels(): FieldLabels {
  const { t } = useTranslation(['invited', 'forms']);
  return {
    ...t('fields', { returnObjects: true }),
    creditorAddress: t('forms:address', { returnObjects: true }),
  };
}
