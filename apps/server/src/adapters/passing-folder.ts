import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { identifyProcess, isAlive } from '../database/engine/process-identity.ts';

/** Numbers of processes mean something on their own machine only, and several may share a folder. */
const machine = () => createHash('sha256').update(hostname()).digest('hex').slice(0, 8);

const NAME =
  /^prorata-(?:uploads|file)-(?<machine>[0-9a-f]{8})\.(?<pid>\d{1,10})\.(?<startedAt>\d*)-[^-.]{6}$/;

/**
 * A folder for what only passes through: what strangers send until it is stored, what is sent to them until it has left. Whoever asked
 * for it removes it. A process that is killed cannot; so its name says whose it is.
 */
export async function makePassingFolder(use: 'uploads' | 'file'): Promise<string> {
  const { pid, startedAt } = await identifyProcess(process.pid);
  return mkdtemp(path.join(tmpdir(), `prorata-${use}-${machine()}.${pid}.${startedAt ?? ''}-`));
}

/** Removes what processes of this machine left that were killed: personal files that nobody has judged, and room on the disk. */
export async function removeFoldersOfTheDead(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = NAME.exec(name)?.groups;
    if (owner === undefined || owner['machine'] !== machine()) continue;
    if (await isAlive({ pid: Number(owner['pid']), startedAt: owner['startedAt'] || null })) continue;
    // What belongs to another user of the machine is theirs to remove.
    await rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => {});
  }
}
