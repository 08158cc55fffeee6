// The server as a process of its own. The database is opened first and what serves is read meanwhile: the embedded
// engine needs a second to wake up, and reading a thousand sources takes nearly as long.
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { openStorage } from './adapters/open-storage.ts';
import { refuseMissing } from './check-surroundings.ts';
import { type DatabaseWatch, openDatabase } from './database/open-database.ts';
import { explainFailure } from './explain-failure.ts';
import { createLogger, type Logger } from './http/log/create-logger.ts';
import { readSettings, type Settings } from './settings.ts';

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../web/dist');

/** Aborted when it is time to stop; with an error when there is no way to go on. */
const stopping = new AbortController();
for (const sign of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(sign, () => stopping.abort());

/** The embedded database came down too often to be started again. */
class DatabaseLostError extends Error {
  override readonly name = 'DatabaseLostError';
}

try {
  await run(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
process.exit();

/** Settings -> files -> database -> serving; and the same way back when it is time to stop. */
async function run(settings: Settings): Promise<void> {
  const logger = createLogger(settings.logLevel);
  await failIfPortInUse(settings);
  refuseMissing(settings, WEB_FOLDER);
  const storage = await openStorage(settings);
  await storage.checkWritable().catch((cause) => {
    throw new Error('No file can be stored.', { cause });
  });
  const opening = openDatabase(settings, watchDatabase(logger));
  const [database, { serve }] = await Promise.all([opening, import('./serve.ts')]);
  try {
    await serve({ settings, logger, storage, database, webFolder: WEB_FOLDER, stopping: stopping.signal });
  } finally {
    await database.close();
  }
  if (stopping.signal.reason instanceof DatabaseLostError) throw stopping.signal.reason;
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
