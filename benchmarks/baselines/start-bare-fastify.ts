import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts the bare server and waits until it listens. */
export async function startBareFastify(port: number, ...args: string[]): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'bare-fastify.ts'), [String(port), ...args], {
    execArgv: [],
  });
  await once(child, 'message');
  return child;
}
