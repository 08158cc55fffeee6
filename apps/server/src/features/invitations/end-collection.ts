import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deedOfUser } from '../../events/dossier-deed.ts';
import type { Act } from '../../http/calls/act.ts';
import { lockDossier } from '../dossiers/find-dossier.ts';
import { moveDossier } from '../dossiers/move-dossier.ts';
import { closeOpenInvitations } from './close-open-invitations.ts';

/** Goes on without invitations, or without those who have not answered: what they filed so far counts. */
export async function moveToProvisioned(db: Database, act: Act, dossierId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, act.actor, dossierId);
    const deed = deedOfUser(act);
    await closeOpenInvitations(trx, deed, dossier);
    await moveDossier(trx, deed, dossier, { event: 'moveToProvisioned' });
  });
}

/** Ends a dossier before its report. Nobody can file in it any more, so no invitation stays open. */
export async function cancelDossier(
  db: Database,
  act: Act,
  dossierId: string,
  reason: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const dossier = await lockDossier(trx, act.actor, dossierId);
    const deed = deedOfUser(act);
    await closeOpenInvitations(trx, deed, dossier);
    await moveDossier(trx, deed, dossier, { event: 'cancel', set: { cancelReason: reason }, reason });
  });
}
