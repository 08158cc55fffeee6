import { existsSync } from 'node:fs';
import { glob, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openEmbeddedPostgres } from './embedded-postgres.ts';

/** Opens the database in `folder`, making it first if there is none. The caller holds the folder's lock. */
export async function openDataFolder(folder: string): Promise<PGlite> {
  const data = path.join(folder, 'data');
  if (!existsSync(data)) await makeDataFolder(folder, data);
  // PGlite would start afresh over whatever else is there.
  if (!existsSync(path.join(data, 'PG_VERSION'))) throw new Error(`The folder ${data} holds no database.`);
  try {
    return await openEmbeddedPostgres({ dataDir: data });
  } catch (error) {
    throw new Error(`The database in ${data} could not be opened.`, { cause: error });
  }
}

/** Made under another name and then renamed: a crash half-way leaves nothing that looks like a database. */
async function makeDataFolder(folder: string, data: string): Promise<void> {
  for await (const unfinished of glob('new-data-*', { cwd: folder })) {
    await rm(path.join(folder, unfinished), { recursive: true });
  }
  const fresh = await mkdtemp(path.join(folder, 'new-data-'));
  const database = await openEmbeddedPostgres({ dataDir: fresh });
  await database.close();
  await rename(fresh, data);
}
