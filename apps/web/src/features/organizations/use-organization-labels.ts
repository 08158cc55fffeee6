import { useTranslation } from 'react-i18next';
import type { FieldLabels } from '../../components/form/form-setting.ts';

/** The names of an organization's fields. */
export function useOrganizationLabels(): FieldLabels {
  const { t } = useTranslation(['organizations', 'forms']);
  return {
    ...t('fields', { returnObjects: true }),
    address: t('forms:address', { returnObjects: true }),
  };
}
