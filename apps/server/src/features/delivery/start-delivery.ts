import { openMailServer } from '../../adapters/mail.ts';
import type { Settings } from '../../settings.ts';
import { type DeliveryParts, sendMail } from './send-mail.ts';
import { sweepOutbox } from './sweep-outbox.ts';

type DeliverySettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicOrigin'>;

/** Starts sending what the outbox holds, and goes on with what an earlier process left behind. */
export async function startDelivery(
  tools: Pick<DeliveryParts, 'db' | 'jobs' | 'clock' | 'logger' | 'readTemplate'>,
  { smtpUrl, mailFrom, publicOrigin }: DeliverySettings,
): Promise<void> {
  const { jobs, logger } = tools;
  if (smtpUrl === undefined) {
    logger.warn('SMTP_URL is not set: mails wait in the outbox until it is.');
    return;
  }
  const parts = { ...tools, mailServer: openMailServer({ smtpUrl, mailFrom }), mailFrom, publicOrigin };
  await jobs.work('send-delivery', ({ deliveryId }) => sendMail(parts, deliveryId));
  await jobs.work('sweep-outbox', () => sweepOutbox(parts));
  await jobs.repeat('sweep-outbox', '* * * * *');
  await sweepOutbox(parts);
}
