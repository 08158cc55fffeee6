import type { Dossier } from '@prorata/contract/dossiers/dossier';

/** Past the stage of the invitations nothing can be created, sent or ended any more. */
export function isPastInvitations({ status }: Pick<Dossier, 'status'>): boolean {
  return status !== 'Created' && status !== 'InvitesSent';
}

export function canInvite(dossier: Pick<Dossier, 'status' | 'isReadOnly'>): boolean {
  return !dossier.isReadOnly && !isPastInvitations(dossier);
}
