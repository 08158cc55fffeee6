import type { FileStorage, StoredFile } from '../../adapters/file-storage.ts';
import type { Database } from '../../database/tables.ts';
import { eachFile } from './each-file.ts';

export interface Move {
  readonly from: FileStorage;
  readonly to: FileStorage;
  /** Who stops it can go on later: what has arrived is not carried again. */
  readonly isStopped: () => boolean;
  readonly onProgress: (done: MoveCount) => void;
}

export interface MoveCount {
  readonly moved: number;
  readonly there: number;
  /** Neither here nor there as they were stored: only a back-up has them. */
  readonly damaged: readonly string[];
}

/**
 * Copies every file that a row names from one place to another, and checks each at both ends. The old place is left as it is: it
 * may go once nothing is damaged and nobody stopped it.
 *
 * @throws StorageUnreachableError when one of the places is away; what has arrived stays.
 */
export async function moveFiles(db: Database, { from, to, isStopped, onProgress }: Move): Promise<MoveCount> {
  let count: MoveCount = { moved: 0, there: 0, damaged: [] };
  for await (const file of eachFile(db)) {
    if (isStopped()) break;
    if (await to.holds(file)) count = { ...count, there: count.there + 1 };
    else if (await carry(file, from, to)) count = { ...count, moved: count.moved + 1 };
    else count = { ...count, damaged: [...count.damaged, file.storageKey] };
    onProgress(count);
  }
  return count;
}

/** Whether there was something to carry. What fails to be read is damaged only when its place itself is not away. */
async function carry(file: StoredFile, from: FileStorage, to: FileStorage): Promise<boolean> {
  let content: Buffer;
  try {
    content = await from.read(file);
  } catch (error) {
    if ((await from.findFault(file)) === undefined) throw error;
    return false;
  }
  await to.store(content);
  return true;
}
