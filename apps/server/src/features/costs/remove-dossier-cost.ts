import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Act } from '../../http/calls/act.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { fieldsOf } from './dossier-cost-fields.ts';
import { findRefusalToRemove } from './dossier-cost-policy.ts';
import { lockDossierCost } from './dossier-cost-queries.ts';
import { recordCostEvent } from './record-cost-event.ts';

export async function removeDossierCost(db: Database, act: Act, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const cost = await lockDossierCost(trx, id);
    refuse(findRefusalToRemove(cost));
    await trx.deleteFrom('dossierCosts').where('id', '=', id).execute();
    await recordCostEvent(trx, act, 'dossierCost', {
      what: 'removed',
      cost,
      before: fieldsOf(cost),
      after: null,
    });
  });
}
