import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FindNamedKeys } from './file-storage.ts';

const STORAGE_KEY = /^[0-9a-f]{2}\/[0-9a-f]{64}$/;
/** What a sweep sets aside before it decides; what an upload has not finished ends differently. */
const LEAVING = '.leaving';

export function isStorageKey(text: string): boolean {
  return STORAGE_KEY.test(text);
}

/**
 * Removes files that no row names. An upload stores its bytes before the row that names them, and may find them there
 * already; so only what was not stored for a while may go, and it is set aside first: who stores the same bytes in that
 * moment either finds them gone and writes them anew, or has marked them before, which is seen, and they come back.
 */
export async function deleteOrphansInFolder(
  folder: string,
  before: Date,
  findNamedKeys: FindNamedKeys,
): Promise<number> {
  let removed = 0;
  for (const name of await listNames(folder)) {
    if (!/^[0-9a-f]{2}$/.test(name)) continue;
    const keys = (await listNames(path.join(folder, name))).map((file) => `${name}/${file}`);
    removed += await removeUnfinished(folder, before, keys);
    await restoreQuarantined(folder, keys, findNamedKeys);
    const old = await listOld(folder, before, keys.filter(isStorageKey));
    const named = await findNamedKeys(old);
    for (const key of old.filter((one) => !named.has(one))) {
      if (
        await removeUnnamed(path.join(folder, key), before, async () => (await findNamedKeys([key])).has(key))
      )
        removed += 1;
    }
  }
  return removed;
}

async function removeUnnamed(file: string, before: Date, isNamed: () => Promise<boolean>): Promise<boolean> {
  const aside = `${file}${LEAVING}`;
  await rename(file, aside);
  if ((await stat(aside)).mtime >= before || (await isNamed())) {
    await rename(aside, file);
    return false;
  }
  await rm(aside);
  return true;
}

/** What a sweep that was interrupted had set aside: back to its place if a row names it. */
async function restoreQuarantined(
  folder: string,
  keys: readonly string[],
  findNamedKeys: FindNamedKeys,
): Promise<void> {
  const aside = keys.filter((key) => key.endsWith(LEAVING)).map((key) => key.slice(0, -LEAVING.length));
  const named = aside.length === 0 ? new Set() : await findNamedKeys(aside);
  for (const key of aside) {
    const file = path.join(folder, key);
    if (named.has(key) && !keys.includes(key)) await rename(`${file}${LEAVING}`, file);
    else await rm(`${file}${LEAVING}`, { force: true });
  }
}

/** What an upload that was interrupted left under a name of its own. */
async function removeUnfinished(folder: string, before: Date, keys: readonly string[]): Promise<number> {
  const unfinished = keys.filter((key) => !isStorageKey(key) && !key.endsWith(LEAVING));
  const old = await listOld(folder, before, unfinished);
  for (const key of old) await rm(path.join(folder, key), { force: true });
  return old.length;
}

async function listOld(folder: string, before: Date, keys: readonly string[]): Promise<string[]> {
  const old: string[] = [];
  for (const key of keys) {
    const found = await stat(path.join(folder, key)).catch(nothingIfAbsent);
    if (found && found.mtime < before) old.push(key);
  }
  return old;
}

async function listNames(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nothingIfAbsent)) ?? [];
}

function nothingIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
