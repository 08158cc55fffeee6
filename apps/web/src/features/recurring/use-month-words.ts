import type { Language } from '@prorata/domain/vocabulary';
import { formatMonth, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { spanOf } from './period-matrix.ts';

/** Months in words: one by its name, several by the first and the last. */
export function useMonthWords(): {
  readonly long: (months: readonly string[]) => string;
  readonly short: (months: readonly string[]) => string;
} {
  const { t } = useTranslation('recurring');
  const language = useLanguage();
  const spanned = (months: readonly string[], word: (month: string) => string) => {
    const span = spanOf(months);
    if (span === undefined) return '';
    const [first, last] = span;
    return first === last ? word(first) : t('monthSpan', { first: word(first), last: word(last) });
  };
  return {
    long: (months) => spanned(months, (month) => formatMonth(month, language)),
    short: (months) => spanned(months, (month) => shortMonth(month, language)),
  };
}

const LOCALES: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', de: 'de-DE', en: 'en-GB' };

/** `nov 26`: for the head of a column. */
function shortMonth(month: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { month: 'short', year: '2-digit', timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replaceAll('.', '');
}
