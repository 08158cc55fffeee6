import type { UserType } from '@prorata/domain/vocabulary';

/** The rights that an administrator of the organization grants. */
export const RIGHTS = [
  'isOrganizationAdmin',
  'distributionReadPermission',
  'distributionWritePermission',
  'canManageDossiersPermission',
  'rankingPermission',
  'claimOfDebtPermission',
] as const;
export type Right = (typeof RIGHTS)[number];

const OF_EVERY_BAILIFF: readonly Right[] = [
  'distributionReadPermission',
  'distributionWritePermission',
  'canManageDossiersPermission',
];

/** Bailiffs and candidate bailiffs can always manage dossiers: the flags make no difference to them. */
export function isAlwaysAllowed(userType: UserType | null | undefined, right: Right): boolean {
  const isBailiffOrCandidate = userType === 'Bailiff' || userType === 'CandidateBailiff';
  return isBailiffOrCandidate && OF_EVERY_BAILIFF.includes(right);
}
