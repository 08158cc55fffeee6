import type { Database } from '../../database/tables.ts';

/** How many files are asked for at once. */
const BATCH = 500;

/** Every file that a row names, and what was sent where another is shown, in batches: there may be millions. */
export async function* eachFile(db: Database) {
  const files = db
    .selectFrom('files')
    .select(['id', 'storageKey', 'sha256', 'sizeBytes', 'originalStorageKey', 'originalSha256'])
    .orderBy('id')
    .limit(BATCH);
  let batch = await files.execute();
  while (batch.length > 0) {
    for (const { originalStorageKey, originalSha256, ...file } of batch) {
      yield file;
      if (originalStorageKey === null || originalSha256 === null) continue;
      // How large it is nobody asks; its hash tells whether it is whole.
      yield { ...file, storageKey: originalStorageKey, sha256: originalSha256 };
    }
    batch = await files.where('id', '>', batch.at(-1)?.id ?? '').execute();
  }
}
