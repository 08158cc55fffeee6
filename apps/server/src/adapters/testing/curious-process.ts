// A process of strangers' files in which a stranger had it their way: tells what they could reach.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { answerParent } from '../guarded-process.ts';

export interface CuriousJob {
  readonly read: readonly string[];
  readonly write: readonly string[];
}

answerParent(({ read, write }: CuriousJob): string[] => [
  ...read.filter((file) => isDone(() => readFileSync(file))),
  ...write.filter((file) => isDone(() => writeFileSync(file, ''))),
  ...[process.execPath].filter((program) => isDone(() => execFileSync(program, ['--version']))),
]);

function isDone(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
