import type { ParamsOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { findRefusalToManage } from './policy.ts';
import { lockStandardInvitation } from './queries.ts';

export async function removeStandardInvitation(
  db: Database,
  action: UserAction,
  place: ParamsOf<typeof organizationsCalls.removeStandardInvitation>,
): Promise<void> {
  refuse(findRefusalToManage(action.actor, place.organizationId));
  await inTransaction(db, async (trx) => {
    const invitation = await lockStandardInvitation(trx, place);
    const { email, addressee, address, language } = invitation;
    await trx.deleteFrom('standardInvitations').where('id', '=', invitation.id).execute();
    await recordEvent(trx, action, {
      type: 'standardInvitation.removed',
      organizationId: place.organizationId,
      subjectId: invitation.id,
      version: invitation.version,
      before: { email, addressee, address, language },
      after: null,
    });
  });
}
