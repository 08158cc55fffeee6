import type { Updateable } from 'kysely';
import type { DossiersTable, Transaction } from '../../database/tables.ts';
import type { DossierRecord } from './find-dossier.ts';

/** After an edit that can change who gets what: results that were calculated before no longer tell the dossier's state. */
export async function outdateResults(trx: Transaction, dossierId: string, at: Date): Promise<void> {
  await trx
    .updateTable('calculationResults')
    .set({ outdatedAt: at })
    .where('dossierId', '=', dossierId)
    .where('outdatedAt', 'is', null)
    .where('signedAt', 'is', null)
    .execute();
}

/** Changes a dossier in something that its report says: results that were calculated before are out of date then. */
export async function changeDossier(
  trx: Transaction,
  dossierId: string,
  changes: Updateable<DossiersTable>,
  at: Date,
): Promise<DossierRecord> {
  await outdateResults(trx, dossierId, at);
  return trx
    .updateTable('dossiers')
    .set(changes)
    .where('id', '=', dossierId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
