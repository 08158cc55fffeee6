import { invoicingCalls } from '@prorata/contract/invoicing/calls';
import type { Language } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { closeMonth } from './close-month.ts';
import { creditTransaction } from './credit-transaction.ts';
import { exportTransactions } from './export-transactions.ts';
import { downloadInvoice, getInvoice, listInvoices } from './invoices.ts';
import { listInvoiceTransactions, listTransactions } from './list-transactions.ts';

export function invoicingRoutes(tools: Pick<Tools, 'db' | 'renderer'>): Route[] {
  const { db } = tools;
  return [
    route(invoicingCalls.list, ({ query, at }) => listTransactions(db, at, query)),
    route(invoicingCalls.generateExcel, async ({ actor, query }) =>
      exportTransactions(db, await languageOf(db, actor.user.id), query),
    ),
    route(invoicingCalls.closeMonth, ({ action, body }) => closeMonth(db, action, body.month)),
    route(invoicingCalls.credit, ({ action, body }) => creditTransaction(db, action, body)),
    route(invoicingCalls.listInvoices, ({ actor, query }) => listInvoices(db, actor.user, query)),
    route(invoicingCalls.listInvoiceTransactions, async ({ actor, params, query }) => {
      const { id } = await getInvoice(db, actor.user, params.invoiceId);
      return listInvoiceTransactions(db, id, query);
    }),
    route(invoicingCalls.downloadInvoice, ({ actor, params }) =>
      downloadInvoice(tools, actor.user, params.invoiceId),
    ),
  ];
}

async function languageOf(db: Database, userId: string): Promise<Language> {
  const { preferredLanguage } = await db
    .selectFrom('users')
    .select('preferredLanguage')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return preferredLanguage;
}
