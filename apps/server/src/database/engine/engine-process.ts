// The child process that runs the embedded PostgreSQL: a query keeps its process busy, which must not be the one
// that answers requests. It lives as long as the channel to its parent.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { compileEngine, openEmbeddedPostgres } from './embedded-postgres.ts';
import { lockFolder } from './folder-lock.ts';
import { removeSocketFolder, serveOverSocket } from './socket-server.ts';

export type EngineMessage =
  | { readonly type: 'engine-ready' }
  | { readonly type: 'engine-failed'; readonly message: string };

/** The first that its parent says: where it is to work. */
export interface EngineOrder {
  readonly folder: string;
  readonly socketFolder: string;
  readonly lockPatienceMilliseconds: number;
}

/** How long an engine that no longer answers may take to close before it is left to the next one's recovery. */
const CLOSE_TIMEOUT_MS = 10_000;

/** Undone in reverse order at the end, however far the start had come. */
const undo: (() => Promise<void>)[] = [];
const parentLost = new AbortController();

// Ctrl+C reaches every process of the terminal. The parent decides: it still has requests to answer.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.once('disconnect', () => parentLost.abort());

const engine = compileEngine();
// Whoever opens a database learns why it cannot.
engine.catch(() => {});

try {
  const [order]: EngineOrder[] = await once(process, 'message', { signal: parentLost.signal });
  if (order) await start(order);
  await tell({ type: 'engine-ready' });
  await untilAborted(parentLost.signal);
} catch (error) {
  process.exitCode = 1;
  await tell({ type: 'engine-failed', message: describe(error) });
}
await end();

async function start({ folder, socketFolder, lockPatienceMilliseconds }: EngineOrder): Promise<void> {
  undo.push(() => removeSocketFolder(socketFolder));
  const lock = await lockFolder(folder, socketFolder, lockPatienceMilliseconds, parentLost.signal);
  undo.push(lock.release);
  if (lock.predecessor !== undefined && lock.predecessor.socketFolder !== socketFolder) {
    await removeSocketFolder(lock.predecessor.socketFolder);
  }
  const database = await openDataFolder(folder);
  undo.push(() => database.close());
  undo.push(await serveOverSocket(database, socketFolder));
}

/** Opens the database in `folder`, making it first if there is none. The caller holds the folder's lock. */
async function openDataFolder(folder: string): Promise<PGlite> {
  const data = path.join(folder, 'data');
  if (!existsSync(data)) await makeDataFolder(folder, data);
  // PGlite would start afresh over whatever else is there.
  if (!existsSync(path.join(data, 'PG_VERSION'))) throw new Error(`The folder ${data} holds no database.`);
  try {
    return await openEmbeddedPostgres({ dataDir: data, pgliteWasmModule: await engine });
  } catch (error) {
    throw new Error(`The database in ${data} could not be opened.`, { cause: error });
  }
}

/** Made under another name and then renamed: a crash half-way leaves nothing that looks like a database. */
async function makeDataFolder(folder: string, data: string): Promise<void> {
  for await (const unfinished of glob('new-data-*', { cwd: folder })) {
    await rm(path.join(folder, unfinished), { recursive: true });
  }
  const fresh = await mkdtemp(path.join(folder, 'new-data-'));
  const database = await openEmbeddedPostgres({ dataDir: fresh, pgliteWasmModule: await engine });
  await database.close();
  await rename(fresh, data);
}

function tell(message: EngineMessage): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve();
    process.send?.(message, () => resolve());
  });
}

function untilAborted(signal: AbortSignal): Promise<unknown> {
  return signal.aborted ? Promise.resolve() : once(signal, 'abort');
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message} ${describe(error.cause)}`;
}

async function end(): Promise<never> {
  setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
  for (const step of undo.reverse()) await step();
  process.exit();
}
