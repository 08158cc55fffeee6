import { costsCalls } from '@prorata/contract/costs/calls';
import type { PlatformTransaction } from '@prorata/contract/costs/platform-cost';
import { IconCoins } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../app/client/request.ts';
import { useListState } from '../../app/client/use-list-state.ts';
import { dossierKey } from '../../app/dossiers/dossier-queries.ts';
import { Amount } from '../../components/amount.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { DateText } from '../../components/date-text.tsx';
import { Empty } from '../../components/empty.tsx';
import { NOTHING } from '../../components/format.ts';
import { Paging } from '../../components/paging.tsx';
import classes from './dossier-costs-tab.module.css';

function transactionsQuery(dossierId: string, page: number) {
  return queryOptions({
    queryKey: [...dossierKey(dossierId), 'platformTransactions', page],
    queryFn: ({ signal }) =>
      request(costsCalls.listPlatformTransactions, { params: { dossierId }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What the platform charged the office for this dossier, event by event. */
export function PlatformTransactions({ dossierId }: { readonly dossierId: string }) {
  const { t } = useTranslation('costs');
  const [page, setPage] = useState(1);
  const transactions = useQuery(transactionsQuery(dossierId, page));
  const columns = useTransactionColumns();
  const { data } = transactions;
  return (
    <section>
      <header className={classes.head}>
        <h2 className={classes.title}>{t('ofDossier.platform')}</h2>
        <p className={classes.hint}>{t('ofDossier.platformHint')}</p>
      </header>
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
      {data && data.total > 0 && (
        <p className={classes.total}>
          {t('ofDossier.total')} <Amount euros={data.totalAmount} />
        </p>
      )}
      {data && data.total > data.pageSize && <Paging list={data} onPage={setPage} />}
    </section>
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
