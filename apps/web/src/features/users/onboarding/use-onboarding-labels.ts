import { useTranslation } from 'react-i18next';
import type { FieldLabels } from '../../../components/form/form-setting.ts';

/** The names of the fields of a registration. */
export function useOnboardingLabels(): FieldLabels {
  const { t } = useTranslation(['onboarding', 'forms']);
  const fields = t('fields', { returnObjects: true });
  const { details } = fields.organization;
  return {
    ...fields,
    organization: {
      ...fields.organization,
      details: { ...details, address: t('forms:address', { returnObjects: true }) },
    },
  };
}
