import type { Reference } from '../dated-parameter.ts';
import type { Named } from '../named.ts';

/** A question that the texts leave open, the answer the product gives by default, and the answers it also accepts. */
export interface Reading<Answer extends string> {
  readonly question: Named;
  readonly byDefault: Answer;
  readonly answers: readonly Answer[];
  readonly reference: Reference;
  readonly confidence: 'practice' | 'unverified';
}
