import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import type { invoicingCalls } from '@prorata/contract/invoicing/calls';
import { type RawBuilder, sql } from 'kysely';
import { type PageRequest, readPage } from '../../database/read-page.ts';
import { contains } from '../../database/search.ts';
import type { Database } from '../../database/tables.ts';
import { readClosing } from './months.ts';
import { readTotals } from './read-totals.ts';
import { conditionOf, presentTransactions, selectTransactions } from './select-transactions.ts';

type Query = QueryOf<typeof invoicingCalls.list>;

/** What is invoiced, organization by organization, and the sums of all pages. */
export async function listTransactions(
  db: Database,
  now: Date,
  { search, sort = 'transactionDate', direction, page, pageSize, ...filter }: Query,
): Promise<AnswerOf<typeof invoicingCalls.list>> {
  const order = direction ?? (sort === 'transactionDate' ? 'desc' : 'asc');
  const query = selectTransactions(db)
    .where(await conditionOf(db, filter))
    .$if(search !== null, (some) => some.where(contains(SEARCHED, search ?? '')))
    .orderBy(sql`organizations.name collate "und-x-icu"`, sort === 'organizationName' ? order : 'asc')
    .orderBy('charge.organizationId')
    .orderBy(COLUMNS[sort], sort === 'organizationName' ? 'desc' : order)
    .orderBy('charge.id', 'desc');
  const found = await readPage(query, { page, pageSize });
  return {
    ...found,
    items: await presentTransactions(db, found.items),
    totals: await readTotals(db, filter),
    closing: filter.month === undefined ? null : await readClosing(db, filter.month, now),
  };
}

const SEARCHED = [sql.ref('fileNumber'), sql.ref('defendantName'), sql.ref('extraInfo')];

const COLUMNS: Readonly<Record<NonNullable<Query['sort']>, RawBuilder<unknown>>> = {
  transactionDate: sql`charge.occurred_at`,
  organizationName: sql`charge.occurred_at`,
  event: sql`charge.type`,
  dossierNumber: sql`charge.file_number`,
  amount: sql`charge.amount_cents * charge.sign`,
};

/** What an invoice is made of, in the order of time. */
export async function listInvoiceTransactions(
  db: Database,
  invoiceId: string,
  page: PageRequest,
): Promise<AnswerOf<typeof invoicingCalls.listInvoiceTransactions>> {
  const query = selectTransactions(db)
    .where('charge.invoiceId', '=', invoiceId)
    .orderBy('occurredAt')
    .orderBy('charge.id');
  const found = await readPage(query, page);
  return { ...found, items: await presentTransactions(db, found.items) };
}
