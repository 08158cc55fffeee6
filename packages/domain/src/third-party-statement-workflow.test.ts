import { describe, expect, it } from 'vitest';
import {
  decideThirdPartyStatementMove,
  isReviewed,
  THIRD_PARTY_STATEMENT_EVENTS,
  THIRD_PARTY_STATEMENT_STATUSES,
  type ThirdPartyStatementEvent,
  type ThirdPartyStatementStatus,
  thirdPartyStatementStatus,
} from './third-party-statement-workflow.ts';

const EXPECTED: Record<
  ThirdPartyStatementStatus,
  Partial<Record<ThirdPartyStatementEvent, ThirdPartyStatementStatus>>
> = {
  Filing: { creditorEdits: 'Filing', creditorDeletes: 'Deleted', invitationCloses: 'ToReview' },
  ToReview: {
    bailiffChangesAmounts: 'ToReview',
    bailiffSetsAmountToZero: 'Invalid',
    bailiffDeletes: 'Deleted',
    markAsValidated: 'Validated',
  },
  Invalid: {
    bailiffChangesAmounts: 'ToReview',
    bailiffSetsAmountToZero: 'Invalid',
    bailiffDeletes: 'Deleted',
  },
  Validated: {},
  Deleted: {},
};

const EVENTS = Object.keys(THIRD_PARTY_STATEMENT_EVENTS) as ThirdPartyStatementEvent[];

it.each(THIRD_PARTY_STATEMENT_STATUSES)(
  'one that is %s moves as the table says, and not otherwise',
  (status) => {
    for (const event of EVENTS) {
      const to = EXPECTED[status][event];
      const expected =
        to === undefined ? { isAllowed: false, reason: 'notInThisStatus' } : { isAllowed: true, to };
      expect.soft(decideThirdPartyStatementMove(status, event), event).toEqual(expected);
    }
  },
);

describe('thirdPartyStatementStatus', () => {
  const closed = {
    isDeleted: false,
    isInvitationOpen: false,
    isValidated: false,
    totalAmountClaimedCents: 1n,
  };

  it.each([
    [closed, 'ToReview'],
    [{ ...closed, totalAmountClaimedCents: 0n }, 'Invalid'],
    [{ ...closed, isValidated: true }, 'Validated'],
    [{ ...closed, isInvitationOpen: true }, 'Filing'],
    [{ ...closed, isInvitationOpen: true, totalAmountClaimedCents: 0n }, 'Filing'],
    [{ ...closed, isInvitationOpen: true, isDeleted: true }, 'Deleted'],
  ] as const)('%o is %s', (stored, status) => {
    expect(thirdPartyStatementStatus(stored)).toBe(status);
  });

  it('the bailiff has decided about what is validated or invalid', () => {
    expect(THIRD_PARTY_STATEMENT_STATUSES.filter(isReviewed)).toEqual(['Invalid', 'Validated']);
  });
});
