import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { useTranslation } from 'react-i18next';
import { ReadOnlyNotice } from '../../components/states.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';

/** Under the tabs of a dossier that cannot be changed: why. */
export function DossierReadOnly({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation('dossiers');
  const language = useLanguage();
  if (!dossier.isReadOnly) return null;
  const { status, isClosed, statusChangedAt, cancelReason } = dossier;
  if (status === 'Cancelled') {
    const date = formatDate(statusChangedAt, language);
    return <ReadOnlyNotice>{t('readOnly.cancelled', { date, reason: cancelReason ?? '' })}</ReadOnlyNotice>;
  }
  return <ReadOnlyNotice>{isClosed ? t('readOnly.closed') : t('readOnly.noRight')}</ReadOnlyNotice>;
}
