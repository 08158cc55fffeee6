import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EngineMessage, EngineOrder } from './engine-process.ts';

const ENGINE_PROCESS = fileURLToPath(new URL('./engine-process.ts', import.meta.url));

export interface LaunchSettings {
  readonly folder: string;
  readonly socketFolder: string;
  readonly lockPatienceMilliseconds?: number;
}

let prepared: ChildProcess | undefined;

/**
 * Starts the child process before anything else is read or known: it reads the engine, touches nothing, and waits to be told
 * which folder is its own. Ends with this process if it is never told.
 */
export function prepareEngine(): void {
  prepared = forkEngine();
  // Should it end before it is needed, another one is started then.
  prepared.once('exit', () => {
    prepared = undefined;
  });
}

/** Starts the child process, unless one waits; `ready` settles when it serves or has failed to. */
export function launchEngine(settings: LaunchSettings): { child: ChildProcess; ready: Promise<void> } {
  const { folder, socketFolder, lockPatienceMilliseconds = 10_000 } = settings;
  const child = prepared ?? forkEngine();
  prepared = undefined;
  const order: EngineOrder = { folder, socketFolder, lockPatienceMilliseconds };
  child.send(order);
  return { child, ready: untilReady(child) };
}

function forkEngine(): ChildProcess {
  // Options of this process, such as a test runner's, are not for the child.
  return fork(ENGINE_PROCESS, { execArgv: [], env: environment() });
}

/** Under `node --watch` this variable makes a child report its imports over the channel that we talk on. */
function environment(): NodeJS.ProcessEnv {
  const { WATCH_REPORT_DEPENDENCIES: _, ...rest } = process.env;
  return rest;
}

/** A failure is told only once the child is gone, and so has let go of the folder. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: string | undefined;
    child.on('message', (message: EngineMessage) => {
      if (message.type === 'engine-ready') resolve();
      if (message.type === 'engine-failed') failure = message.message;
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const ending = `The embedded database ended with ${signal ?? `code ${code}`} before it was ready.`;
      reject(new Error(failure ?? ending));
    });
  });
}
