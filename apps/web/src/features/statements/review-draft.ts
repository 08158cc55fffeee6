import type { BodyOf, SentBodyOf } from '@prorata/contract/call';
import { amountSchema } from '@prorata/contract/fields';
import { statementsCalls } from '@prorata/contract/statements/calls';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import {
  type ReviewVerdict,
  type StatementDifference,
  type ThirdPartyClaim,
  type ThirdPartyStatement,
  thirdPartyClaimSchema,
  thirdPartyStatementSchema,
} from '@prorata/contract/statements/third-party-statement';
import { sumEuros } from '@prorata/domain/money';
import { eurosTyped, rejectedOf, sumDecided } from '../../components/claims/claim-amounts.ts';

/** What is decided at the desk about a statement: what of each claim and of the rest is admitted, and why not all. */
const draftSchema = thirdPartyStatementSchema
  .pick({ explanationOfChange: true, rejectionReason: true, rejectionNote: true })
  .extend({
    claims: thirdPartyClaimSchema
      .pick({
        id: true,
        amountDemanded: true,
        reservedAmount: true,
        reservationReason: true,
        parts: true,
        rejectionReason: true,
        rejectionNote: true,
      })
      .array(),
    /** Of what no claim names, and is ordinary by itself. */
    restAdmitted: amountSchema,
  });

/** The form of the desk; `decisionOf` makes the body of the call of what is typed there. */
export const reviewForm = { ...statementsCalls.review, body: draftSchema };
export type ReviewDraft = BodyOf<typeof reviewForm>;
type ClaimDraft = ReviewDraft['claims'][number];

/** The claims that people entered; the rest of the total is calculated. */
export function enteredClaims({ privilegedClaims }: ThirdPartyStatement): readonly ThirdPartyClaim[] {
  return privilegedClaims.filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically);
}

type DeclaredClaim = Pick<PrivilegedClaim, 'amountDeclared' | 'amountDemanded' | 'reservedAmount'>;

/** What was declared of a claim: what was filed, or of one that the office added what it says. */
export function declaredOf({ amountDeclared, amountDemanded, reservedAmount }: DeclaredClaim): number {
  return amountDeclared ?? sumEuros([amountDemanded, reservedAmount]);
}

export function declaredTotalOf(statement: ThirdPartyStatement): number {
  return statement.declaredTotal ?? sumEuros([statement.totalAmountClaimed, statement.amountRejected]);
}

/** What was declared and no claim names. */
export function declaredRestOf(statement: ThirdPartyStatement): number {
  const claimed = sumEuros(enteredClaims(statement).map(declaredOf));
  return Math.max(0, sumEuros([declaredTotalOf(statement), -claimed]));
}

export function draftOf(statement: ThirdPartyStatement): ReviewDraft {
  const claims = enteredClaims(statement);
  const counted = sumEuros(claims.map((claim) => sumEuros([claim.amountDemanded, claim.reservedAmount])));
  return {
    claims: claims.map(draftOfClaim),
    restAdmitted: Math.max(0, sumEuros([statement.totalAmountClaimed, -counted])),
    rejectionReason: statement.rejectionReason,
    rejectionNote: statement.rejectionNote,
    explanationOfChange: statement.explanationOfChange,
  };
}

function draftOfClaim(claim: ThirdPartyClaim): ClaimDraft {
  const { id, amountDemanded, reservedAmount, reservationReason, parts, rejectionReason, rejectionNote } =
    claim;
  return { id, amountDemanded, reservedAmount, reservationReason, parts, rejectionReason, rejectionNote };
}

/** What of a claim is admitted and reserved as it stands on the desk: its parts together, where it has any. */
function decidedOf({ parts, amountDemanded, reservedAmount }: Omit<ClaimDraft, 'id'>) {
  if (parts.length === 0)
    return { admitted: eurosTyped(amountDemanded), reserved: eurosTyped(reservedAmount) };
  const { admitted, reserved } = sumDecided(parts);
  return { admitted, reserved };
}

/** What counts of the whole statement: what is admitted or reserved of each claim, and of the rest. */
export function totalOf({ claims, restAdmitted }: ReviewDraft): number {
  const amounts = claims.map(decidedOf).flatMap(({ admitted, reserved }) => [admitted, reserved]);
  return sumEuros([...amounts, eurosTyped(restAdmitted)]);
}

