import type { SentQueryOf } from '@prorata/contract/call';
import { invoicingCalls } from '@prorata/contract/invoicing/calls';
import type { Invoice } from '@prorata/contract/invoicing/invoice';
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
    // E-invoices travel while somebody looks.
    refetchInterval: ({ state: { data } }) => (data?.items.some(isTravelling) ? 15_000 : false),
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

function isTravelling({ eInvoice: { state, obstacle } }: Invoice): boolean {
  return state === 'handedOver' || (state === 'waiting' && obstacle === null);
}
