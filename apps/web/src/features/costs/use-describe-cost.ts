import {
  COST_FREQUENCIES,
  DOSSIER_COST_KINDS,
  DOSSIER_COST_TYPES,
  PLATFORM_COST_TYPES,
} from '@prorata/domain/vocabulary';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDate, formatDecimal, useLanguage } from '../../platform/language/format.ts';

/** The words for what another person changed: a choice by its name, a day as days are written. */
export function useDescribeCost(): (field: string, value: string) => string | undefined {
  const { t } = useTranslation('vocabulary');
  const language = useLanguage();
  const words = new Map<string, string>([
    ...DOSSIER_COST_KINDS.map((kind) => [kind, t(`dossierCostKind.${kind}`)] as const),
    ...DOSSIER_COST_TYPES.map((type) => [type, t(`dossierCostType.${type}`)] as const),
    ...COST_FREQUENCIES.map((frequency) => [frequency, t(`costFrequency.${frequency}`)] as const),
    ...PLATFORM_COST_TYPES.map((type) => [type, t(`platformCostType.${type}`)] as const),
  ]);
  return (field, value) => {
    if (/valid(From|Until)$/.test(field)) return formatDate(value, language);
    if (/(cost|upperLimit)$/.test(field)) return formatAmount(Number(value), language);
    if (/percentage$/.test(field)) return `${formatDecimal(Number(value), language, 0, 4)}\u00a0%`;
    return /^(kind|type|frequency)$/.test(field) ? words.get(value) : undefined;
  };
}
