import { findRefusal } from '@prorata/domain/capabilities';
import type { Database, Transaction } from '../../database/tables.ts';
import type { ActingUser } from '../../http/authentication/actor.ts';

/** How many of the person's office may prepare and approve payments: those who may write its dossiers. */
export async function countApprovers(
  db: Database | Transaction,
  { organization }: ActingUser,
): Promise<number> {
  const colleagues = await db
    .selectFrom('users')
    .select(['approval', 'userType', 'onboardedAt', 'isPlatformAdmin', 'isOrganizationAdmin'])
    .select(['hasDistributionReadPermission', 'hasDistributionWritePermission', 'canManageDossiers'])
    .select('hasClaimOfDebtPermission')
    .where('organizationId', '=', organization?.id ?? null)
    .where('removedAt', 'is', null)
    .execute();
  const able = colleagues.filter(
    ({ onboardedAt, ...user }) =>
      findRefusal(
        {
          ...user,
          isOnboarded: onboardedAt !== null,
          distributionReadPermission: user.hasDistributionReadPermission,
          distributionWritePermission: user.hasDistributionWritePermission,
          canManageDossiersPermission: user.canManageDossiers,
          claimOfDebtPermission: user.hasClaimOfDebtPermission,
          organization,
        },
        'writeDossiers',
      ) === undefined,
  );
  return able.length;
}
