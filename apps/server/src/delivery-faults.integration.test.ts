import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleValues } from '@prorata/documents/catalogue/samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/free-ports.ts';
import { openDiskStorage } from './adapters/file-storage.ts';
import { insertFile } from './database/insert-file.ts';
import { newId } from './database/new-id.ts';
import { insertDossier, insertOffice } from './database/testing/insert-rows.ts';
import { openTestDatabase, type TestDatabase } from './database/testing/test-database.ts';
import { inTransaction } from './database/transaction.ts';
import { requestDelivery } from './features/delivery/request-delivery.ts';
import { retry } from './features/delivery/retry-delivery.ts';
import { NO_JOBS } from './jobs/no-jobs.ts';
import { readSettings } from './settings.ts';
import { createChance } from './testing/chance.ts';
import { type FlakyProxy, openFlakyProxy } from './testing/flaky-proxy.ts';
import type { WorkOrder } from './testing/work-off-outbox.ts';

/**
 * Mails and letters go out while the worker and the services outside are killed and the lines between them are cut,
 * again and again. A run of every check takes a small part, the nightly one a large one.
 */
const DELIVERIES = Number(process.env['PRORATA_FAULTS'] ?? 12);
/** Only so that it ends some day: each life of a worker takes as long as the machine needs to start a process. */
const GIVE_UP_MILLISECONDS = 2000 * 60_000;
/** Of each so many, one is a letter and one goes by qualified delivery. */
const LETTER_EVERY = 10;
const SEED = Number(process.env['PRORATA_FAULTS_SEED'] ?? 20_261_115);
const DROP_RATE = 0.3;
const PART_OF_SERVICES_KILLED = 0.25;
/** A mail takes some six thousand bytes. */
const MAX_BYTES_PER_LIFE = 120_000;

const SERVER = import.meta.dirname;
const STAND_INS = path.resolve(SERVER, '../../sandbox/src/testing/run-stand-ins.ts');
const CARRIERS = ['mailbox', 'post-office', 'registered-delivery'];
const ADDRESS = { street: 'Hochstraße', housenumber: '112', zipcode: '4700', city: 'Eupen', country: 'BE' };

