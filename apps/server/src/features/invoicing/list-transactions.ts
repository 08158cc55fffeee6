import type { AnswerOf, QueryOf } from '@prorata/contract/call';
import type { invoicingCalls } from '@prorata/contract/invoicing/calls';
import { type RawBuilder, sql } from 'kysely';
import { readPage } from '../../database/read-page.ts';
import { contains } from '../../database/search.ts';
import type { Database } from '../../database/tables.ts';
import { readTotals } from './read-totals.ts';
import { isAskedFor, presentTransactions, selectTransactions } from './select-transactions.ts';

type Query = QueryOf<typeof invoicingCalls.list>;

/** What is invoiced, organization by organization, and the sums of all pages. */
export async function listTransactions(
  db: Database,
  { search, sort = 'transactionDate', direction, page, pageSize, ...filter }: Query,
): Promise<AnswerOf<typeof invoicingCalls.list>> {
  const order = direction ?? (sort === 'transactionDate' ? 'desc' : 'asc');
  const query = selectTransactions(db)
    .where(isAskedFor(filter))
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
  };
}

const SEARCHED = [sql.ref('fileNumber'), sql.ref('defendantName'), sql.ref('extraInfo')];

const COLUMNS: Readonly<Record<NonNullable<Query['sort']>, RawBuilder<unknown>>> = {
  transactionDate: sql`charge.occurred_at`,
  organizationName: sql`charge.occurred_at`,
  event: sql`charge.type`,
  dossierNumber: sql`charge.file_number`,
  amount: sql`charge.amount_cents`,
};
