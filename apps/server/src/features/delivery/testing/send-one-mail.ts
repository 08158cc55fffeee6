// A process of its own that sends one mail, so that a test can kill it. It is told where the database and the mail
// server are, which mail, and at what time.

import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { openDiskStorage } from '../../../adapters/file-storage.ts';
import { connect, type DatabaseAddress } from '../../../database/connection.ts';
import { createLogger } from '../../../http/log/create-logger.ts';
import { openJobQueue } from '../../../jobs/job-queue.ts';
import type { Settings } from '../../../settings.ts';
import { openOutsideServices } from '../../../tools.ts';
import { sendDelivery } from '../send-delivery.ts';

interface Order {
  readonly address: DatabaseAddress;
  readonly settings: Settings;
  readonly folder: string;
  readonly deliveryId: string;
  readonly now: string;
}

process.once('message', async ({ address, settings, folder, deliveryId, now }: Order) => {
  const { db, pool } = connect(address);
  const logger = createLogger('silent');
  await sendDelivery(
    {
      ...openOutsideServices(settings),
      settings,
      db,
      jobs: await openJobQueue({ pool, logger }),
      clock: () => new Date(now),
      logger,
      storage: openDiskStorage(folder),
      renderer: openPdfRenderer(),
      hooks: {},
    },
    deliveryId,
  );
});
