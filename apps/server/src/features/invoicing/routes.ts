import { invoicingCalls } from '@prorata/contract/invoicing/calls';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { languageOf } from '../users/queries.ts';
import { closeMonth } from './close-month.ts';
import { creditTransaction } from './credit-transaction.ts';
import { downloadEInvoice, sendEInvoiceAgain } from './e-invoices.ts';
import { exportTransactions } from './export-transactions.ts';
import { downloadInvoice, listInvoices } from './invoices.ts';
import { listInvoiceTransactions, listTransactions } from './list-transactions.ts';
import { getInvoice } from './read-invoice.ts';

export function invoicingRoutes(tools: Pick<Tools, 'db' | 'jobs' | 'renderer' | 'accessPoint'>): Route[] {
  const { db } = tools;
  return [
    route(invoicingCalls.list, ({ query, at }) => listTransactions(db, at, query)),
    route(invoicingCalls.generateExcel, async ({ actor, query }) =>
      exportTransactions(db, await languageOf(db, actor.user.id), query),
    ),
    route(invoicingCalls.closeMonth, ({ action, body }) => closeMonth(tools, action, body.month)),
    route(invoicingCalls.credit, ({ action, body }) => creditTransaction(db, action, body)),
    route(invoicingCalls.listInvoices, ({ actor, query }) => listInvoices(tools, actor.user, query)),
    route(invoicingCalls.listInvoiceTransactions, async ({ actor, params, query }) => {
      const { id } = await getInvoice(db, actor.user, params.invoiceId);
      return listInvoiceTransactions(db, id, query);
    }),
    route(invoicingCalls.downloadInvoice, ({ actor, params }) =>
      downloadInvoice(tools, actor.user, params.invoiceId),
    ),
    route(invoicingCalls.downloadEInvoice, ({ actor, params }) =>
      downloadEInvoice(db, actor.user, params.invoiceId),
    ),
    route(invoicingCalls.sendEInvoiceAgain, ({ action, params }) =>
      sendEInvoiceAgain(tools, action, params.invoiceId),
    ),
  ];
}
