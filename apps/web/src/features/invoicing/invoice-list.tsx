import { Group, Modal, Text } from '@mantine/core';
import { invoicingCalls } from '@prorata/contract/invoicing/calls';
import type { Invoice } from '@prorata/contract/invoicing/invoice';
import type { InvoicingRow } from '@prorata/contract/invoicing/invoicing';
import {
  IconFileTypePdf,
  IconFileTypeXml,
  IconListDetails,
  IconReceipt,
  IconSend,
} from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusBadge } from '../../components/badges.tsx';
import { type Column, DataTable, useListState } from '../../components/data-table.tsx';
import { ExportMenu } from '../../components/list/export-menu.tsx';
import { exportRows } from '../../components/list/export-rows.ts';
import { dayCell, textCell } from '../../components/list/table-cells.ts';
import { Paging } from '../../components/paging.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { Empty, Refusal } from '../../components/states.tsx';
import { Hint } from '../../components/text.tsx';
import { Amount, DateText } from '../../components/values.tsx';
import { saveFile } from '../../platform/client/open-file.ts';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatMonth, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { INVOICING, invoicesQuery, invoiceTransactionsQuery } from './invoicing-queries.ts';
import { useTransactionColumns } from './transactions-table.tsx';

interface InvoiceListProps {
  readonly organizationId?: string | undefined;
  readonly month?: string;
}

/** The invoices of an organization, or of all in a month, each as PDF and with what it is made of. */
export function InvoiceList({ organizationId, month }: InvoiceListProps) {
  const { t } = useTranslation(['invoicing', 'shell']);
  const inWords = useProblem();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Invoice>();
  const filters = { ...(organizationId && { organizationId }), ...(month && { month }) };
  const invoices = useQuery(invoicesQuery({ ...filters, page }));
  const download = useMutation({
    mutationFn: (invoiceId: string) => request(invoicingCalls.downloadInvoice, { params: { invoiceId } }),
    onSuccess: saveFile,
  });
  const downloadXml = useMutation({
    mutationFn: (invoiceId: string) => request(invoicingCalls.downloadEInvoice, { params: { invoiceId } }),
    onSuccess: saveFile,
  });
  const sendAgain = useSendAgain();
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const columns = useInvoiceColumns({
    withOrganization: organizationId === undefined,
    onDownload: download.mutate,
    onDownloadXml: downloadXml.mutate,
    ...(me.isPlatformAdmin && { onSendAgain: sendAgain.mutate }),
    onOpen: setOpened,
  });
  const failed = download.error ?? downloadXml.error;
  return (
    <>
      {failed && <Refusal title={t('invoices.failed')} {...inWords(failed)} />}
      {sendAgain.error && <Refusal title={t('eInvoice.sendAgainFailed')} {...inWords(sendAgain.error)} />}
      {invoices.data && invoices.data.total > 0 && (
        <Group justify="flex-end" px="var(--prorata-inset)" pb="sm">
          <ExportMenu
            get={(format) =>
              exportRows(format, {
                ...{ list: 'invoices', title: t('invoices.title'), columns },
                readPage: (part) => request(invoicingCalls.listInvoices, { query: { ...filters, ...part } }),
              })
            }
          />
        </Group>
      )}
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
        closeButtonProps={{ 'aria-label': t('shell:close') }}
      >
        {opened && <InvoiceTransactions invoice={opened} />}
      </Modal>
    </>
  );
}

function useSendAgain() {
  const { t } = useTranslation('invoicing');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (invoiceId: string) => request(invoicingCalls.sendEInvoiceAgain, { params: { invoiceId } }),
    onSuccess: async () => {
      showSuccess(t('eInvoice.sentAgain'));
      await cache.invalidateQueries({ queryKey: INVOICING });
    },
  });
}

interface InvoiceActs {
  readonly withOrganization: boolean;
  readonly onDownload: (invoiceId: string) => void;
  readonly onDownloadXml: (invoiceId: string) => void;
  /** For whoever may; the office itself cannot. */
  readonly onSendAgain?: (invoiceId: string) => void;
  readonly onOpen: (invoice: Invoice) => void;
}

