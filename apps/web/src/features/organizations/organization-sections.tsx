import type { Party } from '@prorata/contract/parties/party';
import { useFormContext } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { CheckedNumberField, DecimalField, IBAN } from '../../components/form/number-fields.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { LineAddressFields } from '../parties/address-fields.tsx';
import { EnterpriseNumberField } from '../parties/enterprise-number-field.tsx';
import { legalFormOf, lineAddressOf } from '../parties/party-values.ts';
import { useCountries } from '../parties/use-countries.ts';
import { useEnterpriseLookUp } from '../parties/use-enterprise-look-up.ts';
import { type OrganizationForm, useChoices } from './organization-form.ts';

/** The details of an organization, as its administrator fills them in. */
export function OrganizationSections() {
  const { t } = useTranslation('organizations');
  const { languages, paymentTypes, distributionTypes } = useChoices();
  const countries = useCountries();
  return (
    <>
      <FormSection title={t('sections.office')} hint={t('sections.officeHint')}>
        <TextField<OrganizationForm> name="name" span={8} required />
        <SelectField<OrganizationForm> name="preferredLanguage" choices={languages} required />
        <TextField<OrganizationForm> name="displayName" span={8} hint={t('hints.displayName')} />
        <TextField<OrganizationForm> name="ciaNumber" />
        <TextField<OrganizationForm> name="email" span={8} type="email" required />
        <TextField<OrganizationForm> name="phone" type="tel" required />
        <TextField<OrganizationForm> name="website" span={8} type="url" placeholder="https://" />
      </FormSection>
      <EnterpriseSection />
      <FormSection title={t('sections.address')} hint={t('sections.addressHint')}>
        <LineAddressFields path="address" countries={countries} required />
      </FormSection>
      <FormSection title={t('sections.account')} hint={t('sections.accountHint')}>
        <CheckedNumberField<OrganizationForm> name="thirdPartyAccount" span={6} kind={IBAN} required />
        <CheckedNumberField<OrganizationForm> name="costsAccount" span={6} kind={IBAN} />
        <CheckedNumberField<OrganizationForm> name="depositOfficeAccount" span={6} kind={IBAN} />
      </FormSection>
      <FormSection title={t('sections.dossiers')} hint={t('sections.dossiersHint')}>
        <SelectField<OrganizationForm> name="distributionType" choices={distributionTypes} required />
        <SelectField<OrganizationForm> name="paymentType" choices={paymentTypes} required />
      </FormSection>
    </>
  );
}

/** The enterprise behind the office; the register fills in what it knows. */
function EnterpriseSection() {
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
      <TextField<OrganizationForm> name="corporateName" span={6} required />
      <SelectField<OrganizationForm> name="corporateForm" span={6} choices={legalForms} searchable required />
    </FormSection>
  );
}

type Filled = 'corporateName' | 'corporateForm' | `address.${'address1' | 'zipcode' | 'city' | 'country'}`;

/** What the register knows, in the fields of the form. */
function fieldsFrom(party: Party): { name: Filled; value: string | null }[] {
  const { address1, zipcode, city, country } = lineAddressOf(party.address);
  return [
    { name: 'corporateName', value: party.name },
    { name: 'corporateForm', value: legalFormOf(party) },
    { name: 'address.address1', value: address1 },
    { name: 'address.zipcode', value: zipcode },
    { name: 'address.city', value: city },
    { name: 'address.country', value: country },
  ];
}

const RIGHTS = [
  'isBailiffsOffice',
  'hasDistributionFilePermission',
  'hasRankingFilePermission',
  'hasClaimOfDebtPermission',
] as const;

/** What an organization may do and what it pays: only platform administrators see this. */
export function RightsSection() {
  const { t } = useTranslation('organizations');
  return (
    <FormSection title={t('sections.rights')} hint={t('sections.rightsHint')}>
      {RIGHTS.map((right) => (
        <CheckField<OrganizationForm> key={right} name={right} span={6} hint={t(`hints.${right}`)} />
      ))}
      <DecimalField<OrganizationForm>
        name="creationCostsDiscount"
        kind="percentage"
        hint={t('hints.creationCostsDiscount')}
      />
    </FormSection>
  );
}
