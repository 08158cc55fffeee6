import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { CheckedNumberField, IBAN } from '../../components/form/number-fields.tsx';
import { LineAddressFields } from '../parties/address-fields.tsx';
import { useCountries } from '../parties/use-countries.ts';
import { EnterpriseSection } from './enterprise-section.tsx';
import type { OrganizationForm } from './organization-values.ts';
import { useChoices } from './use-choices.ts';

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
        <CheckedNumberField<OrganizationForm> name="thirdPartyAccount" span={5} kind={IBAN} required />
      </FormSection>
      <FormSection title={t('sections.dossiers')} hint={t('sections.dossiersHint')}>
        <SelectField<OrganizationForm> name="distributionType" choices={distributionTypes} required />
        <SelectField<OrganizationForm> name="paymentType" choices={paymentTypes} required />
      </FormSection>
    </>
  );
}
