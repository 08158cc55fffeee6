import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';

/** Numbered SQL files, run in order, each once. A file that has landed is never edited: a change is a new file. */
const MIGRATIONS_FOLDER = path.join(import.meta.dirname, 'migrations');

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const { name, text } of await readMigrations()) {
      // A change of a large table may take longer than any query of the product is allowed to.
      const up = async <T>(db: Kysely<T>) => {
        await sql`set local statement_timeout = 0`.execute(db);
        await sql.raw(text).execute(db);
      };
      migrations[name] = { up };
    }
    return migrations;
  },
};

/** The migrations in the order in which they run. */
export async function readMigrations(): Promise<{ readonly name: string; readonly text: string }[]> {
  return Promise.all(
    (await listMigrations()).map(async (name) => ({
      name,
      text: await readFile(path.join(MIGRATIONS_FOLDER, `${name}.sql`), 'utf8'),
    })),
  );
}

async function listMigrations(): Promise<string[]> {
  const files = (await readdir(MIGRATIONS_FOLDER)).filter((file) => file.endsWith('.sql'));
  return files.map((file) => path.basename(file, '.sql')).sort();
}

/**
 * Brings the database to the newest shape and returns the names of the migrations that ran, none if it was there
 * already. All run in one transaction under a lock: of several servers that start together one does the work, and a
 * crash leaves the old shape.
 */
export async function migrate<T>(db: Kysely<T>): Promise<readonly string[]> {
  if (await isNewest(db)) return [];
  const { error, results = [] } = await new Migrator({ db, provider: sqlFiles }).migrateToLatest();
  if (error !== undefined) {
    await refuseNewer(db);
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(`The database could not be migrated${failed ? ` (${failed.migrationName})` : ''}.`, {
      cause: error,
    });
  }
  return results.map((result) => result.migrationName);
}

/** Asked first: Kysely looks at every column of every table before it finds nothing to do, which takes a second. */
async function isNewest<T>(db: Kysely<T>): Promise<boolean> {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration') as name`.execute(
    db,
  );
  if (!table.rows[0]?.name) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return isDeepStrictEqual(rows.map(({ name }) => name).sort(), await listMigrations());
}

/** @throws when migrations have run that this version does not have. */
async function refuseNewer<T>(db: Kysely<T>): Promise<void> {
  const known = await listMigrations();
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where not name = any (${known}) order by name desc limit 1`
    .execute(db)
    .catch(() => ({ rows: [] }));
  if (rows[0] === undefined) return;
  throw new Error(
    `The database has the shape of a newer version of the product (${rows[0].name}): start that version, or a later one.`,
  );
}
