import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { launchEngine } from './launch-engine.ts';
import { makeSocketFolder, removeSocketFolder } from './socket-server.ts';

export type EngineEvent =
  | { readonly kind: 'hung' }
  | { readonly kind: 'ended'; readonly code: number | null; readonly signal: NodeJS.Signals | null }
  | { readonly kind: 'restarted' }
  /** It came down too often: the process that depends on it should end. */
  | { readonly kind: 'lost'; readonly error: Error };

export interface EngineSettings {
  /** Holds the data and its lock; made when it is not there. */
  readonly folder: string;
  /** How long a former engine may take to let go of the folder. */
  readonly lockPatienceMilliseconds?: number;
  readonly onEvent?: (event: EngineEvent) => void;
  readonly probeEveryMilliseconds?: number;
  /** Longer than the longest transaction: all connections share one session, so a probe waits its turn. */
  readonly probeLimitMilliseconds?: number;
}

export interface Engine {
  readonly socketFolder: string;
  /** Of the child process that runs now. */
  readonly pid: number | undefined;
  readonly stop: () => Promise<void>;
}

const MAX_RESTARTS = 3;
const RESTARTS_COUNTED_MILLISECONDS = 60_000;
const STOP_TIMEOUT_MS = 15_000;

/** Starts the embedded database, and waits until it answers. */
export async function startEngine(settings: EngineSettings): Promise<Engine> {
  const { engine, ready } = await beginEngine(settings);
  await ready;
  return engine;
}

/**
 * Starts the embedded database and keeps it up: an engine that dies or hangs is replaced by a new one on the same
 * socket, so connections that were lost can be made again. Tells at once where it will answer, and when it does.
 */
export async function beginEngine(
  settings: EngineSettings,
): Promise<{ readonly engine: Engine; readonly ready: Promise<void> }> {
  // What is known about people in debt is nobody else's business on this machine.
  await mkdir(settings.folder, { recursive: true, mode: 0o700 });
  const engine = new Supervisor(settings, await makeSocketFolder());
  return { engine, ready: engine.start() };
}

class Supervisor implements Engine {
  readonly socketFolder: string;
  readonly #settings: EngineSettings;
  readonly #stopped = new AbortController();
  #child: ChildProcess | undefined;
  #restarts: readonly number[] = [];

  constructor(settings: EngineSettings, socketFolder: string) {
    this.#settings = settings;
    this.socketFolder = socketFolder;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    try {
      await this.#launch();
    } catch (error) {
      await removeSocketFolder(this.socketFolder);
      throw error;
    }
    void this.#probe();
  }

  readonly stop = async (): Promise<void> => {
    this.#stopped.abort();
    const child = this.#child;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(timer);
    }
    await removeSocketFolder(this.socketFolder);
  };

  async #launch(): Promise<void> {
    if (this.#restarts.length > MAX_RESTARTS) throw new Error('The embedded database keeps ending.');
    const { child, ready } = launchEngine({ ...this.#settings, socketFolder: this.socketFolder });
    this.#child = child;
    await ready;
    child.once('exit', (code, signal) => void this.#replace(code, signal));
  }

  async #replace(code: number | null, signal: NodeJS.Signals | null): Promise<void> {
    if (this.#stopped.signal.aborted) return;
    this.#tell({ kind: 'ended', code, signal });
    for (;;) {
      const since = Date.now() - RESTARTS_COUNTED_MILLISECONDS;
      this.#restarts = [...this.#restarts.filter((time) => time > since), Date.now()];
      try {
        await this.#launch();
        return this.#tell({ kind: 'restarted' });
      } catch (error) {
        if (this.#stopped.signal.aborted) return;
        if (this.#restarts.length >= MAX_RESTARTS) return this.#tell({ kind: 'lost', error: error as Error });
      }
    }
  }

  async #probe(): Promise<void> {
    const { probeEveryMilliseconds = 10_000, probeLimitMilliseconds = 60_000 } = this.#settings;
    const { signal } = this.#stopped;
    while (await pause(probeEveryMilliseconds, signal)) {
      const child = this.#child;
      if (!(await isHanging(this.socketFolder, probeLimitMilliseconds)) || child !== this.#child) continue;
      this.#tell({ kind: 'hung' });
      child?.kill('SIGKILL');
    }
  }

  #tell(event: EngineEvent): void {
    this.#settings.onEvent?.(event);
  }
}

/** False when there is no more to wait for. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(milliseconds, undefined, { signal, ref: false });
    return true;
  } catch {
    return false;
  }
}

/** Whether the engine answers a small query within the limit. One that is not there is not one that hangs. */
async function isHanging(socketFolder: string, limitMilliseconds: number): Promise<boolean> {
  const client = new pg.Client({ host: socketFolder, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  const answer = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => false,
      () => false,
    );
  const { promise: expired, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, limitMilliseconds, true);
  try {
    return await Promise.race([answer, expired]);
  } finally {
    clearTimeout(timer);
    void client.end().catch(() => {});
  }
}