/** Whether something is refused of a claim, or of the rest, without saying why. */
export function isUnreasoned(statement: ThirdPartyStatement, draft: ReviewDraft): boolean {
  const claims = new Map(draft.claims.map((claim) => [claim.id, claim]));
  const rest = { declared: declaredRestOf(statement), admitted: draft.restAdmitted, reserved: 0 };
  return (
    enteredClaims(statement).some((claim) => lacksReason(declaredOf(claim), claims.get(claim.id))) ||
    (rejectedOf(rest) > 0 && !isReason(draft))
  );
}

function lacksReason(declared: number, draft: ClaimDraft | undefined): boolean {
  if (draft === undefined) return false;
  const decided = decidedOf(draft);
  return (
    (rejectedOf({ declared, ...decided }) > 0 && !isReason(draft)) ||
    (decided.reserved > 0 && isBlank(draft.reservationReason))
  );
}

/** Any other reason must be told in words. */
function isReason({ rejectionReason, rejectionNote }: Pick<ClaimDraft, 'rejectionReason' | 'rejectionNote'>) {
  return rejectionReason !== null && (rejectionReason !== 'other' || !isBlank(rejectionNote));
}

function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === '';
}

/** Whether more differs from what was filed than the amounts on the desk, which are explained beside each of them. */
export function isOtherwiseChanged(statement: ThirdPartyStatement): boolean {
  return (
    statement.differences.some((difference) => difference.needsReason && !isOfDesk(difference)) ||
    statement.removedClaims.length > 0 ||
    enteredClaims(statement).some(({ originalAmountDemanded }) => originalAmountDemanded === null)
  );
}

/** The fields of a statement and its claims that are decided on the desk itself. */
const DESK_FIELDS: ReadonlySet<string> = new Set([
  'totalAmountClaimed',
  'amountDemanded',
  'reservedAmount',
  'reservationReason',
  'rejectionReason',
  'rejectionNote',
  'parts',
]);

function isOfDesk({ what, changes }: StatementDifference): boolean {
  return what === 'changed' && changes.every(({ field }) => DESK_FIELDS.has(field.split('.')[0] ?? field));
}

/** The words that stand beside the amounts, for where one text is asked for. */
export type ReasonWords = (reason: NonNullable<ClaimDraft['rejectionReason']>) => string;

function reasonsIn(draft: ReviewDraft, words: ReasonWords): string {
  const texts = [...draft.claims, draft].flatMap((decided) => [
    decided.rejectionReason && (decided.rejectionNote?.trim() || words(decided.rejectionReason)),
    'reservationReason' in decided && decided.reservationReason,
  ]);
  return [...new Set(texts.filter(Boolean))].join('\n');
}

/**
 * A decision as it is sent: every claim as it was seen, with what is admitted and reserved of it. Of an
 * invalid statement nothing counts, and its claims stay as they were filed. What the creditor reads as the explanation is what was
 * typed as such or, when nothing was, the reasons beside the amounts.
 */
export function decisionOf(
  statement: ThirdPartyStatement,
  draft: ReviewDraft,
  verdict: ReviewVerdict,
  words: ReasonWords,
): SentBodyOf<typeof statementsCalls.review> {
  const isInvalid = verdict === 'invalid';
  const totalAmountClaimed = isInvalid ? 0 : totalOf(draft);
  const drafts = new Map(draft.claims.map((claim) => [claim.id, claim]));
  const claims = enteredClaims(statement).map(
    ({
      isCalculatedAutomatically: _,
      originalAmountDemanded: __,
      amountRejected: ___,
      assetId: ____,
      ...claim
    }) => {
      const own = isInvalid ? undefined : drafts.get(claim.id);
      if (own === undefined) return claim;
      const { admitted, reserved } = decidedOf(own);
      return { ...claim, ...own, amountDemanded: admitted, reservedAmount: reserved };
    },
  );
  const { rejectionReason, rejectionNote, explanationOfChange } = draft;
  return {
    version: statement.version,
    ...{ totalAmountClaimed, claims, rejectionReason, rejectionNote },
    explanationOfChange: explanationOfChange ?? (reasonsIn(draft, words) || null),
    verdict,
  };
}
