import { ProblemError } from '../../http/problems/problem-error.ts';
import type { WholeStatement } from './statement-record.ts';

/** Refuses to leave a creditor without a reason for what the office changed in the amounts or the claims. */
export function refuseUnexplained(statement: WholeStatement): void {
  if (statement.explanationOfChange !== null || !isChanged(statement)) return;
  throw new ProblemError('validation', { errors: [{ path: 'explanationOfChange', code: 'required' }] });
}

function isChanged(statement: WholeStatement): boolean {
  const { originalTotalAmountClaimedCents: original, totalAmountClaimedCents, removedClaims } = statement;
  const isTotalChanged = original !== null && original !== totalAmountClaimedCents;
  const isClaimTaken = Array.isArray(removedClaims) && removedClaims.length > 0;
  return isTotalChanged || isClaimTaken || statement.claims.some(isClaimChanged);
}

/** A claim without an amount that was filed is one that the office added. */
function isClaimChanged(claim: WholeStatement['claims'][number]): boolean {
  return claim.originalAmountDemandedCents !== claim.amountDemandedCents;
}
