import { readdirSync, readFileSync } from 'node:fs';

/** The memory of the only child of this process, in MB. Linux only. */
export function childMegabytes(): number {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      if (!new RegExp(`^PPid:\\s${process.pid}$`, 'm').test(status)) continue;
      return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1000;
    } catch {
      // The process ended while we looked.
    }
  }
  return Number.NaN;
}
