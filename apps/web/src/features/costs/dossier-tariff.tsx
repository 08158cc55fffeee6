import type { Collection } from '@prorata/contract/dossiers/collection';
import { centsFromEuros, eurosFromCents } from '@prorata/domain/money';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Empty } from '../../components/states.tsx';
import { Amount } from '../../components/values.tsx';
import { useProblem } from '../../platform/client/problem.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { collectionQuery } from '../dossiers/dossier-queries.ts';
import { useTariffProblem } from '../dossiers/use-tariff-problem.ts';
import classes from './dossier-costs-tab.module.css';

type Charge = Collection['dossierCosts'][number];

/** What the tariff charges in the dossier, line by line. */
export function DossierTariff({ dossierId }: { readonly dossierId: string }) {
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
