import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { refuse } from '../../http/problems/problem-error.ts';
import type { Tools } from '../../tools.ts';
import { endSigningRights } from '../organizations/end-signing-rights.ts';
import {
  lockPlatformAdministrators,
  refuseWithoutOrganizationAdministrator,
  refuseWithoutPlatformAdministrator,
} from './last-administrator.ts';
import { refuseWithOpenDossiers } from './open-dossiers.ts';
import { findRefusalToRemove } from './policy.ts';
import { getUser, lockOrganizationOf, lockUser } from './queries.ts';

/** Removes somebody, who can no longer sign in. The row stays, for dossiers and events speak of it. */
export async function removeUser(
  { db }: Tools,
  action: UserAction,
  userId: string,
  version: number | undefined,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await getUser(trx, userId);
    refuse(findRefusalToRemove(action.actor, found));
    await lockOrganizationOf(trx, found);
    if (found.isPlatformAdmin) await lockPlatformAdministrators(trx);
    const stored = await lockUser(trx, userId);
    await refuseStale(trx, stored, version);
    await refuseWithoutOrganizationAdministrator(trx, stored);
    await refuseWithoutPlatformAdministrator(trx, [stored]);
    await refuseWithOpenDossiers(trx, userId);
    const user = await trx
      .updateTable('users')
      .set({ removedAt: action.at })
      .where('id', '=', userId)
      .returning(['id', 'version', 'organizationId'])
      .executeTakeFirstOrThrow();
    await endSigningRights(trx, user.organizationId, action.at);
    const { firstName, lastName, email } = stored;
    await recordEvent(trx, action, {
      type: 'user.removed',
      organizationId: user.organizationId,
      subjectId: user.id,
      version: user.version,
      before: { name: firstName, surname: lastName, email },
      after: null,
    });
  });
}
