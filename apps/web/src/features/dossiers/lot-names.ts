import type { SoldAsset } from '@prorata/contract/dossiers/sold-asset';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** How a sold asset is numbered: lots count from 1; what was seized is no lot. */
export type LotName = { readonly kind: 'lot'; readonly number: number } | { readonly kind: 'seized' };

export function lotNamesOf(
  assets: readonly Pick<SoldAsset, 'id' | 'transactionKind'>[],
): ReadonlyMap<string, LotName> {
  let number = 0;
  const names = new Map<string, LotName>();
  for (const { id, transactionKind } of assets) {
    const isSeized = transactionKind === 'seizureByThirdParties';
    if (!isSeized) number += 1;
    names.set(id, isSeized ? { kind: 'seized' } : { kind: 'lot', number });
  }
  return names;
}

/** Says how an asset is numbered. */
export function useLotLabels(): (lot: LotName | undefined) => string {
  const { t } = useTranslation('dossiers');
  return (lot) => {
    if (lot === undefined) return NOTHING;
    return lot.kind === 'lot' ? t('balance.lot', { number: lot.number }) : t('balance.seized');
  };
}
