import type { SecondReader, SeenPage } from '@prorata/proof/report/report-proof';
import { askProcess, type GuardedOutcome } from '../../../adapters/guarded-process.ts';

/** The answer of the process. */
export type SecondReading =
  | { readonly kind: 'seen'; readonly pages: readonly SeenPage[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

const PROCESS = new URL('./second-reader-process.ts', import.meta.url);
/** A report of some hundred pages takes a tenth of it. */
const LIMITS = { maxMilliseconds: 60_000, maxMegabytes: 900 };

interface GuardedReader {
  readonly readAgain: SecondReader;
  /** @throws what kept the process from doing its work: that says nothing of the document. */
  throwIfFailed(): void;
}

/** pdf.js in a process of its own, with limits. The holder has one at work at a time. */
export function openSecondReader(holder: string): GuardedReader {
  let failure: { readonly error: unknown } | undefined;
  return {
    async readAgain(bytes) {
      const outcome = await askProcess<SecondReading>(PROCESS, bytes, LIMITS, { holder }).catch((error) => {
        failure = { error };
        throw error;
      });
      return pagesOf(outcome);
    },
    throwIfFailed() {
      if (failure !== undefined) throw failure.error;
    },
  };
}

function pagesOf(outcome: GuardedOutcome<SecondReading>): readonly SeenPage[] {
  if (outcome.kind !== 'answered') throw new Error(`pdf.js ${outcome.kind}.`);
  if (outcome.answer.kind === 'unreadable') throw new Error(`pdf.js: ${outcome.answer.reason}`);
  return outcome.answer.pages;
}
