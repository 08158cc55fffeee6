import type { ServerProblemCode } from '@prorata/contract/problems';
import { ProblemError } from './problem-error.ts';

/** Stops here when a policy has given a reason to. */
export function refuse(code: ServerProblemCode | undefined): void {
  if (code !== undefined) throw new ProblemError(code);
}
