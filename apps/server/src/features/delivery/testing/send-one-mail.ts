// A process of its own that sends one mail, so that a test can kill it. It is told where the database and the mail
// server are, which mail, and at what time.
import { readBuiltInTemplate } from '@prorata/documents/built-in';
import { openMailServer } from '../../../adapters/mail.ts';
import { connect, type DatabaseAddress } from '../../../database/connection.ts';
import { createLogger } from '../../../http/log/create-logger.ts';
import { openJobQueue } from '../../../jobs/job-queue.ts';
import { type DeliveryParts, sendMail } from '../send-mail.ts';

interface Order {
  readonly address: DatabaseAddress;
  readonly smtpUrl: string;
  readonly deliveryId: string;
  readonly now: string;
}

process.once('message', async ({ address, smtpUrl, deliveryId, now }: Order) => {
  const { db, pool } = connect(address);
  const logger = createLogger('silent');
  const mailFrom = { name: 'Prorata', address: 'no-reply@prorata.example' };
  const parts: DeliveryParts = {
    db,
    jobs: await openJobQueue({ pool, logger }),
    mailServer: openMailServer({ smtpUrl, mailFrom }),
    clock: () => new Date(now),
    logger,
    readTemplate: async (key, language) => readBuiltInTemplate(key, language),
    publicOrigin: 'https://app.prorata.example',
    mailFrom,
  };
  await sendMail(parts, deliveryId);
});
