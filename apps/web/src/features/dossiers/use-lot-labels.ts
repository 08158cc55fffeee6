import { useTranslation } from 'react-i18next';
import { NOTHING } from '../../components/format.ts';
import type { LotName } from './lot-names.ts';

/** Says how an asset is numbered. */
export function useLotLabels(): (lot: LotName | undefined) => string {
  const { t } = useTranslation('dossiers');
  return (lot) => {
    if (lot === undefined) return NOTHING;
    return lot.kind === 'lot' ? t('balance.lot', { number: lot.number }) : t('balance.seized');
  };
}
