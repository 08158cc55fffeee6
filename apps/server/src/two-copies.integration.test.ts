import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
import { TestMailServer } from './testing/test-mail-server.ts';
import { openTestObjectStore, type TestObjectStore } from './testing/test-object-store.ts';
import { insertTestUsers } from './testing/test-users.ts';

/** The embedded engine serves one copy only. */
const hasServer = Boolean(process.env['DATABASE_URL']);
const ROUNDS = Number(process.env['PRORATA_KILLS'] ?? 3);
const UPLOADS = 6;
/** What is asked for by two requests at the same moment, and mailed once. */
const PEOPLE = 6;

let database: TestDatabase;
let authority: TestAuthority;
let store: TestObjectStore;
let folder: string;
let token: string;
let documentsUrl: string;
const mailServer = new TestMailServer();
const copies: { child: ChildProcess; address: string }[] = [];

beforeAll(async () => {
  [database, authority, store] = await Promise.all([
    openTestDatabase(),
    startTestAuthority(),
    openTestObjectStore(),
    mailServer.start(),
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
  await mailServer.stop();
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
      ...{ S3_URL: url, S3_BUCKET: bucket, SMTP_URL: mailServer.url },
      CLAMD_URL: 'none',
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
  });
  const [{ address }] = await once(child, 'message');
  return { child, address };
}

interface Outcome {
  readonly id?: string;
  readonly status?: number;
  readonly isRepeat?: boolean;
}

/** What came of a request: the id of what was made, a refusal, or no answer because the copy died. */
async function post(address: string, key: string, request: Omit<RequestInit, 'method'>): Promise<Outcome> {
  const headers = { ...request.headers, authorization: `Bearer ${token}`, 'idempotency-key': key };
  try {
    const answer = await fetch(address, { method: 'POST', ...request, headers });
    if (answer.status !== 201) return { status: answer.status };
    const { id } = (await answer.json()) as { id: string };
    return { id, isRepeat: answer.headers.get('idempotency-replayed') === 'true' };
  } catch {
    return {};
  }
}

/** Its text is the key under which it is repeated. */
function upload(address: string, text: string): Promise<Outcome> {
  const body = new FormData();
  body.append('documentType', 'settlement');
  body.append('file', new File([pdfOf(text)], 'afrekening.pdf'));
  return post(`${address}${documentsUrl}`, text, { body });
}

/** The platform is told of each by one mail. */
function enter(address: string, number: number): Promise<Outcome> {
  const person = {
    name: `Wout ${number}`,
    surname: 'Peeters',
    preferredLanguage: 'nl',
    userType: 'Employee',
  };
  return post(`${address}/api/User`, `person-${number}`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, email: `wout${number}@claesdewitte.example` }),
  });
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
      const texts = Array.from({ length: UPLOADS }, (_, at) => `round-${round}-number-${at}`);
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
      // Whoever heard nothing, or was refused, asks again; and so does who only lost the answer.
      for (const [at, { id }] of outcomes.entries()) {
        const text = texts[at] ?? '';
        const again = await upload(copies[(at + 1) % 2]?.address ?? '', text);
        if (id) expect(again).toEqual({ id, isRepeat: true });
        else if (again.id) stored.push({ id: again.id, text });
        // It was carried out and died before it kept its answer.
        else expect(again.status).toBe(409);
      }
      for (const { address } of copies) {
        for (const { id, text } of stored) {
          expect(await download(address, id)).toEqual({ status: 200, size: pdfOf(text).length });
        }
      }
    }
    const rows = await database.db.selectFrom('documents').select('id').execute();
    // What was asked for is there once, however often it was asked for.
    expect(rows).toHaveLength(ROUNDS * UPLOADS);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(stored.length);
    for (const { id } of stored) expect(rows.map((row) => row.id)).toContain(id);
    const logger = { error: expect.fail } as never;
    await checkFiles({
      db: database.db,
      storage: openS3Storage(store.settings),
      clock: () => new Date(),
      logger,
    });
  });

  it('carry out once, and mail once, what both are asked for at the same moment', async () => {
    const numbers = Array.from({ length: PEOPLE }, (_, number) => number);
    const answers = await Promise.all(
      numbers.map((number) => Promise.all(copies.map(({ address }) => enter(address, number)))),
    );
    for (const [first, second] of answers) {
      expect(first?.id).toBeDefined();
      expect(second?.id).toBe(first?.id);
      expect([first?.isRepeat, second?.isRepeat].sort()).toEqual([false, true]);
    }
    const waiting = database.db
      .selectFrom('deliveries')
      .select('emailStatus')
      .where('purpose', '=', 'user-awaits-approval');
    await expect
      .poll(async () => (await waiting.execute()).map(({ emailStatus }) => emailStatus))
      .toEqual(numbers.map(() => 'Sent'));
    const texts = mailServer.mails.map(({ text = '' }) => /Wout \d+/.exec(text)?.[0]);
    expect(texts.sort()).toEqual(numbers.map((number) => `Wout ${number}`));
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
