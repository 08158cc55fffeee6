import { eurosFromCents } from '@prorata/domain/money';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { holdScales } from './hold-scales.ts';
import { recomputeReceipts } from './recompute-receipts.ts';

/** Confirms amounts that another took over: from then on what stands on them may be signed. */
export async function confirmScale(db: Database, action: UserAction, from: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { id, enteredBy, confirmedAt } = await getWaiting(trx, from);
    if (confirmedAt !== null) throw new ProblemError('scale-confirmed');
    if (enteredBy === action.actor.id) throw new ProblemError('scale-own');
    await trx
      .updateTable('publishedScales')
      .set({ confirmedBy: action.actor.id, confirmedAt: action.at })
      .where('id', '=', id)
      .execute();
    await recordEvent(trx, action, {
      type: 'scale.confirmed',
      organizationId: null,
      subjectId: id,
      before: null,
      after: { from },
      version: null,
    });
  });
}

/** Takes back amounts that nobody has confirmed; the last first, because each follows the one before. */
export async function withdrawScale(db: Database, action: UserAction, from: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const scale = await getWaiting(trx, from);
    if (scale.confirmedAt !== null) throw new ProblemError('scale-confirmed');
    const later = await trx
      .selectFrom('publishedScales')
      .select('fromDay')
      .where('fromDay', '>', from)
      .orderBy('fromDay')
      .executeTakeFirst();
    if (later !== undefined) throw new ProblemError('scale-followed', { params: { date: later.fromDay } });
    await trx.deleteFrom('publishedScales').where('id', '=', scale.id).execute();
    await recomputeReceipts(trx, from);
    await recordEvent(trx, action, {
      type: 'scale.withdrawn',
      organizationId: null,
      subjectId: scale.id,
      before: {
        from,
        free: eurosFromCents(scale.freeCents),
        second: eurosFromCents(scale.secondCents),
        third: eurosFromCents(scale.thirdCents),
        fourth: eurosFromCents(scale.fourthCents),
        perChild: eurosFromCents(scale.perChildCents),
        source: scale.source,
      },
      after: null,
      version: null,
    });
  });
}

/** Amounts of the register itself wait for nobody. */
async function getWaiting(trx: Transaction, from: string) {
  await holdScales(trx);
  const scale = await trx
    .selectFrom('publishedScales')
    .selectAll()
    .where('fromDay', '=', from)
    .executeTakeFirst();
  if (scale === undefined) throw new ProblemError('not-found');
  return scale;
}
