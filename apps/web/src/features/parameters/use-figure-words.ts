import type { DatedParameter } from '@prorata/law/dated-parameter';
import type { DegressiveFee, GraduatedFee } from '@prorata/law/parameters/brackets';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatDecimal, useLanguage } from '../../platform/language/format.ts';

/** What a figure of the register can be. */
export type Figure = bigint | number | DegressiveFee | GraduatedFee;

const PER_PERCENT = 10_000;
const CENTS = 100;

/** A figure of the law in words: days, an amount, a percentage or falling percentages. */
export function useFigureWords() {
  const { t } = useTranslation('parameters');
  const language = useLanguage();
  return (unit: DatedParameter<Figure>['unit'], value: Figure | null): string => {
    if (value === null) return t('law.unknown');
    if (typeof value === 'object') {
      const count = 'brackets' in value ? value.brackets.length : value.classes.length;
      return t('law.brackets', { count });
    }
    if (unit === 'day') return t('amounts.days', { count: Number(value) });
    if (unit === 'per-million') return `${formatDecimal(Number(value) / PER_PERCENT, language, 0, 4)}\u00a0%`;
    return formatAmount(Number(value) / CENTS, language);
  };
}
