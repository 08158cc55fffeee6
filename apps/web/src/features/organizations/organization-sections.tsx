import type { Party } from '@prorata/contract/parties/party';
import { useFormContext, useWatch } from 'react-hook-form';
import { Cell, useField } from '../../components/form/field.tsx';
import { CheckField, ChoiceCards, SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import {
  CheckedNumberField,
  DecimalField,
  ENTERPRISE_NUMBER,
  IBAN,
} from '../../components/form/number-fields.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { LineAddressFields } from '../parties/address-fields.tsx';
import { EnterpriseNumberField } from '../parties/enterprise-number-field.tsx';
import { legalFormOf, lineAddressOf } from '../parties/party-values.ts';
import { useCountries } from '../parties/use-countries.ts';
import { useEnterpriseLookUp } from '../parties/use-enterprise-look-up.ts';
import { type OrganizationForm, useChoices } from './organization-form.ts';

interface OrganizationSectionsProps {
  /** What only a bailiffs' office has is not asked of others: the account for the money of others, its dossiers. */
  readonly isOffice: boolean;
  /** The number is what invitations are matched by: nobody types in their own. */
  readonly isNumberFixed?: boolean;
}

/** The details of an organization, as its administrator fills them in. */
export function OrganizationSections({ isOffice, isNumberFixed = false }: OrganizationSectionsProps) {
  const { t } = useTranslation('organizations');
  const { languages } = useChoices();
  const countries = useCountries();
  return (
    <>
      <FormSection
        title={isOffice ? t('sections.office') : t('creditor.section')}
        hint={isOffice ? t('sections.officeHint') : t('creditor.sectionHint')}
      >
        <TextField<OrganizationForm> name="name" span={8} required />
        <SelectField<OrganizationForm> name="preferredLanguage" choices={languages} required />
        <TextField<OrganizationForm> name="displayName" span={8} hint={t('hints.displayName')} />
        {isOffice && <TextField<OrganizationForm> name="ciaNumber" />}
        <TextField<OrganizationForm> name="email" span={8} type="email" required />
        <TextField<OrganizationForm> name="phone" type="tel" required />
        <TextField<OrganizationForm> name="website" span={8} type="url" placeholder="https://" />
      </FormSection>
      <EnterpriseSection isNumberFixed={isNumberFixed} isFormRequired={isOffice} />
      <FormSection title={t('sections.address')} hint={t('sections.addressHint')}>
        <LineAddressFields path="address" countries={countries} required />
      </FormSection>
      {isOffice && <OfficeSections />}
    </>
  );
}

/** What only a bailiffs' office has. */
function OfficeSections() {
  const { t } = useTranslation('organizations');
  const { paymentTypes, distributionTypes } = useChoices();
  return (
    <>
      <FormSection title={t('sections.account')} hint={t('sections.accountHint')}>
        <CheckedNumberField<OrganizationForm> name="thirdPartyAccount" span={6} kind={IBAN} required />
        <CheckedNumberField<OrganizationForm> name="costsAccount" span={6} kind={IBAN} />
        <CheckedNumberField<OrganizationForm> name="depositOfficeAccount" span={6} kind={IBAN} />
      </FormSection>
      <FormSection title={t('sections.dossiers')} hint={t('sections.dossiersHint')}>
        <SelectField<OrganizationForm>
          name="distributionType"
          span={6}
          choices={distributionTypes}
          required
        />
        <SelectField<OrganizationForm> name="paymentType" span={6} choices={paymentTypes} required />
      </FormSection>
    </>
  );
}

interface EnterpriseSectionProps {
  readonly isNumberFixed: boolean;
  /** A public service has none. */
  readonly isFormRequired: boolean;
}

/** The enterprise behind the organization; the register fills in what it knows. */
function EnterpriseSection({ isNumberFixed, isFormRequired }: EnterpriseSectionProps) {
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
      {isNumberFixed ? (
        <CheckedNumberField<OrganizationForm>
          name="kboNumber"
          kind={ENTERPRISE_NUMBER}
          hint={t('creditor.number')}
          isReadOnly
        />
      ) : (
        <EnterpriseNumberField<OrganizationForm> name="kboNumber" register={register} required />
      )}
      <TextField<OrganizationForm> name="corporateName" span={6} required />
      <SelectField<OrganizationForm>
        name="corporateForm"
        span={6}
        choices={legalForms}
        searchable
        required={isFormRequired}
        clearable={!isFormRequired}
      />
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

const OF_OFFICES = ['hasDistributionFilePermission', 'hasRankingFilePermission'] as const;

/** What an organization may do and what it pays: only platform administrators see this. */
export function RightsSection() {
  const { t } = useTranslation('organizations');
  const isOffice = useWatch<OrganizationForm, 'isBailiffsOffice'>({ name: 'isBailiffsOffice' }) === true;
  return (
    <FormSection title={t('sections.rights')} hint={t('sections.rightsHint')}>
      {isOffice &&
        OF_OFFICES.map((right) => (
          <CheckField<OrganizationForm> key={right} name={right} span={6} hint={t(`hints.${right}`)} />
        ))}
      <CheckField<OrganizationForm>
        name="hasClaimOfDebtPermission"
        span={isOffice ? 6 : 12}
        hint={t('hints.hasClaimOfDebtPermission')}
      />
      {isOffice && (
        <DecimalField<OrganizationForm>
          name="creationCostsDiscount"
          kind="percentage"
          hint={t('hints.creationCostsDiscount')}
        />
      )}
    </FormSection>
  );
}

/** What an organization is: it distributes, or it files what it is owed. Only platform administrators say so. */
export function KindSection() {
  const { t } = useTranslation('organizations');
  const { setValue } = useFormContext<OrganizationForm>();
  const { creditorKinds } = useChoices();
  const field = useField<OrganizationForm>({ name: 'isBailiffsOffice' });
  const choose = (kind: string) => {
    const isOffice = kind === 'office';
    field.change(isOffice);
    // The rights follow what it is; those that it has besides can be ticked.
    setValue('hasDistributionFilePermission', isOffice, { shouldDirty: true });
    setValue('hasRankingFilePermission', false, { shouldDirty: true });
    setValue('hasClaimOfDebtPermission', !isOffice, { shouldDirty: true });
    setValue('creditorKind', isOffice ? null : 'other', { shouldDirty: true });
  };
  return (
    <FormSection title={t('kind.label')}>
      <Cell span={12}>
        <ChoiceCards
          id={field.id}
          label={t('kind.label')}
          value={field.value === true ? 'office' : 'creditor'}
          choices={[
            { value: 'office', label: t('kind.office'), text: t('kind.officeText') },
            { value: 'creditor', label: t('kind.creditor'), text: t('kind.creditorText') },
          ]}
          onChange={choose}
        />
      </Cell>
      {field.value !== true && (
        <SelectField<OrganizationForm> name="creditorKind" span={6} choices={creditorKinds} clearable />
      )}
    </FormSection>
  );
}
