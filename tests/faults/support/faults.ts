import { watch } from 'node:fs';
import { appendFile, glob, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../../../apps/server/src/database/connection.ts';
import { startEngine } from '../../../apps/server/src/database/engine/engine.ts';
import type { Database } from '../../../apps/server/src/database/tables.ts';
import type { Outside, Product } from './product.ts';

const DAY_MILLISECONDS = 86_400_000;
/** Longer than the term in which a report can be contested, and into the next month. */
const JUMP_DAYS = 35;
const SEE_WRITE_MILLISECONDS = 3_000;

/** Something that goes wrong, and what the product may answer meanwhile besides nothing. */
export interface Fault {
  readonly name: string;
  readonly answers: readonly number[];
  /** Whether people may be told that they are too late, or too early. */
  readonly movesClock?: boolean;
  readonly isFor?: (product: Product) => boolean;
  /** How many in the same round; each at its own moment. */
  readonly begin: (product: Product, chance: () => number) => Promise<() => Promise<void>>;
}

const startAgain = (product: Product) => () => product.start();

/** What is answered by somebody outside comes back with all that it was told. */
function outsideKilled(name: string, outside: Outside, answers: readonly number[]): Fault {
  return {
    name,
    answers,
    isFor: (product) => product.outside.has(outside),
    begin: async (product) => {
      await product.outside.get(outside)?.end('SIGKILL');
      return startAgain(product);
    },
  };
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'server killed',
    answers: [],
    begin: async (product) => {
      await product.server.end('SIGKILL');
      return startAgain(product);
    },
  },
  {
    name: 'server stopped',
    answers: [503],
    begin: async (product) => {
      await product.server.end('SIGTERM');
      return startAgain(product);
    },
  },
  {
    name: 'power cut',
    answers: [],
    begin: async (product) => {
      if (product.engine === 'embedded') process.kill(product.enginePid(), 'SIGKILL');
      await Promise.all([product.server, ...product.outside.values()].map((part) => part.end('SIGKILL')));
      return startAgain(product);
    },
  },
  { name: 'workers killed', answers: [503], begin: killWorkers },
  { name: 'engine killed', answers: [503], begin: killEngine },
  { name: 'database away', answers: [503], begin: sendDatabaseAway },
  outsideKilled('mail killed', 'mailbox', []),
  outsideKilled('post killed', 'post-office', []),
  outsideKilled('signing killed', 'signing-desk', [502, 503]),
  outsideKilled('access point killed', 'access-point', []),
  outsideKilled('store killed', 'object-store', [503]),
  {
    name: 'disk full',
    answers: [503, 507],
    isFor: ({ storesIn, hasLittleRoom }) => storesIn === 'disk' && hasLittleRoom,
    begin: fillDisk,
  },
  {
    name: 'torn write',
    answers: [],
    isFor: ({ storesIn }) => storesIn === 'disk',
    begin: tearWrite,
  },
  {
    name: 'clock jump',
    // A store takes nothing that was signed in another month, until its client has learnt by how much they differ.
    answers: [503],
    movesClock: true,
    begin: async (product) => {
      const before = product.clock.aheadMilliseconds;
      product.setClock(before + JUMP_DAYS * DAY_MILLISECONDS);
      return async () => product.setClock(before);
    },
  },
];

/** Whatever works for the server, as soon as it works. */
async function killWorkers(product: Product, chance: () => number): Promise<() => Promise<void>> {
  const until = performance.now() + 500 + chance() * 2_500;
  while (performance.now() < until) {
    for (const pid of product.workerPids()) endProcess(pid);
    await delay(chance() * 200);
  }
  return async () => {};
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

/** The engine itself where it is ours; of a PostgreSQL every connection at once, as when it restarts. */
async function killEngine(product: Product): Promise<() => Promise<void>> {
  if (product.engine === 'embedded') process.kill(product.enginePid(), 'SIGKILL');
  else {
    await product.inDatabase(({ db }) =>
      sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()
      `.execute(db),
    );
  }
  return async () => {};
}

/** Nobody answers for a while: the engine stands still, or the line to the PostgreSQL is cut. */
async function sendDatabaseAway(product: Product): Promise<() => Promise<void>> {
  const { line } = product;
  if (line !== undefined) {
    await line.sever();
    return () => line.restore();
  }
  const pid = product.enginePid();
  process.kill(pid, 'SIGSTOP');
  return async () => void process.kill(pid, 'SIGCONT');
}

const MEGABYTE = Buffer.alloc(1024 * 1024);
const BLOCK = Buffer.alloc(4096);

/** To the last block; somebody makes room again. */
async function fillDisk({ folders }: Product): Promise<() => Promise<void>> {
  const ballast = path.join(folders.product, 'ballast');
  for (const part of [MEGABYTE, BLOCK]) {
    try {
      for (;;) await appendFile(ballast, part);
    } catch {
      // Full for parts of this size.
    }
  }
  return () => rm(ballast, { force: true });
}

/** As when the power goes while a file is written and the disk had kept half of it: whatever no row names is cut in half. */
async function tearWrite(product: Product): Promise<() => Promise<void>> {
  const folder = path.join(product.folders.product, 'files');
  await untilWritten(folder);
  if (product.engine === 'embedded') process.kill(product.enginePid(), 'SIGKILL');
  await product.server.end('SIGKILL');
  const named = await withDatabaseAlone(product, async (db) => {
    const rows = await db.selectFrom('files').select(['storageKey', 'originalStorageKey']).execute();
    return new Set(rows.flatMap(({ storageKey, originalStorageKey }) => [storageKey, originalStorageKey]));
  });
  for await (const name of glob('*/*', { cwd: folder })) {
    if (named.has(name)) continue;
    const file = path.join(folder, name);
    await truncate(file, Math.floor((await stat(file)).size / 2));
  }
  return startAgain(product);
}

/** Until a file gets its first, passing name. */
async function untilWritten(folder: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (name && /\.[0-9a-f-]{36}$/.test(name)) resolve();
  });
  await Promise.race([promise, delay(SEE_WRITE_MILLISECONDS, undefined, { ref: false })]);
  watcher.close();
}

/** While the server is down: the embedded engine is then nobody's. */
async function withDatabaseAlone<Outcome>(
  product: Product,
  work: (db: Database) => Promise<Outcome>,
): Promise<Outcome> {
  if (product.engine === 'postgres') return product.inDatabase(({ db }) => work(db));
  const engine = await startEngine({ folder: path.join(product.folders.product, 'database') });
  const connection = connect(engine);
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
    await engine.stop();
  }
}
