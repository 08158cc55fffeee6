import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { fieldsOf } from './platform-cost-fields.ts';
import { findRefusalToRemove } from './platform-cost-policy.ts';
import { lockPlatformCost } from './platform-cost-queries.ts';

export async function removePlatformCost(db: Database, action: UserAction, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const cost = await lockPlatformCost(trx, id);
    refuse(findRefusalToRemove(cost));
    await trx.deleteFrom('platformCosts').where('id', '=', id).execute();
    await recordEvent(trx, action, {
      type: 'platformCost.removed',
      organizationId: null,
      subjectId: cost.id,
      version: null,
      before: fieldsOf(cost),
      after: null,
    });
  });
}
