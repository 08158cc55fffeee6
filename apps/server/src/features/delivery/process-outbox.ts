import { inTransaction } from '../../database/transaction.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { methodsOf } from './send-delivery.ts';

const BATCH_SIZE = 500;

/**
 * Asks for every mail and letter that is due. Most have a job that waits already, which is then enough; this is for
 * those whose job was lost with a process, or that waited for a mail server or the post to be set.
 */
export async function processOutbox(
  tools: Pick<DeliveryTools, 'db' | 'jobs' | 'clock' | 'mailServer' | 'post'>,
): Promise<void> {
  const { db, jobs, clock } = tools;
  const methods = methodsOf(tools);
  if (methods.length === 0) return;
  await inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('deliveries')
      .select('id')
      .where('sendMethod', 'in', methods)
      .where('nextAttemptAt', '<=', clock())
      .orderBy('nextAttemptAt')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id } of due) await jobs.add(trx, 'send-delivery', { deliveryId: id }, { key: id });
    const silent = await trx
      .selectFrom('deliveries')
      .select('id')
      .where('nextInquiryAt', '<=', clock())
      .orderBy('nextInquiryAt')
      .limit(BATCH_SIZE)
      .execute();
    for (const { id } of silent) await jobs.add(trx, 'ask-post', { deliveryId: id }, { key: id });
  });
}
