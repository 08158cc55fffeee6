import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import type { TableCell } from '@prorata/contract/views/table';
import type { IsoDate } from '@prorata/domain/iso-date';
import { StatusBadge } from '../../components/badges.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { formatAmount, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { todayInBelgium } from './today.ts';

type Period = Pick<DossierCost['periods'][number], 'validFrom' | 'validUntil' | 'cost'> &
  Partial<Pick<DossierCost['periods'][number], 'layers'>>;

/** What a cost comes to today: an amount, or percentages with their minimum. */
export function PriceOfToday({ periods }: { readonly periods: readonly Period[] }) {
  const { t } = useTranslation('costs');
  const ratesOf = useRates();
  const period = findPeriodOn(periods, todayInBelgium());
  if (period === undefined) return <StatusBadge tone="warning">{t('noPrice')}</StatusBadge>;
  const rates = ratesOf(period);
  if (!rates) return period.cost === 0 ? <Minor>{t('free')}</Minor> : <Amount euros={period.cost} />;
  return (
    <>
      {rates.percentages}
      <Minor>{rates.minimum}</Minor>
    </>
  );
}

/** The same in a file: euros where it is an amount, words where it is percentages. */
export function usePriceCell(): (periods: readonly Period[]) => TableCell {
  const ratesOf = useRates();
  return (periods) => {
    const period = findPeriodOn(periods, todayInBelgium());
    if (period === undefined) return null;
    const rates = ratesOf(period);
    return rates ? { text: `${rates.percentages}, ${rates.minimum}` } : { amount: period.cost };
  };
}

/** The percentages of a period in words, and the least that they come to; nothing where it has an amount. */
function useRates() {
  const { t } = useTranslation('costs');
  const language = useLanguage();
  const rate = (percentage: number) => `${formatDecimal(percentage, language, 0, 4)}\u00a0%`;
  return ({ layers = [], cost }: Period) => {
    const [highest, lowest] = [layers[0], layers.at(-1)];
    if (!highest || !lowest) return undefined;
    return {
      percentages:
        layers.length === 1
          ? rate(highest.percentage)
          : t('rates', { from: rate(highest.percentage), to: rate(lowest.percentage) }),
      minimum: t('minimum', { amount: formatAmount(cost, language) }),
    };
  };
}

function Minor({ children }: { readonly children: string }) {
  return <Hint>{children}</Hint>;
}

export function findPeriodOn<P extends Pick<Period, 'validFrom' | 'validUntil'>>(
  periods: readonly P[],
  day: IsoDate,
): P | undefined {
  return periods.find(
    ({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || day <= validUntil),
  );
}
