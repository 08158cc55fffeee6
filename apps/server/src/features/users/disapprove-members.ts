import type { Transaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { lockPlatformAdministrators, refuseWithoutPlatformAdministrator } from './last-administrator.ts';
import { type Recipient, recipientFrom } from './notification-recipients.ts';
import { storeApproval } from './store-approval.ts';

interface Disapproval {
  readonly organizationId: string;
  readonly reason: string | null;
}

/**
 * Disapproves everyone of an organization that the transaction has locked and disapproves. Gives those who have used the
 * product, and so should hear of it.
 */
export async function disapproveMembers(
  trx: Transaction,
  action: UserAction,
  { organizationId, reason }: Disapproval,
): Promise<Recipient[]> {
  await lockPlatformAdministrators(trx);
  const members = await trx
    .selectFrom('users')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('approval', '<>', 'disapproved')
    .where('removedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await refuseWithoutPlatformAdministrator(trx, members);
  for (const member of members) {
    const user = await storeApproval(trx, action, 'users', member, { approval: 'disapproved', reason });
    await recordEvent(trx, action, {
      type: 'user.disapproved',
      organizationId: user.organizationId,
      subjectId: user.id,
      version: user.version,
      before: { approval: member.approval },
      after: { approval: 'disapproved', reason },
    });
  }
  return members.filter(({ onboardedAt }) => onboardedAt !== null).map(recipientFrom);
}
