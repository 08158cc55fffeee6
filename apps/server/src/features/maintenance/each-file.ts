import type { Database } from '../../database/tables.ts';

/** How many files are asked for at once. */
const BATCH = 500;

/** Every file that a row names, in batches: there may be millions. */
export async function* eachFile(db: Database) {
  const files = db
    .selectFrom('files')
    .select(['id', 'storageKey', 'sha256', 'sizeBytes'])
    .orderBy('id')
    .limit(BATCH);
  let batch = await files.execute();
  while (batch.length > 0) {
    yield* batch;
    batch = await files.where('id', '>', batch.at(-1)?.id ?? '').execute();
  }
}
