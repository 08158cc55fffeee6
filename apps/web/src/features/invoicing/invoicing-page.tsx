import { Button, Group, Select } from '@mantine/core';
import { invoicingCalls } from '@prorata/contract/invoicing/calls';
import type { InvoicingRow, InvoicingTotals } from '@prorata/contract/invoicing/invoicing';
import { IconFileSpreadsheet, IconReceipt } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Block } from '../../components/block.tsx';
import { DataTable, useListState } from '../../components/data-table.tsx';
import { exportRows } from '../../components/list/export-rows.ts';
import { ListTools } from '../../components/list/list-tools.tsx';
import { useListView } from '../../components/list/use-list-view.ts';
import { Page, PageBody, PageHeader } from '../../components/page.tsx';
import { Paging } from '../../components/paging.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Empty, Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatMonth, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { useListSearch } from '../../platform/list-search.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { organizationListQuery } from '../organizations/organization-queries.ts';
import { ClosedNotice, CloseMonth } from './close-month.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { transactionsQuery } from './invoicing-queries.ts';
import { lastMonths, monthOf, parseInvoicingSearch } from './invoicing-search.ts';
import { MonthSums } from './month-sums.tsx';
import { TotalsTable } from './totals-table.tsx';
import { useOrganizationGroups, useTransactionColumns } from './transactions-table.tsx';

const FILTERS = ['organization', 'month'];
const SORTS = ['transactionDate', 'event', 'dossierNumber', 'amount'] as const;

/** As far back as the list of months goes; the address may name an earlier one. */
const MONTHS = 36;

/** What the platform invoices to the organizations in a month, line by line and added up. */
export function InvoicingPage() {
  const { t } = useTranslation(['invoicing', 'shell', 'problems']);
  const inWords = useProblem();
  const { query, search, setSearch, setPage, setSize, sorting, change } = useListSearch(SORTS, 'desc');
  const { organization, month = monthOf(new Date()) } = parseInvoicingSearch(useSearch({ strict: false }));
  const filters = { month, ...(organization !== undefined && { organizationId: organization }) };
  const transactions = useQuery(transactionsQuery({ ...query, ...filters }));
  const excel = useMutation({
    mutationFn: () => request(invoicingCalls.generateExcel, { query: filters }),
    onSuccess: saveFile,
  });
  const [credited, setCredited] = useState<InvoicingRow>();
  const { columns, view } = useListView({
    list: 'transactions',
    columns: useTransactionColumns(setCredited),
    filters: FILTERS,
    change,
  });
  const totals = transactions.data?.totals;
  const closing = transactions.data?.closing;
  const groups = useOrganizationGroups(totals);
  const list = useListState(transactions);
  const isEmpty = totals?.all.count === 0;
  usePageTitle(t('shell:menu.invoicing'));
  return (
    <Page>
      <PageHeader
        title={t('shell:menu.invoicing')}
        actions={
          <>
            {totals && !isEmpty && organization === undefined && closing?.state === 'open' && (
              <CloseMonth month={month} totals={totals} />
            )}
            <Button
              leftSection={<IconFileSpreadsheet />}
              loading={excel.isPending}
              disabled={isEmpty}
              onClick={() => excel.mutate()}
            >
              {t('export.act')}
            </Button>
          </>
        }
      />
      <PageBody>
        {excel.error && <Refusal title={t('export.failed')} {...inWords(excel.error)} />}
        <Group justify="space-between" align="flex-end">
          <Group align="flex-end">
            <OrganizationFilter
              value={organization}
              totals={totals}
              onChange={(id) => change({ organization: id })}
            />
            <MonthFilter value={month} onChange={(to) => change({ month: to })} />
          </Group>
          {totals && <MonthSums sums={totals.all} />}
        </Group>
        {closing && <ClosedNotice closing={closing} />}
        {isEmpty ? (
          <Empty icon={IconReceipt} title={t('problems:no-transactions')}>
            {t('noneText')}
          </Empty>
        ) : (
          <>
            {totals && <TotalsTable totals={totals} />}
            {closing?.state === 'closed' && (
              <Block title={t('invoices.title')}>
                <InvoiceList key={month} month={month} organizationId={organization} />
              </Block>
            )}
            <Block
              title={t('transactions')}
              act={
                <>
                  <SearchBox label={t('filters.search')} value={search} onChange={setSearch} />
                  <ListTools
                    view={view}
                    canKeepForOffice={false}
                    onExport={(format) =>
                      exportRows(format, {
                        ...{ list: 'transactions', title: t('transactions'), columns },
                        readPage: (page) =>
                          request(invoicingCalls.list, { query: { ...query, ...filters, ...page } }),
                      })
                    }
                  />
                </>
              }
            >
              <DataTable
                label={t('transactions')}
                columns={columns}
                list={list}
                rowId={({ id }) => id}
                sorting={sorting}
                groups={groups}
                empty={<Empty icon={IconReceipt} title={t('problems:no-transactions')} />}
              />
              {transactions.data && (
                <Paging list={transactions.data} onPage={setPage} onSize={setSize}>
                  <Hint>{t('grouped')}</Hint>
                </Paging>
              )}
            </Block>
          </>
        )}
      </PageBody>
      <CreditDialog row={credited} onClose={() => setCredited(undefined)} />
    </Page>
  );
}

interface OrganizationFilterProps {
  readonly value: string | undefined;
  readonly totals: InvoicingTotals | undefined;
  readonly onChange: (organizationId: string | undefined) => void;
}

/** However many there are: the server finds them by what is typed. */
function OrganizationFilter({ value, totals, onChange }: OrganizationFilterProps) {
  const { t } = useTranslation('invoicing');
  const [typed, setTyped] = useState('');
  const chosen = totals?.organizations.find(({ organizationId }) => organizationId === value);
  const isName = typed === chosen?.organizationName || typed === t('filters.allOrganizations');
  const found = useQuery(
    organizationListQuery({ pageSize: 200, ...(typed !== '' && !isName && { search: typed }) }),
  );
  const options = (found.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isListed = options.some((option) => option.value === value);
  return (
    <Select
      label={t('filters.organization')}
      w="18rem"
      searchable
      onSearchChange={setTyped}
      data={[
        { value: '', label: t('filters.allOrganizations') },
        ...(chosen && !isListed ? [{ value: chosen.organizationId, label: chosen.organizationName }] : []),
        ...options,
      ]}
      value={value ?? ''}
      allowDeselect={false}
      onChange={(id) => onChange(id || undefined)}
    />
  );
}

interface MonthFilterProps {
  readonly value: string;
  readonly onChange: (month: string) => void;
}

function MonthFilter({ value, onChange }: MonthFilterProps) {
  const { t } = useTranslation('invoicing');
  const language = useLanguage();
  const months = lastMonths(monthOf(new Date()), MONTHS);
  const offered = months.includes(value) ? months : [value, ...months];
  return (
    <Select
      label={t('filters.month')}
      w="12rem"
      data={offered.map((month) => ({ value: month, label: formatMonth(month, language) }))}
      value={value}
      allowDeselect={false}
      onChange={(month) => month !== null && onChange(month)}
    />
  );
}
