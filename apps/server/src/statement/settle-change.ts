import type { Transaction } from '../database/tables.ts';
import type { DossierDeed } from '../dossier/dossier-deed.ts';
import { outdateResults } from '../dossier/outdate-results.ts';
import { recordStatementEvent, type StatementInDossier } from './record-statement-event.ts';

/**
 * What follows from a changed claim or document. Results no longer tell the state of the dossier, and the mark
 * "validated" no longer tells that of the statement: it said that somebody had checked what then stood there.
 */
export async function settleChange(
  trx: Transaction,
  deed: DossierDeed,
  place: StatementInDossier,
): Promise<void> {
  await outdateResults(trx, place.dossier.id, deed.at);
  if (place.statement.validatedAt === null) return;
  const { version } = await trx
    .updateTable('statements')
    .set({ validatedAt: null, validatedBy: null })
    .where('id', '=', place.statement.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordStatementEvent(trx, deed, place, {
    type: 'statement.validationWithdrawn',
    before: { validated: true },
    after: { validated: false },
    version,
  });
}