const chance = createChance(SEED);
let database: TestDatabase;
let folder: string;
let ports: { http: number; smtp: number };
let lines: { http: FlakyProxy; smtp: FlakyProxy };
let sandbox: ChildProcess;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-faults-'));
  ports = { http: await findFreePort(), smtp: await findFreePort() };
  const chooseCut = () => (chance() < DROP_RATE ? 1 + Math.floor(chance() ** 3 * 30_000) : undefined);
  lines = {
    http: await openFlakyProxy(() => ports.http, chooseCut),
    smtp: await openFlakyProxy(() => ports.smtp, chooseCut),
  };
  sandbox = await startSandbox();
});
afterAll(async () => {
  await kill(sandbox);
  await Promise.all([lines.http.close(), lines.smtp.close()]);
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function startSandbox(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    SANDBOX_PORT: String(ports.http),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    PRORATA_DATA: folder,
    PORT: '1',
  };
  const child = fork(STAND_INS, CARRIERS, { execArgv: [], env });
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A worker that is awake and waits for its order. */
async function wakeWorker(): Promise<ChildProcess> {
  const child = fork(path.join(SERVER, 'testing/work-off-outbox.ts'), { execArgv: [] });
  await once(child, 'message');
  return child;
}

function giveOrder(worker: ChildProcess, now: Date): void {
  const variables = {
    PRORATA_DATA: folder,
    SMTP_URL: `smtp://127.0.0.1:${lines.smtp.port}`,
    POST_URL: `http://127.0.0.1:${lines.http.port}/post/api`,
    QUALIFIED_DELIVERY_URL: `http://127.0.0.1:${lines.http.port}/registered-delivery/api`,
  };
  const files = path.join(folder, 'files');
  const order: WorkOrder = { address: database.address, variables, folder: files, now: now.toISOString() };
  worker.send(order);
}

/** Settles once so many more bytes have gone over the lines: in the middle of something, wherever the machine is. */
async function passBytes(count: number): Promise<void> {
  const passed = () => lines.http.bytes() + lines.smtp.bytes();
  const goal = passed() + count;
  while (passed() < goal) await delay(2);
  await delay(chance() * 20);
}

function wayOf(count: number, email: string) {
  if (count % LETTER_EVERY === 0) return { template: 'report-letter', address: ADDRESS } as const;
  if (count % LETTER_EVERY === 5) return { template: 'report-letter', email } as const;
  return { template: 'statement-receipt-email', email } as const;
}

async function requestAll(at: Date): Promise<void> {
  const { db } = database;
  const office = await insertOffice(db);
  const dossier = { id: await insertDossier(db, office), organizationId: office.organizationId };
  await setPrices();
  // The worker looks for what is due itself.
  const tools = { jobs: NO_JOBS, settings: readSettings({}) };
  const deed = { actor: { kind: 'system', id: null, name: null }, requestId: null, at } as const;
  const about = {
    values: sampleValues('nl'),
    dossier,
    language: 'nl',
    addressee: 'Marie-Luise Kessel',
  } as const;
  await inTransaction(db, async (trx) => {
    for (let count = 0; count < DELIVERIES; count += 1) {
      const occasion = `number ${count}`;
      const email = `number${count}@creditor.example`;
      await requestDelivery(tools, trx, deed, { ...wayOf(count, email), occasion, ...about });
    }
  });
}

/** As if an earlier attempt had made the letters: making PDFs is not what is tested here. */
async function makeLetters(): Promise<void> {
  const stored = await openDiskStorage(path.join(folder, 'files')).store(Buffer.from('%PDF-1.7 a letter'));
  await inTransaction(database.db, async (trx) => {
    const letterFileId = await insertFile(trx, { ...stored, mediaType: 'application/pdf' });
    await trx.updateTable('deliveries').set({ letterFileId }).where('sendMethod', '!=', 'Email').execute();
  });
}

async function setPrices(): Promise<void> {
  for (const type of ['emailPort', 'registeredLetterPort', 'qualifiedDeliveryPort'] as const) {
    const cost = await database.db
      .selectFrom('platformCosts')
      .select('id')
      .where('type', '=', type)
      .executeTakeFirst();
    const platformCostId = cost?.id ?? newId();
    if (cost === undefined) {
      await database.db
        .insertInto('platformCosts')
        .values({ id: platformCostId, name: type, displayName: type, type })
        .execute();
    }
    const period = {
      id: newId(),
      platformCostId,
      validFrom: '2020-01-01',
      validUntil: null,
      costCents: 100n,
    };
    await database.db
      .deleteFrom('platformCostPeriods')
      .where('platformCostId', '=', platformCostId)
      .execute();
    await database.db.insertInto('platformCostPeriods').values(period).execute();
  }
}

/** What was given up after many attempts is tried again, as a person would from the send log. */
async function retryFailed(clock: () => Date): Promise<void> {
  const { db } = database;
  const givenUp = await db
    .selectFrom('deliveries')
    .select('id')
    .where((where) =>
      where.or([where('emailStatus', '=', 'FailedToSend'), where('registeredLetterStatus', '=', 'Error')]),
    )
    .execute();
  for (const { id } of givenUp) await inTransaction(db, (trx) => retry(trx, { jobs: NO_JOBS, clock }, id));
}

async function countWaiting(): Promise<number> {
  const { waiting } = await database.db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
    .where('nextAttemptAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Whom the mails that arrived were for, and the keys of the letters and messages that were taken. */
async function countArrivals(): Promise<string[]> {
  const mails = path.join(folder, 'sandbox', 'mailbox');
  const ids: string[] = [];
  for (const name of (await readdir(mails)).filter((file) => file.endsWith('.eml'))) {
    const [, id = name] = /^Message-ID: <(.+)@/im.exec(await readFile(path.join(mails, name), 'utf8')) ?? [];
    ids.push(id);
  }
  for (const carrier of ['post', 'registered-delivery']) {
    const items = path.join(folder, 'sandbox', carrier);
    for (const name of (await readdir(items)).filter((file) => file.endsWith('.json'))) {
      ids.push(JSON.parse(await readFile(path.join(items, name), 'utf8')).key);
    }
  }
  return ids.sort();
}

it('sends each once, whatever is killed and cut, and tells the truth about it', {
  timeout: GIVE_UP_MILLISECONDS,
}, async () => {
  let now = new Date();
  await requestAll(now);
  await makeLetters();
  let workerKills = 0;
  let serviceKills = 0;
  let next = wakeWorker();
  while ((await countWaiting()) > 0) {
    const worker = await next;
    next = wakeWorker();
    // Longer than an attempt in doubt is left alone, so that the next worker faces what the last one left.
    now = new Date(now.getTime() + 3_600_000 * (1 + workerKills / 10));
    giveOrder(worker, now);
    const done = once(worker, 'message').then(() => true);
    const isDone = await Promise.race([done, passBytes(chance() * MAX_BYTES_PER_LIFE).then(() => false)]);
    if (!isDone) workerKills += 1;
    if (chance() < PART_OF_SERVICES_KILLED) {
      serviceKills += 1;
      await kill(sandbox);
      sandbox = await startSandbox();
    }
    await kill(worker);
    await retryFailed(() => now);
  }
  await kill(await next);
  const { db } = database;
  const deliveries = await db.selectFrom('deliveries').selectAll().orderBy('id').execute();
  const cuts = lines.http.cuts() + lines.smtp.cuts();
  console.info(
    `${DELIVERIES} deliveries; killed: the worker ${workerKills} times, the services ${serviceKills} times; ${cuts} lines cut (seed ${SEED})`,
  );

  expect(await countArrivals()).toEqual(deliveries.map(({ id }) => id).sort());
  const statuses = new Set(
    deliveries.map(({ emailStatus, registeredLetterStatus }) => emailStatus ?? registeredLetterStatus),
  );
  expect(
    [...statuses].filter(
      (status) => !['Delivered', 'Sent', 'Processing', 'Dropped', 'Ongoing'].includes(status ?? ''),
    ),
  ).toEqual([]);
  expect(deliveries.filter(({ acceptedAt, untold }) => acceptedAt === null || untold.length > 0)).toEqual([]);
  const charged = await db
    .selectFrom('platformTransactions')
    .select('deliveryId')
    .orderBy('deliveryId')
    .execute();
  expect(charged.map(({ deliveryId }) => deliveryId)).toEqual(deliveries.map(({ id }) => id));
  const accepted = await db
    .selectFrom('auditEvents')
    .select('subjectId')
    .where('type', '=', 'delivery.accepted')
    .orderBy('subjectId')
    .execute();
  expect(accepted.map(({ subjectId }) => subjectId)).toEqual(deliveries.map(({ id }) => id));
});
