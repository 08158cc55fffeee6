import { ProblemError } from '../../../platform/client/problem.ts';

/** Whether the code itself is the trouble: it is no code, or no invitation has it. */
export function isWrongCode(error: unknown): boolean {
  return (
    error instanceof ProblemError &&
    (error.code === 'invitation-code-invalid' || error.code === 'invitation-not-found')
  );
}
