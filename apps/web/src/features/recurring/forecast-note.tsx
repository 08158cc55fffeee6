import { IconTrendingUp } from '@tabler/icons-react';
import { Notice } from '../../components/notice.tsx';
import { formatAmount, formatMonth, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import type { RecurringProps } from './recurring-tab.tsx';

/** When who would be paid, if the same keeps coming in. */
export function ForecastNote({ recurring: { forecast, creditors, isAllPaid } }: RecurringProps) {
  const { t } = useTranslation('recurring');
  const language = useLanguage();
  if (forecast === null || isAllPaid) return null;
  const owed = creditors.filter(({ balance }) => balance > 0);
  const [next] = owed
    .flatMap(({ name, paidInMonth }) => (paidInMonth === null ? [] : [{ name, paidInMonth }]))
    .sort((one, other) => one.paidInMonth.localeCompare(other.paidInMonth));
  const { monthlyNet, allPaidInMonth } = forecast;
  return (
    <Notice tone="slate" icon={IconTrendingUp} title={t('forecast.title')}>
      {[
        t('forecast.monthly', { amount: formatAmount(monthlyNet, language) }),
        ...(next && next.paidInMonth !== allPaidInMonth
          ? [t('forecast.next', { name: next.name, month: formatMonth(next.paidInMonth, language) })]
          : []),
        allPaidInMonth === null
          ? t('forecast.never')
          : t('forecast.all', { month: formatMonth(allPaidInMonth, language) }),
        t('forecast.estimate'),
      ].join(' ')}
    </Notice>
  );
}
