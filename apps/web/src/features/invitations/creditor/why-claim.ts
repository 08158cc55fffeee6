import type { BodyOf } from '@prorata/contract/call';
import type { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import type { InvitedClaim, InvitedStatement } from '@prorata/contract/invitations/invited-statement';
import { sumEuros } from '@prorata/domain/money';
import type { ClaimType } from '@prorata/domain/vocabulary';
import { UNKNOWN, type Way } from '@prorata/law/causes/cause';

type ClaimBody = BodyOf<typeof invitedCalls.createClaim>;

/** The claim that answers are about: the one that is changed, or one that stands for its parts alone and has no reason yet. */
export function targetOf(
  { privilegedClaims }: Pick<InvitedStatement, 'privilegedClaims'>,
  edited: InvitedClaim | undefined,
): InvitedClaim | undefined {
  const withoutReason = privilegedClaims.find(
    ({ isCalculatedAutomatically, cause, privilegeId }) =>
      !isCalculatedAutomatically && cause === null && privilegeId === null,
  );
  return edited ?? withoutReason;
}

/** What a claim may be for: all of the total that no other claim names. */
export function roomFor(statement: InvitedStatement, claim: InvitedClaim | undefined): number {
  const others = statement.privilegedClaims.filter(
    ({ id, isCalculatedAutomatically }) => !isCalculatedAutomatically && id !== claim?.id,
  );
  return sumEuros([statement.totalAmountClaimed, ...others.map(({ amountDemanded }) => -amountDemanded)]);
}

/** The claims that were entered, without the rest that is reckoned. */
export function enteredClaims({ privilegedClaims }: Pick<InvitedStatement, 'privilegedClaims'>) {
  return privilegedClaims.filter(({ isCalculatedAutomatically }) => !isCalculatedAutomatically);
}

interface Decided {
  readonly type: ClaimType;
  readonly privilegeId: string | null;
  readonly amount: number;
  readonly documentId: string | null;
  readonly way: Way;
  readonly isForOffice: boolean;
  readonly lotIds: readonly string[];
}

/** A claim as it is sent. What was said of it before stays; parts stay as long as they add up to it. */
export function claimToSend(claim: InvitedClaim | undefined, decided: Decided): ClaimBody {
  const { amount, documentId, way, isForOffice, lotIds, type, privilegeId } = decided;
  const parts = claim && claim.amountDemanded === amount ? claim.parts.map(declaredOf) : [];
  const answers = [...way.map(({ id }) => id), ...(isForOffice ? [UNKNOWN] : [])];
  const title = way.at(-1)?.title;
  const isNewLease = title === 'farmLease' && !claim?.titles.some(({ kind }) => kind === title);
  return {
    type,
    privilegeId,
    amountDemanded: amount,
    documentId,
    parts,
    assetDescription: claim?.assetDescription ?? null,
    since: claim?.since ?? null,
    limit: claim?.limit ?? null,
    payments: claim?.payments ?? [],
    periods: claim?.periods ?? [],
    beneficiary: claim?.beneficiary ?? null,
    isConsumerPledge: claim?.isConsumerPledge ?? false,
    incomeRight: claim?.incomeRight ?? null,
    // Without a title a house is presumed.
    titles: [...(claim?.titles ?? []), ...(isNewLease ? [{ kind: title }] : [])] as ClaimBody['titles'],
    cause: { answers, assetIds: [...lotIds] },
  };
}

/** A part as its creditor declares it; what of it is admitted is for the office. */
function declaredOf({ kind, declared, interest, note, isInTitle }: InvitedClaim['parts'][number]) {
  return { kind, declared, interest, note, isInTitle };
}
