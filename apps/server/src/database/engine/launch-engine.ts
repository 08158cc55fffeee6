import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { EngineMessage } from './engine-process.ts';

const ENGINE_PROCESS = fileURLToPath(new URL('./engine-process.ts', import.meta.url));

export interface LaunchSettings {
  readonly folder: string;
  readonly socketFolder: string;
  readonly lockPatienceMilliseconds?: number;
}

/** Starts the child process; `ready` settles when it serves or has failed to. */
export function launchEngine(settings: LaunchSettings): { child: ChildProcess; ready: Promise<void> } {
  const { folder, socketFolder, lockPatienceMilliseconds = 10_000 } = settings;
  const args = [folder, socketFolder, String(lockPatienceMilliseconds)];
  // Options of this process, such as a test runner's, are not for the child.
  const child = fork(ENGINE_PROCESS, args, { execArgv: [], env: environment() });
  return { child, ready: untilReady(child) };
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
