import type { PlatformCost } from '@prorata/contract/costs/platform-cost';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { lineUpChanges } from './line-up-changes.ts';
import { fieldsOf, type PlatformCostFields, periodsOf, presentPlatformCost } from './platform-cost-fields.ts';
import { lockPlatformCost } from './platform-cost-queries.ts';
import { refuseSecondPrice } from './refuse-second-price.ts';
import { requireUniqueName } from './require-unique-name.ts';
import { storePeriods } from './store-platform-cost-periods.ts';

export async function createPlatformCost(
  db: Database,
  action: UserAction,
  given: PlatformCostFields,
): Promise<PlatformCost> {
  return inTransaction(db, async (trx) => {
    await lineUpChanges(trx, 'platform_costs');
    await requireUniqueName(trx, 'platformCosts', given);
    await refuseSecondPrice(trx, given);
    const { periods: _, ...columns } = given;
    const id = newId();
    await trx
      .insertInto('platformCosts')
      .values({ id, ...columns })
      .execute();
    await storePeriods(trx, id, periodsOf(given));
    const cost = await lockPlatformCost(trx, id);
    await recordEvent(trx, action, {
      type: 'platformCost.created',
      organizationId: null,
      subjectId: cost.id,
      version: cost.version,
      before: null,
      after: fieldsOf(cost),
    });
    return presentPlatformCost(cost);
  });
}
