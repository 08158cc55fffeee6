import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileStorage, openDiskStorage } from './file-storage.ts';

const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const YESTERDAY = new Date('2026-06-01T00:00:00Z');
const NOTHING_NAMED = async () => new Set<string>();

let folder: string;
let storage: FileStorage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-sweep-'));
  storage = openDiskStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

/** Stores bytes as if it had been long ago. */
async function storeLongAgo(text: string): Promise<string> {
  const { storageKey } = await storage.store(Buffer.from(text));
  await utimes(path.join(folder, storageKey), LONG_AGO, LONG_AGO);
  return storageKey;
}

async function textOf(storageKey: string): Promise<string | undefined> {
  const content = await storage.read({ storageKey, sha256: storageKey.slice(3) }).catch(() => undefined);
  return content?.toString();
}

describe('the sweep', () => {
  it('removes old bytes that no row names, and nothing else', async () => {
    const [gone, named] = [await storeLongAgo('gone'), await storeLongAgo('named')];
    const { storageKey: young } = await storage.store(Buffer.from('young'));
    expect(await storage.sweep(YESTERDAY, async () => new Set([named]))).toBe(1);
    expect(await textOf(gone)).toBeUndefined();
    expect([await textOf(named), await textOf(young)]).toEqual(['named', 'young']);
  });

  it('has nothing to do where nothing was ever stored', async () => {
    expect(await openDiskStorage(path.join(folder, 'absent')).sweep(YESTERDAY, NOTHING_NAMED)).toBe(0);
  });

  it('leaves bytes that are stored again before their row is written', async () => {
    const storageKey = await storeLongAgo('again');
    await storage.store(Buffer.from('again'));
    expect(await storage.sweep(YESTERDAY, NOTHING_NAMED)).toBe(0);
    expect(await textOf(storageKey)).toBe('again');
  });

  it('leaves bytes that are stored again while it looks for their row', async () => {
    const storageKey = await storeLongAgo('meanwhile');
    const storeMeanwhile = async () => {
      await storage.store(Buffer.from('meanwhile'));
      return new Set<string>();
    };
    await storage.sweep(YESTERDAY, storeMeanwhile);
    expect(await textOf(storageKey)).toBe('meanwhile');
  });

  it('leaves bytes that are stored again, or get their row, after it has set them aside', async () => {
    const stored = await storeLongAgo('stored while set aside');
    let asked = 0;
    await storage.sweep(YESTERDAY, async () => {
      asked += 1;
      if (asked === 2) await storage.store(Buffer.from('stored while set aside'));
      return new Set();
    });
    expect(asked).toBe(2);
    expect(await textOf(stored)).toBe('stored while set aside');
    const named = await storeLongAgo('named while set aside');
    let isNamed = false;
    await storage.sweep(YESTERDAY, async (keys) => {
      const found = new Set(isNamed ? keys : []);
      isNamed = true;
      return found;
    });
    expect(await textOf(named)).toBe('named while set aside');
  });

  it('clears up after an upload that was interrupted, but not under one that runs', async () => {
    const storageKey = await storeLongAgo('whole');
    const [old, running] = ['a', 'b'].map((name) => path.join(folder, `${storageKey}.${name}`));
    for (const file of [old, running]) await writeFile(file ?? '', 'half');
    await utimes(old ?? '', LONG_AGO, LONG_AGO);
    await storage.sweep(YESTERDAY, async (keys) => new Set(keys));
    const left = await readdir(path.dirname(old ?? ''));
    expect(left.sort()).toEqual([path.basename(storageKey), path.basename(running ?? '')]);
  });

  it('brings back what a sweep that was interrupted had set aside', async () => {
    const [named, unnamed] = [await storeLongAgo('needed'), await storeLongAgo('not needed')];
    for (const key of [named, unnamed]) {
      await rename(path.join(folder, key), path.join(folder, `${key}.leaving`));
    }
    await storage.sweep(YESTERDAY, async () => new Set([named]));
    expect([await textOf(named), await textOf(unnamed)]).toEqual(['needed', undefined]);
    expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('leaving'))).toEqual(
      [],
    );
  });
});
