import type { Party } from '@prorata/contract/parties/party';
import { LANGUAGES, LEGAL_FORMS } from '@prorata/domain/vocabulary';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { CheckedNumberField, IBAN } from '../../../components/form/number-fields.tsx';
import { LineAddressFields } from '../../parties/address-fields.tsx';
import { EnterpriseNumberField } from '../../parties/enterprise-number-field.tsx';
import { useCountries } from '../../parties/use-countries.ts';
import { useEnterpriseLookUp } from '../../parties/use-enterprise-look-up.ts';
import type { OnboardingForm } from './onboarding-values.ts';

/** A new office: its name must be known now, the rest can be filled in later by its administrator. */
export function NewOfficeFields() {
  const { t } = useTranslation(['onboarding', 'vocabulary']);
  const countries = useCountries();
  const register = useEnterpriseLookUp(useFillIn());
  const languages = LANGUAGES.map((value) => ({ value, label: t(`vocabulary:language.${value}`) }));
  const legalForms = LEGAL_FORMS.map((value) => ({ value, label: t(`vocabulary:legalForm.${value}`) }));
  return (
    <FieldGrid>
      <EnterpriseNumberField<OnboardingForm> name="organization.details.kboNumber" register={register} />
      <TextField<OnboardingForm> name="organization.details.name" span={8} required />
      <SelectField<OnboardingForm>
        name="organization.details.preferredLanguage"
        choices={languages}
        required
      />
      <TextField<OnboardingForm> name="organization.details.corporateName" span={7} />
      <SelectField<OnboardingForm>
        name="organization.details.corporateForm"
        span={5}
        choices={legalForms}
        searchable
        clearable
      />
      <LineAddressFields path="organization.details.address" countries={countries} />
      <TextField<OnboardingForm> name="organization.details.email" type="email" />
      <TextField<OnboardingForm> name="organization.details.phone" type="tel" />
      <CheckedNumberField<OnboardingForm> name="organization.details.thirdPartyAccount" kind={IBAN} />
    </FieldGrid>
  );
}

/** What the register knows goes into the fields; a name that was typed stays. */
function useFillIn(): (party: Party) => void {
  const { setValue, getValues } = useFormContext<OnboardingForm>();
  return ({ name, corporateForm, address }) => {
    const number = [address.housenumber, address.housenumberaddition].filter(Boolean).join(' ');
    const street = [address.street, number].filter(Boolean).join(' ') || null;
    const found = {
      corporateName: name,
      corporateForm: LEGAL_FORMS.find((form) => form === corporateForm) ?? null,
      'address.address1': address.address1 ?? street,
      'address.zipcode': address.zipcode,
      'address.city': address.city,
      'address.country': address.country,
      ...(!getValues('organization.details.name') && { name }),
    } as const;
    for (const [field, value] of Object.entries(found)) {
      if (value === null || value === undefined) continue;
      const path = `organization.details.${field as keyof typeof found}` as const;
      setValue(path, value, { shouldDirty: true, shouldValidate: true });
    }
  };
}
