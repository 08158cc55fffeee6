import type { IsoDate } from './iso-date.ts';
import type { InvitationStatus } from './vocabulary.ts';
import { decideMove, type Facts, type MoveDecision, type Workflow } from './workflow.ts';

/**
 * Who lets each event happen. An invitation closes by the creditor, by the bailiff who moves the dossier on, or
 * by the clock; whether it holds a statement decides which of the two closings it is.
 */
export const INVITATION_EVENTS = {
  deliveryAccepted: 'system',
  resend: 'manager',
  creditorActs: 'creditor',
  closeWithStatement: 'anyone',
  closeWithoutStatement: 'anyone',
  allStatementsReviewed: 'system',
  statementPutBack: 'system',
} as const;
export type InvitationEvent = keyof typeof INVITATION_EVENTS;

type InvitationCondition = 'everyStatementReviewed';

const CLOSINGS = {
  closeWithStatement: { to: 'ClosedAndSubmitted' },
  closeWithoutStatement: { to: 'ClosedAndNotSubmitted' },
} as const;

/**
 * A report of delivery may come late: whoever uses the code has received it, so the report then changes nothing.
 * Closing is final for the creditor: nothing leads back from it. The office may still put a statement that it had decided
 * on back to review; the invitation is then no longer finished.
 */
const INVITATION_WORKFLOW: Workflow<InvitationStatus, InvitationEvent, InvitationCondition> = {
  Created: {
    deliveryAccepted: { to: 'Sent' },
    creditorActs: { to: 'Opened' },
    ...CLOSINGS,
  },
  Sent: {
    deliveryAccepted: { to: 'Sent' },
    resend: { to: 'Sent' },
    creditorActs: { to: 'Opened' },
    ...CLOSINGS,
  },
  Opened: {
    deliveryAccepted: { to: 'Opened' },
    resend: { to: 'Opened' },
    creditorActs: { to: 'Opened' },
    ...CLOSINGS,
  },
  ClosedAndSubmitted: {
    deliveryAccepted: { to: 'ClosedAndSubmitted' },
    allStatementsReviewed: { to: 'Finished', when: ['everyStatementReviewed'] },
  },
  ClosedAndNotSubmitted: { deliveryAccepted: { to: 'ClosedAndNotSubmitted' } },
  Finished: { deliveryAccepted: { to: 'Finished' }, statementPutBack: { to: 'ClosedAndSubmitted' } },
};

export function decideInvitationMove(
  status: InvitationStatus,
  event: InvitationEvent,
  facts: Facts<InvitationCondition> = {},
): MoveDecision<InvitationStatus, InvitationCondition> {
  return decideMove(INVITATION_WORKFLOW, status, event, facts);
}

export const OPEN_INVITATION_STATUSES = ['Created', 'Sent', 'Opened'] as const;

export function isInvitationOpen(status: InvitationStatus): boolean {
  return OPEN_INVITATION_STATUSES.some((open) => open === status);
}

/** Until the end of its last day the holder of the code may file and change statements. */
export function canCreditorAct(status: InvitationStatus, validUntil: IsoDate, today: IsoDate): boolean {
  return isInvitationOpen(status) && today <= validUntil;
}

export function closingEvent(statementCount: number): InvitationEvent {
  return statementCount > 0 ? 'closeWithStatement' : 'closeWithoutStatement';
}
