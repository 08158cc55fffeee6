import type { ServerProblemCode } from '@prorata/contract/problems';
import { ProblemError } from './problem-error.ts';

/** What the database calls a rule about all that refers to a row, rather than about the row itself. */
const FOREIGN_KEY_VIOLATION = '23503';
const INTEGRITY_VIOLATION = /^23/;

interface Refusal {
  readonly code: ServerProblemCode;
  /** The field that holds what another has already, when it was sent. */
  readonly field?: string;
}

type Refusals = Readonly<Record<string, Refusal>> & {
  /** When something else still refers to what would go. */
  readonly foreign_key_violation?: Refusal;
};

/**
 * Does `work`, and answers with a problem when a named rule of the database stands in its way. The rule also holds
 * between two requests that looked at the same moment and both saw nothing wrong.
 */
export async function refuseViolations<T>(refusals: Refusals, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = findRefusal(refusals, error);
    throw refusal ? problemFrom(refusal) : error;
  }
}

export function problemFrom({ code, field }: Refusal): ProblemError {
  return new ProblemError(code, field === undefined ? {} : { errors: [{ path: field, code: 'taken' }] });
}

function findRefusal(refusals: Refusals, error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return undefined;
  if (!INTEGRITY_VIOLATION.test(String(error.code))) return undefined;
  const ofAll = error.code === FOREIGN_KEY_VIOLATION ? refusals.foreign_key_violation : undefined;
  return refusals[String(error.constraint)] ?? ofAll;
}
