import type { BodyOf, ParamsOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { Act } from '../../http/calls/act.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { findRefusalToManage } from './policy.ts';
import { presentStandardInvitation } from './present.ts';
import { lockStandardInvitation } from './queries.ts';
import { recordStandardInvitationEvent } from './record-standard-invitation-event.ts';

export async function updateStandardInvitation(
  db: Database,
  act: Act,
  place: ParamsOf<typeof organizationsCalls.updateStandardInvitation>,
  { version, ...given }: BodyOf<typeof organizationsCalls.updateStandardInvitation>,
): Promise<StandardInvitation> {
  refuse(findRefusalToManage(act.actor, place.organizationId));
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
    await recordStandardInvitationEvent(trx, act, {
      type: 'standardInvitation.changed',
      organizationId: place.organizationId,
      invitation: changed,
      ...changes,
    });
    return presentStandardInvitation(changed);
  });
}
