import { Button } from '@mantine/core';
import { costsCalls } from '@prorata/contract/costs/calls';
import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { IconPlus, IconReceiptEuro } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DataTable, useListState } from '../../components/data-table.tsx';
import { Page, PageHeader } from '../../components/page.tsx';
import { Empty } from '../../components/states.tsx';
import { request } from '../../platform/client/request.ts';
import { useRemoving } from '../../platform/client/use-removing.ts';
import { showSuccess } from '../../platform/toasts.ts';
import classes from './cost-list.module.css';
import { dossierCostsQuery } from './cost-queries.ts';
import { DossierCalculator } from './dossier-calculator.tsx';
import { useDossierCostColumns } from './dossier-cost-columns.tsx';
import { RemoveCost } from './remove-cost.tsx';

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
