import { isInvitationOpen } from '@prorata/domain/invitation-workflow';
import {
  type ThirdPartyStatementStatus,
  thirdPartyStatementStatus,
} from '@prorata/domain/third-party-statement-workflow';
import type { StatementRecord } from './statement-record.ts';

/** Where the statement of an invited creditor stands; `null` for one of the office itself. */
export function thirdPartyStatusOf(statement: StatementRecord): ThirdPartyStatementStatus | null {
  if (statement.invitationStatus === null) return null;
  return thirdPartyStatementStatus({
    isDeleted: statement.deletedAt !== null,
    isInvitationOpen: isInvitationOpen(statement.invitationStatus),
    isValidated: statement.validatedAt !== null,
    totalAmountClaimedCents: statement.totalAmountClaimedCents,
  });
}
