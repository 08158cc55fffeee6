import type { ShareBasis } from '@prorata/domain/vocabulary';
import { sql } from 'kysely';
import { readTogether } from '../../database/read-together.ts';
import type { Database, Transaction } from '../../database/tables.ts';

/** What decides in a series who goes first on an income, and by which amounts its creditors share. */
export interface IncomeOrder {
  /** The first seizure in the hands of whoever pays it, where somebody entered its day and hour. */
  readonly seizedAt: Date | null;
  readonly sharesOn: ShareBasis;
}

/** Of the series to which a dossier belongs. */
export async function readIncomeOrder(db: Database | Transaction, dossierId: string): Promise<IncomeOrder> {
  const series = sql<string>`coalesce(
    (select series_id from follow_ups where dossier_id = ${dossierId}), ${dossierId}::uuid
  )`;
  const [first, terms] = await readTogether(db, (db) => [
    db
      .selectFrom('payers')
      .select(({ fn }) => fn.min('seizedAt').as('seizedAt'))
      .where('seriesId', '=', series)
      .executeTakeFirst(),
    db.selectFrom('recurringTerms').select('sharesOn').where('seriesId', '=', series).executeTakeFirst(),
  ]);
  return { seizedAt: first?.seizedAt ?? null, sharesOn: sharesOnOf(terms?.sharesOn) };
}

function sharesOnOf(stored: string | undefined): ShareBasis {
  return stored === 'initial' ? 'initial' : 'balance';
}
