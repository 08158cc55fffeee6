// A process of strangers' files that somebody kills as often as it is told, as a system does that runs out of memory.
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { answerParent } from '../guarded-process.ts';

export interface DyingJob {
  /** Each is a death that has been; one that is not there yet happens. */
  readonly deaths: readonly string[];
  readonly signal: 'SIGKILL' | 'SIGABRT';
  /** For so long it is not let to work, as on a busy machine; or it works, whatever others do. */
  readonly waits?: number;
  readonly works?: number;
}

answerParent(async ({ deaths, signal, waits = 0, works = 0 }: DyingJob): Promise<string> => {
  await delay(waits);
  for (const end = process.cpuUsage().user + works * 1_000; process.cpuUsage().user < end; );
  const next = deaths.find((file) => !existsSync(file));
  if (next === undefined) return 'alive';
  writeFileSync(next, '');
  process.kill(process.pid, signal);
  return new Promise(() => {});
});
