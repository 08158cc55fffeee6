import { canRetryEmail, canRetryLetter } from '@prorata/domain/delivery-status';
import type { Clock } from '../../adapters/clock.ts';
import type { Transaction } from '../../database/tables.ts';
import { type Action, actionOfSystem } from '../../http/action.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { type Delivery, lockDelivery } from './lock-delivery.ts';
import { recordDeliveryEvent } from './record-delivery-event.ts';

interface RetryTools {
  readonly jobs: Pick<JobQueue, 'add'>;
  readonly clock: Clock;
}

/** Another series of attempts at a mail or letter that no service took; `false` when there is nothing to retry. */
export async function retry(trx: Transaction, tools: RetryTools, deliveryId: string): Promise<boolean> {
  const delivery = await lockDelivery(trx, deliveryId);
  return delivery !== undefined && retryLocked(trx, tools, delivery, actionOfSystem(tools.clock()));
}

/** The same for one that the transaction has locked. */
export async function retryLocked(
  trx: Transaction,
  { jobs, clock }: RetryTools,
  { id, emailStatus, registeredLetterStatus, providerId, erasedAt }: Delivery,
  action: Action,
): Promise<boolean> {
  const now = clock();
  const isMail = emailStatus !== null;
  // A letter that the post has is its to mend: sent again, it would be the same letter under the same key.
  const canRetry = isMail
    ? canRetryEmail(emailStatus)
    : providerId === null && canRetryLetter(registeredLetterStatus ?? 'Undefined');
  // What it said is gone, after a time in which somebody could have tried.
  if (!canRetry || erasedAt !== null) return false;
  const waiting = await trx
    .updateTable('deliveries')
    .set({
      ...(isMail ? { emailStatus: 'Pending' as const } : { registeredLetterStatus: 'Pending' as const }),
      statusChangedAt: now,
      attempts: 0,
      nextAttemptAt: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await jobs.add(trx, 'send-delivery', { deliveryId: id }, { key: id });
  await recordDeliveryEvent(trx, action, waiting, 'retried');
  return true;
}
