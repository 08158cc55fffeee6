import type { BodyOf } from '@prorata/contract/call';
import type { usersCalls } from '@prorata/contract/users/calls';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { findChanges } from '../../events/changes.ts';
import { recordEvent } from '../../events/record-event.ts';
import { refuseStale } from '../../events/refuse-stale.ts';
import type { UserAction } from '../../http/action.ts';
import { refuse } from '../../http/problems/problem-error.ts';
import { refuseViolations } from '../../http/problems/refuse-violations.ts';
import type { Tools } from '../../tools.ts';
import { endSigningRights } from '../organizations/end-signing-rights.ts';
import { refuseSameAddress, USER_RULES } from './create-user.ts';
import {
  lockPlatformAdministrators,
  refuseWithoutOrganizationAdministrator,
  refuseWithoutPlatformAdministrator,
} from './last-administrator.ts';
import { notifyPlatformAdministrators } from './notify-platform-administrators.ts';
import { refuseWithOpenDossiers } from './open-dossiers.ts';
import { findRefusalToChange, findRefusalToGrant, refuseBailiffOfCreditor } from './policy.ts';
import { getUser, lockOrganizationOf, lockUser, type UserRow } from './queries.ts';
import { profileColumns, profileOf, rightsAfter, rightsColumns, rightsOf } from './user-fields.ts';

type Given = BodyOf<typeof usersCalls.update>;

/** Changes the own account, or the account and the rights of somebody whom the actor administers. */
export async function updateUser(
  tools: Tools,
  action: UserAction,
  userId: string,
  { version, ...given }: Given,
): Promise<void> {
  await refuseViolations(USER_RULES, () =>
    inTransaction(tools.db, async (trx) => {
      const { stored, organization } = await lockForUpdate(trx, action, userId);
      await refuseStale(trx, stored, version);
      const rights = rightsAfter(rightsOf(stored), given);
      refuse(findRefusalToGrant(action.actor, stored, rightsOf(stored), rights));
      const changes = findChanges({ ...profileOf(stored), ...rightsOf(stored) }, { ...given, ...rights });
      if (changes === undefined) return;
      if ('email' in changes.after) await refuseSameAddress(trx, stored.organizationId, given.email, userId);
      if (!rights.isOrganizationAdmin) await refuseWithoutOrganizationAdministrator(trx, stored);
      if (!rights.isPlatformAdmin) await refuseWithoutPlatformAdministrator(trx, [stored]);
      if ('userType' in changes.after) refuseBailiffOfCreditor(organization, rights);
      if ('userType' in changes.after) await refuseWithOpenDossiers(trx, userId, rights.userType);
      const isSomebodyElse = changesIdentity(stored, given);
      const user = await trx
        .updateTable('users')
        .set({ ...profileColumns(given), ...rightsColumns(rights), ...(isSomebodyElse && UNDECIDED) })
        .where('id', '=', userId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await endSigningRights(trx, user.organizationId, action.at);
      if (isSomebodyElse) await notifyPlatformAdministrators(trx, tools, action, user);
      await recordEvent(trx, action, {
        type: 'user.changed',
        organizationId: user.organizationId,
        subjectId: user.id,
        version: user.version,
        ...changes,
      });
    }),
  );
}

async function lockForUpdate(trx: Transaction, action: UserAction, userId: string) {
  const found = await getUser(trx, userId);
  refuse(findRefusalToChange(action.actor, found));
  const organization = await lockOrganizationOf(trx, found);
  if (found.isPlatformAdmin) await lockPlatformAdministrators(trx);
  return { stored: await lockUser(trx, userId), organization };
}

const UNDECIDED = {
  approval: 'pending',
  approvalDecidedAt: null,
  approvalDecidedBy: null,
  approvalReason: null,
} as const;

/**
 * Until somebody signs in, their address is all that says who they are. An approval was given to the person behind
 * the old one, so the person behind the new one must be approved again.
 */
function changesIdentity(stored: UserRow, given: Pick<Given, 'email'>): boolean {
  const isSameAddress = stored.email.toLowerCase() === given.email.toLowerCase();
  return stored.subject === null && stored.approval !== 'pending' && !isSameAddress;
}
