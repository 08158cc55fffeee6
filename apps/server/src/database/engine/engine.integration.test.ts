import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openAsBlob } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect } from '../connection.ts';
import type { Database } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { type Engine, type EngineEvent, type EngineSettings, startEngine } from './engine.ts';
import { identifyProcess, isAlive } from './process-identity.ts';

const ENGINE_OWNER = path.join(import.meta.dirname, '..', 'testing', 'engine-owner.ts');
const template = inject('databaseTemplate');
const isEmbedded = template.kind === 'embedded';

let workshop: string;
let folder: string;
const closeAll: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  workshop = await mkdtemp(path.join(tmpdir(), 'prorata-engine-'));
  if (template.kind !== 'embedded') return;
  await mkdir(path.join(workshop, 'made-once'));
  const options = {
    dataDir: path.join(workshop, 'made-once', 'data'),
    loadDataDir: await openAsBlob(template.file),
  };
  await (await openEmbeddedPostgres(options)).close();
});
afterAll(() => rm(workshop, { recursive: true }));

beforeEach(async () => {
  folder = await mkdtemp(path.join(workshop, 'folder-'));
  if (isEmbedded) await cp(path.join(workshop, 'made-once'), folder, { recursive: true });
});
afterEach(closeEverything);

async function closeEverything(): Promise<void> {
  for (const close of closeAll.splice(0).reverse()) await close();
}

async function start(settings: Partial<EngineSettings> = {}): Promise<Engine> {
  const engine = await startEngine({ folder, ...settings });
  closeAll.push(engine.stop);
  return engine;
}

function open(engine: Engine): Database {
  const { db, close } = connect(engine);
  closeAll.push(close);
  return db;
}

function kill(engine: Engine, signal: NodeJS.Signals): void {
  if (engine.pid !== undefined) process.kill(engine.pid, signal);
}

/** Collects what the engine tells, and lets a test wait for it. */
function listen() {
  const told = new EventTarget();
  const events: EngineEvent[] = [];
  const onEvent = (event: EngineEvent) => {
    events.push(event);
    told.dispatchEvent(new Event('event'));
  };
  const until = async (kind: EngineEvent['kind'], times = 1) => {
    while (events.filter((event) => event.kind === kind).length < times) await once(told, 'event');
  };
  return { events, onEvent, until };
}

async function listNumbers(db: Database): Promise<number[]> {
  const { rows } = await sql<{ value: number }>`select value from numbers order by value`.execute(db);
  return rows.map((row) => row.value);
}

