import type { BodyOf } from '@prorata/contract/call';
import type { costsCalls } from '@prorata/contract/costs/calls';
import type { DossierCost } from '@prorata/contract/costs/dossier-cost';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { columnsOf, fieldsOf, periodsOf, presentDossierCost } from './dossier-cost-fields.ts';
import { findRefusalToChange } from './dossier-cost-policy.ts';
import { lockDossierCost } from './dossier-cost-queries.ts';
import { lineUpChanges } from './line-up-changes.ts';
import { requireUniqueName } from './require-unique-name.ts';
import { storePeriods } from './store-dossier-cost-periods.ts';

export async function updateDossierCost(
  db: Database,
  action: UserAction,
  { id, version, ...given }: BodyOf<typeof costsCalls.updateDossierCost>,
): Promise<DossierCost> {
  return inTransaction(db, async (trx) => {
    await lineUpChanges(trx, 'dossier_costs');
    const stored = await lockDossierCost(trx, id);
    await refuseStale(trx, stored, version);
    refuse(findRefusalToChange(stored, given));
    await requireUniqueName(trx, 'dossierCosts', { id, name: given.name });
    await trx.updateTable('dossierCosts').set(columnsOf(given)).where('id', '=', id).execute();
    await storePeriods(trx, id, periodsOf(given));
    const cost = await lockDossierCost(trx, id);
    const changes = findChanges(fieldsOf(stored), fieldsOf(cost));
    if (changes)
      await recordEvent(trx, action, {
        type: 'dossierCost.changed',
        organizationId: null,
        subjectId: cost.id,
        version: cost.version,
        ...changes,
      });
    return presentDossierCost(cost);
  });
}
