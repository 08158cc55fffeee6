import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/badges.tsx';
import type { Column } from '../../components/data-table.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { NOTHING } from '../../platform/language/format.ts';
import { CostName } from './cost-name.tsx';
import { PriceOfToday } from './price-of-today.tsx';

export function useDossierCostColumns(onRemove: (cost: DossierCost) => void): Column<DossierCost>[] {
  const { t } = useTranslation(['costs', 'vocabulary', 'forms']);
  return [
    {
      key: 'name',
      head: t('columns.name'),
      cell: (cost) => <CostName cost={cost} remark={t(`vocabulary:dossierCostKind.${cost.kind}`)} />,
    },
    {
      key: 'frequency',
      head: t('columns.frequency'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ frequency }) => t(`vocabulary:costFrequency.${frequency}`),
    },
    {
      key: 'vat',
      head: t('columns.vat'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ vatApplicable }) => (vatApplicable ? t('forms:yes') : NOTHING),
    },
    { key: 'price', head: t('columns.price'), align: 'end', cell: (cost) => <PriceOfToday {...cost} /> },
    {
      key: 'state',
      head: t('columns.state'),
      from: 'tablet',
      cell: ({ isVerified }) => (
        <StatusBadge tone={isVerified ? 'positive' : 'warning'}>
          {t(isVerified ? 'verified' : 'notVerified')}
        </StatusBadge>
      ),
    },
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
