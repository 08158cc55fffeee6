import { Box, Group, Stack, Title } from '@mantine/core';
import { costsCalls } from '@prorata/contract/costs/calls';
import type { PlatformTransaction } from '@prorata/contract/costs/platform-cost';
import type { Collection } from '@prorata/contract/dossiers/collection';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { sumEuros } from '@prorata/domain/money';
import { IconCoins, IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { Paging } from '../../components/paging.tsx';
import { Empty } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { collectionQuery, dossierKey } from '../dossiers/dossier-queries.ts';
import { useTariffProblem } from '../dossiers/use-tariff-problem.ts';

/** What a dossier costs: to those who share the money, by the tariff; and to the office, by the platform. */
export function DossierCostsTab({ dossier }: { readonly dossier: Dossier }) {
  return (
    <Stack gap="xl" pt="lg" pb="xl">
      <DossierTariff dossierId={dossier.id} />
      <PlatformTransactions dossierId={dossier.id} />
    </Stack>
  );
}

interface CostSectionProps {
  readonly title: string;
  readonly hint: string | undefined;
  /** Nothing when there is nothing to add up. */
  readonly total: number | null | undefined;
  /** The list. */
  /** The step of the guide that speaks of it. */
  readonly guideStep?: 'invoice';
  readonly children: ReactNode;
  /** Below the total. */
  readonly foot?: ReactNode;
}

function CostSection({ title, hint, total, guideStep, children, foot }: CostSectionProps) {
  const { t } = useTranslation('costs');
  return (
    <section>
      <Box component="header" px="var(--prorata-inset)" pb="sm">
        <Title order={2} w="fit-content" data-guide-step={guideStep}>
          {title}
        </Title>
        {hint && <Hint>{hint}</Hint>}
      </Box>
      {children}
      {total !== undefined && (
        <Group justify="flex-end" gap="lg" px="var(--prorata-inset)" py="md" fw={600}>
          <span>{t('ofDossier.total')}</span>
          <Amount euros={total} />
        </Group>
      )}
      {foot}
    </section>
  );
}

type Charge = Collection['dossierCosts'][number];

/** What the tariff charges in the dossier, line by line. */
function DossierTariff({ dossierId }: { readonly dossierId: string }) {
  const { t } = useTranslation('costs');
  const inWords = useProblem();
  const collection = useQuery(collectionQuery(dossierId));
  const columns = useChargeColumns();
  const failure = useTariffProblem(collection.data) ?? collection.error;
  const basis = useBasis(collection.data);
  const charged = collection.data?.dossierCosts.filter(({ count }) => count > 0);
  return (
    <CostSection
      title={t('ofDossier.tariff')}
      hint={basis}
      total={charged && charged.length > 0 ? collection.data?.totals.dossierCosts : undefined}
    >
      <DataTable
        label={t('ofDossier.tariff')}
        columns={columns}
        list={{
          rows: charged,
          isOutdated: false,
          failure:
            failure === null ? undefined : { ...inWords(failure), retry: () => void collection.refetch() },
        }}
        rowId={({ dossierCostId }) => dossierCostId}
        empty={
          <Empty icon={IconReceipt} title={t('ofDossier.noTariff')}>
            {basis === undefined && t('ofDossier.noDate')}
          </Empty>
        }
      />
    </CostSection>
  );
}

/** By which tariff it is charged, or in which dossier it was charged before; nothing without a day. */
function useBasis(collection: Collection | undefined): string | undefined {
  const { t } = useTranslation(['costs', 'dossiers']);
  const language = useLanguage();
  if (!collection?.tariffDate) return undefined;
  const { chargedIn: number, tariffDate } = collection;
  return number === null
    ? t('costs:ofDossier.basis', { date: formatDate(tariffDate, language) })
    : t('dossiers:balance.tariff.carried', { number });
}

function useChargeColumns(): Column<Charge>[] {
  const { t } = useTranslation(['costs', 'vocabulary']);
  return [
    { key: 'cost', head: t('ofDossier.cost'), cell: ({ displayName }) => displayName },
    {
      key: 'kind',
      head: t('ofDossier.kind'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ kind }) => t(`vocabulary:dossierCostKind.${kind}`),
    },
    { key: 'count', head: t('ofDossier.count'), align: 'end', from: 'tablet', cell: ({ count }) => count },
    {
      key: 'amount',
      head: t('ofDossier.withoutVat'),
      align: 'end',
      from: 'tablet',
      cell: ({ amount }) => <Amount euros={amount} />,
    },
    {
      key: 'vat',
      head: t('ofDossier.vat'),
      align: 'end',
      from: 'tablet',
      isSecondary: true,
      cell: ({ vat }) => <Amount euros={vat || null} />,
    },
    {
      key: 'withVat',
      head: t('ofDossier.withVat'),
      align: 'end',
      cell: ({ amount, vat }) => <Amount euros={sumEuros([amount, vat])} />,
    },
  ];
}

function transactionsQuery(dossierId: string, page: number) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'platformTransactions', page],
    queryFn: ({ signal }) =>
      request(costsCalls.listPlatformTransactions, { params: { dossierId }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What the platform charged the office for this dossier, event by event. */
function PlatformTransactions({ dossierId }: { readonly dossierId: string }) {
  const { t } = useTranslation('costs');
  const [page, setPage] = useState(1);
  const transactions = useQuery(transactionsQuery(dossierId, page));
  const columns = useTransactionColumns();
  const { data } = transactions;
  return (
    <CostSection
      title={t('ofDossier.platform')}
      guideStep="invoice"
      hint={t('ofDossier.platformHint')}
      total={data && data.total > 0 ? data.totalAmount : undefined}
      foot={data && data.total > data.pageSize && <Paging list={data} onPage={setPage} />}
    >
      <DataTable
        label={t('ofDossier.platform')}
        columns={columns}
        list={useListState(transactions)}
        rowId={({ id }) => id}
        empty={
          <Empty icon={IconCoins} title={t('ofDossier.nothing')}>
            {t('ofDossier.nothingText')}
          </Empty>
        }
      />
    </CostSection>
  );
}

function useTransactionColumns(): Column<PlatformTransaction>[] {
  const { t } = useTranslation(['costs', 'vocabulary']);
  return [
    {
      key: 'date',
      head: t('ofDossier.date'),
      cell: ({ transactionDate }) => <DateText value={transactionDate} />,
    },
    {
      key: 'event',
      head: t('ofDossier.event'),
      cell: ({ event }) => t(`vocabulary:platformCostType.${event}`),
    },
    {
      key: 'extraInfo',
      head: t('ofDossier.extraInfo'),
      isSecondary: true,
      from: 'tablet',
      cell: ({ extraInfo }) => extraInfo ?? NOTHING,
    },
    {
      key: 'price',
      head: t('ofDossier.price'),
      align: 'end',
      isSecondary: true,
      from: 'tablet',
      cell: ({ price }) => <Amount euros={price} />,
    },
    {
      key: 'discount',
      head: t('ofDossier.discount'),
      align: 'end',
      isSecondary: true,
      from: 'tablet',
      cell: ({ discount }) => <Amount euros={discount === 0 ? null : -discount} />,
    },
    {
      key: 'amount',
      head: t('ofDossier.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount euros={amount} />,
    },
  ];
}
