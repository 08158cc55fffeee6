import type { ServerProblemCode } from '@prorata/contract/problems';
import { ProblemError } from './problem-error.ts';

/** What the database calls a rule about all that refers to a row, rather than about the row itself. */
const FOREIGN_KEY_VIOLATION = '23503';
const INTEGRITY_VIOLATION = /^23/;

type Problems = Readonly<Record<string, ServerProblemCode>> & {
  /** When something else still refers to what would go. */
  readonly foreign_key_violation?: ServerProblemCode;
};

/**
 * Does `work`, and answers with a problem when a named rule of the database stands in its way. The rule also holds
 * between two requests that looked at the same moment and both saw nothing wrong.
 */
export async function refuseViolations<T>(problems: Problems, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = findProblem(problems, error);
    if (code === undefined) throw error;
    throw new ProblemError(code);
  }
}

function findProblem(problems: Problems, error: unknown): ServerProblemCode | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined;
  if (!INTEGRITY_VIOLATION.test(String(error.code))) return undefined;
  const ofAll = error.code === FOREIGN_KEY_VIOLATION ? problems.foreign_key_violation : undefined;
  return problems[String(error.constraint)] ?? ofAll;
}
