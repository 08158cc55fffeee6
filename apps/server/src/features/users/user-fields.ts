import type { UserProfile, UserRights } from '@prorata/contract/users/user';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../../database/tables.ts';

type Row = Omit<Selectable<UsersTable>, 'nameWords'>;

export function profileOf(row: Row): UserProfile {
  return {
    salutation: row.salutation,
    name: row.firstName,
    surname: row.lastName,
    nationalNumber: row.nationalNumber,
    email: row.email,
    phone: row.phone,
    preferredLanguage: row.preferredLanguage,
    dutchImmatriculation: row.dutchImmatriculation,
    frenchImmatriculation: row.frenchImmatriculation,
  };
}

export function rightsOf(row: Row): UserRights {
  return {
    userType: row.userType,
    isOrganizationAdmin: row.isOrganizationAdmin,
    isPlatformAdmin: row.isPlatformAdmin,
    distributionReadPermission: row.hasDistributionReadPermission,
    distributionWritePermission: row.hasDistributionWritePermission,
    rankingPermission: row.hasRankingPermission,
    claimOfDebtPermission: row.hasClaimOfDebtPermission,
    canManageDossiersPermission: row.canManageDossiers,
  };
}

/** The rights as they will be when somebody sets some of them. */
export function rightsAfter(
  before: UserRights,
  given: { readonly [Right in keyof UserRights]?: UserRights[Right] | undefined },
): UserRights {
  return {
    userType: given.userType ?? before.userType,
    isOrganizationAdmin: given.isOrganizationAdmin ?? before.isOrganizationAdmin,
    isPlatformAdmin: given.isPlatformAdmin ?? before.isPlatformAdmin,
    distributionReadPermission: given.distributionReadPermission ?? before.distributionReadPermission,
    distributionWritePermission: given.distributionWritePermission ?? before.distributionWritePermission,
    rankingPermission: given.rankingPermission ?? before.rankingPermission,
    claimOfDebtPermission: given.claimOfDebtPermission ?? before.claimOfDebtPermission,
    canManageDossiersPermission: given.canManageDossiersPermission ?? before.canManageDossiersPermission,
  };
}

export function noRightsAs(userType: UserRights['userType']): UserRights {
  return {
    userType,
    isOrganizationAdmin: false,
    isPlatformAdmin: false,
    distributionReadPermission: false,
    distributionWritePermission: false,
    rankingPermission: false,
    claimOfDebtPermission: false,
    canManageDossiersPermission: false,
  };
}

export function profileColumns({ name, surname, ...same }: UserProfile) {
  return {
    salutation: same.salutation,
    firstName: name,
    lastName: surname,
    nationalNumber: same.nationalNumber,
    email: same.email,
    phone: same.phone,
    preferredLanguage: same.preferredLanguage,
    dutchImmatriculation: same.dutchImmatriculation,
    frenchImmatriculation: same.frenchImmatriculation,
  };
}

export function rightsColumns(rights: UserRights) {
  return {
    userType: rights.userType,
    isOrganizationAdmin: rights.isOrganizationAdmin,
    isPlatformAdmin: rights.isPlatformAdmin,
    hasDistributionReadPermission: rights.distributionReadPermission,
    hasDistributionWritePermission: rights.distributionWritePermission,
    hasRankingPermission: rights.rankingPermission,
    hasClaimOfDebtPermission: rights.claimOfDebtPermission,
    canManageDossiers: rights.canManageDossiersPermission,
  };
}
