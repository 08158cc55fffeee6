import { isDossierReadOnly } from '../dossier-workflow.ts';
import type { DossierStatus } from '../vocabulary.ts';

export type ValidationBlock = 'invitationsNotClosed' | 'readOnly';

/**
 * Why a dossier cannot be validated now, or `undefined` when it can: not before the invitations are done, and not
 * for who cannot change it.
 */
export function findValidationBlock(status: DossierStatus, canWrite: boolean): ValidationBlock | undefined {
  if (isDossierReadOnly(status, canWrite)) return 'readOnly';
  return status === 'Created' || status === 'InvitesSent' ? 'invitationsNotClosed' : undefined;
}
