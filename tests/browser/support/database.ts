import { createPostgresDatabase } from '../../../apps/server/src/database/testing/postgres-databases.ts';

interface ProductDatabase {
  readonly settings: Readonly<Record<string, string>>;
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
