import { askPost } from './ask-post.ts';
import type { DeliveryParts } from './delivery-parts.ts';
import { processOutbox } from './process-outbox.ts';
import { readReports } from './read-reports.ts';
import { sendDelivery } from './send-delivery.ts';
import { publishPending } from './settle-delivery.ts';

/** Starts sending what the outbox holds, and goes on with what an earlier process left behind. */
export async function startDelivery(parts: DeliveryParts): Promise<void> {
  const { jobs, logger, mailServer, post } = parts;
  if (mailServer === undefined) logger.warn('SMTP_URL is not set: mails wait in the outbox until it is.');
  if (post === undefined) logger.warn('POST_URL is not set: letters wait in the outbox until it is.');
  if (mailServer === undefined && post === undefined) return;
  await jobs.work('send-delivery', async ({ deliveryId }) => void (await sendDelivery(parts, deliveryId)));
  await jobs.work('ask-post', ({ deliveryId }) => askPost(parts, deliveryId));
  await jobs.work('sweep-outbox', () => sweep(parts));
  await jobs.repeat('sweep-outbox', '* * * * *');
  await sweep(parts);
}

async function sweep(parts: DeliveryParts): Promise<void> {
  await readReports(parts);
  await publishPending(parts);
  await processOutbox(parts);
}
