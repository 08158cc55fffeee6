import type { InvitedClaim } from '@prorata/contract/invitations/invited-statement';
import type { PrivilegedClaim } from '@prorata/contract/statements/privileged-claim';

/** A claim as the shared parts know it; what the office makes of it, its creditor does not see. */
export function asOfficeClaim(claim: InvitedClaim): PrivilegedClaim {
  return { ...claim, assetId: null, isReserved: false };
}
