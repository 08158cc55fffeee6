import type { Hold } from '../holds.ts';
import type { DossierStatus, FollowUpKind } from '../vocabulary.ts';

export interface DossierToFollow {
  readonly status: DossierStatus;
  readonly holds: readonly Hold[];
  /** Whether its report in force consigns something that waits for a decision. */
  readonly hasReserves: boolean;
  /** Whether a dossier follows it already that was not cancelled. */
  readonly isFollowed: boolean;
}

/** The draft binds when its term is over without anybody contesting it; before that there is nothing to follow. */
const FOLLOWED_STATUSES: readonly DossierStatus[] = ['ToPay', 'Paid'];

export const FOLLOW_UP_REFUSALS = ['status', 'held', 'followed', 'noReserves', 'reservesUndecided'] as const;
export type FollowUpRefusal = (typeof FOLLOW_UP_REFUSALS)[number];

/** Why no such dossier can follow, or `undefined` when it can. */
export function refusalOfFollowUp(
  { status, holds, hasReserves, isFollowed }: DossierToFollow,
  kind: FollowUpKind,
): FollowUpRefusal | undefined {
  if (!FOLLOWED_STATUSES.includes(status)) return 'status';
  if (holds.length > 0) return 'held';
  if (isFollowed) return 'followed';
  if (kind === 'reserveDecided') return hasReserves ? undefined : 'noReserves';
  // Money that keeps coming in does not wait: what was consigned counts as received by whom it was consigned for.
  if (kind === 'recurring') return undefined;
  // What was consigned is part of what the creditors get: their balances are known when it is decided.
  return hasReserves ? 'reservesUndecided' : undefined;
}
