import type {
  ThirdPartyClaim,
  ThirdPartyStatement,
} from '@prorata/contract/statements/third-party-statement';
import { enteredClaims, type ReviewDraft } from './review-draft.ts';

/** One call that brings a statement closer to what was decided at the desk. */
export type ReviewStep =
  | { readonly kind: 'total'; readonly totalAmountClaimed: number }
  | { readonly kind: 'claim'; readonly claim: ThirdPartyClaim; readonly amountDemanded: number };

/**
 * The calls that a decision takes, in an order in which the claims never exceed the total on the way: a higher total
 * goes first, then the claims that become smaller, then those that grow, and a lower total last. A total of 0 makes
 * the statement invalid, and its claims stay as they were filed.
 */
export function planReview(statement: ThirdPartyStatement, draft: ReviewDraft): ReviewStep[] {
  const { totalAmountClaimed } = draft;
  const difference = totalAmountClaimed - statement.totalAmountClaimed;
  const total: ReviewStep[] = difference === 0 ? [] : [{ kind: 'total', totalAmountClaimed }];
  if (totalAmountClaimed === 0) return total;
  const claims = listClaimSteps(statement, draft);
  return difference > 0 ? [...total, ...claims] : [...claims, ...total];
}

function listClaimSteps(statement: ThirdPartyStatement, draft: ReviewDraft): ReviewStep[] {
  const amounts = new Map(draft.claims.map(({ id, amountDemanded }) => [id, amountDemanded]));
  return enteredClaims(statement)
    .map((claim) => ({ kind: 'claim' as const, claim, amountDemanded: amounts.get(claim.id) ?? 0 }))
    .filter(({ claim, amountDemanded }) => amounts.has(claim.id) && claim.amountDemanded !== amountDemanded)
    .sort((one, other) => growthOf(one) - growthOf(other));
}

function growthOf({ claim, amountDemanded }: { claim: ThirdPartyClaim; amountDemanded: number }): number {
  return amountDemanded - claim.amountDemanded;
}

/**
 * Whether a statement that is read after our own changes is what they should have made of it. If not, somebody else
 * changed it in between, and nobody may decide on what nobody has seen.
 */
export function isAsDecided(
  newest: ThirdPartyStatement,
  seen: ThirdPartyStatement,
  draft: ReviewDraft,
): boolean {
  const amounts = new Map(draft.claims.map(({ id, amountDemanded }) => [id, amountDemanded]));
  const isInvalid = draft.totalAmountClaimed === 0;
  const expected = {
    ...seen,
    totalAmountClaimed: draft.totalAmountClaimed,
    privilegedClaims: seen.privilegedClaims.map((claim) => ({
      ...claim,
      amountDemanded: (!isInvalid && amounts.get(claim.id)) || claim.amountDemanded,
    })),
  };
  return JSON.stringify(contentOf(newest)) === JSON.stringify(contentOf(expected));
}

/** Everything that counts for a decision, without what our own changes move along. */
function contentOf(statement: ThirdPartyStatement) {
  const { version, updatedAt, explanationOfChange, status, invitationStatus, privilegedClaims, ...content } =
    statement;
  const claims = privilegedClaims
    .filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically)
    .map(({ version: _, ...claim }) => claim);
  return { ...content, claims };
}
