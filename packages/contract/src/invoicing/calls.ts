import * as z from 'zod';
import { call } from '../call.ts';
import { identifierSchema, isoMonthSchema, longText, optionalText } from '../fields.ts';
import { pageOf, pageQuery, pageQuerySchema, sortQuery } from '../page.ts';
import { invoiceSchema } from './invoice.ts';
import { invoicingRowSchema, invoicingTotalsSchema, monthClosingSchema } from './invoicing.ts';

const filters = { organizationId: identifierSchema.optional(), month: isoMonthSchema.optional() };
const invoiceParams = z.object({ invoiceId: identifierSchema });

export const invoicingCalls = {
  list: call({
    method: 'GET',
    path: '/api/Invoicing',
    summary: 'Lists what is invoiced to an organization, or to all, in a month, with the totals.',
    who: ['platformAdministrator'],
    query: z.strictObject({
      ...filters,
      /** Narrows the lines by dossier or recipient; the totals stay those of the month. */
      search: optionalText(200),
      ...pageQuery,
      /** The lines stand organization by organization; a column orders those of each. */
      ...sortQuery(['transactionDate', 'organizationName', 'event', 'dossierNumber', 'amount']),
    }),
    status: 200,
    answer: pageOf(invoicingRowSchema).extend({
      totals: invoicingTotalsSchema,
      /** Absent when no month was asked for. */
      closing: monthClosingSchema.nullable(),
    }),
  }),
  generateExcel: call({
    method: 'GET',
    path: '/api/Invoicing/generate-excel',
    summary: 'Exports what is invoiced in a month to Excel.',
    who: ['platformAdministrator'],
    query: z.strictObject(filters),
    status: 200,
    answer: { file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  }),
  closeMonth: call({
    method: 'POST',
    path: '/api/Invoicing/close',
    summary: 'Closes a month that is over: each organization gets an invoice under the next number.',
    who: ['platformAdministrator'],
    body: z.strictObject({ month: isoMonthSchema }),
    status: 200,
    answer: z.object({ invoices: z.int().min(0) }),
  }),
  credit: call({
    method: 'POST',
    path: '/api/Invoicing/credit',
    summary: 'Takes a transaction back with a credit line in the month that runs.',
    who: ['platformAdministrator'],
    body: z.strictObject({ transactionId: identifierSchema, reason: longText(500) }),
    status: 204,
    answer: null,
  }),
  listInvoices: call({
    method: 'GET',
    path: '/api/Invoicing/invoices',
    summary: 'Lists the invoices of an organization, or of all.',
    who: ['platformAdministrator', 'officeAdministrator'],
    query: z.strictObject({ ...filters, ...pageQuery }),
    status: 200,
    answer: pageOf(invoiceSchema),
  }),
  listInvoiceTransactions: call({
    method: 'GET',
    path: '/api/Invoicing/invoices/{invoiceId}/transactions',
    summary: 'Lists the transactions that an invoice is made of.',
    who: ['platformAdministrator', 'officeAdministrator'],
    params: invoiceParams,
    query: pageQuerySchema,
    status: 200,
    answer: pageOf(invoicingRowSchema),
  }),
  downloadInvoice: call({
    method: 'GET',
    path: '/api/Invoicing/invoices/{invoiceId}/file',
    summary: 'Gives an invoice as PDF.',
    who: ['platformAdministrator', 'officeAdministrator'],
    params: invoiceParams,
    status: 200,
    answer: { file: ['application/pdf'] },
  }),
  downloadEInvoice: call({
    method: 'GET',
    path: '/api/Invoicing/invoices/{invoiceId}/e-invoice',
    summary: 'Gives an invoice as Peppol BIS Billing 3.0, in XML.',
    who: ['platformAdministrator', 'officeAdministrator'],
    params: invoiceParams,
    status: 200,
    answer: { file: ['application/xml'] },
  }),
  sendEInvoiceAgain: call({
    method: 'POST',
    path: '/api/Invoicing/invoices/{invoiceId}/send-again',
    summary: 'Sends an e-invoice again that was refused, after what was wrong has been mended.',
    who: ['platformAdministrator'],
    params: invoiceParams,
    status: 204,
    answer: null,
  }),
};
