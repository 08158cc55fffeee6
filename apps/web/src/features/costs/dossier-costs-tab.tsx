import { costsCalls } from '@prorata/contract/costs/calls';
import type { PlatformTransaction } from '@prorata/contract/costs/platform-cost';
import type { Collection } from '@prorata/contract/dossiers/collection';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import { IconCoins, IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { Paging } from '../../components/paging.tsx';
import { Empty } from '../../components/states.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatDate, NOTHING, useLanguage } from '../../platform/language/format.ts';
import { collectionQuery, dossierKey } from '../dossiers/dossier-queries.ts';
import { useTariffProblem } from '../dossiers/use-tariff-problem.ts';
import classes from './dossier-costs-tab.module.css';

/** What a dossier costs: to those who share the money, by the tariff; and to the office, by the platform. */
export function DossierCostsTab({ dossier }: { readonly dossier: Dossier }) {
  return (
    <div className={classes.sections}>
      <DossierTariff dossierId={dossier.id} />
      <PlatformTransactions dossierId={dossier.id} />
    </div>
  );
}

type Charge = Collection['dossierCosts'][number];

/** What the tariff charges in the dossier, line by line. */
function DossierTariff({ dossierId }: { readonly dossierId: string }) {
  const { t } = useTranslation('costs');
  const language = useLanguage();
  const inWords = useProblem();
  const collection = useQuery(collectionQuery(dossierId));
  const columns = useChargeColumns();
  const failure = useTariffProblem(collection.data) ?? collection.error;
  const tariffDate = collection.data?.tariffDate ?? null;
  const charged = collection.data?.dossierCosts.filter(({ count }) => count > 0);
  return (
    <section>
      <header className={classes.head}>
        <h2 className={classes.title}>{t('ofDossier.tariff')}</h2>
        {tariffDate !== null && (
          <p className={classes.hint}>{t('ofDossier.basis', { date: formatDate(tariffDate, language) })}</p>
        )}
      </header>
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
            {tariffDate === null && t('ofDossier.noDate')}
          </Empty>
        }
      />
      {collection.data && charged && charged.length > 0 && (
        <p className={classes.total}>
          {t('ofDossier.total')} <Amount euros={collection.data.totals.dossierCosts} />
        </p>
      )}
    </section>
  );
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
      cell: ({ amount, vat }) => <Amount euros={withVat(amount, vat)} />,
    },
  ];
}

/** Over cents: euros in a floating number would drift. */
function withVat(amount: number, vat: number): number {
  return eurosFromCents(centsFromEuros(amount) + centsFromEuros(vat));
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
