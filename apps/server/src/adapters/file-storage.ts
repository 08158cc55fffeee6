import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  chmod,
  copyFile,
  type FileHandle,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { deleteOrphansInFolder, isStorageKey } from './delete-orphans-in-folder.ts';

/** Where bytes lie, and the hash that they had when they were stored: as a row of `files` says. */
export interface StoredFile {
  readonly storageKey: string;
  readonly sha256: string;
}

interface StoredContent extends StoredFile {
  readonly sizeBytes: bigint;
}

/** What can be wrong with bytes in storage. */
export type FileFault = 'missing' | 'altered' | 'unreadable';

/** The bytes in storage are not those that were stored: nobody may be shown, sent or asked to sign them. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
  readonly fault: FileFault;

  constructor({ storageKey }: StoredFile, fault: FileFault) {
    super(`The stored file ${storageKey} is ${fault}.`);
    this.fault = fault;
  }
}

/** The place where files lie does not answer, or refuses us: the same may succeed later. */
export class StorageUnreachableError extends Error {
  override readonly name = 'StorageUnreachableError';
}

/** A file on this machine, with the hash of what is in it. */
export interface FileOnDisk {
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
  /** @throws DamagedFileError when these are no longer the bytes that were stored. */
  read(file: StoredFile): Promise<Buffer>;
  /** The same for a file of any size: it is checked as a whole first, then read while it is sent. */
  open(file: StoredFile): Promise<Readable>;
  /**
   * `undefined` when the bytes are still those that were stored.
   * @throws StorageUnreachableError when nothing can be said of them now.
   */
  findFault(file: StoredFile): Promise<FileFault | undefined>;
  /** Whether the bytes have arrived, as their place knows it: without carrying them over a network once more. */
  holds(file: StoredFile): Promise<boolean>;
  /** @throws when nothing can be stored at this moment. */
  checkWritable(): Promise<void>;
  /**
   * Stores, reads and deletes something, as only a start does: where versions are kept it leaves one behind.
   * @throws with what is wrong, as a sentence.
   */
  tryOut(): Promise<void>;
  /** Removes what nobody stored after `before` and no row names; gives how many. */
  sweep(before: Date, findNamedKeys: FindNamedKeys): Promise<number>;
}

/** More than one block, so that a disk on which only the name of a file still fits counts as full. */
const WRITE_TRIAL = Buffer.alloc(64 * 1024);

/** Storage in a folder of this machine. */
export function openDiskStorage(folder: string): FileStorage {
  async function keep(
    { sha256, sizeBytes }: Omit<FileOnDisk, 'path'>,
    write: (place: string) => Promise<void>,
  ): Promise<StoredContent> {
    const storageKey = `${sha256.slice(0, 2)}/${sha256}`;
    const file = path.join(folder, storageKey);
    if (!(await isThere(file, sha256))) await writeSafely(file, write);
    return { storageKey, sha256, sizeBytes: BigInt(sizeBytes) };
  }

  return {
    store: (content) =>
      keep({ sha256: hashOf(content), sizeBytes: content.length }, (place) =>
        writeFile(place, content, { flag: 'wx', mode: 0o600, flush: true }),
      ),
    storeFile: (file) => keep(file, (place) => copySafely(file.path, place)),
    read: async (file) => {
      const content = await readFile(placeOf(file)).catch(nothingIfAbsent);
      if (content === undefined) throw new DamagedFileError(file, 'missing');
      if (hashOf(content) !== file.sha256) throw new DamagedFileError(file, 'altered');
      return content;
    },
    open: async (file) => {
      const handle = await open(placeOf(file), 'r').catch(nothingIfAbsent);
      if (handle === undefined) throw new DamagedFileError(file, 'missing');
      if ((await hashOfFile(handle)) !== file.sha256) {
        await handle.close();
        throw new DamagedFileError(file, 'altered');
      }
      return handle.createReadStream({ start: 0 });
    },
    findFault: (file) => findFaultAt(placeOf(file), file.sha256),
    holds: async (file) => (await findFaultAt(placeOf(file), file.sha256)) === undefined,
    checkWritable,
    tryOut: checkWritable,
    sweep: (before, findNamedKeys) => deleteOrphansInFolder(folder, before, findNamedKeys),
  };

  async function checkWritable(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const place = path.join(folder, `.writable-${randomUUID()}`);
    try {
      await writeFile(place, WRITE_TRIAL, { flag: 'wx', mode: 0o600, flush: true });
    } finally {
      await rm(place, { force: true });
    }
  }

  function placeOf({ storageKey }: StoredFile): string {
    if (!isStorageKey(storageKey)) throw new Error(`${storageKey} is no storage key.`);
    return path.join(folder, storageKey);
  }
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function hashOfFile(handle: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
  return hash.digest('hex');
}

async function findFaultAt(file: string, sha256: string): Promise<FileFault | undefined> {
  try {
    await using handle = await open(file, 'r');
    return (await hashOfFile(handle)) === sha256 ? undefined : 'altered';
  } catch (error) {
    return isAbsent(error) ? 'missing' : 'unreadable';
  }
}

/** Whether the bytes are there already. Marks them as stored now, so that no sweep takes them before a row names them. */
async function isThere(file: string, sha256: string): Promise<boolean> {
  const now = new Date();
  await utimes(file, now, now).catch(nothingIfAbsent);
  return (await findFaultAt(file, sha256)) === undefined;
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

function nothingIfAbsent(error: unknown): undefined {
  if (!isAbsent(error)) throw error;
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
