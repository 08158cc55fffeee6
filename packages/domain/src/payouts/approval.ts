/** Signing in again counts for as long as it takes to read a list and press a button. */
const FRESH_SECONDS = 300;
/** Clocks of two machines differ by seconds. */
const CLOCK_TOLERANCE_SECONDS = 10;

export type ApprovalDecision =
  | { readonly isAllowed: true; readonly isSingle: boolean }
  | { readonly isAllowed: false; readonly because: 'ownPreparation' | 'signInAgain' };

export interface ApprovalFacts {
  readonly isPreparer: boolean;
  /** Those of the office who may prepare or approve, the person included. */
  readonly numberWhoMay: number;
  /** When the person last proved who they are; `null` where the identity service does not say. */
  readonly authenticatedAt: Date | null;
  readonly at: Date;
}

/**
 * Four eyes: who prepared a payment does not approve it. Where nobody else may, one approval counts after signing in
 * again.
 */
export function decideApproval(facts: ApprovalFacts): ApprovalDecision {
  if (!facts.isPreparer) return { isAllowed: true, isSingle: false };
  if (needsColleague(facts)) return { isAllowed: false, because: 'ownPreparation' };
  return isFresh(facts) ? { isAllowed: true, isSingle: true } : { isAllowed: false, because: 'signInAgain' };
}

/** Whether somebody else must approve what the person prepared. */
export function needsColleague({
  isPreparer,
  numberWhoMay,
}: Pick<ApprovalFacts, 'isPreparer' | 'numberWhoMay'>): boolean {
  return isPreparer && numberWhoMay > 1;
}

function isFresh({ authenticatedAt, at }: ApprovalFacts): boolean {
  if (authenticatedAt === null) return false;
  const seconds = (at.getTime() - authenticatedAt.getTime()) / 1000;
  return seconds >= -CLOCK_TOLERANCE_SECONDS && seconds <= FRESH_SECONDS;
}
