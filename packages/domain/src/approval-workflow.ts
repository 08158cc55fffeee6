import type { ApprovalState } from './vocabulary.ts';
import { decideMove, type Facts, type MoveDecision, type Workflow } from './workflow.ts';

/** What a platform administrator decides on a person or an organization. */
export type ApprovalEvent = 'approve' | 'disapprove';

/** An organization must be approved before its users can be. */
type UserApprovalCondition = 'organizationApproved';

/** Every decision can be taken back; one that was taken already cannot be taken again. */
const ORGANIZATION_APPROVAL: Workflow<ApprovalState, ApprovalEvent, never> = {
  pending: { approve: { to: 'approved' }, disapprove: { to: 'disapproved', when: [] } },
  approved: { disapprove: { to: 'disapproved' } },
  disapproved: { approve: { to: 'approved' } },
};

const USER_APPROVAL: Workflow<ApprovalState, ApprovalEvent, UserApprovalCondition> = {
  pending: {
    approve: { to: 'approved', when: ['organizationApproved'] },
    disapprove: { to: 'disapproved' },
  },
  approved: { disapprove: { to: 'disapproved' } },
  disapproved: { approve: { to: 'approved', when: ['organizationApproved'] } },
};

export function decideOrganizationApproval(
  approval: ApprovalState,
  event: ApprovalEvent,
): MoveDecision<ApprovalState, never> {
  return decideMove(ORGANIZATION_APPROVAL, approval, event, {});
}

export function decideUserApproval(
  approval: ApprovalState,
  event: ApprovalEvent,
  facts: Facts<UserApprovalCondition>,
): MoveDecision<ApprovalState, UserApprovalCondition> {
  return decideMove(USER_APPROVAL, approval, event, facts);
}
