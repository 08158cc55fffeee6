import { Text } from '@mantine/core';
import { costsCalls } from '@prorata/contract/costs/calls';
import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { useQuery } from '@tanstack/react-query';
import { StatusBadge } from '../../components/badges.tsx';
import type { Column } from '../../components/data-table.tsx';
import { textCell } from '../../components/list/table-cells.ts';
import { request } from '../../platform/client/request.ts';
import { NOTHING } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { CostPage } from './cost-page.tsx';
import { dossierCostsQuery } from './cost-queries.ts';
import { DossierCalculator } from './dossier-calculator.tsx';
import { DossierCostEditor, NewDossierCost } from './dossier-cost-editor.tsx';
import { PriceOfToday, usePriceCell } from './price-of-today.tsx';

/** What offices may charge in a dossier, and beside it what that would come to. */
export function DossierCostsPage() {
  const { t } = useTranslation(['costs', 'shell', 'vocabulary']);
  const costs = useQuery(dossierCostsQuery);
  const unverified = costs.data?.items.filter(({ isVerified }) => !isVerified).length ?? 0;
  return (
    <CostPage
      title={t('shell:menu.dossierCosts')}
      costs={costs}
      kindOf={({ kind }) => t(`vocabulary:dossierCostKind.${kind}`)}
      columns={useDossierCostColumns()}
      remove={({ id, version }) => request(costsCalls.removeDossierCost, { query: { id, version } })}
      notice={
        unverified > 0 && (
          <Text size="sm" px="var(--prorata-inset)" py="sm" bg="warning.0" c="warning.9">
            {t('notVerifiedCount', { count: unverified })}
          </Text>
        )
      }
      aside={costs.data && <DossierCalculator costs={costs.data.items} />}
      remarksOf={({ isVerified }) =>
        !isVerified && <StatusBadge tone="warning">{t('notVerified')}</StatusBadge>
      }
      editor={(cost) => <DossierCostEditor key={cost.id} cost={cost} />}
      newCost={(ways) => <NewDossierCost {...ways} />}
    />
  );
}

function useDossierCostColumns(): Column<DossierCost>[] {
  const { t } = useTranslation(['costs', 'vocabulary', 'forms']);
  const priceCell = usePriceCell();
  return [
    {
      key: 'frequency',
      head: t('columns.frequency'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ frequency }) => t(`vocabulary:costFrequency.${frequency}`),
      value: ({ frequency }) => textCell(t(`vocabulary:costFrequency.${frequency}`)),
    },
    {
      key: 'vat',
      head: t('columns.vat'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ vatApplicable }) => (vatApplicable ? t('forms:yes') : NOTHING),
      value: ({ vatApplicable }) => textCell(vatApplicable ? t('forms:yes') : null),
    },
    {
      ...{ key: 'price', head: t('columns.price'), align: 'end' as const },
      cell: (cost) => <PriceOfToday {...cost} />,
      value: ({ periods }) => priceCell(periods),
    },
    {
      key: 'state',
      head: t('columns.state'),
      from: 'tablet',
      value: ({ isVerified }) => textCell(t(isVerified ? 'verified' : 'notVerified')),
      cell: ({ isVerified }) => (
        <StatusBadge tone={isVerified ? 'positive' : 'warning'}>
          {t(isVerified ? 'verified' : 'notVerified')}
        </StatusBadge>
      ),
    },
  ];
}
