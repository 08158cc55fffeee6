import type { FileVerdict } from '@prorata/domain/vocabulary';
import { newId } from './new-id.ts';
import type { Transaction } from './tables.ts';

export interface FileDescription {
  readonly storageKey: string;
  readonly mediaType: string;
  readonly sizeBytes: bigint;
  readonly sha256: string;
  /** Of what was sent, where it was turned into something else on arrival. */
  readonly originalSha256?: string | null;
  /** Where what was sent lies, sealed. */
  readonly originalStorageKey?: string | null;
  /** What the scanner says of what was sent. One that waits for its word is judged later, because this row says so. */
  readonly verdict?: FileVerdict;
  readonly virus?: string | null;
  readonly judgedAt?: Date | null;
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
