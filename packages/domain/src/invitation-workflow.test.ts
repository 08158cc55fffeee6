import { describe, expect, it } from 'vitest';
import {
  canCreditorAct,
  closingEvent,
  type DeclarationDecision,
  type DeclarationEvent,
  decideDeclaration,
  decideInvitationMove,
  hasAnswered,
  INVITATION_EVENTS,
  type InvitationEvent,
  isInvitationOpen,
} from './invitation-workflow.ts';
import { INVITATION_STATUSES, type InvitationStatus } from './vocabulary.ts';

const CLOSING = {
  closeWithStatement: 'ClosedAndSubmitted',
  closeWithoutStatement: 'ClosedAndNotSubmitted',
  confirmBalance: 'ClosedAndSubmitted',
} as const;

const EXPECTED: Record<InvitationStatus, Partial<Record<InvitationEvent, InvitationStatus>>> = {
  Created: { deliveryAccepted: 'Sent', creditorActs: 'Opened', ...CLOSING },
  Sent: { deliveryAccepted: 'Sent', resend: 'Sent', creditorActs: 'Opened', ...CLOSING },
  Opened: { deliveryAccepted: 'Opened', resend: 'Opened', creditorActs: 'Opened', ...CLOSING },
  ClosedAndSubmitted: {
    deliveryAccepted: 'ClosedAndSubmitted',
    allStatementsReviewed: 'Finished',
    takeBackBalance: 'Opened',
  },
  ClosedAndNotSubmitted: { deliveryAccepted: 'ClosedAndNotSubmitted' },
  Finished: { deliveryAccepted: 'Finished', statementPutBack: 'ClosedAndSubmitted' },
};

const EVENTS = Object.keys(INVITATION_EVENTS) as InvitationEvent[];

describe.each(INVITATION_STATUSES)('an invitation that is %s', (status) => {
  it('moves as the table says, and not otherwise', () => {
    for (const event of EVENTS) {
      const to = EXPECTED[status][event];
      const decision = decideInvitationMove(status, event, {
        everyStatementReviewed: true,
        isBalanceConfirmed: true,
      });
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

describe('the word that there is nothing to claim', () => {
  const facts = { status: 'Opened', canAct: true, hasDeclaredNothing: false, statementCount: 0 } as const;
  const standing = { ...facts, hasDeclaredNothing: true };

  it.each<[string, DeclarationEvent, Parameters<typeof decideDeclaration>[1], DeclarationDecision]>([
    ['is taken while the invitation is open', 'declareNothing', facts, 'declare'],
    ['is taken once', 'declareNothing', standing, 'keep'],
    ['does not stand beside a statement', 'declareNothing', { ...facts, statementCount: 1 }, 'hasStatement'],
    ['comes too late after the last day', 'declareNothing', { ...facts, canAct: false }, 'closed'],
    ['stands after the last day', 'declareNothing', { ...standing, canAct: false }, 'keep'],
    ['can be taken back', 'takeBack', standing, 'takeBack'],
    ['is taken back by filing', 'fileStatement', standing, 'takeBack'],
    ['is nothing to take back where nobody gave it', 'takeBack', facts, 'keep'],
    ['hinders nobody who files', 'fileStatement', facts, 'keep'],
    ['is final after the last day', 'takeBack', { ...standing, canAct: false }, 'closed'],
    ['is final once it is closed', 'takeBack', { ...standing, status: 'ClosedAndNotSubmitted' }, 'closed'],
    ['does not open what is closed', 'fileStatement', { ...standing, status: 'Finished' }, 'closed'],
  ])('%s', (_case, event, given, decision) => {
    expect(decideDeclaration(event, given)).toBe(decision);
  });

  it('counts as an answer, as closing does', () => {
    const answered = INVITATION_STATUSES.map((status) => hasAnswered({ status, hasDeclaredNothing: false }));
    expect(answered).toEqual([false, false, false, true, true, true]);
    expect(INVITATION_STATUSES.every((status) => hasAnswered({ status, hasDeclaredNothing: true }))).toBe(
      true,
    );
  });
});
