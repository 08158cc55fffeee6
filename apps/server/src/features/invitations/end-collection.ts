import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { askForStamp } from '../../events/ask-for-stamp.ts';
import type { Action, UserAction } from '../../http/action.ts';
import type { Tools } from '../../tools.ts';
import { type DossierRecord, lockDossier } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { closeInvitation, lockOpenInvitations } from './close-invitation.ts';

/** Goes on without invitations, or without those who have not answered: what they filed so far counts. */
export async function moveToProvisioned(db: Database, action: UserAction, dossierId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    await closeOpenInvitations(trx, action, dossier);
    await moveDossier(trx, action, dossier, { event: 'moveToProvisioned' });
  });
}

/** Ends a dossier before its report. Nobody can file in it any more, so no invitation stays open. */
export async function cancelDossier(
  tools: Pick<Tools, 'db' | 'timeStamping' | 'jobs'>,
  action: UserAction,
  dossierId: string,
  reason: string,
): Promise<void> {
  await inTransaction(tools.db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    await closeOpenInvitations(trx, action, dossier);
    await moveDossier(trx, action, dossier, { event: 'cancel', set: { cancelReason: reason }, reason });
    await askForStamp(trx, tools, dossierId, { occasion: 'closed', at: action.at });
  });
}

/**
 * Ends the invitations that are still open in a dossier which moves on, each with or without statement. The caller
 * holds the dossier, and closes before it moves: afterwards there is nothing to file in any more.
 */
async function closeOpenInvitations(trx: Transaction, action: Action, dossier: DossierRecord): Promise<void> {
  for (const invitation of await lockOpenInvitations(trx, dossier.id)) {
    await closeInvitation(trx, action, dossier, invitation, 'office');
  }
}
