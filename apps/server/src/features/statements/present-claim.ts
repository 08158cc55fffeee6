import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { ThirdPartyClaim } from '@prorata/contract/statements/third-party-statement';
import { type Cents, eurosFromCents, sumCents } from '@prorata/domain/money';
import type { ClaimRecord, WholeStatement } from './statement-record.ts';

export function presentClaim(claim: ClaimRecord): PrivilegedClaim {
  return {
    id: claim.id,
    version: claim.version,
    type: claim.claimType,
    amountDemanded: eurosFromCents(claim.amountDemandedCents),
    privilegeId: claim.privilegeId,
    assetDescription: claim.assetDescription,
    documentId: claim.documentId,
    since: claim.since,
    limit: claim.limitCents === null ? null : eurosFromCents(claim.limitCents),
    assetId: claim.assetId,
    isReserved: claim.isReserved,
    isCalculatedAutomatically: false,
  };
}

export function presentThirdPartyClaim(claim: ClaimRecord): ThirdPartyClaim {
  const original = claim.originalAmountDemandedCents;
  return {
    ...presentClaim(claim),
    originalAmountDemanded: original === null ? null : eurosFromCents(original),
  };
}

/**
 * The claims of a statement, and last what they leave of its total: that is chirographic without being asked. It is
 * calculated and not stored, so it goes by the id of the statement itself.
 */
export function presentClaims(statement: WholeStatement): PrivilegedClaim[] {
  return [...statement.claims.map(presentClaim), presentRest(statement)];
}

export function presentRest(statement: WholeStatement): PrivilegedClaim {
  return {
    id: statement.id,
    version: statement.version,
    type: 'chirographic',
    amountDemanded: eurosFromCents(restOf(statement)),
    privilegeId: null,
    assetDescription: null,
    documentId: null,
    since: null,
    limit: null,
    assetId: null,
    isReserved: false,
    isCalculatedAutomatically: true,
  };
}

function restOf({ totalAmountClaimedCents, claims }: WholeStatement): Cents {
  const rest = totalAmountClaimedCents - sumCents(claims.map((claim) => claim.amountDemandedCents));
  return rest > 0n ? rest : 0n;
}
