import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { openPdfRenderer } from '@prorata/documents/pdf/pdf-renderer';
import { systemClock } from './adapters/clock.ts';
import { openIdentityKeys } from './adapters/identity-keys.ts';
import { openStorage } from './adapters/open-storage.ts';
import { buildServer, DELIVERY_HOOKS, placesOf, type ServerTools, startJobs } from './build-server.ts';
import { refuseMissing, warnOfSurroundings } from './check-surroundings.ts';
import { type DatabaseWatch, openDatabase } from './database/open-database.ts';
import { loadDemoData } from './demo/load-demo-data.ts';
import { explainFailure } from './explain-failure.ts';
import { createLogger, type Logger } from './http/log/create-logger.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { readSettings, type Settings } from './settings.ts';
import { openOutsideServices } from './tools.ts';

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../web/dist');
/** After this, who is still waiting for an answer is cut off. */
const DRAIN_MILLISECONDS = 10_000;

/** Aborted when it is time to stop; with an error when there is no way to go on. */
const stopping = new AbortController();
for (const sign of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(sign, () => stopping.abort());

/** The embedded database came down too often to be started again. */
class DatabaseLostError extends Error {
  override readonly name = 'DatabaseLostError';
}

try {
  await serve(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
process.exit();

/** Settings -> database -> tools -> features -> listening; and the same way back when it is time to stop. */
async function serve(settings: Settings): Promise<void> {
  const logger = createLogger(settings.logLevel);
  await failIfPortInUse(settings);
  refuseMissing(settings, WEB_FOLDER);
  const storage = await openStorage(settings);
  await storage.checkWritable().catch((cause) => {
    throw new Error('No file can be stored.', { cause });
  });
  const database = await openDatabase(settings, watchDatabase(logger));
  try {
    const renderer = openPdfRenderer();
    const tools = {
      ...openOutsideServices(settings),
      settings,
      logger,
      db: database.db,
      clock: systemClock,
      storage,
      renderer,
      hooks: DELIVERY_HOOKS,
    };
    try {
      if (settings.withDemoData) await loadDemoData(tools);
      if (stopping.signal.aborted) return;
      const jobs = await openJobQueue({ pool: database.pool, logger });
      try {
        const { pool } = database;
        await serveWith({
          ...tools,
          jobs,
          pool,
          identityKeys: openIdentityKeys(settings),
          webFolder: WEB_FOLDER,
        });
      } finally {
        await jobs.close();
      }
    } finally {
      renderer.close();
    }
  } finally {
    await database.close();
  }
  if (stopping.signal.reason instanceof DatabaseLostError) throw stopping.signal.reason;
}

async function serveWith(tools: ServerTools): Promise<void> {
  const { settings } = tools;
  const app = await buildServer(tools);
  await startJobs(tools);
  const address = await app.listen({ host: settings.host, port: settings.port });
  process.send?.({ type: 'ready', address });
  // A person's machine starts its stand-in of the identity service at the same time.
  if (settings.environment !== 'local')
    void warnOfSurroundings({ ...tools, ...settings, places: placesOf(settings) });
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
  setTimeout(() => app.server.closeAllConnections(), DRAIN_MILLISECONDS).unref();
  await app.close();
}

/** Tries the port before anything slow is started, so that whoever forgot a running copy learns it at once. */
async function failIfPortInUse({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Logs what happens to the database, and gives up when it will not come back. */
function watchDatabase(logger: Logger): DatabaseWatch {
  return {
    onConnectionLost: (err) => logger.warn({ err }, 'a connection to the database was lost'),
    onEngineEvent: (event) => {
      if (event.kind !== 'lost') return logger.warn({ event }, 'the embedded database');
      stopping.abort(new DatabaseLostError('The embedded database keeps ending.', { cause: event.error }));
    },
  };
}
