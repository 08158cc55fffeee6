import type { Transaction } from '../../database/tables.ts';

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
