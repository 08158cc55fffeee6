import type { ParamsOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Act } from '../../http/calls/act.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { findRefusalToManage } from './policy.ts';
import { lockStandardInvitation } from './queries.ts';
import { recordStandardInvitationEvent } from './record-standard-invitation-event.ts';

export async function removeStandardInvitation(
  db: Database,
  act: Act,
  place: ParamsOf<typeof organizationsCalls.removeStandardInvitation>,
): Promise<void> {
  refuse(findRefusalToManage(act.actor, place.organizationId));
  await inTransaction(db, async (trx) => {
    const invitation = await lockStandardInvitation(trx, place);
    const { email, addressee, address, language } = invitation;
    await trx.deleteFrom('standardInvitations').where('id', '=', invitation.id).execute();
    await recordStandardInvitationEvent(trx, act, {
      type: 'standardInvitation.removed',
      organizationId: place.organizationId,
      invitation,
      before: { email, addressee, address, language },
      after: null,
    });
  });
}
