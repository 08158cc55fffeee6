import path from 'node:path';
import { type Connection, connect, type DatabaseAddress } from './connection.ts';
import { type EngineEvent, startEngine } from './engine/engine.ts';
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

/** Opens the database and brings it to the newest shape. */
export async function openDatabase(
  settings: DatabaseSettings,
  watch: DatabaseWatch = {},
): Promise<Connection> {
  const { address, stop } = await findAddress(settings, watch);
  const connection = connect(address, watch.onConnectionLost);
  const close = async () => {
    await connection.close();
    await stop();
  };
  try {
    if (settings.databaseUrl !== undefined) await refuseUnfitServer(connection.db);
    await migrate(connection.db);
    return { ...connection, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function findAddress(
  { databaseUrl, dataFolder, longestTransactionMilliseconds: longest }: DatabaseSettings,
  { onEngineEvent }: DatabaseWatch,
): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  if (databaseUrl !== undefined) return { address: { url: databaseUrl }, stop: async () => {} };
  const folder = path.join(dataFolder, 'database');
  const engine = await startEngine({
    folder,
    ...(onEngineEvent && { onEvent: onEngineEvent }),
    ...(longest && { probeLimitMilliseconds: longest }),
  });
  return { address: engine, stop: engine.stop };
}
