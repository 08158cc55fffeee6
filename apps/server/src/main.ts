import { once } from 'node:events';
import path from 'node:path';
import { openPdfRenderer, type PdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { systemClock } from './adapters/clock.ts';
import { type FileStorage, openDiskStorage } from './adapters/file-storage.ts';
import { openIdentityKeys } from './adapters/identity-keys.ts';
import { buildDelivery } from './build-delivery.ts';
import { startInvitationJobs } from './build-invitations.ts';
import { startResultJobs } from './build-results.ts';
import { buildServer } from './build-server.ts';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/tables.ts';
import { demoServices } from './demo/demo-services.ts';
import { loadDemoData } from './demo/load-demo-data.ts';
import { explainFailure } from './explain-failure.ts';
import { failIfPortInUse } from './fail-if-port-in-use.ts';
import { createRequestDelivery } from './features/delivery/request-delivery.ts';
import { startDelivery } from './features/delivery/start-delivery.ts';
import { startDeletingOrphanedFiles } from './features/statements/delete-orphaned-files.ts';
import { createLogger, type Logger } from './http/log/create-logger.ts';
import { type JobQueue, openJobQueue } from './jobs/job-queue.ts';
import { readSettings, type Settings } from './settings.ts';
import { DatabaseLostError, watchDatabase } from './watch-database.ts';

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../web/dist');
/** After this, who is still waiting for an answer is cut off. */
const DRAIN_MILLISECONDS = 10_000;

/** Aborted when it is time to stop; with an error when there is no way to go on. */
const stopping = new AbortController();
for (const sign of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(sign, () => stopping.abort());

try {
  await serve(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
process.exit();

/** Settings -> database -> adapters -> features -> listening; and the same way back when it is time to stop. */
async function serve(settings: Settings): Promise<void> {
  const logger = createLogger(settings.logLevel);
  await failIfPortInUse(settings);
  const storage = openDiskStorage(path.join(settings.dataFolder, 'files'));
  const database = await openDatabase(settings, watchDatabase(logger, stopping));
  try {
    if (settings.withDemoData) {
      await loadDemoData(database.db, demoServices({ ...settings, now: systemClock(), storage }));
    }
    if (stopping.signal.aborted) return;
    const jobs = await openJobQueue({ pool: database.pool, logger });
    const renderer = openPdfRenderer();
    try {
      await serveWith({ settings, logger, db: database.db, jobs, storage, renderer });
    } finally {
      await jobs.close();
      renderer.close();
    }
  } finally {
    await database.close();
  }
  if (stopping.signal.reason instanceof DatabaseLostError) throw stopping.signal.reason;
}

interface Tools {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly db: Database;
  readonly jobs: JobQueue;
  readonly storage: FileStorage;
  readonly renderer: PdfRenderer;
}

async function serveWith({ settings, logger, db, jobs, storage, renderer }: Tools): Promise<void> {
  const delivery = buildDelivery({ settings, logger, db, jobs, storage, renderer, clock: systemClock });
  const requestDelivery = createRequestDelivery(delivery);
  const app = await buildServer({
    settings,
    logger,
    db,
    identityKeys: openIdentityKeys(settings),
    clock: systemClock,
    storage,
    renderer,
    requestDelivery,
    delivery,
    webFolder: WEB_FOLDER,
  });
  await startDelivery(delivery);
  await startInvitationJobs(jobs, { settings, db, clock: systemClock, storage, delivery, requestDelivery });
  await startResultJobs(jobs, { db, clock: systemClock });
  await startDeletingOrphanedFiles(jobs, { db, storage, clock: systemClock });
  const address = await app.listen({ host: settings.host, port: settings.port });
  process.send?.({ type: 'ready', address });
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  setTimeout(() => app.server.closeAllConnections(), DRAIN_MILLISECONDS).unref();
  await app.close();
}
