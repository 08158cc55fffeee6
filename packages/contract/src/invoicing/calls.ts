import * as z from 'zod';
import { call } from '../call.ts';
import { identifierSchema, isoMonthSchema, optionalText } from '../fields.ts';
import { pageOf, pageQuery, sortQuery } from '../page.ts';
import { invoicingRowSchema, invoicingTotalsSchema } from './invoicing.ts';

const filters = { organizationId: identifierSchema.optional(), month: isoMonthSchema.optional() };

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
    answer: pageOf(invoicingRowSchema).extend({ totals: invoicingTotalsSchema }),
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
};
