import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Document } from '@prorata/contract/statements/document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPart } from '../../../scripts/build-server.ts';
import { openDiskStorage } from './adapters/file-storage.ts';
import { openS3Storage } from './adapters/s3-storage.ts';
import { insertDossier, insertStatement } from './database/testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from './database/testing/test-database.ts';
import { checkFiles } from './features/maintenance/check-files.ts';
import { moveFiles } from './features/maintenance/move-files.ts';
import { pdfOf } from './features/uploads/testing/sample-files.ts';
import { startTestAuthority, type TestAuthority } from './http/testing/test-authority.ts';
import { openTestObjectStore, type TestObjectStore } from './testing/test-object-store.ts';
import { insertTestUsers } from './testing/test-users.ts';

/** The embedded engine serves one copy only. */
const hasServer = process.env['DATABASE_URL'] !== undefined;
const ROUNDS = Number(process.env['PRORATA_KILLS'] ?? 3);
const UPLOADS = 6;

let database: TestDatabase;
let authority: TestAuthority;
let store: TestObjectStore;
let folder: string;
let token: string;
let documentsUrl: string;
const copies: { child: ChildProcess; address: string }[] = [];

beforeAll(async () => {
  [database, authority, store] = await Promise.all([
    openTestDatabase(),
    startTestAuthority(),
    openTestObjectStore(),
  ]);
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-copies-'));
  const { own } = await insertTestUsers(database.db);
  const dossierId = await insertDossier(database.db, { organizationId: own.id, userId: own.administratorId });
  const statementId = await insertStatement(database.db, {
    dossierId,
    createdBy: own.administratorId,
  });
  documentsUrl = `/api/Dossier/${dossierId}/Statement/${statementId}/document`;
  token = await authority.signToken({ sub: 'ann' }, { expiresIn: 3600 });
});
afterAll(async () => {
  for (const { child } of copies) child.kill('SIGKILL');
  await store.close();
  await authority.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A copy of the product with a disk of its own, on the database and the store that all share. */
async function startCopy(name: string): Promise<{ child: ChildProcess; address: string }> {
  if (!('url' in database.address)) throw new Error('Only a database server has several copies.');
  const { url, bucket, accessKeyId, secretAccessKey } = store.settings;
  const child = fork(await buildPart('server'), {
    execArgv: [],
    silent: true,
    env: {
      ...{ PATH: process.env['PATH'] ?? '', PORT: '0', PRORATA_DATA: path.join(folder, name) },
      ...{ DATABASE_URL: database.address.url, OIDC_AUTHORITY: authority.issuer, DEMO_DATA: 'false' },
      ...{ S3_URL: url, S3_BUCKET: bucket },
      CLAMD_URL: 'none',
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
  });
  const [{ address }] = await once(child, 'message');
  return { child, address };
}

/** What came of an upload: its id, a refusal, or no answer because the copy died. */
async function upload(address: string, text: string): Promise<{ id?: string; status?: number }> {
  const form = new FormData();
  form.append('documentType', 'settlement');
  form.append('file', new File([pdfOf(text)], 'afrekening.pdf'));
  try {
    const answer = await fetch(`${address}${documentsUrl}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    return answer.status === 201 ? { id: ((await answer.json()) as Document).id } : { status: answer.status };
  } catch {
    return {};
  }
}

async function download(address: string, id: string): Promise<{ status: number; size: number }> {
  const answer = await fetch(`${address}${documentsUrl}/${id}/file`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, size: (await answer.arrayBuffer()).byteLength };
}

describe.runIf(hasServer)('two copies on one database and one store', () => {
  it('lose nothing that was answered, and answer no 500, while they and the store are killed in turn', async () => {
    copies.push(await startCopy('a'), await startCopy('b'));
    const stored: { id: string; text: string }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const victim = round % 3;
      const texts = Array.from({ length: UPLOADS }, (_, at) => `round ${round} of ${at}`);
      const uploads = texts.map((text, at) => upload(copies[at % 2]?.address ?? '', text));
      if (victim === 2) {
        await Promise.race(uploads);
        await store.kill();
        await store.start();
      } else copies[victim]?.child.kill('SIGKILL');
      const outcomes = await Promise.all(uploads);
      for (const [at, { id, status }] of outcomes.entries()) {
        if (id) stored.push({ id, text: texts[at] ?? '' });
        // With the store away a copy says so; nobody is told that a document is there that is not.
        else if (status !== undefined) expect(status).toBe(503);
      }
      if (victim !== 2) copies[victim] = await startCopy(victim === 0 ? 'a' : 'b');
      for (const { address } of copies) {
        for (const { id, text } of stored) {
          expect(await download(address, id)).toEqual({ status: 200, size: pdfOf(text).length });
        }
      }
    }
    expect(stored.length).toBeGreaterThanOrEqual(ROUNDS);
    const rows = await database.db.selectFrom('documents').select('id').execute();
    for (const { id } of stored) expect(rows.map((row) => row.id)).toContain(id);
    const logger = { error: expect.fail } as never;
    await checkFiles({
      db: database.db,
      storage: openS3Storage(store.settings),
      clock: () => new Date(),
      logger,
    });
  });

  it('can move back to a disk, be stopped on the way and go on, and have everything there', async () => {
    const disk = openDiskStorage(path.join(folder, 'files'));
    const from = openS3Storage(store.settings);
    let seen = 0;
    const move = { from, to: disk, onProgress: () => (seen += 1) };
    const first = await moveFiles(database.db, { ...move, isStopped: () => seen >= 2 });
    expect(first).toEqual({ moved: 2, there: 0, damaged: [] });
    const second = await moveFiles(database.db, { ...move, isStopped: () => false });
    expect(second).toMatchObject({ there: 2, damaged: [] });
    const files = await database.db.selectFrom('files').select(['storageKey', 'sha256']).execute();
    expect(second.moved).toBe(files.length - 2);
    for (const file of files) expect(await disk.findFault(file)).toBeUndefined();
    const third = await moveFiles(database.db, { ...move, isStopped: () => false });
    expect(third).toEqual({ moved: 0, there: files.length, damaged: [] });
  });
});
