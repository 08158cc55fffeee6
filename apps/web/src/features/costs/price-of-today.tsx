import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
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
  const language = useLanguage();
  const period = findPeriodOn(periods, todayInBelgium());
  if (period === undefined) return <StatusBadge tone="warning">{t('noPrice')}</StatusBadge>;
  const { layers = [], cost } = period;
  const [highest, lowest] = [layers[0], layers.at(-1)];
  if (!highest || !lowest) return cost === 0 ? <Minor>{t('free')}</Minor> : <Amount euros={cost} />;
  const rate = (percentage: number) => `${formatDecimal(percentage, language, 0, 4)}\u00a0%`;
  return (
    <>
      {layers.length === 1
        ? rate(highest.percentage)
        : t('rates', { from: rate(highest.percentage), to: rate(lowest.percentage) })}
      <Minor>{t('minimum', { amount: formatAmount(cost, language) })}</Minor>
    </>
  );
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
