import { ProblemError } from '../../http/problems/problem-error.ts';
import { listDifferences, needsReason } from './filed-statement.ts';
import type { WholeStatement } from './statement-record.ts';

/** Refuses to leave a creditor without a reason for what the office changed in what was filed. */
export function refuseUnexplained(statement: WholeStatement): void {
  if (statement.explanationOfChange !== null || !listDifferences(statement).some(needsReason)) return;
  throw new ProblemError('validation', { errors: [{ path: 'explanationOfChange', code: 'required' }] });
}
