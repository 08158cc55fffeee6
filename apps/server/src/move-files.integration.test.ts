import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStorage, openDiskStorage } from './adapters/file-storage.ts';
import { openS3Storage } from './adapters/s3-storage.ts';
import type { DatabaseAddress } from './database/connection.ts';
import { insertFile } from './database/insert-file.ts';
import { openTestDatabase, type TestDatabase } from './database/testing/test-database.ts';
import { inTransaction } from './database/transaction.ts';
import { openTestObjectStore, type TestObjectStore } from './testing/test-object-store.ts';

/** So many that a process is killed before it is through. */
const FILES = 150;
const COMMAND = path.join(import.meta.dirname, 'move-files.ts');

let database: TestDatabase;
let store: TestObjectStore;
let folder: string;
const stored: { readonly storageKey: string; readonly sha256: string }[] = [];

beforeAll(async () => {
  [database, store] = await Promise.all([openTestDatabase(), openTestObjectStore()]);
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-move-test-'));
  const disk = openDiskStorage(path.join(folder, 'before', 'files'));
  for (let number = 0; number < FILES; number += 1)
    stored.push(await disk.store(Buffer.from(`n° ${number}`)));
  await inTransaction(database.db, async (trx) => {
    for (const file of stored) await insertFile(trx, { ...file, sizeBytes: 1n, mediaType: 'text/plain' });
  });
});
afterAll(async () => {
  await store.close();
  await database.close();
  await rm(folder, { recursive: true });
});

function urlOf(address: DatabaseAddress): string {
  if ('url' in address) return address.url;
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(address.socketFolder)}`;
}

/** The command as somebody calls it, with its files in the data folder of this name. */
function move(data: string, ...options: readonly string[]): ChildProcess {
  const { url, bucket, accessKeyId, secretAccessKey } = store.settings;
  return spawn(process.execPath, [COMMAND, ...options], {
    env: {
      ...{ PATH: process.env['PATH'] ?? '', PRORATA_DATA: path.join(folder, data) },
      ...{ DATABASE_URL: urlOf(database.address), S3_URL: url, S3_BUCKET: bucket },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function endOf({ stdout, stderr }: ChildProcess): Promise<{ out: string; errors: string }> {
  if (stdout === null || stderr === null) throw new Error('What it says is read.');
  const [out, errors] = await Promise.all([text(stdout), text(stderr)]);
  return { out, errors };
}

/** Kills it as soon as so many have arrived in a folder: in the middle, wherever the machine is. */
async function killOnArrival(child: ChildProcess, place: string, number: number): Promise<void> {
  const gone = new AbortController();
  const ended = once(child, 'exit');
  child.once('exit', () => gone.abort());
  for await (const _ of watch(place, { signal: gone.signal })) {
    if ((await readdir(place)).length >= number) break;
  }
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

const REPORT = /^(?<moved>\d+) files moved, (?<there>\d+) were there already, 0 are damaged\.\n$/;

async function expectAllIn(storage: FileStorage): Promise<void> {
  for (const file of stored) expect(await storage.findFault(file)).toBeUndefined();
}

describe('npm run move-files', () => {
  it('goes on where it was killed, and loses nothing', async () => {
    await killOnArrival(move('before'), store.folder, 20);
    const { out, errors } = await endOf(move('before'));
    const { moved, there } = REPORT.exec(out)?.groups ?? {};
    expect([Number(moved) + Number(there), errors.includes('damaged')]).toEqual([FILES, false]);
    expect(Number(moved)).toBeGreaterThan(0);
    expect(Number(there)).toBeGreaterThan(0);
    await expectAllIn(openS3Storage(store.settings));
    await expectAllIn(openDiskStorage(path.join(folder, 'before', 'files')));
  });

  it('does the same on the way back', async () => {
    const files = path.join(folder, 'after', 'files');
    await mkdir(files, { recursive: true });
    await killOnArrival(move('after', '--back'), files, 3);
    const { out } = await endOf(move('after', '--back'));
    const { moved, there } = REPORT.exec(out)?.groups ?? {};
    expect(Number(moved) + Number(there)).toBe(FILES);
    await expectAllIn(openDiskStorage(files));
    await expectAllIn(openS3Storage(store.settings));
  });

  it('takes no file for damaged because the store is away, and says how to go on', async () => {
    await store.kill();
    const { out, errors } = await endOf(move('elsewhere', '--back'));
    expect(out).toBe('');
    expect(errors).toMatch(/The store of files does not answer as it should: .+\nThe same command goes on/);
    await store.start();
  });
});
