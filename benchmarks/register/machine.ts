// What the register asks of the machine that it is on: memory, and time to start.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePorts } from '../../scripts/free-ports.ts';
import { withoutDatabase } from '../surroundings/without-database.ts';

const LOOKS_PER_SECOND = 5;

/** The most memory that the processes under this one take together, in MB, from now until it is stopped. Linux only. */
export function watchMemory(): { stop: () => number } {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, memoryBelow(process.pid));
  };
  const timer = setInterval(look, 1000 / LOOKS_PER_SECOND);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(peak / 1024);
    },
  };
}

/** In KB. A process that ended meanwhile has none. */
function memoryBelow(pid: number): number {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + memoryOf(child) + memoryBelow(Number(child)), 0);
  } catch {
    return 0;
  }
}

function memoryOf(pid: string): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}

/** Starts the server on a folder whose database is there, up to the first answer, and ends it. */
export async function startServer(folder: string): Promise<{ milliseconds: number; megabytes: number }> {
  const { port, sandboxPort } = await findFreePorts();
  const settings = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DEMO_DATA: 'false' };
  const memory = watchMemory();
  const started = performance.now();
  const server = fork(path.resolve(import.meta.dirname, '../../apps/server/src/main.ts'), [], {
    env: { ...withoutDatabase(process.env), ...settings, PRORATA_DATA: folder },
    execArgv: [],
    silent: true,
  });
  await answers(`http://127.0.0.1:${port}/ready`);
  const milliseconds = performance.now() - started;
  server.kill('SIGTERM');
  await once(server, 'exit');
  return { milliseconds, megabytes: memory.stop() };
}

async function answers(url: string): Promise<void> {
  const isAnswered = await fetch(url).then(
    (response) => response.ok,
    () => false,
  );
  if (isAnswered) return;
  await new Promise((resolve) => setTimeout(resolve, 20));
  return answers(url);
}
