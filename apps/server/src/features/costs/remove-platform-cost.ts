import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Act } from '../../http/calls/act.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { fieldsOf } from './platform-cost-fields.ts';
import { findRefusalToRemove } from './platform-cost-policy.ts';
import { lockPlatformCost } from './platform-cost-queries.ts';
import { recordCostEvent } from './record-cost-event.ts';

export async function removePlatformCost(db: Database, act: Act, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const cost = await lockPlatformCost(trx, id);
    refuse(findRefusalToRemove(cost));
    await trx.deleteFrom('platformCosts').where('id', '=', id).execute();
    await recordCostEvent(trx, act, 'platformCost', {
      what: 'removed',
      cost,
      before: fieldsOf(cost),
      after: null,
    });
  });
}
