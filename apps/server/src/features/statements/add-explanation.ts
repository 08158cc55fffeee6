import { MAX_EXPLANATION_LENGTH } from '@prorata/contract/statements/third-party-statement';
import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { StatementInDossier } from './record-statement-event.ts';
import { writeStatement } from './write-statement.ts';

/**
 * Gives the creditor the reason for a changed claim. A statement has one explanation, so a new reason joins those that
 * stand there; one that repeats them, as when somebody edits the whole text, takes their place.
 */
export async function addExplanation(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
  reason: string,
): Promise<void> {
  const explanationOfChange = joinReasons(place.statement.explanationOfChange, reason);
  if (explanationOfChange.length > MAX_EXPLANATION_LENGTH) {
    const params = { maximum: MAX_EXPLANATION_LENGTH };
    throw new ProblemError('validation', {
      errors: [{ path: 'explanationOfChange', code: 'too-long', params }],
    });
  }
  await writeStatement(trx, action, place, { explanationOfChange });
}

function joinReasons(before: string | null, reason: string): string {
  if (before === null || reason.includes(before)) return reason;
  return before.includes(reason) ? before : `${before}\n${reason}`;
}
