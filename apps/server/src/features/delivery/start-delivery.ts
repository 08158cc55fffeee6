import { askPost } from './ask-post.ts';
import type { DeliveryTools } from './delivery-hooks.ts';
import { processOutbox } from './process-outbox.ts';
import { readReports } from './read-reports.ts';
import { sendDelivery } from './send-delivery.ts';
import { publishPending } from './settle-delivery.ts';

/** Starts sending what the outbox holds, and goes on with what an earlier process left behind. */
export async function startDelivery(tools: DeliveryTools): Promise<void> {
  const { jobs, logger, mailServer, post } = tools;
  if (mailServer === undefined) logger.warn('SMTP_URL is not set: mails wait in the outbox until it is.');
  if (post === undefined) logger.warn('POST_URL is not set: letters wait in the outbox until it is.');
  if (mailServer === undefined && post === undefined) return;
  await jobs.work('send-delivery', async ({ deliveryId }) => void (await sendDelivery(tools, deliveryId)));
  await jobs.work('ask-post', ({ deliveryId }) => askPost(tools, deliveryId));
  await jobs.work('sweep-outbox', () => sweep(tools));
  await jobs.repeat('sweep-outbox', '* * * * *');
  await sweep(tools);
}

async function sweep(tools: DeliveryTools): Promise<void> {
  await readReports(tools);
  await publishPending(tools);
  await processOutbox(tools);
}
