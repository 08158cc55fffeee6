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
  confirmBalance: 'creditor',
  takeBackBalance: 'creditor',
  allStatementsReviewed: 'system',
  statementPutBack: 'system',
} as const;
export type InvitationEvent = keyof typeof INVITATION_EVENTS;

type InvitationCondition = 'everyStatementReviewed' | 'isBalanceConfirmed';

const CLOSINGS = {
  closeWithStatement: { to: 'ClosedAndSubmitted' },
  closeWithoutStatement: { to: 'ClosedAndNotSubmitted' },
  confirmBalance: { to: 'ClosedAndSubmitted' },
} as const;

/**
 * A report of delivery may come late: whoever uses the code has received it, so the report then changes nothing.
 * Closing is final for the creditor: nothing leads back from it, but for the word that a balance has not changed, which can be
 * taken back until the last day. The office may still put a statement that it had decided
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
    takeBackBalance: { to: 'Opened', when: ['isBalanceConfirmed'] },
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

/** An invitation with the word of its creditor that there is nothing to claim, if it stands. */
interface Answerable {
  readonly status: InvitationStatus;
  readonly hasDeclaredNothing: boolean;
}

/**
 * Whether the office still waits for somebody. Who declares that there is nothing to claim has answered, although the
 * invitation stays open: until its last day the word can be taken back.
 */
export function hasAnswered({ status, hasDeclaredNothing }: Answerable): boolean {
  return !isInvitationOpen(status) || hasDeclaredNothing;
}

export type DeclarationEvent = 'declareNothing' | 'takeBack' | 'fileStatement';
/**
 * `declare` and `takeBack` change what stands; `keep` leaves it, for on a phone the same is asked twice; `closed` and
 * `hasStatement` refuse.
 */
export type DeclarationDecision = 'declare' | 'takeBack' | 'keep' | 'closed' | 'hasStatement';

interface DeclarationFacts extends Answerable {
  /** The creditor may act: the invitation is open, its last day not over, and the dossier still inviting. */
  readonly canAct: boolean;
  readonly statementCount: number;
}

/**
 * What becomes of the word that there is nothing to claim. It never closes the invitation: the last day does, or the
 * office, and then it is final. Whoever files after all has taken it back by that.
 */
export function decideDeclaration(
  event: DeclarationEvent,
  { status, canAct, hasDeclaredNothing, statementCount }: DeclarationFacts,
): DeclarationDecision {
  if (!canAct || !isInvitationOpen(status)) {
    // Asked again after the last day, what stands is still the answer.
    return event === 'declareNothing' && hasDeclaredNothing ? 'keep' : 'closed';
  }
  if (event !== 'declareNothing') return hasDeclaredNothing ? 'takeBack' : 'keep';
  if (hasDeclaredNothing) return 'keep';
  return statementCount > 0 ? 'hasStatement' : 'declare';
}
