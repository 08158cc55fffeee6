import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Action } from '../../http/action.ts';
import { lockOrganization } from '../organizations/queries.ts';
import { lockPlatformAdministrators } from './last-administrator.ts';
import type { UserRow } from './queries.ts';

/** Why nobody was appointed, as a sentence for whoever runs the command. */
class AppointmentError extends Error {
  override readonly name = 'AppointmentError';
}

/**
 * Makes somebody who has registered the first administrator of the platform, and approves them and their office: on an
 * empty platform there is nobody else to do it. They have signed in, so the identity service vouches for who they are.
 */
export async function appointFirstAdministrator(
  db: Database,
  action: Action,
  email: string,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    // Two commands at once: the second waits, and then finds the administrator of the first.
    await lockPlatformAdministrators(trx);
    await refuseSecond(trx);
    const user = await findRegistered(trx, email);
    if (user.organizationId !== null) await approveOrganization(trx, action, user.organizationId);
    await appoint(trx, action, user);
    return `${user.firstName} ${user.lastName}`;
  });
}

async function refuseSecond(trx: Transaction): Promise<void> {
  const administrator = await trx
    .selectFrom('users')
    .select('id')
    .where('isPlatformAdmin', '=', true)
    .where('approval', '=', 'approved')
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  if (administrator === undefined) return;
  throw new AppointmentError(
    'There is a platform administrator already, who can appoint others on their page.',
  );
}

async function findRegistered(trx: Transaction, email: string): Promise<UserRow> {
  const [user, another] = await trx
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .where('onboardedAt', 'is not', null)
    .where('removedAt', 'is', null)
    .forUpdate()
    .execute();
  if (user === undefined) {
    throw new AppointmentError(
      `Nobody has registered with the address ${email} yet: sign in and register first.`,
    );
  }
  if (another !== undefined) throw new AppointmentError(`Several people have registered with ${email}.`);
  return user;
}

async function approveOrganization(trx: Transaction, action: Action, organizationId: string): Promise<void> {
  const stored = await lockOrganization(trx, organizationId);
  if (stored.approval === 'approved') return;
  const { version, approval } = await trx
    .updateTable('organizations')
    .set({ approval: 'approved', approvalDecidedAt: action.at, approvalReason: null })
    .where('id', '=', organizationId)
    .returning(['version', 'approval'])
    .executeTakeFirstOrThrow();
  await recordEvent(trx, action, {
    type: 'organization.approved',
    organizationId,
    subjectId: organizationId,
    version,
    before: { approval: stored.approval },
    after: { approval, reason: null },
  });
}

async function appoint(trx: Transaction, action: Action, stored: UserRow): Promise<void> {
  const subject = { organizationId: stored.organizationId, subjectId: stored.id };
  const { version, approval } = await trx
    .updateTable('users')
    .set({
      isPlatformAdmin: true,
      approval: 'approved',
      approvalDecidedAt: stored.approvalDecidedAt ?? action.at,
      approvalReason: null,
    })
    .where('id', '=', stored.id)
    .returning(['version', 'approval'])
    .executeTakeFirstOrThrow();
  if (stored.approval !== approval) {
    await recordEvent(trx, action, {
      ...subject,
      type: 'user.approved',
      version,
      before: { approval: stored.approval },
      after: { approval, reason: null },
    });
  }
  await recordEvent(trx, action, {
    ...subject,
    type: 'user.changed',
    version,
    before: { isPlatformAdmin: stored.isPlatformAdmin },
    after: { isPlatformAdmin: true },
  });
}
