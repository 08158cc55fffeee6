import type { Me } from '@prorata/contract/users/user';
import type { UserType } from '@prorata/domain/vocabulary';
import { isCreditor, type VisitingUser } from '../../platform/session/standing.ts';

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

/** Of those, what makes a difference in an organization: one that only files statements has no dossiers. */
export function rightsIn(organization: VisitingUser['organization'] | undefined): readonly Right[] {
  return isCreditor(organization) ? ['isOrganizationAdmin', 'claimOfDebtPermission'] : RIGHTS;
}

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

type Office = Pick<
  NonNullable<Me['organization']>,
  'hasDistributionFilePermission' | 'hasRankingFilePermission' | 'hasClaimOfDebtPermission'
>;

/** The right that the office must have itself before anybody in it can use theirs. */
const NEEDED_OF_OFFICE: Partial<Record<Right, keyof Office>> = {
  distributionReadPermission: 'hasDistributionFilePermission',
  distributionWritePermission: 'hasDistributionFilePermission',
  canManageDossiersPermission: 'hasDistributionFilePermission',
  rankingPermission: 'hasRankingFilePermission',
  claimOfDebtPermission: 'hasClaimOfDebtPermission',
};

/** Whether a right comes to nothing because the office lacks it. */
export function isLackedByOffice(office: Office | null, right: Right): boolean {
  const needed = NEEDED_OF_OFFICE[right];
  return needed !== undefined && office?.[needed] !== true;
}

type Person = Pick<Me, 'id' | 'isPlatformAdmin'>;

/** Only platform administrators change platform administrators, themselves apart. */
export function canChange(user: Person, me: Person): boolean {
  return user.id === me.id || me.isPlatformAdmin || !user.isPlatformAdmin;
}

/** The same for taking somebody's account away. */
export function canRemove(user: Person, me: Person): boolean {
  return me.isPlatformAdmin || !user.isPlatformAdmin;
}
