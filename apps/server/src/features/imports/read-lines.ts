import { dirname } from 'node:path';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_LINES } from '@prorata/contract/imports/import';
import { askProcess, type WorkFor } from '../../adapters/guarded-process.ts';
import type { UploadedFile } from '../../http/calls/read-upload.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { LinesAnswer, ReadLines } from './parse-lines.ts';

const PROCESS = new URL('./lines-process.ts', import.meta.url);
/** A sheet as large as is taken is read in two seconds. */
const LIMITS = { maxMilliseconds: 10_000, maxMegabytes: 800 };

/**
 * The lines of a sheet, read in a process of its own.
 *
 * @throws ProblemError that says why it cannot be read.
 */
export async function readLines({
  path,
  ...whose
}: Pick<UploadedFile, 'path' | keyof WorkFor>): Promise<ReadLines> {
  const outcome = await askProcess<LinesAnswer>(PROCESS, path, { ...LIMITS, folder: dirname(path) }, whose);
  if (outcome.kind !== 'answered') throw new ProblemError('upload-too-complex');
  const { answer } = outcome;
  if (!('refusal' in answer)) return answer;
  throw new ProblemError(answer.refusal, {
    params: { lines: MAX_IMPORT_LINES, columns: MAX_IMPORT_COLUMNS },
  });
}
