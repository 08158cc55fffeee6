import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestObjectStore, type TestObjectStore } from '../testing/test-object-store.ts';
import { type FileFault, type FileStorage, openDiskStorage } from './file-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import { storageWhileMoving } from './storage-while-moving.ts';

let store: TestObjectStore;
let storage: FileStorage;
let folder: string;
beforeAll(async () => {
  store = await openTestObjectStore();
  storage = openS3Storage(store.settings);
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-s3-test-'));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

afterEach(() => vi.useRealTimers());

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const NAMED = async (keys: readonly string[]) => new Set(keys);
const UNNAMED = async () => new Set<string>();
const later = () => new Date(Date.now() + 60_000);

/** The files in which the stand-in keeps what is the same as `content`. */
async function placesOf(content: Buffer): Promise<string[]> {
  const sha256 = sha256Of(content);
  const described = (await readdir(store.folder)).filter((name) => name.endsWith('.json'));
  const found = await Promise.all(
    described.map(async (name) => {
      const version = JSON.parse(await readFile(path.join(store.folder, name), 'utf8'));
      return version.sha256 === sha256 ? [path.join(store.folder, name.replace('.json', '.bin'))] : [];
    }),
  );
  return found.flat();
}

describe('storage in a bucket', () => {
  it('gives back what was stored, under the name of its hash, from every copy', async () => {
    const content = Buffer.from('een proces-verbaal');
    const stored = await storage.store(content);
    const sha256 = sha256Of(content);
    expect(stored).toEqual({ storageKey: `${sha256.slice(0, 2)}/${sha256}`, sha256, sizeBytes: 18n });
    const other = openS3Storage(store.settings);
    expect(await other.read(stored)).toEqual(content);
    expect((await buffer(await other.open(stored))).toString()).toBe('een proces-verbaal');
    expect(await other.findFault(stored)).toBeUndefined();
  });

  it('takes a file from elsewhere, larger than one piece, and an empty one', async () => {
    const content = Buffer.alloc(3_000_000, 'een scan');
    const place = path.join(folder, 'incoming');
    await writeFile(place, content);
    const sha256 = sha256Of(content);
    const stored = await storage.storeFile({ path: place, sizeBytes: content.length, sha256 });
    expect(await storage.read(stored)).toEqual(content);
    expect(await storage.read(await storage.store(Buffer.alloc(0)))).toHaveLength(0);
  });

  it('takes a file although the clock was set a month ahead, and back', async () => {
    const month = 31 * 24 * 60 * 60_000;
    for (const [round, ahead] of [month, 0].entries()) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
      const content = Buffer.from(`na de sprong ${round}`);
      const place = path.join(folder, `jumped ${round}`);
      await writeFile(place, content);
      const file = { path: place, sizeBytes: content.length, sha256: sha256Of(content) };
      expect(await storage.read(await storage.storeFile(file))).toEqual(content);
      vi.useRealTimers();
    }
  });

  it('refuses a file that is gone, as one whose sender has left, and lives on', async () => {
    const gone = { path: path.join(folder, 'gone'), sizeBytes: 11, sha256: sha256Of(Buffer.from('gone')) };
    await expect(storage.storeFile(gone)).rejects.toThrow('ENOENT');
  });

  it('stores nothing whose bytes are not those that were announced', async () => {
    const place = path.join(folder, 'changed');
    await writeFile(place, 'other bytes');
    const sha256 = sha256Of(Buffer.from('these bytes'));
    await expect(storage.storeFile({ path: place, sizeBytes: 11, sha256 })).rejects.toThrow();
    const file = { storageKey: `${sha256.slice(0, 2)}/${sha256}`, sha256 };
    expect(await storage.findFault(file)).toBe('missing');
    await expect(storage.read(file)).rejects.toMatchObject({ name: 'DamagedFileError', fault: 'missing' });
  });

  it.each<[string, FileFault, (place: string) => Promise<void>]>([
    ['somebody exchanged', 'altered', (place) => writeFile(place, 'OTHER')],
    ['a failing disk lost', 'unreadable', (place) => rm(place)],
  ])('gives nobody what %s, and has it again when it is stored again', async (what, fault, harm) => {
    const content = Buffer.from(`whole, ${what}`);
    const stored = await storage.store(content);
    for (const place of await placesOf(content)) await harm(place);
    expect(await storage.findFault(stored)).toBe(fault);
    await expect(storage.read(stored)).rejects.toThrow();
    await expect(storage.open(stored)).rejects.toThrow();
    await storage.store(content);
    expect(await storage.read(stored)).toEqual(content);
  });

  it('sweeps what no row names, and gives it back when one names it after all', async () => {
    const named = await storage.store(Buffer.from('named'));
    const orphan = await storage.store(Buffer.from('orphan'));
    const onlyOrphan = async (keys: readonly string[]) =>
      new Set(keys.filter((key) => key !== orphan.storageKey));
    expect(await storage.sweep(new Date(0), onlyOrphan)).toBe(0);
    expect(await storage.sweep(later(), onlyOrphan)).toBe(1);
    // Set aside only: an upload of the same bytes may have been under way.
    expect((await storage.read(orphan)).toString()).toBe('orphan');
    await storage.sweep(later(), NAMED);
    expect((await storage.read(orphan)).toString()).toBe('orphan');
    await storage.sweep(later(), onlyOrphan);
    await storage.sweep(later(), onlyOrphan);
    expect(await storage.findFault(orphan)).toBe('missing');
    expect((await storage.read(named)).toString()).toBe('named');
  });

  it('knows whether it can be reached, and says so again when it is back with all that it took', async () => {
    await storage.checkWritable();
    const stored = await storage.store(Buffer.from('before the power went'));
    await store.kill();
    await expect(storage.checkWritable()).rejects.toThrow();
    await expect(storage.store(Buffer.from('nowhere'))).rejects.toThrow('does not answer as it should');
    expect(await storage.findFault(stored)).toBe('unreadable');
    await store.start();
    await storage.checkWritable();
    expect((await storage.read(stored)).toString()).toBe('before the power went');
  });

  it.each([
    ['and never answers', ''],
    ['and falls silent in the middle', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf of'],
  ])('cannot be reached where a store takes the call %s', async (_case, answer) => {
    const callers = new Set<Socket>();
    const silent = createServer((socket) => {
      callers.add(socket.on('error', () => {}));
      socket.once('data', () => socket.write(answer));
    });
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const deaf = openS3Storage({ ...store.settings, url: `http://127.0.0.1:${port}` }, 50);
    const place = path.join(folder, 'unheard');
    await writeFile(place, 'unheard');
    const sha256 = sha256Of(Buffer.from('unheard'));
    const file = { storageKey: `${sha256.slice(0, 2)}/${sha256}`, sha256 };
    const asked = [deaf.read(file), deaf.open(file), deaf.storeFile({ path: place, sizeBytes: 7, sha256 })];
    if (answer === '') asked.push(deaf.store(Buffer.from('unheard')));
    const settled = await Promise.allSettled(asked);
    for (const one of settled) {
      expect(one).toMatchObject({ status: 'rejected', reason: { name: 'StorageUnreachableError' } });
    }
    expect(await deaf.findFault(file)).toBe('unreadable');
    for (const socket of callers) socket.destroy();
    silent.close();
  });

  it('is refused without the right keys, and in a bucket that is not there', async () => {
    const stranger = openS3Storage({ ...store.settings, secretAccessKey: 'a guess' });
    await expect(stranger.store(Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch');
    await expect(stranger.checkWritable()).rejects.toThrow();
    const elsewhere = openS3Storage({ ...store.settings, bucket: 'other' });
    await expect(elsewhere.read(await storage.store(Buffer.from('y')))).rejects.toThrow('NoSuchBucket');
  });

  it('leaves what is locked where the store honours locks: a sweep only marks it', async () => {
    const locked = openS3Storage({ ...store.settings, lockDays: 30 });
    const content = Buffer.from('a deed for thirty years');
    await locked.store(content);
    await locked.sweep(later(), UNNAMED);
    expect((await placesOf(content)).length).toBeGreaterThan(0);
  });
});

describe('storage while files are moved', () => {
  it('stores in the new place and reads from the old one what is not there yet', async () => {
    const disk = openDiskStorage(path.join(folder, 'files'));
    const both = storageWhileMoving(storage, disk);
    const old = await disk.store(Buffer.from('on the disk of before'));
    expect((await both.read(old)).toString()).toBe('on the disk of before');
    expect((await buffer(await both.open(old))).toString()).toBe('on the disk of before');
    expect(await both.findFault(old)).toBeUndefined();
    const fresh = await both.store(Buffer.from('new'));
    expect(await disk.findFault(fresh)).toBe('missing');
    expect((await storage.read(fresh)).toString()).toBe('new');
  });
});
