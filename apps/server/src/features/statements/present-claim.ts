import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { ThirdPartyClaim } from '@prorata/contract/statements/third-party-statement';
import { type Cents, centsFromEuros, eurosFromCents, sumCents } from '@prorata/domain/money';
import { rejectedOf, restOf } from './claim-amounts.ts';
import { detailsOf } from './claim-fields.ts';
import { carriedLinesOf } from './series-amounts.ts';
import { debtorsOf, titlesOf } from './statement-fields.ts';
import type { ClaimRecord, WholeStatement } from './statement-record.ts';

export function presentClaim(claim: ClaimRecord): PrivilegedClaim {
  const { assetIds, originalAmountDemandedCents: filed } = claim;
  const { dividends, ...details } = detailsOf(claim);
  return {
    id: claim.id,
    version: claim.version,
    type: claim.claimType,
    amountDemanded: eurosFromCents(claim.amountDemandedCents),
    privilegeId: claim.privilegeId,
    assetDescription: claim.assetDescription,
    documentId: claim.documentId,
    since: claim.since,
    limit: eurosOrNull(claim.limitCents),
    ...details,
    receivedEarlier: eurosFromCents(sumCents(dividends.map(({ amount }) => centsFromEuros(amount)))),
    assetId: assetIds.length === 1 ? (assetIds[0] ?? null) : null,
    assetIds: [...assetIds],
    onAllAssets: claim.isOnAllAssets,
    debtorIds: debtorsOf(claim),
    liability: claim.liability,
    amountDeclared: eurosOrNull(filed ?? claim.declaredCents),
    reservedAmount: eurosFromCents(claim.reservedCents),
    reservationReason: claim.reservationReason,
    amountRejected: eurosFromCents(rejectedOf(claim)),
    rejectionReason: claim.rejectionReason,
    rejectionNote: claim.rejectionNote,
    isCalculatedAutomatically: false,
  };
}

/** A claim as the audit trail tells of it. */
export function claimFieldsOf(stored: ClaimRecord) {
  const {
    id: _,
    version: __,
    isCalculatedAutomatically: ___,
    amountRejected: ____,
    assetId: _____,
    receivedEarlier: ______,
    ...fields
  } = presentClaim(stored);
  return fields;
}

export function presentThirdPartyClaim(claim: ClaimRecord): ThirdPartyClaim {
  return {
    ...presentClaim(claim),
    originalAmountDemanded: eurosOrNull(claim.originalAmountDemandedCents),
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
  const rest = restOf(statement);
  return {
    id: statement.id,
    version: statement.version,
    type: 'chirographic',
    amountDemanded: eurosFromCents(rest.cents),
    amountDeclared: eurosFromCents(rest.cents + rest.rejectedCents),
    amountRejected: eurosFromCents(rest.rejectedCents),
    rejectionReason: statement.rejectionReason,
    rejectionNote: statement.rejectionNote,
    titles: titlesOf(statement),
    receivedEarlier: eurosFromCents(earlierOf(statement)),
    debtorIds: debtorsOf(statement),
    liability: statement.liability,
    ...NOTHING_ELSE,
    isCalculatedAutomatically: true,
  };
}

/** Of what no claim holds. */
function earlierOf(statement: WholeStatement): Cents {
  const line = carriedLinesOf(statement).find(({ id }) => id === statement.id);
  return BigInt(line?.earlierCents ?? 0);
}

/** What of a claim is entered, and therefore not there where nobody entered one. */
const NOTHING_ELSE = {
  privilegeId: null,
  assetDescription: null,
  documentId: null,
  since: null,
  limit: null,
  parts: [],
  payments: [],
  periods: [],
  beneficiary: null,
  isConsumerPledge: false,
  incomeRight: null,
  assetId: null,
  assetIds: [],
  onAllAssets: false,
  fixedParts: [],
  fixedPartsReason: null,
  cause: null,
  reservedAmount: 0,
  reservationReason: null,
} satisfies Partial<PrivilegedClaim>;

function eurosOrNull(cents: Cents | null): number | null {
  return cents === null ? null : eurosFromCents(cents);
}
