import type { Cents } from '@prorata/domain/money';
import type { RejectionReason } from '@prorata/domain/vocabulary';
import { declaredTotalOf, rejectedOf, restOf } from './claim-amounts.ts';
import type { WholeStatement } from './statement-record.ts';

/** What of a statement the office did not accept, or reserved, and why. */
export interface Cut {
  readonly kind: 'rejected' | 'reserved';
  /** `null` for what claims no privilege, and for a statement that is refused as a whole. */
  readonly privilegeId: string | null;
  readonly cents: Cents;
  readonly reason: RejectionReason | null;
  readonly note: string | null;
}

/** Refusals before reservations, each in the order of the claims. What is invalid is refused as a whole. */
export function listCuts(statement: WholeStatement): Cut[] {
  const { claims, totalAmountClaimedCents, rejectionReason: reason, rejectionNote: note } = statement;
  if (totalAmountClaimedCents === 0n) {
    const { rejectedCents: cents } = declaredTotalOf(statement);
    return [{ kind: 'rejected', privilegeId: null, cents, reason, note }];
  }
  const cuts: Cut[] = [
    ...claims.map((claim) => ({
      kind: 'rejected' as const,
      privilegeId: claim.privilegeId,
      cents: rejectedOf(claim),
      reason: claim.rejectionReason,
      note: claim.rejectionNote,
    })),
    { kind: 'rejected', privilegeId: null, cents: restOf(statement).rejectedCents, reason, note },
    ...claims.map(({ privilegeId, reservedCents: cents, reservationReason }) => ({
      kind: 'reserved' as const,
      ...{ privilegeId, cents, reason: null, note: reservationReason },
    })),
  ];
  return cuts.filter(({ cents }) => cents > 0n);
}
