import type { ServerProblemCode } from '@prorata/contract/problems';
import {
  decideThirdPartyStatementMove,
  type ThirdPartyStatementStatus,
} from '@prorata/domain/third-party-statement-workflow';
import type { StatementRecord } from './statement-record.ts';
import { thirdPartyStatusOf } from './third-party-status.ts';

/** What the office does with the statement of an invited creditor. */
export type ReviewEvent = 'bailiffChangesAmounts' | 'bailiffDeletes' | 'markAsValidated';

const REFUSALS: Readonly<Record<ThirdPartyStatementStatus, ServerProblemCode>> = {
  Filing: 'invitation-still-open',
  ToReview: 'conflict',
  Invalid: 'statement-invalid',
  Validated: 'statement-already-validated',
  Deleted: 'statement-not-found',
};

/**
 * Why the office may not do this now. Whether its changes are explained is asked where they are made, because only
 * there it is known what they are.
 */
export function findRefusalOfReview(
  statement: StatementRecord,
  event: ReviewEvent,
): ServerProblemCode | undefined {
  const status = thirdPartyStatusOf(statement);
  if (status === null) return 'statement-not-found';
  return decideThirdPartyStatementMove(status, event).isAllowed ? undefined : REFUSALS[status];
}
