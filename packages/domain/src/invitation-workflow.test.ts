import { describe, expect, it } from 'vitest';
import {
  canCreditorAct,
  closingEvent,
  decideInvitationMove,
  INVITATION_EVENTS,
  type InvitationEvent,
  isInvitationOpen,
} from './invitation-workflow.ts';
import { INVITATION_STATUSES, type InvitationStatus } from './vocabulary.ts';

const CLOSING = {
  closeWithStatement: 'ClosedAndSubmitted',
  closeWithoutStatement: 'ClosedAndNotSubmitted',
} as const;

const EXPECTED: Record<InvitationStatus, Partial<Record<InvitationEvent, InvitationStatus>>> = {
  Created: { deliveryAccepted: 'Sent', creditorActs: 'Opened', ...CLOSING },
  Sent: { deliveryAccepted: 'Sent', resend: 'Sent', creditorActs: 'Opened', ...CLOSING },
  Opened: { deliveryAccepted: 'Opened', resend: 'Opened', creditorActs: 'Opened', ...CLOSING },
  ClosedAndSubmitted: { deliveryAccepted: 'ClosedAndSubmitted', allStatementsReviewed: 'Finished' },
  ClosedAndNotSubmitted: { deliveryAccepted: 'ClosedAndNotSubmitted' },
  Finished: { deliveryAccepted: 'Finished', statementPutBack: 'ClosedAndSubmitted' },
};

const EVENTS = Object.keys(INVITATION_EVENTS) as InvitationEvent[];

describe.each(INVITATION_STATUSES)('an invitation that is %s', (status) => {
  it('moves as the table says, and not otherwise', () => {
    for (const event of EVENTS) {
      const to = EXPECTED[status][event];
      const decision = decideInvitationMove(status, event, { everyStatementReviewed: true });
      const expected =
        to === undefined ? { isAllowed: false, reason: 'notInThisStatus' } : { isAllowed: true, to };
      expect.soft(decision, event).toEqual(expected);
    }
  });

  it('lets the creditor act on its last day and not after it, and only while open', () => {
    expect(canCreditorAct(status, '2026-03-17', '2026-03-17')).toBe(isInvitationOpen(status));
    expect(canCreditorAct(status, '2026-03-17', '2026-03-18')).toBe(false);
  });
});

it('is finished only when every statement of it is reviewed', () => {
  expect(decideInvitationMove('ClosedAndSubmitted', 'allStatementsReviewed')).toEqual({
    isAllowed: false,
    reason: 'everyStatementReviewed',
  });
});

it('is open until it is closed', () => {
  expect(INVITATION_STATUSES.filter(isInvitationOpen)).toEqual(['Created', 'Sent', 'Opened']);
});

it('closes as submitted when it holds a statement', () => {
  expect([closingEvent(0), closingEvent(1), closingEvent(7)]).toEqual([
    'closeWithoutStatement',
    'closeWithStatement',
    'closeWithStatement',
  ]);
});
