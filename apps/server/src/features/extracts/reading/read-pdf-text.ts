import type { WorkFor } from '../../../adapters/guarded-process.ts';
import { askProcess } from './ask-process.ts';

/** Enough to know whose paper it is and what: that stands on the first pages. */
const LIMITS = { maxPages: 20, maxSigns: 20_000 };
const PROCESS_LIMITS = { maxMilliseconds: 20_000, maxMegabytes: 600 };

/** What can be read at the beginning of a PDF, in a process of its own; nothing where it is a scan or cannot be read. */
export async function readPdfText(bytes: Uint8Array, whose: WorkFor): Promise<string> {
  const reading = await askProcess<string>({ kind: 'text', bytes, limits: LIMITS }, PROCESS_LIMITS, whose);
  return reading.kind === 'read' ? reading.contents : '';
}
