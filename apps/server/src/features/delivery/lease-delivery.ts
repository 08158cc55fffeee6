import { SEND_METHODS, type SendMethod } from '@prorata/domain/vocabulary';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lostAt, settledAt } from './after-attempt.ts';

export type Claim = NonNullable<Awaited<ReturnType<typeof leaseDelivery>>>;

/** Somebody else took it over, or a report settled it, while we were busy with it. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Which of the two statuses says that it waits. */
export const STATUS_COLUMN = {
  Email: 'emailStatus',
  RegisteredLetter: 'registeredLetterStatus',
  QualifiedDelivery: 'registeredLetterStatus',
} as const satisfies Record<SendMethod, string>;

/**
 * Takes a mail or letter that is due for one attempt, which is counted before it is made. Nobody else can take it
 * until the attempt is over or counts as lost. Undefined when there is nothing to do.
 */
export function leaseDelivery(
  db: Database,
  deliveryId: string,
  now: Date,
  methods: readonly SendMethod[] = SEND_METHODS,
) {
  return inTransaction(db, async (trx) => {
    const delivery = await trx
      .selectFrom('deliveries')
      .selectAll()
      .where('id', '=', deliveryId)
      .where('sendMethod', 'in', methods)
      .where((where) =>
        where.or([where('emailStatus', '=', 'Pending'), where('registeredLetterStatus', '=', 'Pending')]),
      )
      .where('nextAttemptAt', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (delivery === undefined) return undefined;
    const { attempts, handedOverAt, ...rest } = delivery;
    await trx
      .updateTable('deliveries')
      .set({ attempts: attempts + 1, nextAttemptAt: lostAt(now) })
      .where('id', '=', deliveryId)
      .execute();
    return { ...rest, attempt: attempts + 1, isLastOutcomeUnknown: handedOverAt !== null };
  });
}

/**
 * The last thing before a mail or letter leaves. From here on until the outcome is stored, a crash leaves one of
 * which nobody knows whether the service has it; before, it surely has not.
 *
 * @throws LeaseLostError when it is no longer ours to send.
 */
export async function confirmHandover(
  db: Database,
  { id, attempt, sendMethod }: Pick<Claim, 'id' | 'attempt' | 'sendMethod'>,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ handedOverAt: now, nextAttemptAt: settledAt(now) })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where(STATUS_COLUMN[sendMethod], '=', 'Pending')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new LeaseLostError('It is no longer ours to send.');
}
