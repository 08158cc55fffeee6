import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { identifyProcess, isAlive } from './process-identity.ts';

const hasProc = existsSync('/proc/self/stat');

it('knows the own process to be alive', async () => {
  expect(await isAlive(await identifyProcess(process.pid))).toBe(true);
});

it('knows an ended process to be dead', async () => {
  expect(await isAlive({ pid: spawnSync(process.execPath, ['-v']).pid, startedAt: null })).toBe(false);
});

it('takes no process group for a process', async () => {
  expect(await isAlive({ pid: 0, startedAt: null })).toBe(false);
  expect(await isAlive({ pid: -1, startedAt: null })).toBe(false);
});

it.runIf(hasProc)('tells a process from a later one with the same number', async () => {
  const { pid, startedAt } = await identifyProcess(process.pid);
  expect(await isAlive({ pid, startedAt: `${startedAt}0` })).toBe(false);
});

it.runIf(hasProc)('knows a zombie to be dead', async () => {
  // The shell leaves its first child unburied by becoming a program that buries nobody.
  const shell = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [pid] = await once(shell.stdout, 'data');
  try {
    await expect.poll(() => isAlive({ pid: Number(pid), startedAt: null })).toBe(false);
  } finally {
    shell.kill('SIGKILL');
  }
});
