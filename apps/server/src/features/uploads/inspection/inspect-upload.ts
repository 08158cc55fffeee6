import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { askProcess, type WorkFor } from '../../../adapters/guarded-process.ts';
import type { UploadedFile } from '../../../http/calls/read-upload.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { Inspection } from './inspection.ts';

const PROCESS = new URL('./inspection-process.ts', import.meta.url);

/** A PDF of thousands of pages takes a second; a file that takes more than this was made to. */
const LIMITS = { maxMilliseconds: 20_000, maxMegabytes: 800 };

/**
 * Has somebody else look at an upload: a process that can be stopped. Where the file must be rid of something, what is left lies beside
 * it, under the name that the answer gives.
 *
 * @throws ProblemError that says why it is refused.
 */
export async function inspectUpload(
  { path, ...whose }: Pick<UploadedFile, 'path' | keyof WorkFor>,
  limits = LIMITS,
): Promise<Exclude<Inspection, { kind: 'refused' }>> {
  const cleanPath = `${path}.clean`;
  try {
    const reach = { folder: dirname(path), isFolderWritten: true };
    const outcome = await askProcess<Inspection>(
      PROCESS,
      { path, cleanPath },
      { ...limits, ...reach },
      whose,
    );
    if (outcome.kind !== 'answered') throw new ProblemError('upload-too-complex');
    if (outcome.answer.kind === 'refused') throw new ProblemError(outcome.answer.refusal);
    return outcome.answer;
  } catch (error) {
    // A process that was stopped may have begun to write.
    await rm(cleanPath, { force: true });
    throw error;
  }
}
