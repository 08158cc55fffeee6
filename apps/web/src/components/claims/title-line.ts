import { identifyTitle, type Title } from '@prorata/domain/claims/titles';
import { eurosFromCents } from '@prorata/domain/money';
import { formatAmount, formatDate, useLanguage } from '../../platform/language/format.ts';

/** A title in the line by which the report names it. */
export function useTitleLine(): (title: Title) => string {
  const language = useLanguage();
  const writer = {
    date: (day: string) => formatDate(day, language),
    amount: (cents: bigint) => formatAmount(eurosFromCents(cents), language),
  };
  return (title) => identifyTitle(title, language, writer);
}
