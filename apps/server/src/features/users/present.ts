import type { OwnOrganization } from '@prorata/contract/organizations/organization';
import type { Bailiff, Me, User } from '@prorata/contract/users/user';
import { findRefusal } from '@prorata/domain/capabilities';
import { maskNationalNumber } from '@prorata/domain/national-number';
import type { Identity } from '../../http/authentication/actor.ts';
import type { OwnTexts } from '../legal/own-texts.ts';
import { missingFieldsOf } from '../organizations/missing-fields.ts';
import { actingUserFrom } from './acting-user.ts';
import type { PresentableUser, StoredOrganization, StoredUser, UserRow } from './queries.ts';
import { profileOf, rightsOf } from './user-fields.ts';

/** Someone of whom nothing is stored yet: what the identity service says, and no rights. */
export function presentUnregistered({ name, surname, email }: Identity): Me {
  return {
    id: null,
    version: null,
    salutation: null,
    name,
    surname,
    nationalNumber: null,
    email,
    phone: null,
    preferredLanguage: null,
    dutchImmatriculation: null,
    frenchImmatriculation: null,
    userType: null,
    isBailiff: false,
    isOrganizationAdmin: false,
    isPlatformAdmin: false,
    distributionReadPermission: false,
    distributionWritePermission: false,
    rankingPermission: false,
    claimOfDebtPermission: false,
    canManageDossiersPermission: false,
    approved: false,
    isOnboarded: false,
    isPending: false,
    eulaAcceptedAt: null,
    ...NO_TEXTS,
    organization: null,
    canReadDossiers: false,
    canWriteDossiers: false,
    canFileClaims: false,
    canAdministerWorkspace: false,
  };
}

/** Of somebody who has not registered. */
export const NO_TEXTS: OwnTexts = { textsToAccept: [], comingTexts: [] };

export function presentMe(user: StoredUser, texts: OwnTexts): Me {
  const acting = actingUserFrom(user);
  return {
    id: user.id,
    version: user.version,
    ...profileOf(user),
    ...rightsOf(user),
    ...standingOf(user),
    eulaAcceptedAt: user.eulaAcceptedAt?.toISOString() ?? null,
    ...texts,
    organization: user.organization && presentOwnOrganization(user.organization),
    canReadDossiers: findRefusal(acting, 'readDossiers') === undefined,
    canWriteDossiers: findRefusal(acting, 'writeDossiers') === undefined,
    canFileClaims: findRefusal(acting, 'fileClaims') === undefined,
    canAdministerWorkspace: findRefusal(acting, 'administerWorkspace') === undefined,
  };
}

export function presentUser(user: PresentableUser): User {
  const { organizationId, organizationName } = user;
  return {
    id: user.id,
    version: user.version,
    ...profileOf(user),
    ...rightsOf(user),
    ...standingOf(user),
    eulaAcceptedAt: user.eulaAcceptedAt?.toISOString() ?? null,
    organization: organizationId && organizationName ? { id: organizationId, name: organizationName } : null,
    createdAt: user.createdAt.toISOString(),
  };
}

export function presentListedUser(user: PresentableUser): User {
  return {
    ...presentUser(user),
    nationalNumber: user.nationalNumber && maskNationalNumber(user.nationalNumber),
  };
}

export function presentBailiff(user: UserRow): Bailiff {
  return {
    id: user.id,
    name: user.firstName,
    surname: user.lastName,
    email: user.email,
    userType: user.userType,
    isBailiff: user.userType === 'Bailiff',
    dutchImmatriculation: user.dutchImmatriculation,
    frenchImmatriculation: user.frenchImmatriculation,
  };
}

function standingOf(user: UserRow) {
  return {
    isBailiff: user.userType === 'Bailiff',
    approved: user.approval === 'approved',
    isOnboarded: user.onboardedAt !== null,
    isPending: user.approval === 'pending',
  };
}

function presentOwnOrganization(organization: StoredOrganization): OwnOrganization {
  const missingFields = missingFieldsOf(organization);
  return {
    id: organization.id,
    name: organization.name,
    displayName: organization.displayName,
    preferredLanguage: organization.preferredLanguage,
    isBailiffsOffice: organization.isBailiffsOffice,
    hasDistributionFilePermission: organization.hasDistributionFilePermission,
    hasRankingFilePermission: organization.hasRankingFilePermission,
    hasClaimOfDebtPermission: organization.hasClaimOfDebtPermission,
    creditorKind: organization.creditorKind,
    numberVerifiedAt: organization.numberVerifiedAt?.toISOString() ?? null,
    approved: organization.approval === 'approved',
    isPending: organization.approval === 'pending',
    isComplete: missingFields.length === 0,
    missingFields,
    eulaAcceptedAt: organization.eulaAcceptedAt?.toISOString() ?? null,
  };
}
