import type { ServerProblemCode } from '@prorata/contract/problems';
import { decideDossierMove } from '@prorata/domain/dossier-workflow';
import type { DossierStatus } from '@prorata/domain/vocabulary';

/** Creditors are invited until the dossier is ready for distribution. */
export function findRefusalToInvite({
  status,
}: {
  readonly status: DossierStatus;
}): ServerProblemCode | undefined {
  const decision = decideDossierMove(status, 'sendInvitations');
  return decision.isAllowed ? undefined : 'invitations-past-stage';
}

/** What somebody has, or is about to receive, stays as it was sent. */
export function findRefusalToCorrect(invitation: {
  readonly isCorrectable: boolean;
}): ServerProblemCode | undefined {
  return invitation.isCorrectable ? undefined : 'invitation-already-sent';
}

export function findRefusalToRemove(invitation: {
  readonly isUnsent: boolean;
}): ServerProblemCode | undefined {
  return invitation.isUnsent ? undefined : 'invitation-already-sent';
}
