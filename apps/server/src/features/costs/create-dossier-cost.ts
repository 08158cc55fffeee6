import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import {
  columnsOf,
  type DossierCostFields,
  fieldsOf,
  periodsOf,
  presentDossierCost,
} from './dossier-cost-fields.ts';
import { lockDossierCost } from './dossier-cost-queries.ts';
import { lineUpChanges } from './line-up-changes.ts';
import { requireUniqueName } from './require-unique-name.ts';
import { storePeriods } from './store-dossier-cost-periods.ts';

export async function createDossierCost(
  db: Database,
  action: UserAction,
  given: DossierCostFields,
): Promise<DossierCost> {
  return inTransaction(db, async (trx) => {
    await lineUpChanges(trx, 'dossier_costs');
    await requireUniqueName(trx, 'dossierCosts', given);
    const id = newId();
    await trx
      .insertInto('dossierCosts')
      .values({ id, ...columnsOf(given) })
      .execute();
    await storePeriods(trx, id, periodsOf(given));
    const cost = await lockDossierCost(trx, id);
    await recordEvent(trx, action, {
      type: 'dossierCost.created',
      organizationId: null,
      subjectId: cost.id,
      version: cost.version,
      before: null,
      after: fieldsOf(cost),
    });
    return presentDossierCost(cost);
  });
}
