import type { BodyOf } from '@prorata/contract/call';
import type { costsCalls } from '@prorata/contract/costs/calls';
import type { PlatformCost } from '@prorata/contract/costs/platform-cost';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { lineUpChanges } from './line-up-changes.ts';
import { fieldsOf, periodsOf, presentPlatformCost } from './platform-cost-fields.ts';
import { findRefusalToChange } from './platform-cost-policy.ts';
import { lockPlatformCost } from './platform-cost-queries.ts';
import { refuseSecondPrice } from './refuse-second-price.ts';
import { requireUniqueName } from './require-unique-name.ts';
import { storePeriods } from './store-platform-cost-periods.ts';

export async function updatePlatformCost(
  db: Database,
  action: UserAction,
  { id, version, ...given }: BodyOf<typeof costsCalls.updatePlatformCost>,
): Promise<PlatformCost> {
  return inTransaction(db, async (trx) => {
    await lineUpChanges(trx, 'platform_costs');
    const stored = await lockPlatformCost(trx, id);
    await refuseStale(trx, stored, version);
    refuse(findRefusalToChange(stored, given));
    await requireUniqueName(trx, 'platformCosts', { id, name: given.name });
    await refuseSecondPrice(trx, { id, ...given });
    const { periods: _, ...columns } = given;
    await trx.updateTable('platformCosts').set(columns).where('id', '=', id).execute();
    await storePeriods(trx, id, periodsOf(given));
    const cost = await lockPlatformCost(trx, id);
    const changes = findChanges(fieldsOf(stored), fieldsOf(cost));
    if (changes)
      await recordEvent(trx, action, {
        type: 'platformCost.changed',
        organizationId: null,
        subjectId: cost.id,
        version: cost.version,
        ...changes,
      });
    return presentPlatformCost(cost);
  });
}
