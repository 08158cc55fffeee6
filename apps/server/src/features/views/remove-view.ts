import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { lockView } from './find-view.ts';

/** Deletes a view, also for those whose list opened with it. */
export function removeView(
  db: Database,
  action: UserAction,
  viewId: string,
  version: number | undefined,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const stored = await lockView(trx, action.actor, viewId);
    await refuseStale(trx, stored, version);
    await trx.deleteFrom('listViews').where('id', '=', viewId).execute();
    if (stored.organizationId === null) return;
    await recordEvent(trx, action, {
      type: 'view.removed',
      organizationId: stored.organizationId,
      subjectId: viewId,
      version: null,
      before: { name: stored.name },
      after: null,
    });
  });
}
