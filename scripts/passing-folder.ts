import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * A folder for what only passes through. Whoever asked for it removes it; a process that is killed cannot, so its name says whose
 * it is, and the next one removes it.
 */
export function makePassingFolder(place: string, use: string): string {
  removeFoldersOfTheDead(place, use);
  return mkdtempSync(path.join(place, `${use}-${process.pid}-`));
}

/** Removes what killed processes left. */
export function removeFoldersOfTheDead(place: string, use: string): void {
  for (const name of readdirSync(place)) {
    const pid = name.startsWith(`${use}-`) && /^\d+(?=-)/.exec(name.slice(use.length + 1))?.[0];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(place, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
