import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { identifyProcess, isAlive } from './process-identity.ts';

/**
 * One owner at a time for a data folder. PGlite has no lock of its own: two processes on one folder would silently
 * lose each other's rows.
 *
 * The lock is a file that names its holder, put in place by link(2), which fails if it is there already. A holder
 * that was killed leaves it behind. To take it over from the dead holder D one links `lock.after-D`, which again one
 * alone can do; the winner checks that the lock is still D's and renames its own over it. Whoever comes late finds
 * another holder, and whoever dies half-way is succeeded in the same manner.
 */
const holderSchema = z.object({
  id: z.uuid(),
  pid: z.int().positive(),
  startedAt: z.string().nullable(),
  socketFolder: z.string(),
});
export type LockHolder = Readonly<z.output<typeof holderSchema>>;

export interface FolderLock {
  /** The dead holder from whom the lock was taken over, if any. */
  readonly predecessor: LockHolder | undefined;
  readonly release: () => Promise<void>;
}

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const RETRY_MILLISECONDS = 100;

/** Takes the lock, waiting `patienceMilliseconds` for a living holder to let go. */
export async function lockFolder(
  folder: string,
  socketFolder: string,
  patienceMilliseconds: number,
  signal: AbortSignal,
): Promise<FolderLock> {
  const own: LockHolder = { id: randomUUID(), socketFolder, ...(await identifyProcess(process.pid)) };
  const lock = path.join(folder, 'lock');
  const ownFile = path.join(folder, `lock.${own.id}`);
  await writeFile(ownFile, JSON.stringify(own));
  try {
    const deadline = Date.now() + patienceMilliseconds;
    for (;;) {
      const outcome = await tryLock(lock, ownFile);
      if (outcome.isLocked) {
        return { predecessor: outcome.predecessor, release: () => rm(lock, { force: true }) };
      }
      // A holder that vanished while we looked is no reason to give up.
      if (outcome.holder !== undefined && Date.now() >= deadline) {
        throw new FolderInUseError(`The data folder ${folder} is in use by process ${outcome.holder.pid}.`);
      }
      await sleep(RETRY_MILLISECONDS, undefined, { signal });
    }
  } finally {
    await rm(ownFile, { force: true });
  }
}

type Outcome =
  | { readonly isLocked: true; readonly predecessor: LockHolder | undefined }
  | { readonly isLocked: false; readonly holder: LockHolder | undefined };

async function tryLock(lock: string, ownFile: string): Promise<Outcome> {
  if (await tryLink(ownFile, lock)) return { isLocked: true, predecessor: undefined };
  const holder = await readHolder(lock);
  if (holder === undefined || (await isAlive(holder))) return { isLocked: false, holder };
  return succeed(lock, ownFile, holder);
}

async function succeed(lock: string, ownFile: string, dead: LockHolder): Promise<Outcome> {
  const claims: string[] = [];
  // Each turn climbs over one claimant who died between claiming and renaming.
  for (let last = dead; ; ) {
    const claim = `${lock}.after-${last.id}`;
    claims.push(claim);
    if (await tryLink(ownFile, claim)) break;
    const claimant = await readHolder(claim);
    if (claimant === undefined || (await isAlive(claimant))) return { isLocked: false, holder: claimant };
    last = claimant;
  }
  const isStillDead = (await readHolder(lock))?.id === dead.id;
  if (isStillDead) await rename(ownFile, lock);
  for (const claim of isStillDead ? claims : claims.slice(-1)) await rm(claim, { force: true });
  return isStillDead ? { isLocked: true, predecessor: dead } : { isLocked: false, holder: undefined };
}

async function tryLink(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A living holder's file is complete, for it was written before it was linked: half a file is what a power cut left. */
async function readHolder(file: string): Promise<LockHolder | undefined> {
  try {
    return parseHolder(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseHolder(text: string): LockHolder {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return { id: 'unreadable', pid: 0, startedAt: null, socketFolder: '' };
  }
}
