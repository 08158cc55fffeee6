import { canRetryEmail, canRetryLetter } from '@prorata/domain/delivery-status';
import type { Clock } from '../../adapters/clock.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type DossierDeed, deedOfProduct, deedOfUser } from '../../events/dossier-deed.ts';
import type { Act } from '../../http/calls/act.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';
import type { DeliveryParts } from './delivery-parts.ts';
import { type Delivery, lockDelivery } from './lock-delivery.ts';
import { recordDeliveryEvent } from './record-delivery-event.ts';

interface RetryParts {
  readonly jobs: Pick<JobQueue, 'add'>;
  readonly clock: Clock;
}

/** Somebody asks for another series of attempts at a mail or letter that no service took. */
export async function retryDelivery(
  parts: RetryParts & Pick<DeliveryParts, 'db'>,
  act: Act,
  { dossierId, deliveryId }: { readonly dossierId: string; readonly deliveryId: string },
): Promise<{ accepted: number; requestedAt: string }> {
  await inTransaction(parts.db, async (trx) => {
    // A dossier that is closed is still sent from: this is no edit.
    await lockDossier(trx, act.actor, dossierId);
    const delivery = await lockDelivery(trx, deliveryId);
    if (delivery?.dossierId !== dossierId) throw new ProblemError('not-found');
    if (!(await retryLocked(trx, parts, delivery, deedOfUser(act)))) throw new ProblemError('conflict');
  });
  return { accepted: 1, requestedAt: act.at.toISOString() };
}

/** The same by a service; `false` when there is nothing to retry. */
export async function retry(trx: Transaction, parts: RetryParts, deliveryId: string): Promise<boolean> {
  const delivery = await lockDelivery(trx, deliveryId);
  return delivery !== undefined && retryLocked(trx, parts, delivery, deedOfProduct(parts.clock()));
}

async function retryLocked(
  trx: Transaction,
  { jobs, clock }: RetryParts,
  { id, emailStatus, registeredLetterStatus, providerId }: Delivery,
  deed: DossierDeed,
): Promise<boolean> {
  const now = clock();
  const isMail = emailStatus !== null;
  // A letter that the post has is its to mend: sent again, it would be the same letter under the same key.
  const canRetry = isMail
    ? canRetryEmail(emailStatus)
    : providerId === null && canRetryLetter(registeredLetterStatus ?? 'Undefined');
  if (!canRetry) return false;
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
  await recordDeliveryEvent(trx, deed, waiting, 'retried');
  return true;
}
