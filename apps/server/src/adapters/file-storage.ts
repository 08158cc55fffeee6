import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What lies in storage, as a row of `files` describes it. */
interface StoredContent {
  readonly storageKey: string;
  readonly sha256: string;
  readonly sizeBytes: bigint;
}

/** Keeps bytes under the name of their own hash: the same bytes are kept once, and none are ever overwritten. */
export interface FileStorage {
  /** Returns once the bytes are safe; only then may a row speak of them. */
  store(content: Buffer): Promise<StoredContent>;
  /** `undefined` when the bytes are gone. */
  find(storageKey: string): Promise<Buffer | undefined>;
}

/** Storage in a folder of this machine. */
export function openDiskStorage(folder: string): FileStorage {
  return {
    store: async (content) => {
      const sha256 = createHash('sha256').update(content).digest('hex');
      const storageKey = `${sha256.slice(0, 2)}/${sha256}`;
      const file = path.join(folder, storageKey);
      if ((await findSize(file)) !== content.length) await writeSafely(file, content);
      return { storageKey, sha256, sizeBytes: BigInt(content.length) };
    },
    find: (storageKey) => {
      if (!/^[0-9a-f]{2}\/[0-9a-f]{64}$/.test(storageKey))
        throw new Error(`${storageKey} is no storage key.`);
      return readFile(path.join(folder, storageKey)).catch(nothingIfAbsent);
    },
  };
}

async function findSize(file: string): Promise<number | undefined> {
  return (await stat(file).catch(nothingIfAbsent))?.size;
}

/** Another name first, so that nobody ever sees half a file; to the disk itself before the final name is given. */
async function writeSafely(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, content, { flag: 'wx', mode: 0o600, flush: true });
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The new name is safe once the folder that holds it is. Windows sees to that itself, and opens no folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nothingIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