function useInvoiceColumns({ withOrganization, ...acts }: InvoiceActs): Column<Invoice>[] {
  const { t } = useTranslation('invoicing');
  const language = useLanguage();
  const organization: Column<Invoice> = {
    key: 'organization',
    head: t('columns.organizationName'),
    from: 'tablet',
    cell: ({ organizationName }) => organizationName,
    value: ({ organizationName }) => textCell(organizationName),
  };
  return [
    {
      key: 'number',
      head: t('invoices.number'),
      value: ({ number }) => textCell(number),
      cell: ({ number, organizationName, eInvoice }) => (
        <>
          <Text inherit style={{ whiteSpace: 'nowrap' }}>
            {number}
          </Text>
          <div data-until="tablet">
            {withOrganization && <Hint>{organizationName}</Hint>}
            <EInvoiceProgress {...eInvoice} />
          </div>
        </>
      ),
    },
    {
      key: 'kind',
      head: t('invoices.kind'),
      from: 'tablet',
      cell: ({ kind }) => t(`invoices.kinds.${kind}`),
      value: ({ kind }) => textCell(t(`invoices.kinds.${kind}`)),
    },
    ...(withOrganization ? [organization] : []),
    {
      key: 'month',
      head: t('filters.month'),
      from: 'tablet',
      isSecondary: true,
      cell: ({ month }) => formatMonth(month, language),
      value: ({ month }) => textCell(month),
    },
    {
      key: 'issuedOn',
      head: t('invoices.issuedOn'),
      from: 'desk',
      align: 'end',
      isSecondary: true,
      cell: ({ issuedOn }) => <DateText value={issuedOn} />,
      value: ({ issuedOn }) => dayCell(issuedOn),
    },
    {
      key: 'dueOn',
      head: t('invoices.dueOn'),
      from: 'tablet',
      align: 'end',
      cell: ({ dueOn, kind }) => <DateText value={kind === 'invoice' ? dueOn : null} />,
      value: ({ dueOn, kind }) => dayCell(kind === 'invoice' ? dueOn : null),
    },
    {
      key: 'net',
      head: t('sums.total'),
      from: 'tablet',
      align: 'end',
      cell: ({ netAmount, kind }) => <Amount euros={signed(netAmount, kind)} />,
      value: ({ netAmount, kind }) => ({ amount: signed(netAmount, kind) }),
    },
    {
      key: 'total',
      head: t('invoices.total'),
      align: 'end',
      value: ({ total, kind }) => ({ amount: signed(total, kind) }),
      cell: ({ total, kind }) => (
        <strong>
          <Amount euros={signed(total, kind)} />
        </strong>
      ),
    },
    {
      key: 'eInvoice',
      head: t('eInvoice.title'),
      from: 'tablet',
      cell: ({ eInvoice }) => <EInvoiceProgress {...eInvoice} />,
      value: ({ eInvoice }) => textCell(t(`eInvoice.states.${eInvoice.state}`)),
    },
    { key: 'acts', head: '', align: 'end', cell: (invoice) => <InvoiceMenu invoice={invoice} {...acts} /> },
  ];
}

const TONES = { waiting: 'warning', handedOver: 'info', delivered: 'positive', refused: 'negative' } as const;

/** Where the e-invoice is, and what it waits for or why it was refused. */
function EInvoiceProgress({ state, obstacle, reason }: Invoice['eInvoice']) {
  const { t } = useTranslation('invoicing');
  const why = obstacle
    ? t(`eInvoice.obstacles.${obstacle}`)
    : reason && (state === 'waiting' ? t('eInvoice.tried', { reason }) : reason);
  return (
    <>
      <StatusBadge tone={TONES[state]}>{t(`eInvoice.states.${state}`)}</StatusBadge>
      {why && <Hint style={{ whiteSpace: 'pre-line' }}>{why}</Hint>}
    </>
  );
}

function InvoiceMenu({
  invoice,
  onDownload,
  onDownloadXml,
  onSendAgain,
  onOpen,
}: Omit<InvoiceActs, 'withOrganization'> & { readonly invoice: Invoice }) {
  const { t } = useTranslation('invoicing');
  const { id, number, eInvoice } = invoice;
  const sendAgain = onSendAgain && {
    key: 'sendAgain',
    label: t('eInvoice.sendAgain'),
    icon: IconSend,
    impossibleBecause: eInvoice.state === 'refused' ? undefined : t('eInvoice.onlyRefused'),
    act: () => onSendAgain(id),
  };
  return (
    <RowMenu
      name={number}
      acts={[
        { key: 'download', label: t('invoices.download'), icon: IconFileTypePdf, act: () => onDownload(id) },
        {
          key: 'xml',
          label: t('invoices.downloadXml'),
          icon: IconFileTypeXml,
          impossibleBecause:
            eInvoice.obstacle === 'organizationNumber'
              ? t('eInvoice.obstacles.organizationNumber')
              : undefined,
          act: () => onDownloadXml(id),
        },
        { key: 'lines', label: t('invoices.madeOf'), icon: IconListDetails, act: () => onOpen(invoice) },
        ...(sendAgain ? [sendAgain] : []),
      ]}
    />
  );
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
