import type { Party } from '@prorata/contract/parties/party';
import { LEGAL_FORMS } from '@prorata/domain/vocabulary';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { EnterpriseNumberField } from '../parties/enterprise-number-field.tsx';
import { useEnterpriseLookUp } from '../parties/use-enterprise-look-up.ts';
import type { OrganizationForm } from './organization-values.ts';
import { useChoices } from './use-choices.ts';

/** The enterprise behind the office; the register fills in what it knows. */
export function EnterpriseSection() {
  const { t } = useTranslation('organizations');
  const { legalForms } = useChoices();
  const { setValue } = useFormContext<OrganizationForm>();
  const register = useEnterpriseLookUp((party) => {
    for (const { name, value } of fieldsFrom(party)) {
      if (value !== null) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  });
  return (
    <FormSection title={t('sections.enterprise')} hint={t('sections.enterpriseHint')}>
      <EnterpriseNumberField<OrganizationForm> name="kboNumber" register={register} required />
      <TextField<OrganizationForm> name="corporateName" span={7} required />
      <SelectField<OrganizationForm> name="corporateForm" span={5} choices={legalForms} searchable required />
    </FormSection>
  );
}

type Filled = 'corporateName' | 'corporateForm' | `address.${'address1' | 'zipcode' | 'city' | 'country'}`;

/** What the register knows, in the fields of the form. It writes the street apart from its numbers. */
function fieldsFrom({ name, corporateForm, address }: Party): { name: Filled; value: string | null }[] {
  const number = [address.housenumber, address.housenumberaddition].filter(Boolean).join(' ');
  const street = [address.street, number].filter(Boolean).join(' ');
  return [
    { name: 'corporateName', value: name },
    { name: 'corporateForm', value: LEGAL_FORMS.find((form) => form === corporateForm) ?? null },
    { name: 'address.address1', value: address.address1 ?? (street || null) },
    { name: 'address.zipcode', value: address.zipcode },
    { name: 'address.city', value: address.city },
    { name: 'address.country', value: address.country },
  ];
}
