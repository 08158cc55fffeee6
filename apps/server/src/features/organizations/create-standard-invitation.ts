import type { BodyOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Act } from '../../http/calls/act.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { findRefusalToManage } from './policy.ts';
import { presentStandardInvitation } from './present.ts';
import { lockOrganization } from './queries.ts';
import { recordStandardInvitationEvent } from './record-standard-invitation-event.ts';

export async function createStandardInvitation(
  db: Database,
  act: Act,
  organizationId: string,
  given: BodyOf<typeof organizationsCalls.createStandardInvitation>,
): Promise<StandardInvitation> {
  refuse(findRefusalToManage(act.actor, organizationId));
  return inTransaction(db, async (trx) => {
    await lockOrganization(trx, organizationId);
    const stored = await trx
      .insertInto('standardInvitations')
      .values({ id: newId(), organizationId, ...given })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordStandardInvitationEvent(trx, act, {
      type: 'standardInvitation.created',
      organizationId,
      invitation: stored,
      before: null,
      after: given,
    });
    return presentStandardInvitation(stored);
  });
}
