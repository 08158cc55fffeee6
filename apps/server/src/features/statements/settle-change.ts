import type { Transaction } from '../../database/tables.ts';
import type { Action } from '../../http/action.ts';
import { outdateResults } from '../dossiers/outdate-results.ts';
import type { StatementInDossier } from './record-statement-event.ts';
import { writeStatement } from './write-statement.ts';

/**
 * What follows from a changed claim or document. Results no longer tell the state of the dossier, and the mark
 * "validated" no longer tells that of the statement: it said that somebody had checked what then stood there.
 */
export async function settleChange(
  trx: Transaction,
  action: Action,
  place: StatementInDossier,
): Promise<void> {
  await outdateResults(trx, place.dossier.id, action.at);
  await writeStatement(trx, action, place, { validatedAt: null, validatedBy: null });
}
