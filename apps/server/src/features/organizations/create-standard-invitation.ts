import type { BodyOf } from '@prorata/contract/call';
import type { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import { newId } from '../../database/new-id.ts';
import type { Database } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { refuse } from '../../http/problems/refuse.ts';
import { findRefusalToManage } from './policy.ts';
import { presentStandardInvitation } from './present.ts';
import { lockOrganization } from './queries.ts';

export async function createStandardInvitation(
  db: Database,
  action: UserAction,
  organizationId: string,
  given: BodyOf<typeof organizationsCalls.createStandardInvitation>,
): Promise<StandardInvitation> {
  refuse(findRefusalToManage(action.actor, organizationId));
  return inTransaction(db, async (trx) => {
    await lockOrganization(trx, organizationId);
    const stored = await trx
      .insertInto('standardInvitations')
      .values({ id: newId(), organizationId, ...given })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordEvent(trx, action, {
      type: 'standardInvitation.created',
      organizationId,
      subjectId: stored.id,
      version: stored.version,
      before: null,
      after: given,
    });
    return presentStandardInvitation(stored);
  });
}
