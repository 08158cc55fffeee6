import { Button } from '@mantine/core';
import { costsCalls } from '@prorata/contract/costs/calls';
import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { IconPlus, IconReceiptEuro, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/badges.tsx';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { Page, PageHeader } from '../../components/page.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Empty } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { NOTHING } from '../../platform/language/format.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { CostName, PriceOfToday, RemoveCost } from './cost-columns.tsx';
import classes from './cost-list.module.css';
import { dossierCostsQuery } from './cost-queries.ts';
import { DossierCalculator } from './dossier-calculator.tsx';

/** The costs of the tariff, and beside them what they would come to. */
export function DossierCostList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTranslation(['costs', 'shell']);
  const costs = useQuery(dossierCostsQuery);
  const removing = useRemovingDossierCost();
  const columns = useDossierCostColumns(removing.ask);
  const unverified = costs.data?.items.filter(({ isVerified }) => !isVerified).length ?? 0;
  return (
    <Page>
      <PageHeader
        title={t('shell:menu.dossierCosts')}
        remark={costs.data && t('count', { count: costs.data.total })}
        actions={
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => onOpen('new')}>
            {t('add')}
          </Button>
        }
      />
      {unverified > 0 && <p className={classes.warning}>{t('notVerifiedCount', { count: unverified })}</p>}
      <div className={classes.place}>
        <div className={classes.layout}>
          <div className={classes.list}>
            <DataTable
              label={t('shell:menu.dossierCosts')}
              columns={columns}
              list={useListState(costs)}
              rowId={({ id }) => id}
              onOpen={({ id }) => onOpen(id)}
              empty={<Empty icon={IconReceiptEuro} title={t('none')} />}
            />
          </div>
          {costs.data && <DossierCalculator costs={costs.data.items} />}
        </div>
      </div>
      <RemoveCost removing={removing} />
    </Page>
  );
}

function useRemovingDossierCost() {
  const { t } = useTranslation('costs');
  const queries = useQueryClient();
  return useRemoving<DossierCost>({
    remove: ({ id }) => request(costsCalls.removeDossierCost, { query: { id } }),
    onRemoved: ({ displayName }) => {
      void queries.invalidateQueries({ queryKey: dossierCostsQuery.queryKey });
      showSuccess(t('remove.removed', { name: displayName }));
    },
  });
}

function useDossierCostColumns(onRemove: (cost: DossierCost) => void): Column<DossierCost>[] {
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
