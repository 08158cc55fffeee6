// A process of strangers' files that somebody kills as often as it is told, as a system does that runs out of memory.
import { existsSync, writeFileSync } from 'node:fs';
import { answerParent } from '../guarded-process.ts';

export interface DyingJob {
  /** Each is a death that has been; one that is not there yet happens. */
  readonly deaths: readonly string[];
  readonly signal: 'SIGKILL' | 'SIGABRT';
}

answerParent(async ({ deaths, signal }: DyingJob): Promise<string> => {
  const next = deaths.find((file) => !existsSync(file));
  if (next === undefined) return 'alive';
  writeFileSync(next, '');
  process.kill(process.pid, signal);
  return new Promise(() => {});
});
