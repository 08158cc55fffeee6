import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
const PREFIX = 'prorata-checks-';
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
  removeAbandoned();
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ROOM) return undefined;
  const folder = mkdtempSync(path.join(MEMORY, `${PREFIX}${process.pid}-`));
  // As open as the one that it stands for: PostgreSQL works in it under another account.
  chmodSync(folder, 0o1777);
  return folder;
}

/** What killed runs left fills the memory until the machine is started anew. */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : undefined;
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) {
      rmSync(path.join(MEMORY, name), { recursive: true, force: true });
    }
  }
}
