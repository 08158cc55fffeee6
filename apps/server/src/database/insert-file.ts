import { newId } from './new-id.ts';
import type { Transaction } from './tables.ts';

interface FileDescription {
  readonly storageKey: string;
  readonly mediaType: string;
  readonly sizeBytes: bigint;
  readonly sha256: string;
  /** Of what was sent, where it was turned into something else on arrival. */
  readonly originalSha256?: string | null;
}

/** Speaks of bytes that lie in storage, in the transaction that uses them; gives the id of the file. */
export async function insertFile(trx: Transaction, file: FileDescription): Promise<string> {
  const id = newId();
  await trx
    .insertInto('files')
    .values({ id, ...file })
    .execute();
  return id;
}
