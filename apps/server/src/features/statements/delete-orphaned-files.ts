import type { Clock } from '../../adapters/clock.ts';
import type { FileStorage, FindNamedKeys } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';

interface SweepParts {
  readonly db: Database;
  readonly storage: FileStorage;
  readonly clock: Clock;
}

/** Longer than any upload takes from its first byte to the row that names it. */
const GRACE_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Removes bytes from storage that no row has named for a day: of deleted documents, and of uploads that failed. */
export function deleteOrphanedFiles({ db, storage, clock }: SweepParts): Promise<number> {
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
    return new Set(rows.map(({ storageKey }) => storageKey));
  };
}

/** Every night, when nobody uploads. */
export async function startDeletingOrphanedFiles(jobs: JobQueue, parts: SweepParts): Promise<void> {
  await jobs.work('sweep-files', async () => void (await deleteOrphanedFiles(parts)));
  await jobs.repeat('sweep-files', '40 3 * * *');
}
