import type { FieldError } from '@prorata/contract/field-errors';
import { PROBLEMS, type ServerProblemCode } from '@prorata/contract/problems';

export interface ProblemDetails {
  /** Fills the variables of the code's phrase. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly errors?: readonly FieldError[];
  /** A sentence about this occurrence, for whoever builds against the API. */
  readonly detail?: string;
  /** What this kind of problem carries besides, such as what changed under a stale edit. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A refusal that the caller is told about. Everything else that is thrown is our own mistake, and stays inside. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ServerProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;

  constructor(code: ServerProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? code, { cause: details.cause });
    this.code = code;
    this.status = PROBLEMS[code];
    this.details = details;
  }
}
