import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  chmod,
  copyFile,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { deleteOrphansInFolder, isStorageKey } from './delete-orphans-in-folder.ts';

/** What lies in storage, as a row of `files` describes it. */
interface StoredContent {
  readonly storageKey: string;
  readonly sha256: string;
  readonly sizeBytes: bigint;
}

/** A file on this machine, with the hash of what is in it. */
interface FileOnDisk {
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Says which of some storage keys a row still names. */
export type FindNamedKeys = (storageKeys: readonly string[]) => Promise<ReadonlySet<string>>;

/** Keeps bytes under the name of their own hash: the same bytes are kept once, and none are ever overwritten. */
export interface FileStorage {
  /** Returns once the bytes are safe; only then may a row speak of them. */
  store(content: Buffer): Promise<StoredContent>;
  /** The same for a file, however large; the file itself stays where it is. */
  storeFile(file: FileOnDisk): Promise<StoredContent>;
  /** `undefined` when the bytes are gone. */
  find(storageKey: string): Promise<Buffer | undefined>;
  /** The same, read while it is sent. */
  open(storageKey: string): Promise<Readable | undefined>;
  /** Removes what nobody stored after `before` and no row names; gives how many. */
  sweep(before: Date, findNamedKeys: FindNamedKeys): Promise<number>;
}

/** Storage in a folder of this machine. */
export function openDiskStorage(folder: string): FileStorage {
  async function keep(
    { sha256, sizeBytes }: Omit<FileOnDisk, 'path'>,
    write: (place: string) => Promise<void>,
  ): Promise<StoredContent> {
    const storageKey = `${sha256.slice(0, 2)}/${sha256}`;
    const file = path.join(folder, storageKey);
    if (!(await isThere(file, sizeBytes))) await writeSafely(file, write);
    return { storageKey, sha256, sizeBytes: BigInt(sizeBytes) };
  }

  return {
    store: (content) => {
      const sha256 = createHash('sha256').update(content).digest('hex');
      return keep({ sha256, sizeBytes: content.length }, (place) =>
        writeFile(place, content, { flag: 'wx', mode: 0o600, flush: true }),
      );
    },
    storeFile: (file) => keep(file, (place) => copySafely(file.path, place)),
    find: (storageKey) => readFile(placeOf(storageKey)).catch(nothingIfAbsent),
    open: async (storageKey) => {
      const handle = await open(placeOf(storageKey), 'r').catch(nothingIfAbsent);
      return handle?.createReadStream();
    },
    sweep: (before, findNamedKeys) => deleteOrphansInFolder(folder, before, findNamedKeys),
  };

  function placeOf(storageKey: string): string {
    if (!isStorageKey(storageKey)) throw new Error(`${storageKey} is no storage key.`);
    return path.join(folder, storageKey);
  }
}

/** Whether the bytes are there already. Marks them as stored now, so that no sweep takes them before a row names them. */
async function isThere(file: string, sizeBytes: number): Promise<boolean> {
  const now = new Date();
  const found = await utimes(file, now, now)
    .then(() => stat(file))
    .catch(nothingIfAbsent);
  return found?.size === sizeBytes;
}

/** Another name first, so that nobody ever sees half a file; to the disk itself before the final name is given. */
async function writeSafely(file: string, write: (place: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await write(unfinished);
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function copySafely(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL);
  await chmod(to, 0o600);
  const handle = await open(to, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
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
