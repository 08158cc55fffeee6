import type { PlatformCost } from '@prorata/contract/costs/platform-cost';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../components/data-table.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { DateText } from '../../components/values.tsx';
import { CostName } from './cost-name.tsx';
import { findPeriodOn, PriceOfToday } from './price-of-today.tsx';
import { todayInBelgium } from './today.ts';

export function usePlatformCostColumns(onRemove: (cost: PlatformCost) => void): Column<PlatformCost>[] {
  const { t } = useTranslation(['costs', 'vocabulary', 'forms']);
  return [
    {
      key: 'name',
      head: t('columns.name'),
      cell: (cost) => <CostName cost={cost} remark={t(`vocabulary:platformCostType.${cost.type}`)} />,
    },
    {
      key: 'since',
      head: t('columns.since'),
      isSecondary: true,
      align: 'end',
      from: 'tablet',
      cell: ({ periods }) => <DateText value={findPeriodOn(periods, todayInBelgium())?.validFrom} />,
    },
    { key: 'price', head: t('columns.price'), align: 'end', cell: (cost) => <PriceOfToday {...cost} /> },
    {
      key: 'acts',
      head: '',
      align: 'end',
      cell: (cost) => (
        <RowMenu
          name={cost.displayName}
          acts={[{ key: 'remove', label: t('forms:remove'), icon: IconTrash, act: () => onRemove(cost) }]}
        />
      ),
    },
  ];
}
