import type { ServerProblemCode } from '@prorata/contract/problems';
import { ProblemError } from './problem-error.ts';

/** SQLSTATE class 23: the database holds a rule that the change would break. */
const INTEGRITY_VIOLATION = /^23/;

/**
 * Does `work`, and answers with a problem when a named rule of the database stands in its way. The rule also holds
 * between two requests that looked at the same moment and both saw nothing wrong.
 */
export async function refuseViolations<T>(
  problems: Readonly<Record<string, ServerProblemCode>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = problems[brokenRuleIn(error) ?? ''];
    if (code === undefined) throw error;
    throw new ProblemError(code);
  }
}

function brokenRuleIn(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined;
  return INTEGRITY_VIOLATION.test(String(error.code)) ? String(error.constraint) : undefined;
}
