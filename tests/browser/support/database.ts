import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseAddress } from '../../../apps/server/src/database/connection.ts';
import { createPostgresDatabase } from '../../../apps/server/src/database/testing/postgres-databases.ts';

interface ProductDatabase {
  readonly settings: { readonly DATABASE_URL?: string; readonly DEMO_DATA?: string };
  readonly drop: () => Promise<void>;
}

/**
 * A database of its own for a product with the demo data: on the PostgreSQL of this run, which leaves more of the
 * machine to the browsers, or embedded where there is none.
 */
export async function createProductDatabase(): Promise<ProductDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) return { settings: {}, drop: async () => {} };
  const { url, drop } = await createPostgresDatabase(server, 'template0');
  return { settings: { DATABASE_URL: url, DEMO_DATA: 'true' }, drop };
}

/** Where the data of a running product are: the embedded database says in its lock through which socket it answers. */
export function findDatabase({ settings }: ProductDatabase, dataFolder: string): DatabaseAddress {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL };
  const { socketFolder } = JSON.parse(readFileSync(path.join(dataFolder, 'database', 'lock'), 'utf8'));
  return { socketFolder };
}
