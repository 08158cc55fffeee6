import { invoicingCalls } from '@prorata/contract/invoicing/calls';
import type { Language } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { type Route, route } from '../../http/calls/route.ts';
import type { Tools } from '../../tools.ts';
import { exportTransactions } from './export-transactions.ts';
import { listTransactions } from './list-transactions.ts';

export function invoicingRoutes({ db }: Pick<Tools, 'db'>): Route[] {
  return [
    route(invoicingCalls.list, ({ query }) => listTransactions(db, query)),
    route(invoicingCalls.generateExcel, async ({ actor, query }) =>
      exportTransactions(db, await languageOf(db, actor.user.id), query),
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
