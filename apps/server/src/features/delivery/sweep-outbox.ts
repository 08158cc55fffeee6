import { inTransaction } from '../../database/transaction.ts';
import type { DeliveryParts } from './send-mail.ts';

const MOST_AT_ONCE = 500;

/**
 * Asks for every mail that is due. Most have a job that waits already, which is then enough; this is for those
 * whose job was lost with a process, or that waited for a mail server to be set.
 */
export async function sweepOutbox({
  db,
  jobs,
  clock,
}: Pick<DeliveryParts, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('deliveries')
      .select('id')
      .where('emailStatus', '=', 'Pending')
      .where('nextAttemptAt', '<=', clock())
      .orderBy('nextAttemptAt')
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { id } of due) await jobs.add(trx, 'send-delivery', { deliveryId: id }, { key: id });
  });
}
