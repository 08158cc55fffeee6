import type { ApprovalState } from '@prorata/domain/vocabulary';

/** Where a user or an organization stands with the platform, from the two flags of the API. */
export function approvalStateOf({
  approved,
  isPending,
}: {
  readonly approved: boolean;
  readonly isPending: boolean;
}): ApprovalState {
  if (isPending) return 'pending';
  return approved ? 'approved' : 'disapproved';
}
