import type { FileStorage } from '../../adapters/file-storage.ts';
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
 */
export async function moveFiles(db: Database, { from, to, isStopped, onProgress }: Move): Promise<MoveCount> {
  let count: MoveCount = { moved: 0, there: 0, damaged: [] };
  for await (const file of eachFile(db)) {
    if (isStopped()) break;
    if ((await to.findFault(file)) === undefined) count = { ...count, there: count.there + 1 };
    else if ((await from.findFault(file)) !== undefined) {
      count = { ...count, damaged: [...count.damaged, file.storageKey] };
    } else {
      await to.store(await from.read(file));
      count = { ...count, moved: count.moved + 1 };
    }
    onProgress(count);
  }
  return count;
}
