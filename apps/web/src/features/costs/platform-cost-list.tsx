import { Button } from '@mantine/core';
import { costsCalls } from '@prorata/contract/costs/calls';
import type { PlatformCost } from '@prorata/contract/costs/platform-cost';
import { IconPlus, IconReceiptEuro, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { Page, PageHeader } from '../../components/page.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Empty } from '../../components/states.tsx';
import { DateText } from '../../components/values.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { CostName, findPeriodOn, PriceOfToday, RemoveCost } from './cost-columns.tsx';
import { platformCostsQuery } from './cost-queries.ts';
import { todayInBelgium } from './today.ts';

/** What the platform charges offices. */
export function PlatformCostList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation(['costs', 'shell']);
  const costs = useQuery(platformCostsQuery);
  const removing = useRemovingPlatformCost();
  const columns = usePlatformCostColumns(removing.ask);
  return (
    <Page>
      <PageHeader
        title={t('shell:menu.platformCosts')}
        remark={costs.data && t('count', { count: costs.data.total })}
        actions={
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => onOpen('new')}>
            {t('add')}
          </Button>
        }
      />
      <DataTable
        label={t('shell:menu.platformCosts')}
        columns={columns}
        list={useListState(costs)}
        rowId={({ id }) => id}
        onOpen={({ id }) => onOpen(id)}
        empty={<Empty icon={IconReceiptEuro} title={t('none')} />}
      />
      <RemoveCost removing={removing} />
    </Page>
  );
}

function useRemovingPlatformCost() {
  const { t } = useTranslation('costs');
  const queries = useQueryClient();
  return useRemoving<PlatformCost>({
    remove: ({ id }) => request(costsCalls.removePlatformCost, { query: { id } }),
    onRemoved: ({ displayName }) => {
      void queries.invalidateQueries({ queryKey: platformCostsQuery.queryKey });
      showSuccess(t('remove.removed', { name: displayName }));
    },
  });
}

function usePlatformCostColumns(onRemove: (cost: PlatformCost) => void): Column<PlatformCost>[] {
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
