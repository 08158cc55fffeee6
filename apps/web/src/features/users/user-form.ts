import type { Organization } from '@prorata/contract/organizations/organization';
import type { usersCalls } from '@prorata/contract/users/calls';
import type { User } from '@prorata/contract/users/user';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import type { Choice } from '../../components/form/fields.tsx';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { isCreditor } from '../../platform/session/standing.ts';

/** What the form of a user holds. */
export type UserForm = ValuesOf<typeof usersCalls.update>;

type Profiled = Pick<
  User,
  | 'version'
  | 'salutation'
  | 'name'
  | 'surname'
  | 'nationalNumber'
  | 'email'
  | 'phone'
  | 'preferredLanguage'
  | 'dutchImmatriculation'
  | 'frenchImmatriculation'
>;

/** What people say about themselves; a right that is left out stays as it is. */
export function profileOf(user: Profiled): UserForm {
  return {
    version: user.version,
    salutation: user.salutation,
    name: user.name,
    surname: user.surname,
    nationalNumber: user.nationalNumber,
    email: user.email,
    phone: user.phone,
    preferredLanguage: user.preferredLanguage,
    dutchImmatriculation: user.dutchImmatriculation,
    frenchImmatriculation: user.frenchImmatriculation,
  };
}

/** Whether a profile is one version further by another language alone, as choosing one in the menu makes it. */
export function isLanguageSwitch(before: Partial<UserForm>, newest: UserForm): boolean {
  const { version, preferredLanguage } = newest;
  const otherwise = { ...newest, ...before, version, preferredLanguage };
  return version === (before.version ?? 0) + 1 && JSON.stringify(otherwise) === JSON.stringify(newest);
}

/** The profile, and the rights for whoever may grant them. */
export function valuesOf(user: User, granting: Granting): UserForm {
  return {
    ...profileOf(user),
    ...(granting.canGrant && {
      userType: user.userType,
      isOrganizationAdmin: user.isOrganizationAdmin,
      distributionReadPermission: user.distributionReadPermission,
      distributionWritePermission: user.distributionWritePermission,
      canManageDossiersPermission: user.canManageDossiersPermission,
      rankingPermission: user.rankingPermission,
      claimOfDebtPermission: user.claimOfDebtPermission,
    }),
    ...(granting.canGrantPlatform && { isPlatformAdmin: user.isPlatformAdmin }),
  };
}

/** Nobody sets their own rights, and only platform administrators make a platform administrator. */
export interface Granting {
  readonly canGrant: boolean;
  readonly canGrantPlatform: boolean;
}

/** Someone new has no version yet: the one it starts with here is not sent. */
const NEW_USER = {
  version: 1,
  userType: 'Employee',
  isOrganizationAdmin: false,
  distributionReadPermission: true,
  distributionWritePermission: false,
  canManageDossiersPermission: false,
  rankingPermission: false,
  claimOfDebtPermission: false,
} as const satisfies Partial<UserForm>;

/** What somebody new starts with: the work of the organization. */
export function newUserIn(organization: Organization): Partial<UserForm> {
  if (!isCreditor(organization)) return NEW_USER;
  return { ...NEW_USER, distributionReadPermission: false, claimOfDebtPermission: true };
}

export function useLanguageChoices(): Choice[] {
  const { t } = useTranslation('vocabulary');
  return LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }));
}
