import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { explainFailure } from '../explain-failure.ts';
import { openTestObjectStore, type TestObjectStore } from '../testing/test-object-store.ts';
import {
  type FileFault,
  type FileStorage,
  openDiskStorage,
  StorageUnreachableError,
} from './file-storage.ts';
import { makeBucket, openS3Storage } from './s3-storage.ts';
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

interface Kept {
  readonly key: string;
  readonly sha256: string;
  readonly isDeleted: boolean;
  readonly lockedUntil: string | null;
  /** The file in which the stand-in keeps it. */
  readonly place: string;
}

/** All versions that the stand-in keeps, the oldest first. */
async function listKept(): Promise<Kept[]> {
  const described = (await readdir(store.folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    described.map(async (name) => ({
      ...JSON.parse(await readFile(path.join(store.folder, name), 'utf8')),
      place: path.join(store.folder, name.replace('.json', '.bin')),
    })),
  );
}

async function placesOf(content: Buffer): Promise<string[]> {
  const sha256 = sha256Of(content);
  return (await listKept()).filter((kept) => kept.sha256 === sha256).map(({ place }) => place);
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
    // Nobody can say that a file is damaged while its store is away.
    await expect(storage.findFault(stored)).rejects.toThrow('does not answer as it should');
    await expect(storage.holds(stored)).rejects.toThrow('does not answer as it should');
    await store.start();
    await storage.checkWritable();
    expect(await storage.findFault(stored)).toBeUndefined();
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
    await expect(deaf.findFault(file)).rejects.toMatchObject({ name: 'StorageUnreachableError' });
    for (const socket of callers) socket.destroy();
    silent.close();
  });

  it('writes nothing to the console when a file cannot be sent: it tells whoever asked', async () => {
    const methods = ['trace', 'debug', 'log', 'info', 'warn', 'error'] as const;
    const written = methods.map((method) => vi.spyOn(console, method).mockReturnValue());
    const away = openS3Storage({ ...store.settings, url: 'http://127.0.0.1:1' });
    const place = path.join(folder, 'unsent');
    await writeFile(place, 'unsent');
    const file = { path: place, sizeBytes: 6, sha256: sha256Of(Buffer.from('unsent')) };
    await expect(away.storeFile(file)).rejects.toMatchObject({ name: 'StorageUnreachableError' });
    const calls = written.flatMap(({ mock }) => [...mock.calls]);
    for (const spy of written) spy.mockRestore();
    expect(calls).toEqual([]);
  });

  it('leaves what is locked where the store honours locks: a sweep only marks it', async () => {
    const locked = openS3Storage({ ...store.settings, lockDays: 30 });
    const content = Buffer.from('a deed for thirty years');
    await locked.store(content);
    await locked.sweep(later(), UNNAMED);
    expect((await placesOf(content)).length).toBeGreaterThan(0);
  });

  it('locks anew what a sweep brings back', async () => {
    const locked = openS3Storage({ ...store.settings, lockDays: 30 });
    const { storageKey } = await locked.store(Buffer.from('a deed that is named again'));
    await locked.sweep(later(), UNNAMED);
    await locked.sweep(later(), NAMED);
    const versions = (await listKept()).filter(({ key }) => key === storageKey);
    expect(versions.map(({ isDeleted }) => isDeleted)).toEqual([false, true, false]);
    expect(Date.parse(versions.at(-1)?.lockedUntil ?? '')).toBeGreaterThan(Date.now());
  });

  it('knows what has arrived without fetching it', async () => {
    const content = Buffer.from('arrived');
    const stored = await storage.store(content);
    expect(await storage.holds(stored)).toBe(true);
    expect(await storage.holds({ ...stored, sha256: sha256Of(Buffer.from('other')) })).toBe(false);
    expect(await storage.holds({ ...stored, storageKey: `00/${'0'.repeat(64)}` })).toBe(false);
    // Whoever had fetched it would know: its bytes are gone.
    for (const place of await placesOf(content)) await rm(place);
    expect(await storage.holds(stored)).toBe(true);
    expect(await storage.findFault(stored)).toBe('unreadable');
  });
});

describe('a start with a store', () => {
  it('tries it out, as often and as many at once as there are copies, and leaves one name behind', async () => {
    const others = (await listKept()).filter(({ key }) => key !== 'trial');
    await Promise.all([1, 2, 3].map(() => storage.tryOut()));
    const kept = await listKept();
    expect(kept.filter(({ key }) => key !== 'trial')).toEqual(others);
    expect(kept.findLast(({ key }) => key === 'trial')).toMatchObject({ isDeleted: true });
    expect(await storage.sweep(later(), NAMED)).toBe(0);
  });

  it.each([
    ['a bucket that is not there', { bucket: 'other' }, 'has no bucket other: make it', 'NoSuchBucket'],
    ['a guessed key', { secretAccessKey: 'a guess' }, 'refuses our keys', 'SignatureDoesNotMatch'],
    ['keys of nobody', { accessKeyId: 'nobody' }, 'refuses our keys', 'InvalidAccessKeyId'],
    [
      'keys that may only read',
      { accessKeyId: 'stand-in-reader' },
      'does not allow our keys',
      'AccessDenied',
    ],
    [
      'another region',
      { region: 'eu-west-1' },
      'in another region (us-east-1)',
      'AuthorizationHeaderMalformed',
    ],
    [
      'days of locks in a bucket without',
      { bucket: 'unlocked', lockDays: 30 },
      'The bucket unlocked has no object lock, for which S3_LOCK_DAYS asks',
      'InvalidRequest',
    ],
  ])('says of %s what is wrong, in one sentence', async (_case, changed, sentence, code) => {
    await makeBucket({ ...store.settings, bucket: 'unlocked' });
    const wrong = openS3Storage({ ...store.settings, ...changed });
    const error = await wrong.tryOut().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StorageUnreachableError);
    expect(explainFailure(error)).toContain(sentence);
    expect(explainFailure(error).split(code)).toHaveLength(2);
    await expect(wrong.store(Buffer.from('x'))).rejects.toThrow(code);
  });

  it('says so too where the question has an answer without a body', async () => {
    await expect(openS3Storage({ ...store.settings, bucket: 'other' }).checkWritable()).rejects.toThrow(
      'has no bucket other',
    );
    await expect(
      openS3Storage({ ...store.settings, secretAccessKey: 'a guess' }).checkWritable(),
    ).rejects.toThrow('does not allow our keys');
  });

  it('is refused by what takes bytes that are not those that were announced', async () => {
    let stored = '';
    const careless = createHttpServer(async (request, response) => {
      if (request.method === 'PUT') stored = await text(request);
      const isList = request.url?.includes('list-type') ?? false;
      response.end(request.method === 'GET' ? (isList ? '<ListBucketResult/>' : stored) : '');
    });
    await once(careless.listen(0, '127.0.0.1'), 'listening');
    const { port } = careless.address() as AddressInfo;
    const storage = openS3Storage({ ...store.settings, url: `http://127.0.0.1:${port}` });
    await expect(storage.tryOut()).rejects.toThrow('takes bytes that do not have the SHA-256');
    careless.closeAllConnections();
    careless.close();
  });

  it('makes a bucket once, with a lock where one is asked for', async () => {
    const settings = { ...store.settings, bucket: 'made', lockDays: 1 };
    await makeBucket(settings);
    await makeBucket(settings);
    await openS3Storage(settings).tryOut();
    await expect(makeBucket({ ...settings, accessKeyId: 'stand-in-reader' })).rejects.toThrow('AccessDenied');
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
