import { ProblemError } from '../../http/problems/problem-error.ts';

/** Longer than any question takes on a database that has time; somebody is waiting at a form. */
const PATIENCE_MILLISECONDS = 3_000;

/** Of PostgreSQL: a statement was cancelled, or the server is going down. */
const NO_ANSWER = /^(57014|57P0[123]|08\d\d\d)$/;

/**
 * What the register answers, or the problem that says to try again. The clock is ours: the embedded engine has one
 * session for all and must not be told a limit, and a question that is too late ends by itself.
 */
export async function answerInTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(unavailable('The register did not answer in time.')),
    PATIENCE_MILLISECONDS,
  );
  try {
    return await Promise.race([answer, tooLate]);
  } catch (error) {
    throw hasNoAnswer(error) ? unavailable('The register did not answer.', error) : error;
  } finally {
    clearTimeout(timer);
  }
}

export function unavailable(detail: string, cause?: unknown): ProblemError {
  return new ProblemError('kbo-search-unavailable', { detail, cause });
}

function hasNoAnswer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_ANSWER.test(String(error.code));
}
