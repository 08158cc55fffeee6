import type { BodyOf } from '@prorata/contract/call';
import type { usersCalls } from '@prorata/contract/users/calls';
import { newId } from '../../database/new-id.ts';
import type { Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { UserAction } from '../../http/action.ts';
import { ProblemError, refuse } from '../../http/problems/problem-error.ts';
import { problemFrom, refuseViolations } from '../../http/problems/refuse-violations.ts';
import type { Tools } from '../../tools.ts';
import { notifyPlatformAdministrators } from './notify-platform-administrators.ts';
import {
  findRefusalToAdminister,
  findRefusalToGrant,
  isPlatformAdministrator,
  refuseBailiffOfCreditor,
} from './policy.ts';
import { lockOrganizationOf } from './queries.ts';
import { noRightsAs, profileColumns, rightsAfter, rightsColumns } from './user-fields.ts';

/** A person has one live account, and is awaited under one address. */
export const USER_RULES = {
  users_national_number: { code: 'duplicate-user', field: 'nationalNumber' },
  users_awaited_email: { code: 'duplicate-user', field: 'email' },
} as const;

/** Enters somebody, who joins by signing in with the same address, and who waits for approval like anyone else. */
export async function createUser(
  tools: Tools,
  action: UserAction,
  { organizationId: asked, ...given }: BodyOf<typeof usersCalls.create>,
): Promise<string> {
  const organizationId = asked ?? action.actor.organization?.id;
  if (organizationId === undefined) {
    throw new ProblemError('validation', { errors: [{ path: 'organizationId', code: 'required' }] });
  }
  const before = noRightsAs(given.userType);
  const rights = rightsAfter(before, given);
  refuse(findRefusalToAdminister(action.actor, organizationId));
  refuse(findRefusalToGrant(action.actor, undefined, before, rights));
  return refuseViolations(USER_RULES, () =>
    inTransaction(tools.db, async (trx) => {
      refuseBailiffOfCreditor(await lockOrganizationOf(trx, { organizationId }), rights);
      await refuseSameAddress(trx, organizationId, given.email);
      const row = { ...profileColumns(given), ...rightsColumns(rights) };
      const user = await trx
        .insertInto('users')
        .values({ id: newId(), organizationId, createdAt: action.at, ...row })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (!isPlatformAdministrator(action.actor))
        await notifyPlatformAdministrators(trx, tools, action, user);
      await recordEvent(trx, action, {
        type: 'user.created',
        organizationId: user.organizationId,
        subjectId: user.id,
        version: user.version,
        before: null,
        after: given,
      });
      return user.id;
    }),
  );
}

/** In one office, a second person with the same address is the same person again. */
export async function refuseSameAddress(
  trx: Transaction,
  organizationId: string | null,
  email: string,
  ownId?: string,
): Promise<void> {
  const same = await trx
    .selectFrom('users')
    .select('id')
    .where('organizationId', 'is not distinct from', organizationId)
    .$if(ownId !== undefined, (query) => query.where('id', '<>', ownId ?? ''))
    .where(({ fn, eb }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (same) throw problemFrom(USER_RULES.users_awaited_email);
}
