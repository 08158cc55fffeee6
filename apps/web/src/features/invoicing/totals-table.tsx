import { Text } from '@mantine/core';
import type { InvoicingTotals } from '@prorata/contract/invoicing/invoicing';
import { PLATFORM_COST_TYPES, type PlatformCostType } from '@prorata/domain/vocabulary';
import type { ReactNode } from 'react';
import { Block } from '../../components/block.tsx';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount } from '../../components/values.tsx';
import { formatCount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';

interface TotalsRow {
  readonly id: string;
  readonly name: string;
  readonly isSum: boolean;
  readonly sum: InvoicingTotals['all'];
}

/** What each organization comes to, by kind, and all together. */
export function TotalsTable({ totals }: { readonly totals: InvoicingTotals }) {
  const { t } = useTranslation('invoicing');
  const columns = useTotalsColumns();
  const rows: TotalsRow[] = totals.organizations.map(({ organizationId, organizationName, ...sum }) => ({
    id: organizationId,
    name: organizationName,
    isSum: false,
    sum,
  }));
  const all = { id: 'all', name: t('totals.all'), isSum: true, sum: totals.all };
  return (
    <Block title={t('totals.title')} remark={<Hint>{t('totals.hint')}</Hint>}>
      <DataTable
        label={t('totals.title')}
        columns={columns}
        list={{ rows: rows.length > 1 ? [...rows, all] : rows, isOutdated: false }}
        rowId={({ id }) => id}
        empty={null}
      />
    </Block>
  );
}

function useTotalsColumns(): Column<TotalsRow>[] {
  const { t } = useTranslation('invoicing');
  const language = useLanguage();
  const kind = (event: PlatformCostType): Column<TotalsRow>[] => [
    {
      key: `${event}Count`,
      head: `${t(`kinds.${event}`)}, ${t('totals.number')}`,
      isHeadHidden: true,
      align: 'end',
      isSecondary: true,
      from: 'desk',
      cell: ({ isSum, sum: { events } }) =>
        events[event].count > 0 &&
        inWeight(
          isSum,
          <span style={{ whiteSpace: 'nowrap' }}>
            {t('totals.times', { number: formatCount(events[event].count, language) })}
          </span>,
        ),
    },
    {
      key: event,
      head: t(`kinds.${event}`),
      align: 'end',
      from: 'tablet',
      cell: ({ isSum, sum: { events } }) =>
        inWeight(
          isSum,
          <Amount euros={events[event].count === 0 ? null : events[event].price} unit="none" />,
        ),
    },
  ];
  const discount: Column<TotalsRow> = {
    key: 'discount',
    head: t('kinds.discount'),
    align: 'end',
    from: 'tablet',
    cell: ({ isSum, sum }) => (
      <Text span inherit {...(sum.discount > 0 && { c: 'positive.8' })}>
        {inWeight(isSum, <Amount euros={sum.discount === 0 ? null : -sum.discount} unit="none" />)}
      </Text>
    ),
  };
  const [creation, ...others] = PLATFORM_COST_TYPES;
  return [
    {
      key: 'organization',
      head: t('columns.organizationName'),
      cell: ({ name, isSum }) => (
        <Text span inherit fw={isSum ? 600 : 500}>
          {name}
        </Text>
      ),
    },
    ...kind(creation),
    discount,
    ...others.flatMap(kind),
    {
      key: 'total',
      head: t('totals.total'),
      align: 'end',
      cell: ({ sum }) => inWeight(true, <Amount euros={sum.amount} unit="none" />),
    },
  ];
}

function inWeight(isStrong: boolean, content: ReactNode): ReactNode {
  return isStrong ? <strong>{content}</strong> : content;
}
