import type { SentQueryOf } from '@prorata/contract/call';
import { invoicingCalls } from '@prorata/contract/invoicing/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../platform/client/request.ts';

/** Everything about invoicing stands under this key. */
export const INVOICING = ['invoicing'] as const;

export function transactionsQuery(query: SentQueryOf<typeof invoicingCalls.list>) {
  return queryOptions({
    queryKey: [...INVOICING, 'transactions', query],
    queryFn: ({ signal }) => request(invoicingCalls.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function invoicesQuery(query: SentQueryOf<typeof invoicingCalls.listInvoices>) {
  return queryOptions({
    queryKey: [...INVOICING, 'invoices', query],
    queryFn: ({ signal }) => request(invoicingCalls.listInvoices, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function invoiceTransactionsQuery(invoiceId: string, page: number) {
  return queryOptions({
    queryKey: [...INVOICING, 'invoices', invoiceId, page],
    queryFn: ({ signal }) =>
      request(invoicingCalls.listInvoiceTransactions, { params: { invoiceId }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
}