describe.runIf(isEmbedded)('the embedded engine', () => {
  it('keeps what was written for the next start, and leaves nothing else behind', async () => {
    const engine = await start();
    const db = open(engine);
    await sql`create table numbers (value integer)`.execute(db);
    await sql`insert into numbers values (42)`.execute(db);
    await closeEverything();
    expect(await readdir(folder)).toEqual(['data']);
    expect(existsSync(engine.socketFolder)).toBe(false);
    expect(await listNumbers(open(await start()))).toEqual([42]);
  });

  it('lets others wait for a transaction that takes long', async () => {
    const db = open(await start());
    const began = Promise.withResolvers<void>();
    const long = inTransaction(db, async (trx) => {
      began.resolve();
      await sql`select pg_sleep(12)`.execute(trx);
    });
    await began.promise;
    const { rows } = await sql<{ answer: number }>`select 42 as answer`.execute(db);
    expect(rows).toEqual([{ answer: 42 }]);
    await long;
  });

  it('refuses a second start on the same folder, and says who has it', async () => {
    const { pid } = await start();
    const second = startEngine({ folder, lockPatienceMilliseconds: 0 });
    await expect(second).rejects.toThrow(`The data folder ${folder} is in use by process ${pid}.`);
  });

  it('has one owner when two start at once after a crash', async () => {
    await startOwnerAndKillBoth();
    const starts = await Promise.allSettled([1, 2].map(() => start({ lockPatienceMilliseconds: 0 })));
    expect(starts.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('says what is wrong with a folder, and lets go of it', async () => {
    const data = path.join(folder, 'data');
    await writeFile(path.join(data, 'PG_VERSION'), '11');
    await expect(start()).rejects.toThrow(`The database in ${data} could not be opened.`);
    await rm(path.join(data, 'PG_VERSION'));
    await expect(start()).rejects.toThrow(`The folder ${data} holds no database.`);
    expect(await readdir(folder)).toEqual(['data']);
  });

  it('loses no acknowledged row when it is killed at any moment', async () => {
    const { onEvent, until } = listen();
    const engine = await start({ onEvent });
    const db = open(engine);
    await sql`create table numbers (value integer)`.execute(db);
    const acknowledged: number[] = [];
    const rounds = process.env['THOROUGH'] === 'yes' ? 3 : 1;
    for (let round = 1, next = 1; round <= rounds; round++) {
      // From the first row on: a busy machine may take longer for it than until the blow.
      const began = Promise.withResolvers<void>();
      const killed = began.promise.then(() => sleep(Math.random() * 250)).then(() => kill(engine, 'SIGKILL'));
      await expect(
        (async () => {
          for (; ; next++) {
            await sql`insert into numbers values (${next})`.execute(db);
            acknowledged.push(next);
            began.resolve();
          }
        })(),
      ).rejects.toThrow();
      next++;
      await killed;
      await until('restarted', round);
      // The row that was under way may or may not have made it; every other one must have.
      expect(await listNumbers(db)).toEqual(expect.arrayContaining(acknowledged));
    }
    expect(acknowledged.length).toBeGreaterThan(0);
  });

  it('undoes a transaction that it did not live to commit', async () => {
    const { onEvent, until } = listen();
    const engine = await start({ onEvent });
    const db = open(engine);
    await sql`create table numbers (value integer)`.execute(db);
    const transaction = db.transaction().execute(async (trx) => {
      await sql`insert into numbers values (1)`.execute(trx);
      kill(engine, 'SIGKILL');
      await until('restarted');
      await sql`insert into numbers values (2)`.execute(trx);
    });
    await expect(transaction).rejects.toThrow();
    expect(await listNumbers(db)).toEqual([]);
  });

  it('is replaced when it hangs', async () => {
    const { events, onEvent, until } = listen();
    const engine = await start({ onEvent, probeEveryMilliseconds: 100, probeLimitMilliseconds: 4_000 });
    const frozen = engine.pid;
    kill(engine, 'SIGSTOP');
    await until('restarted');
    expect(events.map((event) => event.kind)).toEqual(['hung', 'ended', 'restarted']);
    expect(engine.pid).not.toBe(frozen);
    expect((await sql`select 1 as one`.execute(open(engine))).rows).toEqual([{ one: 1 }]);
  });

  it('is given up when it keeps dying', async () => {
    const { events, onEvent, until } = listen();
    const engine = await start({ onEvent });
    for (let deaths = 1; deaths <= 3; deaths++) {
      kill(engine, 'SIGKILL');
      await until('restarted', deaths);
    }
    kill(engine, 'SIGKILL');
    await until('lost');
    expect(events.at(-1)).toMatchObject({ error: { message: 'The embedded database keeps ending.' } });
  });

  it('ends with its parent, however that ended, and frees the folder', async () => {
    const owner = await startOwner();
    const engine = await identifyProcess(owner.enginePid);
    process.kill(owner.pid, 'SIGKILL');
    await start();
    // It has let go of the folder, which is not yet to have ended.
    await expect.poll(() => isAlive(engine)).toBe(false);
  });
});

async function startOwner(): Promise<{ pid: number; enginePid: number }> {
  const owner = spawn(process.execPath, [ENGINE_OWNER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(owner.stdout, 'data');
  return { pid: owner.pid ?? 0, enginePid: Number(line) };
}

async function startOwnerAndKillBoth(): Promise<void> {
  const owner = await startOwner();
  process.kill(owner.enginePid, 'SIGSTOP');
  process.kill(owner.pid, 'SIGKILL');
  process.kill(owner.enginePid, 'SIGKILL');
}
