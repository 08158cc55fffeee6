import { costsCalls } from '@prorata/contract/costs/calls';
import { useQuery } from '@tanstack/react-query';
import { dayCell } from '../../components/list/table-cells.ts';
import { DateText } from '../../components/values.tsx';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { CostPage } from './cost-page.tsx';
import { platformCostsQuery } from './cost-queries.ts';
import { NewPlatformCost, PlatformCostEditor } from './platform-cost-editor.tsx';
import { findPeriodOn, PriceOfToday, usePriceCell } from './price-of-today.tsx';
import { todayInBelgium } from './today.ts';

/** What the platform charges offices. */
export function PlatformCostsPage() {
  const { t } = useTranslation(['costs', 'shell', 'vocabulary']);
  const priceCell = usePriceCell();
  return (
    <CostPage
      title={t('shell:menu.platformCosts')}
      costs={useQuery(platformCostsQuery)}
      kindOf={({ type }) => t(`vocabulary:platformCostType.${type}`)}
      columns={[
        {
          key: 'since',
          head: t('columns.since'),
          isSecondary: true,
          align: 'end',
          from: 'tablet',
          cell: ({ periods }) => <DateText value={findPeriodOn(periods, todayInBelgium())?.validFrom} />,
          value: ({ periods }) => dayCell(findPeriodOn(periods, todayInBelgium())?.validFrom ?? null),
        },
        {
          ...{ key: 'price', head: t('columns.price'), align: 'end' as const },
          cell: (cost) => <PriceOfToday {...cost} />,
          value: ({ periods }) => priceCell(periods),
        },
      ]}
      remove={({ id, version }) => request(costsCalls.removePlatformCost, { query: { id, version } })}
      editor={(cost) => <PlatformCostEditor key={cost.id} cost={cost} />}
      newCost={(ways) => <NewPlatformCost {...ways} />}
    />
  );
}
