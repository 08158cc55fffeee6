import { useTranslation } from 'react-i18next';
import type { FieldLabels } from '../../components/form/form-setting.ts';

/** The names of a dossier's fields. */
export function useDossierLabels(): FieldLabels {
  const { t } = useTranslation(['dossiers', 'forms']);
  return {
    ...t('fields', { returnObjects: true }),
    defendant: {
      '': t('sections.defendant'),
      ...t('defendantFields', { returnObjects: true }),
      address: t('forms:address', { returnObjects: true }),
    },
  };
}
