import type { DistributionType } from '@prorata/domain/vocabulary';
import type { Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';

/** A ranking by order is for offices that may draw them up, and for the people in them who may. */
export async function refuseRanking(
  trx: Transaction,
  user: ActingUser,
  chosen: DistributionType,
  current: DistributionType = 'proportional',
): Promise<void> {
  if (chosen !== 'ranking' || current === 'ranking') return;
  const allowed = await trx
    .selectFrom('users')
    .innerJoin('organizations', 'organizations.id', 'users.organizationId')
    .select('users.id')
    .where('users.id', '=', user.id)
    .where('hasRankingPermission', '=', true)
    .where('hasRankingFilePermission', '=', true)
    .executeTakeFirst();
  if (allowed === undefined) throw new ProblemError('insufficient-permissions');
}
