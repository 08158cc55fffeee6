import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { latestAfter, settledAt } from './after-attempt.ts';
import { askPost } from './ask-post.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { readReports } from './read-reports.ts';
import { methodsOf, type Services, sendDelivery } from './send-delivery.ts';
import { publishPending } from './settle-delivery.ts';

/** Starts sending what the outbox holds, and goes on with what an earlier process left behind. */
export async function startDelivery(tools: DeliveryTools): Promise<void> {
  const { jobs, logger, mailServer, post } = tools;
  if (mailServer === undefined) logger.warn('SMTP_URL is not set: mails wait in the outbox until it is.');
  if (post === undefined) logger.warn('POST_URL is not set: letters wait in the outbox until it is.');
  if (methodsOf(tools).length === 0) return;
  await jobs.work('send-delivery', async ({ deliveryId }) => void (await sendDelivery(tools, deliveryId)));
  await jobs.work('ask-post', ({ deliveryId }) => askPost(tools, deliveryId));
  await jobs.work('sweep-outbox', () => sweep(tools));
  await jobs.repeat('sweep-outbox', '* * * * *');
  await jobs.soon('sweep-outbox');
}

async function sweep(tools: DeliveryTools): Promise<void> {
  await readReports(tools);
  await publishPending(tools);
  await processOutbox(tools);
}

const BATCH_SIZE = 500;

/**
 * Asks for every mail and letter that is due. Most have a job that waits already, which is then enough; this is for
 * those whose job was lost with a process, or that waited for a mail server or the post to be set.
 */
export async function processOutbox(
  tools: Pick<DeliveryTools, 'db' | 'jobs' | 'clock'> & Services,
): Promise<void> {
  const { db, jobs, clock } = tools;
  const methods = methodsOf(tools);
  if (methods.length === 0) return;
  await inTransaction(db, async (trx) => {
    await bringForward(trx, clock());
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

/**
 * A clock that was a month ahead has put things off until then: they would wait in silence once it is right again. One that a mail
 * server may have is left alone for as long as any other.
 */
async function bringForward(trx: Transaction, now: Date): Promise<void> {
  const late = trx.updateTable('deliveries').where('nextAttemptAt', '>', latestAfter(now));
  await late.set({ nextAttemptAt: now }).where('handedOverAt', 'is', null).execute();
  await late
    .set({ nextAttemptAt: settledAt(now) })
    .where('handedOverAt', 'is not', null)
    .execute();
  await trx
    .updateTable('deliveries')
    .set({ nextInquiryAt: now })
    .where('nextInquiryAt', '>', latestAfter(now))
    .execute();
}
