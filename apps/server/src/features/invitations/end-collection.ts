import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { UserAction } from '../../http/action.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { closeOpenInvitations } from './close-open-invitations.ts';

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
  db: Database,
  action: UserAction,
  dossierId: string,
  reason: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, action.actor, dossierId);
    await closeOpenInvitations(trx, action, dossier);
    await moveDossier(trx, action, dossier, { event: 'cancel', set: { cancelReason: reason }, reason });
  });
}
