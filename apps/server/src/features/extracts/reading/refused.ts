import type { EXTRACT_TYPES } from '@prorata/contract/extracts/extract';
import type { ServerProblemCode } from '@prorata/contract/problems';

export type ExtractType = (typeof EXTRACT_TYPES)[number];

/** Why an extract is not read, as a problem that people are told about. */
export type ExtractRefusal = Exclude<Extract<ServerProblemCode, `extract-${string}`>, 'extract-already-used'>;

/** Thrown while reading, and answered as a refusal: the file is at fault, not the server. */
export class ExtractRefused extends Error {
  override readonly name = 'ExtractRefused';
  readonly refusal: ExtractRefusal;

  constructor(refusal: ExtractRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
