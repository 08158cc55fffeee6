import { emailStatusAfterReport } from '@prorata/domain/delivery-status';
import type { SendOutcome } from '../../adapters/mail.ts';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { judgeAttempt, type Verdict } from './after-attempt.ts';
import type { ClaimedMail } from './claim-mail.ts';

/**
 * Stores what came of an attempt, with its line in the send log and, where there is to be another one, its job.
 * Undefined, and nothing stored, when the attempt had been given up for lost and somebody else has the mail.
 */
export function recordOutcome(
  { db, jobs }: { readonly db: Database; readonly jobs: JobQueue },
  { id, attempt, isLastOutcomeUnknown }: ClaimedMail,
  outcome: SendOutcome,
  now: Date,
): Promise<Verdict | undefined> {
  return inTransaction(db, async (trx) => {
    const current = await trx
      .selectFrom('deliveries')
      .select('emailStatus')
      .where('id', '=', id)
      .where('attempts', '=', attempt)
      .forUpdate()
      .executeTakeFirst();
    if (current === undefined || current.emailStatus === null) return undefined;
    const verdict = judgeAttempt(outcome, attempt, now);
    const status = emailStatusAfterReport(current.emailStatus, verdict.status);
    // A report on an earlier attempt may have settled the matter meanwhile.
    const nextAttemptAt = status === 'Pending' ? verdict.nextAttemptAt : null;
    const isSettled = outcome.kind === 'accepted' || outcome.kind === 'refused';
    const mayBeThere = !isSettled && (isLastOutcomeUnknown || outcome.kind === 'unknown');
    await trx
      .updateTable('deliveries')
      .set({
        emailStatus: status,
        nextAttemptAt,
        ...(status !== current.emailStatus && { statusChangedAt: now }),
        ...(!mayBeThere && { handedOverAt: null }),
        ...(outcome.kind === 'accepted' && { acceptedAt: now, providerId: outcome.providerId }),
        lastError: outcome.kind === 'accepted' ? null : verdict.detail,
      })
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('deliveryEvents')
      .values({
        id: newId(),
        deliveryId: id,
        status: verdict.status,
        detail: verdict.detail,
        occurredAt: now,
      })
      .execute();
    if (nextAttemptAt !== null) {
      await jobs.add(trx, 'send-delivery', { deliveryId: id }, { key: id, startAfter: nextAttemptAt });
    }
    return { ...verdict, status, nextAttemptAt };
  });
}
