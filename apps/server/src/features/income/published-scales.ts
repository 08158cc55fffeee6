import type { PublishedScale } from '@prorata/domain/income/scales';
import { toSeizableIncome } from '@prorata/law/parameters/seizable-income';
import type { Selectable } from 'kysely';
import type { Database, PublishedScalesTable, Transaction } from '../../database/tables.ts';

/** The amounts of the law that were published since the edition of the register, the oldest first. */
export async function readPublishedScales(db: Database | Transaction): Promise<PublishedScale[]> {
  const rows = await db.selectFrom('publishedScales').selectAll().orderBy('fromDay').execute();
  return rows.map(toPublishedScale);
}

export function toPublishedScale(row: Selectable<PublishedScalesTable>): PublishedScale {
  const { freeCents, secondCents, thirdCents, fourthCents } = row;
  return {
    from: row.fromDay,
    value: toSeizableIncome([freeCents, secondCents, thirdCents, fourthCents], row.perChildCents),
    source: row.source,
    isConfirmed: row.confirmedAt !== null,
  };
}
