import type { FindNamedKeys } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import type { Tools } from '../../tools.ts';

/** Longer than any upload takes from its first byte to the row that names it. */
const GRACE_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Removes bytes from storage that no row has named for a day: of deleted documents, and of uploads that failed. */
export function deleteOrphanedFiles({
  db,
  storage,
  clock,
}: Pick<Tools, 'db' | 'storage' | 'clock'>): Promise<number> {
  return storage.sweep(new Date(clock().getTime() - GRACE_MILLISECONDS), findNamedKeys(db));
}

function findNamedKeys(db: Database): FindNamedKeys {
  return async (storageKeys) => {
    if (storageKeys.length === 0) return new Set();
    const rows = await db
      .selectFrom('files')
      .select('storageKey')
      .where('storageKey', 'in', storageKeys)
      .execute();
    const originals = await db
      .selectFrom('files')
      .select('originalStorageKey')
      .where('originalStorageKey', 'in', storageKeys)
      .execute();
    return new Set([
      ...rows.map(({ storageKey }) => storageKey),
      ...originals.flatMap(({ originalStorageKey }) => originalStorageKey ?? []),
    ]);
  };
}

/** Every night, when nobody uploads. */
export async function startDeletingOrphanedFiles(tools: Tools): Promise<void> {
  const { jobs } = tools;
  await jobs.work('sweep-files', async () => void (await deleteOrphanedFiles(tools)));
  await jobs.repeat('sweep-files', '40 3 * * *');
}
