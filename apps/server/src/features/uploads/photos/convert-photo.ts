import { dirname } from 'node:path';
import { askProcess, type WorkFor } from '../../../adapters/guarded-process.ts';
import type { UploadedFile } from '../../../http/calls/read-upload.ts';
import { ProblemError } from '../../../http/problems/problem-error.ts';

export interface PhotoJob {
  readonly path: string;
  readonly maxPixels: number;
  readonly longestSide: number;
}

export type PhotoAnswer =
  | { readonly kind: 'converted'; readonly jpeg: Uint8Array }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'tooLarge' };

const PROCESS = new URL('./photo-process.ts', import.meta.url);

/** More than any phone takes (48 million), and little enough to be drawn in memory. */
const MAX_PIXELS = 64_000_000;
/** An A4 page at 300 points an inch is 3,508 high. */
const LONGEST_SIDE = 3_508;
const LIMITS = { maxMilliseconds: 120_000, maxMegabytes: 1_200 };

/** A photo in the format of phones, as a JPEG that every desk shows. A broken or enormous one is refused in plain words. */
export async function convertPhoto(
  { path, ...whose }: Pick<UploadedFile, 'path' | keyof WorkFor>,
  maxPixels = MAX_PIXELS,
): Promise<Buffer> {
  const job: PhotoJob = { path, maxPixels, longestSide: LONGEST_SIDE };
  const outcome = await askProcess<PhotoAnswer>(PROCESS, job, { ...LIMITS, folder: dirname(path) }, whose);
  const answer = outcome.kind === 'answered' ? outcome.answer : ({ kind: 'tooLarge' } as const);
  if (answer.kind === 'tooLarge') throw new ProblemError('upload-photo-too-large');
  if (answer.kind === 'unreadable') throw new ProblemError('upload-photo-unreadable');
  return Buffer.from(answer.jpeg);
}
