import type { Parameter } from '@prorata/contract/parameters/parameter';
import type { ParameterId } from '@prorata/domain/parameters/catalogue';
import { formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

/** How a parameter is called, what it is for, and its values in words: `25 MB`, `60 days`, `yes`. */
export function useParameterLabels() {
  const { t } = useTranslation(['parameters', 'forms']);
  const language = useLanguage();
  const words = (id: string) => t(`names.${id as ParameterId}`, { returnObjects: true });
  const decimalsOf = ({ kind }: Pick<Parameter, 'kind'>) => (kind === 'amount' ? 2 : 0);
  return {
    nameOf: (id: string): string => words(id).name,
    textOf: (id: string): string => words(id).text,
    inWords: (parameter: Pick<Parameter, 'kind' | 'unit'>, value: Parameter['value'] | null): string => {
      if (value === null) return t('defaultWord');
      if (value === '') return t('empty');
      if (typeof value === 'boolean') return value ? t('forms:yes') : t('forms:no');
      if (typeof value === 'string' || parameter.unit === null) return String(value);
      const phrase = t(`amounts.${parameter.unit}`, { count: value });
      return phrase.replace(String(value), formatDecimal(value, language, decimalsOf(parameter), 4));
    },
  };
}
