import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lostAt, settledAt } from './after-attempt.ts';

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** Somebody else took the mail over, or a report settled it, while we were busy with it. */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';
}

/**
 * Takes a mail that is due for one attempt, which is counted before it is made. Nobody else can take it until the
 * attempt is over or counts as lost. Undefined when there is nothing to do.
 */
export function claimMail(db: Database, deliveryId: string, now: Date) {
  return inTransaction(db, async (trx) => {
    const mail = await trx
      .selectFrom('deliveries')
      .select(['id', 'purpose', 'language', 'addressee', 'email', 'content', 'attempts', 'handedOverAt'])
      .where('id', '=', deliveryId)
      .where('emailStatus', '=', 'Pending')
      .where('nextAttemptAt', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (mail === undefined) return undefined;
    const attempt = mail.attempts + 1;
    await trx
      .updateTable('deliveries')
      .set({ attempts: attempt, nextAttemptAt: lostAt(now) })
      .where('id', '=', deliveryId)
      .execute();
    const { attempts: _, handedOverAt, ...rest } = mail;
    return { ...rest, attempt, isLastOutcomeUnknown: handedOverAt !== null };
  });
}

/**
 * The last thing before the end of a mail is sent. From here on until the outcome is stored, a crash leaves a mail
 * of which nobody knows whether the server has it; before, it surely has not.
 *
 * @throws ClaimLostError when the mail is no longer ours to send.
 */
export async function confirmHandover(db: Database, { id, attempt }: ClaimedMail, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ handedOverAt: now, nextAttemptAt: settledAt(now) })
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('emailStatus', '=', 'Pending')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ClaimLostError('The mail is no longer ours to send.');
}
