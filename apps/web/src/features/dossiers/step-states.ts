import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { DOSSIER_STATUSES, type DossierStatus } from '@prorata/domain/vocabulary';

export type StepState = 'done' | 'current' | 'skipped' | 'coming';

export interface Step {
  readonly status: DossierStatus;
  readonly state: StepState;
}

/** The way of a dossier, status by status. One that went on without invitations has skipped that step. */
export function stepsOf({ status, counts }: StepsDossier): Step[] {
  const reached = DOSSIER_STATUSES.indexOf(status);
  return DOSSIER_STATUSES.map((step, position) => ({ status: step, state: stateOf(step, position) }));

  function stateOf(step: DossierStatus, position: number): StepState {
    if (step === status) return 'current';
    // How far a cancelled dossier came is told by its audit; the line does not guess.
    if (status === 'Cancelled') return step === 'Created' ? 'done' : 'coming';
    if (position > reached) return 'coming';
    return step === 'InvitesSent' && counts.invitations === 0 ? 'skipped' : 'done';
  }
}

export type StepsDossier = Pick<Dossier, 'status'> & {
  readonly counts: Pick<Dossier['counts'], 'invitations'>;
};
