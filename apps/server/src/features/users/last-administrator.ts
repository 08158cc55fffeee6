import { sql } from 'kysely';
import type { Transaction } from '../../database/tables.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import type { UserRow } from './queries.ts';

/**
 * Lines up all who could take away a platform administrator. Comes after holding the organization and before holding
 * a user: everyone takes them in this order, so nobody waits in a circle.
 */
export async function lockPlatformAdministrators(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('platform administrators'))`.execute(trx);
}

/** Refuses to take the last administrator from an organization, whose rows the transaction has locked. */
export async function refuseWithoutOrganizationAdministrator(
  trx: Transaction,
  leaving: UserRow,
): Promise<void> {
  if (!leaving.isOrganizationAdmin || !canAct(leaving)) return;
  const other = await selectActive(trx)
    .where('organizationId', '=', leaving.organizationId)
    .where('isOrganizationAdmin', '=', true)
    .where('id', '<>', leaving.id)
    .executeTakeFirst();
  if (other === undefined) throw new ProblemError('last-administrator');
}

/** Refuses to leave the platform without anyone who administers it. */
export async function refuseWithoutPlatformAdministrator(
  trx: Transaction,
  leaving: readonly UserRow[],
): Promise<void> {
  if (!leaving.some((user) => user.isPlatformAdmin && canAct(user))) return;
  const ids = leaving.map(({ id }) => id);
  const other = await selectActive(trx)
    .where('isPlatformAdmin', '=', true)
    .where('id', 'not in', ids)
    .executeTakeFirst();
  if (other === undefined) throw new ProblemError('last-administrator');
}

/** Somebody who was entered but never came, or is not approved, cannot take over. */
function canAct({ approval, onboardedAt }: UserRow): boolean {
  return approval === 'approved' && onboardedAt !== null;
}

function selectActive(trx: Transaction) {
  return trx
    .selectFrom('users')
    .select('id')
    .where('approval', '=', 'approved')
    .where('onboardedAt', 'is not', null)
    .where('removedAt', 'is', null);
}
