import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { findRefusalToManage } from './policy.ts';
import { presentStandardInvitation } from './present.ts';
import { lockStandardInvitation } from './queries.ts';

export async function updateStandardInvitation(
  db: Database,
  action: UserAction,
  place: ParamsOf<typeof organizationsCalls.updateStandardInvitation>,
  { version, ...given }: BodyOf<typeof organizationsCalls.updateStandardInvitation>,
): Promise<StandardInvitation> {
  refuse(findRefusalToManage(action.actor, place.organizationId));
  return inTransaction(db, async (trx) => {
    const stored = await lockStandardInvitation(trx, place);
    await refuseStale(trx, stored, version);
    const changes = findChanges(presentStandardInvitation(stored), given);
    if (changes === undefined) return presentStandardInvitation(stored);
    const changed = await trx
      .updateTable('standardInvitations')
      .set(given)
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      type: 'standardInvitation.changed',
      organizationId: place.organizationId,
      subjectId: changed.id,
      version: changed.version,
      ...changes,
    });
    return presentStandardInvitation(changed);
  });
}
