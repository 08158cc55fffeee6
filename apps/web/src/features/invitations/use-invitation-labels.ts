import { useTranslation } from 'react-i18next';
import type { FieldLabels } from '../../components/form/form-setting.ts';

/** The names of an invitation's fields. */
export function useInvitationLabels(): FieldLabels {
  const { t } = useTranslation(['invitations', 'forms']);
  const parts = t('forms:address', { returnObjects: true });
  return {
    ...t('fields', { returnObjects: true }),
    address: { '': t('fields.address'), ...parts },
    fallbackAddress: { '': t('fields.fallbackAddress'), ...parts },
  };
}
