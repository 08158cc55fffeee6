import { readFile } from 'node:fs/promises';

/** A process, told apart from a later one that got the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** In the kernel's own unit; null where the system does not tell. */
  readonly startedAt: string | null;
}

export async function identifyProcess(pid: number): Promise<ProcessIdentity> {
  return { pid, startedAt: (await readStat(pid))?.startedAt ?? null };
}

export async function isAlive(identity: ProcessIdentity): Promise<boolean> {
  // Zero and below would signal whole groups of processes.
  if (identity.pid <= 0 || !exists(identity.pid)) return false;
  const stat = await readStat(identity.pid);
  if (stat === undefined) return true;
  return !stat.isDead && (identity.startedAt === null || identity.startedAt === stat.startedAt);
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be signalled, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** From Linux's /proc/<pid>/stat: what follows the name, which may itself hold blanks and brackets. */
async function readStat(pid: number): Promise<{ isDead: boolean; startedAt: string } | undefined> {
  try {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // A zombie waits for a parent to take note of its end, in some containers for ever.
    return { isDead: /^[ZX]$/.test(state), startedAt: fields[18] ?? '' };
  } catch {
    return undefined;
  }
}
