import { GUIDE_STEPS, type Guide, type GuideStep } from '@prorata/contract/guide/guide';
import { DOSSIER_STATUSES, type DossierStatus } from '@prorata/domain/vocabulary';

/** What of a dossier tells how far it came. */
export interface GuidedFacts {
  readonly status: DossierStatus;
  readonly statements: number;
  readonly statementsToReview: number;
  readonly invitations: number;
  readonly unsentInvitations: number;
  readonly hasMoney: boolean;
  readonly isInvoiced: boolean;
}

const IS_DONE: Record<GuideStep, (facts: GuidedFacts) => boolean> = {
  open: () => true,
  creditors: ({ statements, invitations, unsentInvitations }) =>
    statements > 0 || invitations > unsentInvitations,
  review: ({ statements, statementsToReview }) => statements > 0 && statementsToReview === 0,
  money: ({ hasMoney }) => hasMoney,
  calculation: ({ status }) => hasReached(status, 'Calculated'),
  signing: ({ status }) => hasReached(status, 'Signed'),
  sending: ({ status }) => hasReached(status, 'PvSent'),
  payment: ({ status }) => hasReached(status, 'Paid'),
  invoice: ({ isInvoiced }) => isInvoiced,
};

/** The steps of the guide, each with whether it was really done; none is while there is no dossier. */
export function stepsOf(facts: GuidedFacts | undefined): Guide['steps'] {
  return GUIDE_STEPS.map((step) => ({ step, isDone: facts !== undefined && IS_DONE[step](facts) }));
}

/** A cancelled dossier tells nothing of how far it came. */
function hasReached(status: DossierStatus, wanted: DossierStatus): boolean {
  return status !== 'Cancelled' && DOSSIER_STATUSES.indexOf(status) >= DOSSIER_STATUSES.indexOf(wanted);
}
