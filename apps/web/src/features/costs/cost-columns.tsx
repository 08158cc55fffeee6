import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import type { IsoDate } from '@prorata/domain/iso-date';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/badges.tsx';
import { RemoveDialog } from '../../components/dialogs.tsx';
import { Amount } from '../../components/values.tsx';
import type { useRemoving } from '../../platform/client/use-removing.ts';
import { formatAmount, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import classes from './cost-list.module.css';
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
  if (!highest || !lowest)
    return cost === 0 ? <span className={classes.minor}>{t('free')}</span> : <Amount euros={cost} />;
  const rate = (percentage: number) => `${formatDecimal(percentage, language, 0, 4)}\u00a0%`;
  return (
    <span className={classes.rates}>
      {layers.length === 1
        ? rate(highest.percentage)
        : t('rates', { from: rate(highest.percentage), to: rate(lowest.percentage) })}
      <span className={classes.minor}>{t('minimum', { amount: formatAmount(cost, language) })}</span>
    </span>
  );
}

export function findPeriodOn<P extends Pick<Period, 'validFrom' | 'validUntil'>>(
  periods: readonly P[],
  day: IsoDate,
): P | undefined {
  return periods.find(
    ({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || day <= validUntil),
  );
}

interface CostNameProps {
  readonly cost: { readonly id: string; readonly name: string; readonly displayName: string };
  /** Below the name, in grey. */
  readonly remark: string;
}

/** The name of a cost as the way to it. */
export function CostName({ cost, remark }: CostNameProps) {
  return (
    <>
      <Link to="." search={{ cost: cost.id }}>
        {cost.displayName}
      </Link>
      <span className={classes.remark}>{remark}</span>
    </>
  );
}

interface RemoveCostProps {
  readonly removing: Omit<ReturnType<typeof useRemoving<{ readonly displayName: string }>>, 'ask'>;
}

export function RemoveCost({ removing }: RemoveCostProps) {
  const { t } = useTranslation('costs');
  return (
    <RemoveDialog
      opened={removing.thing !== undefined}
      title={t('remove.title', { name: removing.thing?.displayName ?? '' })}
      verb={t('remove.verb')}
      isBusy={removing.isBusy}
      problem={removing.problem}
      onConfirm={removing.confirm}
      onClose={removing.close}
    >
      {t('remove.text')}
    </RemoveDialog>
  );
}
