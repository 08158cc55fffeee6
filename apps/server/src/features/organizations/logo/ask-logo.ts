import { dirname } from 'node:path';
import type { ServerProblemCode } from '@prorata/contract/problems';
import { askProcess, type WorkFor } from '../../../adapters/guarded-process.ts';
import type { UploadedFile } from '../../../http/calls/read-upload.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';
import type { Picture } from './picture.ts';

export type LogoAnswer = Picture | ServerProblemCode;

const PROCESS = new URL('./logo-process.ts', import.meta.url);
const LIMITS = { maxMilliseconds: 20_000, maxMegabytes: 400 };

/**
 * A logo as it may be kept, read in a process of its own.
 *
 * @throws ProblemError that says why it is refused.
 */
export async function askLogo({
  path,
  ...whose
}: Pick<UploadedFile, 'path' | keyof WorkFor>): Promise<Picture> {
  const outcome = await askProcess<LogoAnswer>(PROCESS, path, { ...LIMITS, folder: dirname(path) }, whose);
  if (outcome.kind !== 'answered') throw new ProblemError('upload-too-complex');
  if (typeof outcome.answer === 'string') throw new ProblemError(outcome.answer);
  return { ...outcome.answer, content: Buffer.from(outcome.answer.content) };
}
