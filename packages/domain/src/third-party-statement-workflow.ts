import { decideMove, type MoveDecision, type Workflow } from './workflow.ts';

/**
 * A statement that a creditor files with an invitation code. `Filing` while the invitation is open, `ToReview`
 * once it is closed, `Invalid` when the bailiff set the amount to 0. The status follows from what is stored, see
 * `thirdPartyStatementStatus`.
 */
export const THIRD_PARTY_STATEMENT_STATUSES = [
  'Filing',
  'ToReview',
  'Invalid',
  'Validated',
  'Deleted',
] as const;
export type ThirdPartyStatementStatus = (typeof THIRD_PARTY_STATEMENT_STATUSES)[number];

export const THIRD_PARTY_STATEMENT_EVENTS = {
  creditorEdits: 'creditor',
  creditorDeletes: 'creditor',
  invitationCloses: 'system',
  bailiffChangesAmounts: 'manager',
  bailiffSetsAmountToZero: 'manager',
  bailiffDeletes: 'manager',
  markAsValidated: 'manager',
} as const;
export type ThirdPartyStatementEvent = keyof typeof THIRD_PARTY_STATEMENT_EVENTS;

const CHANGES = {
  bailiffChangesAmounts: { to: 'ToReview' },
  bailiffSetsAmountToZero: { to: 'Invalid' },
  bailiffDeletes: { to: 'Deleted' },
} as const;

/** Every refusal of a bailiff's event in this table is a conflict (409) with what happened meanwhile. */
const THIRD_PARTY_STATEMENT_WORKFLOW: Workflow<ThirdPartyStatementStatus, ThirdPartyStatementEvent, never> = {
  Filing: {
    creditorEdits: { to: 'Filing' },
    creditorDeletes: { to: 'Deleted' },
    invitationCloses: { to: 'ToReview' },
  },
  ToReview: { ...CHANGES, markAsValidated: { to: 'Validated' } },
  Invalid: CHANGES,
  Validated: {},
  Deleted: {},
};

export function decideThirdPartyStatementMove(
  status: ThirdPartyStatementStatus,
  event: ThirdPartyStatementEvent,
): MoveDecision<ThirdPartyStatementStatus, never> {
  return decideMove(THIRD_PARTY_STATEMENT_WORKFLOW, status, event, {});
}

/** The status that the stored facts amount to; the amount counts only once the creditor has done with it. */
export function thirdPartyStatementStatus(stored: {
  readonly isDeleted: boolean;
  readonly isInvitationOpen: boolean;
  readonly isValidated: boolean;
  readonly totalAmountClaimedCents: bigint;
}): ThirdPartyStatementStatus {
  if (stored.isDeleted) return 'Deleted';
  if (stored.isInvitationOpen) return 'Filing';
  if (stored.isValidated) return 'Validated';
  return stored.totalAmountClaimedCents === 0n ? 'Invalid' : 'ToReview';
}

/** A validated statement takes part in the distribution, an invalid one stays out; either way the bailiff has decided. */
export function isReviewed(status: ThirdPartyStatementStatus): boolean {
  return status === 'Validated' || status === 'Invalid';
}
