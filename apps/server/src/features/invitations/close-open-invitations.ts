import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import type { DossierRecord } from '../dossiers/find-dossier.ts';
import { closeInvitation, lockOpenInvitations } from './close-invitation.ts';

/**
 * Ends the invitations that are still open in a dossier which moves on, each with or without statement. The caller
 * holds the dossier, and closes before it moves: afterwards there is nothing to file in any more.
 */
export async function closeOpenInvitations(
  trx: Transaction,
  action: Action,
  dossier: DossierRecord,
): Promise<void> {
  for (const invitation of await lockOpenInvitations(trx, dossier.id)) {
    await closeInvitation(trx, action, dossier, invitation, 'office');
  }
}
