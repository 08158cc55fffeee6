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
  cancel: 'manager',
} as const;
export type DossierEvent = keyof typeof DOSSIER_EVENTS;

export const DOSSIER_CONDITIONS = [
  'invitationHandedToDelivery',
  'everyInvitationClosed',
  'noValidationErrors',
  'noteGiven',
  'resultNotSigned',
  'signedByResponsibleOrDeputyBailiff',
  'everyRecipientHandedToDelivery',
  'contestationTermPassed',
  'reasonGiven',
] as const;
export type DossierCondition = (typeof DOSSIER_CONDITIONS)[number];

const CANCEL = { to: 'Cancelled', when: ['reasonGiven'] } as const;
const MARK_AS_PAID = { to: 'Paid', when: [] } as const;

export const DOSSIER_WORKFLOW: Workflow<DossierStatus, DossierEvent, DossierCondition> = {
  Created: {
    sendInvitations: { to: 'InvitesSent', when: ['invitationHandedToDelivery'] },
    moveToProvisioned: { to: 'Provisioned', when: [] },
    cancel: CANCEL,
  },
  InvitesSent: {
    sendInvitations: { to: 'InvitesSent', when: ['invitationHandedToDelivery'] },
    // Open invitations are closed in the same transaction, each with or without statement.
    moveToProvisioned: { to: 'Provisioned', when: [] },
    allInvitationsClosed: { to: 'Provisioned', when: ['everyInvitationClosed'] },
    cancel: CANCEL,
  },
  Provisioned: {
    calculate: { to: 'Calculated', when: ['noValidationErrors'] },
    cancel: CANCEL,
  },
  Calculated: {
    calculate: { to: 'Calculated', when: ['noValidationErrors', 'noteGiven'] },
    deleteResult: { to: 'Calculated', when: ['resultNotSigned'] },
    deleteLastResult: { to: 'Provisioned', when: ['resultNotSigned'] },
    sign: { to: 'Signed', when: ['signedByResponsibleOrDeputyBailiff'] },
    cancel: CANCEL,
  },
  Signed: {
    send: { to: 'PvSent', when: ['everyRecipientHandedToDelivery'] },
  },
  PvSent: {
    // Judicial Code 1629: fifteen days to contest; 1630: without contest the money must be paid out.
    contestationTermOver: { to: 'ToPay', when: ['contestationTermPassed'] },
    markAsPaid: MARK_AS_PAID,
  },
  ToPay: { markAsPaid: MARK_AS_PAID },
  Paid: {},
  Cancelled: {},
};

export function decideDossierMove(
  status: DossierStatus,
  event: DossierEvent,
  facts: Facts<DossierCondition> = {},
): MoveDecision<DossierStatus, DossierCondition> {
  return decideMove(DOSSIER_WORKFLOW, status, event, facts);
}

/** Up to and including the calculation a dossier can be edited; signing closes it for good, as cancelling does. */
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
