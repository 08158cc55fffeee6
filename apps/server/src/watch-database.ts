import type { DatabaseWatch } from './database/open-database.ts';
import type { Logger } from './http/log/create-logger.ts';

/** The embedded database came down too often to be started again. */
export class DatabaseLostError extends Error {
  override readonly name = 'DatabaseLostError';
}

/** Logs what happens to the database, and gives up when it will not come back. */
export function watchDatabase(logger: Logger, stopping: AbortController): DatabaseWatch {
  return {
    onConnectionLost: (err) => logger.warn({ err }, 'a connection to the database was lost'),
    onEngineEvent: (event) => {
      if (event.kind !== 'lost') return logger.warn({ event }, 'the embedded database');
      stopping.abort(new DatabaseLostError('The embedded database keeps ending.', { cause: event.error }));
    },
  };
}
