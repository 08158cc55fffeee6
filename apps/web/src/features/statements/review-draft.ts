import type { BodyOf, SentBodyOf } from '@prorata/contract/call';
import { statementsCalls } from '@prorata/contract/statements/calls';
import {
  type ReviewVerdict,
  type StatementDifference,
  type ThirdPartyClaim,
  type ThirdPartyStatement,
  thirdPartyClaimSchema,
  thirdPartyStatementUpdateSchema,
} from '@prorata/contract/statements/third-party-statement';

/** What is decided at the desk about a statement: what of it is accepted, and why not all. */
const draftSchema = thirdPartyStatementUpdateSchema
  .pick({ totalAmountClaimed: true, explanationOfChange: true })
  .extend({ claims: thirdPartyClaimSchema.pick({ id: true, amountDemanded: true }).array() });

/** The form of the desk; `decisionOf` makes the body of the call of what is typed there. */
export const reviewForm = { ...statementsCalls.review, body: draftSchema };
export type ReviewDraft = BodyOf<typeof reviewForm>;

/** The claims that people entered; the rest of the total is calculated. */
export function enteredClaims({ privilegedClaims }: ThirdPartyStatement): readonly ThirdPartyClaim[] {
  return privilegedClaims.filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically);
}

export function draftOf(statement: ThirdPartyStatement): ReviewDraft {
  return {
    totalAmountClaimed: statement.totalAmountClaimed,
    claims: enteredClaims(statement).map(({ id, amountDemanded }) => ({ id, amountDemanded })),
    explanationOfChange: statement.explanationOfChange,
  };
}

/** Whether what is accepted differs from what the creditor filed, which must then be explained. */
export function isChanged(statement: ThirdPartyStatement, draft: ReviewDraft): boolean {
  const { originalTotalAmountClaimed: original, removedClaims } = statement;
  const amounts = new Map(draft.claims.map(({ id, amountDemanded }) => [id, amountDemanded]));
  return (
    statement.differences.some((difference) => difference.needsReason && !isAmount(difference)) ||
    (original !== null && original !== draft.totalAmountClaimed) ||
    removedClaims.length > 0 ||
    enteredClaims(statement).some((claim) => claim.originalAmountDemanded !== amounts.get(claim.id))
  );
}

/** Of the amounts, what is on the desk counts, and not what was saved before. */
function isAmount({ what, changes }: StatementDifference): boolean {
  const isOfDesk = (field: string) => field === 'totalAmountClaimed' || field === 'amountDemanded';
  return what === 'changed' && changes.every(({ field }) => isOfDesk(field));
}

/**
 * A decision as it is sent: every claim as it was seen, with the amount that is accepted of it. A total of 0 makes the
 * statement invalid, and its claims stay as they were filed.
 */
export function decisionOf(
  statement: ThirdPartyStatement,
  draft: ReviewDraft,
  verdict: Exclude<ReviewVerdict, 'invalid'>,
): SentBodyOf<typeof statementsCalls.review> {
  const { totalAmountClaimed, explanationOfChange } = draft;
  const isInvalid = totalAmountClaimed === 0;
  const amounts = new Map(draft.claims.map(({ id, amountDemanded }) => [id, amountDemanded]));
  const claims = enteredClaims(statement).map(
    ({
      isCalculatedAutomatically: _,
      originalAmountDemanded: __,
      amountRejected: ___,
      assetId: ____,
      ...claim
    }) => ({
      ...claim,
      amountDemanded: (isInvalid ? undefined : amounts.get(claim.id)) ?? claim.amountDemanded,
    }),
  );
  const { version } = statement;
  return {
    ...{ version, totalAmountClaimed, claims, explanationOfChange },
    verdict: isInvalid ? 'invalid' : verdict,
  };
}
