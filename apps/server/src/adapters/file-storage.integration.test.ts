import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileFault, type FileStorage, openDiskStorage } from './file-storage.ts';

let folder: string;
let storage: FileStorage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-files-'));
  storage = openDiskStorage(path.join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true }));

async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe('storage on disk', () => {
  it('gives back what was stored, under the name of its hash', async () => {
    const content = Buffer.from('een logo');
    const stored = await storage.store(content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(stored).toEqual({ storageKey: `${sha256.slice(0, 2)}/${sha256}`, sha256, sizeBytes: 8n });
    expect(await storage.read(stored)).toEqual(content);
  });

  it('keeps the same bytes once, also when they come at once, and leaves nothing half done', async () => {
    const content = Buffer.alloc(300_000, 'a');
    const stored = await Promise.all(Array.from({ length: 8 }, () => storage.store(content)));
    const names = new Set(stored.map(({ sha256 }) => sha256));
    expect(names.size).toBe(1);
    const files = await listFiles();
    expect(files.filter((name) => names.has(name))).toHaveLength(1);
    expect(files.filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
  });

  it('takes a file from elsewhere as it is, and leaves it there', async () => {
    const content = Buffer.alloc(3_000_000, 'een scan');
    const place = path.join(folder, 'incoming');
    await writeFile(place, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const stored = await storage.storeFile({ path: place, sizeBytes: content.length, sha256 });
    expect(stored).toEqual(await storage.store(content));
    expect(await readFile(place)).toEqual(content);
    const { mode } = await stat(path.join(folder, 'files', stored.storageKey));
    expect(mode & 0o077).toBe(0);
  });

  it('can be read while it is sent', async () => {
    const stored = await storage.store(Buffer.from('in pieces'));
    expect((await buffer(await storage.open(stored))).toString()).toBe('in pieces');
  });

  it.each<[string, FileFault, (place: string) => Promise<void>]>([
    ['a failing disk cut short', 'altered', (place) => truncate(place, 2)],
    ['somebody exchanged', 'altered', (place) => writeFile(place, 'other')],
    ['is gone', 'missing', (place) => rm(place)],
  ])('gives nobody what %s, and writes it anew when it is stored again', async (_, fault, harm) => {
    const content = Buffer.from('whole');
    const stored = await storage.store(content);
    expect(await storage.findFault(stored)).toBeUndefined();
    await harm(path.join(folder, 'files', stored.storageKey));
    expect(await storage.findFault(stored)).toBe(fault);
    await expect(storage.read(stored)).rejects.toMatchObject({ name: 'DamagedFileError', fault });
    await expect(storage.open(stored)).rejects.toMatchObject({ name: 'DamagedFileError', fault });
    await storage.store(content);
    expect(await storage.read(stored)).toEqual(content);
  });

  it('knows whether it can write, and leaves no trace of the trial', async () => {
    await storage.checkWritable();
    expect((await listFiles()).filter((name) => name.includes('writable'))).toEqual([]);
    await writeFile(path.join(folder, 'no-folder'), '');
    await expect(openDiskStorage(path.join(folder, 'no-folder')).checkWritable()).rejects.toThrow();
  });

  it.each(['../secret', '00/../../secret', `00/${'0'.repeat(63)}`, '', '/etc/passwd'])(
    'reads nothing under %j, which is no key of its own',
    async (key) => {
      await writeFile(path.join(folder, 'secret'), 'not yours');
      await expect(async () => storage.read({ storageKey: key, sha256: '0'.repeat(64) })).rejects.toThrow(
        'is no storage key',
      );
      expect(await readFile(path.join(folder, 'secret'), 'utf8')).toBe('not yours');
    },
  );

  it('fails aloud where it cannot write', async () => {
    await writeFile(path.join(folder, 'blocked'), '');
    await expect(openDiskStorage(path.join(folder, 'blocked')).store(Buffer.from('x'))).rejects.toThrow();
  });
});
