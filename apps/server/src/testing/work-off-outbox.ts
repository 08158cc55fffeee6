// A process of its own that works off the outbox until nothing is due, so that a test can kill it at any moment. It
// looks for what is due itself: the queue only wakes, and whatever it loses is found by looking.

import { flushCompileCache } from 'node:module';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { openDiskStorage } from '../adapters/file-storage.ts';
import { DELIVERY_HOOKS } from '../build-server.ts';
import { connect, type DatabaseAddress } from '../database/connection.ts';
import { askPost } from '../features/delivery/ask-post.ts';
import { readReports } from '../features/delivery/read-reports.ts';
import { sendDue } from '../features/delivery/run-services.ts';
import { methodsOf } from '../features/delivery/send-delivery.ts';
import { createLogger } from '../http/log/create-logger.ts';
import { NO_JOBS } from '../jobs/no-jobs.ts';
import { readSettings } from '../settings.ts';
import { openOutsideServices } from '../tools.ts';

export interface WorkOrder {
  readonly address: DatabaseAddress;
  readonly variables: Record<string, string>;
  readonly folder: string;
  readonly now: string;
}

process.once('message', async ({ address, variables, folder, now }: WorkOrder) => {
  const { db } = connect(address);
  const startedAt = Date.now();
  const clock = () => new Date(Date.parse(now) + Date.now() - startedAt);
  const settings = readSettings(variables);
  const tools = {
    ...openOutsideServices(settings),
    settings,
    db,
    jobs: NO_JOBS,
    clock,
    logger: createLogger('silent'),
    storage: openDiskStorage(folder),
    renderer: openPdfRenderer(),
    hooks: DELIVERY_HOOKS,
  };
  await readReports(tools);
  await Promise.all(methodsOf(tools).map((method) => sendDue(tools, method)));
  await readReports(tools);
  const silent = await db
    .selectFrom('deliveries')
    .select('id')
    .where('nextInquiryAt', '<=', clock())
    .execute();
  for (const { id } of silent) await askPost(tools, id).catch(() => {});
  process.send?.({ type: 'done' }, () => process.exit());
});
// It is killed rather than ended: what it read would otherwise be read again by each after it.
flushCompileCache();
process.send?.({ type: 'ready' });
process.once('disconnect', () => process.exit());
