import type { ActingUser } from '../../http/authentication/actor.ts';
import { missingFieldsOf } from '../organizations/missing-fields.ts';
import type { StoredUser } from './queries.ts';

/** What of a stored user decides what they may do. */
export function actingUserFrom(stored: StoredUser): ActingUser {
  const { organization } = stored;
  return {
    kind: 'user',
    id: stored.id,
    name: `${stored.firstName} ${stored.lastName}`.trim(),
    isOnboarded: stored.onboardedAt !== null,
    approval: stored.approval,
    userType: stored.userType,
    isPlatformAdmin: stored.isPlatformAdmin,
    isOrganizationAdmin: stored.isOrganizationAdmin,
    distributionReadPermission: stored.hasDistributionReadPermission,
    distributionWritePermission: stored.hasDistributionWritePermission,
    canManageDossiersPermission: stored.canManageDossiers,
    claimOfDebtPermission: stored.hasClaimOfDebtPermission,
    organization: organization && {
      id: organization.id,
      approval: organization.approval,
      isComplete: missingFieldsOf(organization).length === 0,
      hasAcceptedEula: organization.eulaAcceptedAt !== null,
      isBailiffsOffice: organization.isBailiffsOffice,
      hasDistributionFilePermission: organization.hasDistributionFilePermission,
      hasClaimOfDebtPermission: organization.hasClaimOfDebtPermission,
    },
  };
}
