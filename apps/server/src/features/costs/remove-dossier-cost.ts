import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { fieldsOf } from './dossier-cost-fields.ts';
import { findRefusalToRemove } from './dossier-cost-policy.ts';
import { lockDossierCost } from './dossier-cost-queries.ts';

export async function removeDossierCost(db: Database, action: UserAction, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const cost = await lockDossierCost(trx, id);
    refuse(findRefusalToRemove(cost));
    await trx.deleteFrom('dossierCosts').where('id', '=', id).execute();
    await recordEvent(trx, action, {
      type: 'dossierCost.removed',
      organizationId: null,
      subjectId: cost.id,
      version: null,
      before: fieldsOf(cost),
      after: null,
    });
  });
}
