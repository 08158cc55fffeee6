import type {
  InvitedClaim,
  InvitedStatement,
  invitedStatementRowSchema,
} from '@prorata/contract/invitations/invited-statement';
import type * as z from 'zod';
import { presentClaim, presentClaims } from '../../statements/present-claim.ts';
import { missingPartsOf, presentStatement } from '../../statements/present-statement.ts';
import type { ClaimRecord, WholeStatement } from '../../statements/statement-record.ts';
import { thirdPartyStatusOf } from '../../statements/third-party-status.ts';

/** A statement as the creditor who files it sees it. What the contract does not name does not leave the server. */
export function presentInvitedStatement(statement: WholeStatement): InvitedStatement {
  return {
    ...presentStatement(statement),
    privilegedClaims: presentClaims(statement),
    status: statusOf(statement),
    submittedAt: statement.submittedAt?.toISOString() ?? null,
    explanationOfChange: statement.explanationOfChange,
    missingParts: missingPartsOf(statement),
  };
}

export function presentInvitedClaim(claim: ClaimRecord): InvitedClaim {
  return presentClaim(claim);
}

export function presentInvitedRow(statement: WholeStatement): z.output<typeof invitedStatementRowSchema> {
  const { claims, documents } = statement;
  const { id, creditorName, totalAmountClaimed, status, submittedAt, updatedAt, missingParts } =
    presentInvitedStatement(statement);
  const counts = { numberOfClaims: claims.length, numberOfDocuments: documents.length };
  return { id, creditorName, totalAmountClaimed, status, submittedAt, updatedAt, missingParts, ...counts };
}

function statusOf(statement: WholeStatement): InvitedStatement['status'] {
  const status = thirdPartyStatusOf(statement);
  if (status === null) throw new Error(`Statement ${statement.id} belongs to no invitation.`);
  return status;
}
