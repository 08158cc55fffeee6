import {
  askProcess as askGuarded,
  type ProcessLimits,
  type WorkFor,
} from '../../../adapters/guarded-process.ts';
import type { Layout } from './layout.ts';
import type { ReadingLimits } from './read-contents.ts';
import type { PdfLimits } from './read-pdf-pages.ts';
import type { ExtractRefusal } from './refused.ts';

/** What the process is asked: the contents of an extract, or the plain text of any PDF. */
export type ReadingJob =
  | {
      readonly kind: 'extract';
      readonly bytes: Uint8Array;
      readonly layout: Layout;
      readonly limits: ReadingLimits;
    }
  | { readonly kind: 'text'; readonly bytes: Uint8Array; readonly limits: PdfLimits };

export interface Refused {
  readonly kind: 'refused';
  readonly refusal: ExtractRefusal;
}

/** What it answers. */
export type Reading<Contents> = { readonly kind: 'read'; readonly contents: Contents } | Refused;

const PROCESS = new URL('./reading-process.ts', import.meta.url);

/** Reads a stranger's file in a process of its own. */
export async function askProcess<Contents>(
  job: ReadingJob,
  limits: ProcessLimits,
  whose: WorkFor,
): Promise<Reading<Contents>> {
  const outcome = await askGuarded<Reading<Contents>>(PROCESS, job, limits, whose);
  if (outcome.kind === 'answered') return outcome.answer;
  const refusal = outcome.kind === 'tookTooLong' ? 'extract-took-too-long' : 'extract-too-large';
  return { kind: 'refused', refusal };
}
