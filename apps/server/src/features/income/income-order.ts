import type { ShareBasis } from '@prorata/domain/vocabulary';
import type { Database, Transaction } from '../../database/tables.ts';

/** What decides in a series who goes first on an income, and by which amounts its creditors share. */
export interface IncomeOrder {
  /** The first seizure in the hands of whoever pays it, where somebody entered its day and hour. */
  readonly seizedAt: Date | null;
  readonly sharesOn: ShareBasis;
}

/** Of the series to which a dossier belongs. */
export async function readIncomeOrder(db: Database | Transaction, dossierId: string): Promise<IncomeOrder> {
  const series = await db
    .selectFrom('followUps')
    .select('seriesId')
    .where('dossierId', '=', dossierId)
    .executeTakeFirst();
  const seriesId = series?.seriesId ?? dossierId;
  const first = await db
    .selectFrom('payers')
    .select(({ fn }) => fn.min('seizedAt').as('seizedAt'))
    .where('seriesId', '=', seriesId)
    .executeTakeFirst();
  const terms = await db
    .selectFrom('recurringTerms')
    .select('sharesOn')
    .where('seriesId', '=', seriesId)
    .executeTakeFirst();
  return { seizedAt: first?.seizedAt ?? null, sharesOn: sharesOnOf(terms?.sharesOn) };
}

function sharesOnOf(stored: string | undefined): ShareBasis {
  return stored === 'initial' ? 'initial' : 'balance';
}
