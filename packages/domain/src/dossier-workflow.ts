import type { DossierStatus } from './vocabulary.ts';
import { decideMove, type Facts, type MoveDecision, type Workflow } from './workflow.ts';

/**
 * Who lets each event happen: a user who may manage the dossier, its responsible or deputy bailiff alone, or the
 * clock and the deliveries. Deleting the last result is an event of its own, because it leads elsewhere.
 */
export const DOSSIER_EVENTS = {
  sendInvitations: 'manager',
  moveToProvisioned: 'manager',
  allInvitationsClosed: 'system',
  calculate: 'manager',
  deleteResult: 'manager',
  deleteLastResult: 'manager',
  sign: 'signer',
  send: 'manager',
  contestationTermOver: 'system',
  markAsPaid: 'manager',
  settledByJudgment: 'manager',
  allLinesSettled: 'manager',
  voidReport: 'manager',
  replaceReport: 'manager',
  reinstateReport: 'manager',
  cancel: 'manager',
} as const;
export type DossierMoveEvent = keyof typeof DOSSIER_EVENTS;

/**
 * What the caller must have found besides the status. What each act checks on its own before it moves the dossier
 * (an unsigned result, a term that is over, a dossier without errors) is not repeated here.
 */
export type DossierCondition =
  | 'noteGiven'
  | 'nothingHandedOver'
  | 'somebodyHasIt'
  | 'nothingPaid'
  | 'termWasOver';

const CANCEL = { to: 'Cancelled' } as const;
/** The deposit office has paid by the judge's table (Judicial Code 1636). */
const SETTLED = { to: 'Paid' } as const;
/** A draft that was to be replaced after its term stands as long as nobody has signed another: it binds those who got it. */
const REINSTATE = { to: 'PvSent', when: ['termWasOver'] } as const;

const DOSSIER_WORKFLOW: Workflow<DossierStatus, DossierMoveEvent, DossierCondition> = {
  Created: {
    sendInvitations: { to: 'InvitesSent' },
    moveToProvisioned: { to: 'Provisioned' },
    cancel: CANCEL,
  },
  InvitesSent: {
    sendInvitations: { to: 'InvitesSent' },
    // Open invitations are closed in the same transaction, each with or without statement.
    moveToProvisioned: { to: 'Provisioned' },
    allInvitationsClosed: { to: 'Provisioned' },
    cancel: CANCEL,
  },
  Provisioned: {
    calculate: { to: 'Calculated' },
    reinstateReport: REINSTATE,
    cancel: CANCEL,
  },
  Calculated: {
    calculate: { to: 'Calculated', when: ['noteGiven'] },
    deleteResult: { to: 'Calculated' },
    deleteLastResult: { to: 'Provisioned' },
    sign: { to: 'Signed' },
    reinstateReport: REINSTATE,
    cancel: CANCEL,
  },
  Signed: {
    send: { to: 'PvSent' },
    // What nobody has seen is voided; once somebody has it, what replaces it must say so to them.
    voidReport: { to: 'Provisioned', when: ['nothingHandedOver'] },
    replaceReport: { to: 'Provisioned', when: ['somebodyHasIt'] },
  },
  PvSent: {
    // Judicial Code 1629: fifteen days to contest, counted for whoever has the draft last; only then is there
    // something to pay out (1630). While somebody contests, it does not happen.
    contestationTermOver: { to: 'ToPay' },
    settledByJudgment: SETTLED,
    replaceReport: { to: 'Provisioned' },
  },
  ToPay: {
    // The office paid elsewhere and says so; or every line of the payout is paid, consigned or waived.
    markAsPaid: { to: 'Paid' },
    allLinesSettled: { to: 'Paid' },
    settledByJudgment: SETTLED,
    // After the term the draft binds: what replaces it is signed with the consent of whoever loses by it.
    replaceReport: { to: 'Provisioned', when: ['nothingPaid'] },
  },
  Paid: {},
  Cancelled: {},
};

export function decideDossierMove(
  status: DossierStatus,
  event: DossierMoveEvent,
  facts: Facts<DossierCondition> = {},
): MoveDecision<DossierStatus, DossierCondition> {
  return decideMove(DOSSIER_WORKFLOW, status, event, facts);
}

/**
 * Up to and including the calculation a dossier can be edited. Signing closes it, and the draft that was signed for good: what
 * is voided or replaced is never opened again, and another takes its place.
 */
export const EDITABLE_DOSSIER_STATUSES = ['Created', 'InvitesSent', 'Provisioned', 'Calculated'] as const;

export function isDossierClosed(status: DossierStatus): boolean {
  return !EDITABLE_DOSSIER_STATUSES.some((editable) => editable === status);
}

export function isDossierReadOnly(status: DossierStatus, canWrite: boolean): boolean {
  return isDossierClosed(status) || !canWrite;
}

/** Deleting leaves no trace, so it is for dossiers that nobody outside the office has heard of. */
export function canDeleteDossier(status: DossierStatus, isAnythingSent: boolean): boolean {
  return status === 'Created' && !isAnythingSent;
}

type ValidationBlock = 'invitationsNotClosed' | 'readOnly';

/**
 * Why a dossier cannot be validated now, or `undefined` when it can: not before the invitations are done, and not
 * for who cannot change it.
 */
export function findValidationBlock(status: DossierStatus, canWrite: boolean): ValidationBlock | undefined {
  if (isDossierReadOnly(status, canWrite)) return 'readOnly';
  return status === 'Created' || status === 'InvitesSent' ? 'invitationsNotClosed' : undefined;
}
