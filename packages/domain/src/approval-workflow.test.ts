import { describe, expect, it } from 'vitest';
import { decideOrganizationApproval, decideUserApproval } from './approval-workflow.ts';
import { APPROVAL_STATES } from './vocabulary.ts';

const TAKEN_ALREADY = { isAllowed: false, reason: 'notInThisStatus' };

describe('an organization', () => {
  it.each(APPROVAL_STATES)('that is %s can be approved or disapproved, but not as it is already', (state) => {
    expect(decideOrganizationApproval(state, 'approve')).toEqual(
      state === 'approved' ? TAKEN_ALREADY : { isAllowed: true, to: 'approved' },
    );
    expect(decideOrganizationApproval(state, 'disapprove')).toEqual(
      state === 'disapproved' ? TAKEN_ALREADY : { isAllowed: true, to: 'disapproved' },
    );
  });
});

describe('a user', () => {
  it.each(APPROVAL_STATES)('who is %s can be disapproved whatever the organization is', (state) => {
    for (const organizationApproved of [true, false]) {
      expect(decideUserApproval(state, 'disapprove', { organizationApproved })).toEqual(
        state === 'disapproved' ? TAKEN_ALREADY : { isAllowed: true, to: 'disapproved' },
      );
    }
  });

  it.each(['pending', 'disapproved'] as const)(
    'who is %s can be approved after the organization only',
    (state) => {
      expect(decideUserApproval(state, 'approve', { organizationApproved: true })).toEqual({
        isAllowed: true,
        to: 'approved',
      });
      expect(decideUserApproval(state, 'approve', { organizationApproved: false })).toEqual({
        isAllowed: false,
        reason: 'organizationApproved',
      });
    },
  );

  it('who is approved is not approved twice', () => {
    expect(decideUserApproval('approved', 'approve', { organizationApproved: true })).toEqual(TAKEN_ALREADY);
  });
});
