import type { usersCalls } from '@prorata/contract/users/calls';
import type { Me } from '@prorata/contract/users/user';
import type { Language } from '@prorata/domain/vocabulary';
import type { DefaultValues } from 'react-hook-form';
import type { FieldLabels } from '../../../components/form/form-setting.ts';
import type { ValuesOf } from '../../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../../components/form/use-field-labels.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { isCreditor } from '../../../platform/session/standing.ts';

/** What is sent at the end of a registration. */
export type OnboardingForm = ValuesOf<typeof usersCalls.onboard>;

/** The office as the form holds it: who changes their mind twice finds back what they typed. */
export interface OfficeDraft {
  readonly kind: 'existing' | 'new';
  readonly organizationId?: string | null;
  /** Of the chosen office; the id alone would tell nobody anything at the end. */
  readonly officeName?: string;
  readonly details?: { readonly name?: string | null; readonly kboNumber?: string | null };
}

/** What a registration starts with: what the identity service, or an administrator who awaits the person, said. */
export function startingValues(me: Me, language: Language): DefaultValues<OnboardingForm> {
  return {
    profile: {
      salutation: me.salutation,
      name: me.name ?? '',
      surname: me.surname ?? '',
      nationalNumber: me.nationalNumber,
      email: me.email ?? '',
      phone: me.phone,
      preferredLanguage: me.preferredLanguage ?? language,
      ...(me.userType && { userType: me.userType }),
    },
    organization: {
      kind: 'existing',
      ...(me.organization && { organizationId: me.organization.id, officeName: me.organization.name }),
      details: {
        preferredLanguage: language,
        address: { address1: null, address2: null, zipcode: null, city: null, country: 'BE' },
      },
    },
    language,
  } as DefaultValues<OnboardingForm>;
}

/** Of the two ways to an office only the chosen one is sent. */
export function withChosenOffice(values: OnboardingForm): OnboardingForm {
  const { kind, organizationId, details } = values.organization as OfficeDraft;
  const chosen = kind === 'new' ? { kind, details } : { kind, organizationId };
  return { ...values, organization: chosen as OnboardingForm['organization'] };
}

/** The organization that files statements and has entered this person; of an office nothing. */
export function employerOf({ organization }: Me): string | undefined {
  return isCreditor(organization) ? organization?.name : undefined;
}

/** The names of the fields of a registration. */
export function useOnboardingLabels(employer: string | undefined): FieldLabels {
  const { t } = useTranslation('onboarding');
  const { organization, ...fields } = t('fields', { returnObjects: true });
  const details = { ...useFieldLabels('organization'), ...organization.details };
  return {
    ...fields,
    ...(employer !== undefined && {
      confirmsBailiffOrEmployee: t('creditor.confirms', { name: employer }),
    }),
    profile: useFieldLabels('user'),
    organization: { ...organization, details },
  };
}
