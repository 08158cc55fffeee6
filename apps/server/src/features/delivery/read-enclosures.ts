import { refuseUnjudged } from '../uploads/refuse-unjudged.ts';
import type { Enclosure } from './delivery-content.ts';
import type { DeliveryTools } from './delivery-hooks.ts';

/** The files that go along, in the order in which they were given. */
export function readEnclosures(
  { db, storage }: Pick<DeliveryTools, 'db' | 'storage'>,
  enclosures: readonly Enclosure[],
): Promise<{ name: string; content: Buffer }[]> {
  return Promise.all(
    enclosures.map(async ({ fileId, name }) => ({ name, content: await readFile({ db, storage }, fileId) })),
  );
}

export async function readFile(
  { db, storage }: Pick<DeliveryTools, 'db' | 'storage'>,
  fileId: string,
): Promise<Buffer> {
  return storage.read(await getFile(db, fileId));
}

/** Where a file lies, for whoever then reads it; refused while nobody knows whether it is harmless. */
async function getFile(db: DeliveryTools['db'], fileId: string) {
  const file = await db
    .selectFrom('files')
    .select(['storageKey', 'sha256', 'verdict'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  refuseUnjudged(file);
  return file;
}
