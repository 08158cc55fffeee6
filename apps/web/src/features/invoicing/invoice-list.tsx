import { Modal } from '@mantine/core';
import { invoicingCalls } from '@prorata/contract/invoicing/calls';
import type { Invoice } from '@prorata/contract/invoicing/invoice';
import type { InvoicingRow } from '@prorata/contract/invoicing/invoicing';
import { IconFileTypePdf, IconListDetails, IconReceipt } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { Paging } from '../../components/paging.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Empty, Refusal } from '../../components/states.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatMonth, useLanguage } from '../../platform/language/format.ts';
import { invoicesQuery, invoiceTransactionsQuery } from './invoicing-queries.ts';
import { useTransactionColumns } from './transactions-table.tsx';

interface InvoiceListProps {
  readonly organizationId?: string | undefined;
  readonly month?: string;
}

/** The invoices of an organization, or of all in a month, each as PDF and with what it is made of. */
export function InvoiceList({ organizationId, month }: InvoiceListProps) {
  const { t } = useTranslation('invoicing');
  const inWords = useProblem();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Invoice>();
  const filters = { ...(organizationId && { organizationId }), ...(month && { month }) };
  const invoices = useQuery(invoicesQuery({ ...filters, page }));
  const download = useMutation({
    mutationFn: (invoiceId: string) => request(invoicingCalls.downloadInvoice, { params: { invoiceId } }),
    onSuccess: saveFile,
  });
  const columns = useInvoiceColumns({
    withOrganization: organizationId === undefined,
    onDownload: download.mutate,
    onOpen: setOpened,
  });
  return (
    <>
      {download.error && <Refusal title={t('invoices.failed')} {...inWords(download.error)} />}
      <DataTable
        label={t('invoices.title')}
        columns={columns}
        list={useListState(invoices)}
        rowId={({ id }) => id}
        empty={
          <Empty icon={IconReceipt} title={t('invoices.none')}>
            {t('invoices.noneText')}
          </Empty>
        }
      />
      {invoices.data && <Paging list={invoices.data} onPage={setPage} />}
      <Modal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened?.number}
        size="xl"
      >
        {opened && <InvoiceTransactions invoice={opened} />}
      </Modal>
    </>
  );
}

interface InvoiceActs {
  readonly withOrganization: boolean;
  readonly onDownload: (invoiceId: string) => void;
  readonly onOpen: (invoice: Invoice) => void;
}

function useInvoiceColumns({ withOrganization, onDownload, onOpen }: InvoiceActs): Column<Invoice>[] {
  const { t } = useTranslation('invoicing');
  const language = useLanguage();
  const organization: Column<Invoice> = {
    key: 'organization',
    head: t('columns.organizationName'),
    cell: ({ organizationName }) => organizationName,
  };
  return [
    { key: 'number', head: t('invoices.number'), cell: ({ number }) => number },
    {
      key: 'kind',
      head: t('invoices.kind'),
      from: 'tablet',
      cell: ({ kind }) => t(`invoices.kinds.${kind}`),
    },
    ...(withOrganization ? [organization] : []),
    {
      key: 'month',
      head: t('filters.month'),
      from: 'tablet',
      isSecondary: true,
      cell: ({ month }) => formatMonth(month, language),
    },
    {
      key: 'issuedOn',
      head: t('invoices.issuedOn'),
      from: 'desk',
      align: 'end',
      isSecondary: true,
      cell: ({ issuedOn }) => <DateText value={issuedOn} />,
    },
    {
      key: 'dueOn',
      head: t('invoices.dueOn'),
      from: 'tablet',
      align: 'end',
      cell: ({ dueOn, kind }) => <DateText value={kind === 'invoice' ? dueOn : null} />,
    },
    {
      key: 'net',
      head: t('sums.total'),
      from: 'tablet',
      align: 'end',
      cell: ({ netAmount, kind }) => <Amount euros={signed(netAmount, kind)} />,
    },
    {
      key: 'total',
      head: t('invoices.total'),
      align: 'end',
      cell: ({ total, kind }) => (
        <strong>
          <Amount euros={signed(total, kind)} />
        </strong>
      ),
    },
    {
      key: 'acts',
      head: '',
      align: 'end',
      cell: (invoice) => (
        <RowMenu
          name={invoice.number}
          acts={[
            {
              key: 'download',
              label: t('invoices.download'),
              icon: IconFileTypePdf,
              act: () => onDownload(invoice.id),
            },
            { key: 'lines', label: t('invoices.madeOf'), icon: IconListDetails, act: () => onOpen(invoice) },
          ]}
        />
      ),
    },
  ];
}

function signed(amount: number, kind: Invoice['kind']): number {
  return kind === 'creditNote' ? -amount : amount;
}

/** What an invoice is made of, line by line. */
function InvoiceTransactions({ invoice: { id } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('invoicing');
  const [page, setPage] = useState(1);
  const transactions = useQuery(invoiceTransactionsQuery(id, page));
  const columns: Column<InvoicingRow>[] = useTransactionColumns();
  return (
    <>
      <DataTable
        label={t('transactions')}
        columns={columns}
        list={useListState(transactions)}
        rowId={({ id: rowId }) => rowId}
        empty={null}
      />
      {transactions.data && <Paging list={transactions.data} onPage={setPage} />}
    </>
  );
}
