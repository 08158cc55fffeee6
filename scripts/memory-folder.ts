import { chmodSync, existsSync, statfsSync } from 'node:fs';
import { makePassingFolder, removeFoldersOfTheDead } from './passing-folder.ts';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
const USE = 'prorata-checks';
const GIBIBYTE = 2 ** 30;
/** What a run leaves lying about at most is 1 GiB; where there is less than this, it may need all of it for its processes. */
const ROOM = 4 * GIBIBYTE;
const FREE = 8 * GIBIBYTE;

/**
 * A folder for files that nobody wants to keep, in memory where there is plenty: each test file has a database of a thousand
 * files, and to make them on a disk takes ten times as long. `undefined` where there is no such place.
 */
export function makeMemoryFolder(): string | undefined {
  if (!existsSync(MEMORY) || process.availableMemory() < FREE) return undefined;
  // Before the room is measured: what killed runs left stays in memory until the machine is started anew.
  removeFoldersOfTheDead(MEMORY, USE);
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM) return undefined;
  const folder = makePassingFolder(MEMORY, USE);
  // As open as the one that it stands for: PostgreSQL works in it under another account.
  chmodSync(folder, 0o1777);
  return folder;
}
