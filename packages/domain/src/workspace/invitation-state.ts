import { canCreditorAct } from '../invitation-workflow.ts';
import type { IsoDate } from '../iso-date.ts';
import type { DossierStatus, InvitationStatus } from '../vocabulary.ts';

/** What an organization that files often must do something about, what lies with the office, and what is over. */
export const WORKSPACE_GROUPS = ['toDo', 'withOffice', 'done'] as const;
export type WorkspaceGroup = (typeof WORKSPACE_GROUPS)[number];

/** How an invitation came into a workspace: by its code, or because the office named the verified number. */
export const WORKSPACE_MATCHES = ['code', 'number'] as const;
export type WorkspaceMatch = (typeof WORKSPACE_MATCHES)[number];

/** Where an invitation stands for whom it is addressed to, in the order in which it goes. */
export const WORKSPACE_STATES = [
  'new',
  'begun',
  'ready',
  'filed',
  'reviewed',
  'draftSent',
  'toPay',
  'paid',
  'shortfall',
  'nothingToClaim',
  'expired',
  'cancelled',
] as const;
export type WorkspaceState = (typeof WORKSPACE_STATES)[number];

const GROUPS: Readonly<Record<WorkspaceState, WorkspaceGroup>> = {
  new: 'toDo',
  begun: 'toDo',
  ready: 'toDo',
  filed: 'withOffice',
  reviewed: 'withOffice',
  draftSent: 'withOffice',
  toPay: 'withOffice',
  paid: 'done',
  shortfall: 'done',
  nothingToClaim: 'done',
  expired: 'done',
  cancelled: 'done',
};

export function groupOfState(state: WorkspaceState): WorkspaceGroup {
  return GROUPS[state];
}

export interface InvitationFacts {
  readonly dossierStatus: DossierStatus;
  readonly invitationStatus: InvitationStatus;
  readonly validUntil: IsoDate | null;
  readonly today: IsoDate;
  /** The creditor said, before or while closing, that there is nothing to claim. */
  readonly hasNothingToClaim: boolean;
  readonly numberOfStatements: number;
  /** Whether the statements lack nothing. */
  readonly isComplete: boolean;
  readonly isReviewed: boolean;
  /** Of what was allotted and admitted, when both may be known. */
  readonly isPaidInFull: boolean;
}

/** What the dossier's status says of an invitation that was filed. */
const AFTER_FILING: Readonly<Partial<Record<DossierStatus, WorkspaceState>>> = {
  PvSent: 'draftSent',
  ToPay: 'toPay',
};

/** Nobody is told of a draft before it was sent, nor of a decision before it was taken. */
export function stateOfInvitation(facts: InvitationFacts): WorkspaceState {
  const { dossierStatus, invitationStatus, numberOfStatements } = facts;
  if (dossierStatus === 'Cancelled') return 'cancelled';
  if (facts.hasNothingToClaim) return 'nothingToClaim';
  if (canStillFile(facts)) {
    if (numberOfStatements === 0) return 'new';
    return facts.isComplete ? 'ready' : 'begun';
  }
  const isFiled = invitationStatus === 'ClosedAndSubmitted' || invitationStatus === 'Finished';
  if (!isFiled) return 'expired';
  if (dossierStatus === 'Paid') return facts.isPaidInFull ? 'paid' : 'shortfall';
  return AFTER_FILING[dossierStatus] ?? (facts.isReviewed ? 'reviewed' : 'filed');
}

/** Until the last day is over, unless it was closed before or the dossier has gone on without it. */
function canStillFile({ dossierStatus, invitationStatus, validUntil, today }: InvitationFacts): boolean {
  const isInviting = dossierStatus === 'Created' || dossierStatus === 'InvitesSent';
  return isInviting && validUntil !== null && canCreditorAct(invitationStatus, validUntil, today);
}
