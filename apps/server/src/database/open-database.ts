import path from 'node:path';
import { type Connection, connect, type DatabaseAddress } from './connection.ts';
import { beginEngine, type EngineEvent } from './engine/engine.ts';
import { migrate } from './migrate.ts';
import { refuseUnfitServer } from './refuse-unfit-server.ts';

export interface DatabaseSettings {
  /** A PostgreSQL server; without one, the embedded engine works in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** For work with transactions that last minutes: the embedded engine would be taken for one that hangs. */
  readonly longestTransactionMilliseconds?: number;
}

/** What happens to a database that is open, for the log. After the engine is lost no query will succeed again. */
export interface DatabaseWatch {
  readonly onConnectionLost?: (error: Error) => void;
  readonly onEngineEvent?: (event: EngineEvent) => void;
}

export interface BeginningDatabase extends Connection {
  /**
   * Waits until it can be asked and brings it to the newest shape. Only here a connection is made: who has much to do before it
   * would hear the database's answer too late, and take it for one that does not come.
   */
  readonly becomeReady: () => Promise<void>;
}

/** Opens the database and brings it to the newest shape. */
export async function openDatabase(
  settings: DatabaseSettings,
  watch: DatabaseWatch = {},
): Promise<Connection> {
  const database = await beginDatabase(settings, watch);
  try {
    await database.becomeReady();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The same for whoever has something else to do meanwhile. */
export async function beginDatabase(
  settings: DatabaseSettings,
  watch: DatabaseWatch = {},
): Promise<BeginningDatabase> {
  const { address, answering, stop } = await findAddress(settings, watch);
  const connection = connect(address, watch.onConnectionLost);
  // Whoever waits for it learns of a failure, but only then.
  answering.catch(() => {});
  const becomeReady = async () => {
    await answering;
    if (settings.databaseUrl !== undefined) await refuseUnfitServer(connection.db);
    await migrate(connection.db);
  };
  const close = async () => {
    await connection.close();
    await stop();
  };
  return { ...connection, becomeReady, close };
}

interface FoundAddress {
  readonly address: DatabaseAddress;
  readonly answering: Promise<void>;
  readonly stop: () => Promise<void>;
}

async function findAddress(
  { databaseUrl, dataFolder, longestTransactionMilliseconds: longest }: DatabaseSettings,
  { onEngineEvent }: DatabaseWatch,
): Promise<FoundAddress> {
  if (databaseUrl !== undefined)
    return { address: { url: databaseUrl }, answering: Promise.resolve(), stop: async () => {} };
  const folder = path.join(dataFolder, 'database');
  const { engine, ready } = await beginEngine({
    folder,
    ...(onEngineEvent && { onEvent: onEngineEvent }),
    ...(longest && { probeLimitMilliseconds: longest }),
  });
  return { address: engine, answering: ready, stop: engine.stop };
}
