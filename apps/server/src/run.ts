import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { openStorage } from './adapters/open-storage.ts';
import { removeFoldersOfTheDead } from './adapters/passing-folder.ts';
import { refuseMissing } from './check-surroundings.ts';
import { beginDatabase, type DatabaseWatch } from './database/open-database.ts';
import { createLogger, type Logger } from './http/log/create-logger.ts';
import { readSettings, type Settings } from './settings.ts';

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../web/dist');

/** The embedded database came down too often to be started again. */
class DatabaseLostError extends Error {
  override readonly name = 'DatabaseLostError';
}

/**
 * Settings -> files -> database -> serving; and the same way back when it is time to stop. `stopping` is aborted then, with an
 * error when there is no way to go on.
 */
export async function run(stopping: AbortController): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  await failIfPortInUse(settings);
  refuseMissing(settings, WEB_FOLDER);
  const storage = await openStorage(settings);
  await storage.tryOut().catch((cause) => {
    throw new Error('No file can be stored.', { cause });
  });
  await removeFoldersOfTheDead();
  const database = await beginDatabase(settings, watchDatabase(logger, stopping));
  try {
    // Only now, for it is most of the product: the embedded engine starts beside.
    const { serve } = await import('./serve.ts');
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
function watchDatabase(logger: Logger, stopping: AbortController): DatabaseWatch {
  return {
    onConnectionLost: (err) => logger.warn({ err }, 'a connection to the database was lost'),
    onEngineEvent: (event) => {
      if (event.kind !== 'lost') return logger.warn({ event }, 'the embedded database');
      stopping.abort(new DatabaseLostError('The embedded database keeps ending.', { cause: event.error }));
    },
  };
}
