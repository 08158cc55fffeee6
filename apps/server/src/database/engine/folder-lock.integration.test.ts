import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, type FolderLock, type LockHolder, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prorata-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

function lock(patienceMilliseconds = 0): Promise<FolderLock> {
  return lockFolder(folder, '', patienceMilliseconds, new AbortController().signal);
}

/** A process that has been and is no more. */
function deadHolder(): LockHolder {
  return { id: randomUUID(), pid: spawnSync(process.execPath, ['-v']).pid, startedAt: '1', socketFolder: '' };
}

async function leaveBehind(name: string, holder: LockHolder): Promise<void> {
  await writeFile(path.join(folder, name), JSON.stringify(holder));
}

async function raceForLock(contenders: number): Promise<FolderLock[]> {
  const outcomes = await Promise.allSettled(Array.from({ length: contenders }, () => lock()));
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(reasons.filter((reason) => !(reason instanceof FolderInUseError))).toEqual([]);
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

describe('the lock on a data folder', () => {
  it('is refused while another holds it, naming the process', async () => {
    const { release } = await lock();
    await expect(lock()).rejects.toThrow(`The data folder ${folder} is in use by process ${process.pid}.`);
    await release();
    await expect(lock()).resolves.toMatchObject({ predecessor: undefined });
  });

  it('is given to one who waits as soon as it is free', async () => {
    const { release } = await lock();
    const waiting = lock(60_000);
    await release();
    await expect(waiting).resolves.toBeDefined();
  });

  it('is no longer waited for once the caller gives up', async () => {
    await lock();
    const caller = new AbortController();
    const waiting = lockFolder(folder, '', 60_000, caller.signal);
    caller.abort();
    await expect(waiting).rejects.toThrow('aborted');
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it('is taken over from a process that is gone', async () => {
    const dead = deadHolder();
    await leaveBehind('lock', dead);
    expect((await lock()).predecessor).toEqual(dead);
    expect(await readdir(folder)).toEqual(['lock']);
  });

  it.runIf(existsSync('/proc/self/stat'))('is taken over when another process got the number', async () => {
    await leaveBehind('lock', { ...deadHolder(), pid: process.pid });
    await expect(lock()).resolves.toBeDefined();
  });

  it('is taken over when a power cut left half a file', async () => {
    await writeFile(path.join(folder, 'lock'), '{"id":');
    await expect(lock()).resolves.toBeDefined();
    await expect(lock()).rejects.toThrow(FolderInUseError);
  });

  it('goes to exactly one of many who come at once', async () => {
    for (let round = 0; round < 30; round++) {
      const [winner, ...others] = await raceForLock(12);
      expect(others).toEqual([]);
      await winner?.release();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it('goes to exactly one of many who find a dead holder', async () => {
    for (let round = 0; round < 30; round++) {
      await leaveBehind('lock', deadHolder());
      const [winner, ...others] = await raceForLock(12);
      expect(others).toEqual([]);
      await winner?.release();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it('is taken over when those who were taking it over died as well', async () => {
    const [holder, claimant, secondClaimant] = [deadHolder(), deadHolder(), deadHolder()];
    await leaveBehind('lock', holder);
    await leaveBehind(`lock.after-${holder.id}`, claimant);
    await leaveBehind(`lock.after-${claimant.id}`, secondClaimant);
    expect(await raceForLock(12)).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['lock']);
  });
});
