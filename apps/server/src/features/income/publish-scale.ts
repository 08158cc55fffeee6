import type { NewScale } from '@prorata/contract/income/income';
import { knownScales, refuseFrom } from '@prorata/domain/income/scales';
import { yearOf } from '@prorata/domain/iso-date';
import { centsFromEuros } from '@prorata/domain/money';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { holdScales } from './hold-scales.ts';
import { readPublishedScales } from './published-scales.ts';
import { recomputeReceipts } from './recompute-receipts.ts';

/** Takes over the amounts that were published for the time after the last that are known. Another has to confirm them. */
export async function publishScale(db: Database, action: UserAction, scale: NewScale): Promise<void> {
  await inTransaction(db, async (trx) => {
    await holdScales(trx);
    const known = await readPublishedScales(trx);
    refuse(scale.from, known);
    const id = newId();
    const { from: fromDay, source } = scale;
    await trx
      .insertInto('publishedScales')
      .values({
        id,
        fromDay,
        source,
        freeCents: centsFromEuros(scale.free),
        secondCents: centsFromEuros(scale.second),
        thirdCents: centsFromEuros(scale.third),
        fourthCents: centsFromEuros(scale.fourth),
        perChildCents: centsFromEuros(scale.perChild),
        enteredBy: action.actor.id,
        enteredAt: action.at,
      })
      .execute();
    await recomputeReceipts(trx, fromDay);
    await recordEvent(trx, action, {
      type: 'scale.published',
      organizationId: null,
      subjectId: id,
      before: null,
      after: scale,
      version: null,
    });
  });
}

function refuse(from: string, published: Parameters<typeof refuseFrom>[1]): void {
  const last = knownScales(published).at(-1)?.from ?? from;
  const refusal = refuseFrom(from, published);
  if (refusal === 'notAfterLast') throw new ProblemError('scale-not-after-last', { params: { date: last } });
  if (refusal === 'leavesYearOut') {
    throw new ProblemError('scale-leaves-year-out', { params: { year: String(yearOf(last) + 1) } });
  }
}
