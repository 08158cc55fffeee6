import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';
import type { ClaimType } from '@prorata/domain/vocabulary';

/** What the fields of a claim hold; those of the office alone are left out of an invited creditor's form. */
export interface ClaimValues {
  readonly type: ClaimType;
  readonly amountDemanded: number;
  readonly privilegeId: string | null;
  readonly assetDescription: string | null;
  readonly documentId: string;
  readonly since: string | null;
  readonly limit: number | null;
  readonly assetId: string | null;
  readonly isReserved: boolean;
}

/** A claim as its form starts with it; a new one has neither proof nor amount yet, which the contract then asks for. */
export function valuesOfClaim(claim: PrivilegedClaim | undefined): Partial<ClaimValues> {
  if (claim === undefined) {
    return {
      type: 'specific',
      privilegeId: null,
      assetDescription: null,
      since: null,
      limit: null,
      assetId: null,
      isReserved: false,
    };
  }
  const { type, amountDemanded, privilegeId, assetDescription, since, limit, assetId, isReserved } = claim;
  return {
    ...{ type, amountDemanded, privilegeId, assetDescription, since, limit, assetId, isReserved },
    ...(claim.documentId !== null && { documentId: claim.documentId }),
  };
}
