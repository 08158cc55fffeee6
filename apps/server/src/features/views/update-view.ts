import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@prorata/contract/call';
import type { viewsCalls } from '@prorata/contract/views/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import { lockView, NAME_REFUSALS } from './find-view.ts';

/** Changes a view. Of one of the office the trail says who did; what was not changed stays as it was. */
export function updateView(
  db: Database,
  action: UserAction,
  viewId: string,
  { version, name, content }: BodyOf<typeof viewsCalls.update>,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const stored = await lockView(trx, action.actor, viewId);
    await refuseStale(trx, stored, version);
    if (stored.name === name && isDeepStrictEqual(stored.content, content)) return;
    const changed = await refuseViolations(NAME_REFUSALS, () =>
      trx
        .updateTable('listViews')
        .set({ name, content: JSON.stringify(content) })
        .where('id', '=', viewId)
        .returning('version')
        .executeTakeFirstOrThrow(),
    );
    if (stored.organizationId === null) return;
    await recordEvent(trx, action, {
      type: 'view.changed',
      organizationId: stored.organizationId,
      subjectId: viewId,
      version: changed.version,
      before: { name: stored.name },
      after: { name },
    });
  });
}
