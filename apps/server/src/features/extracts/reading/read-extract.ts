import type { ExtractContents } from '@prorata/contract/extracts/extract';
import type { ProcessLimits, WorkFor } from '../../../adapters/guarded-process.ts';
import { askProcess, type Refused } from './ask-process.ts';
import { loadLayout } from './load-layouts.ts';
import type { ReadingLimits } from './read-contents.ts';
import type { ExtractType } from './refused.ts';

/** What was read, or why nothing was. */
export type ExtractReading = { readonly kind: 'read'; readonly contents: ExtractContents } | Refused;

export interface ReadExtractOptions {
  /** A folder with an operator's own layouts. */
  readonly layoutsFolder?: string | undefined;
  readonly limits?: Partial<Limits>;
  /** Whose file it is. */
  readonly whose?: WorkFor;
}

interface Limits extends ReadingLimits, ProcessLimits {
  readonly maxBytes: number;
}

/** Far more than an extract about one person or enterprise has. */
const LIMITS: Limits = {
  maxBytes: 50_000_000,
  maxPages: 300,
  maxSigns: 3_000_000,
  maxNotices: 2_000,
  maxMilliseconds: 60_000,
  maxMegabytes: 600,
};

/** Reads an extract in a process of its own. */
export async function readExtract(
  bytes: Uint8Array,
  docTypeId: ExtractType,
  options: ReadExtractOptions = {},
): Promise<ExtractReading> {
  const limits = { ...LIMITS, ...options.limits };
  if (bytes.length > limits.maxBytes) return { kind: 'refused', refusal: 'extract-too-large' };
  const layout = loadLayout(docTypeId, options.layoutsFolder);
  const { whose = { holder: 'nobody' } } = options;
  return askProcess<ExtractContents>({ kind: 'extract', bytes, layout, limits }, limits, whose);
}
