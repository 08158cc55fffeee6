import type { partiesCalls } from '@prorata/contract/parties/calls';
import { LANGUAGES, LEGAL_ENTITY_TYPES } from '@prorata/domain/vocabulary';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import {
  CheckedNumberField,
  ENTERPRISE_NUMBER,
  IBAN,
  NATIONAL_NUMBER,
} from '../../components/form/number-fields.tsx';
import { SalutationField } from '../../components/form/salutation-field.tsx';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { useSendMethods, useSendOptions } from '../../platform/client/use-send-options.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { LineAddressFields, StreetAddressFields } from './address-fields.tsx';
import { useCountries } from './use-countries.ts';

type PartyForm = ValuesOf<typeof partiesCalls.updateBook>;

/** An address stays as it was entered: in lines for a defendant, with the street apart for a creditor. */
export function PartySections({ hasAddressInLines }: { readonly hasAddressInLines: boolean }) {
  const { t } = useTranslation(['parties', 'vocabulary']);
  const countries = useCountries();
  const AddressFields = hasAddressInLines ? LineAddressFields : StreetAddressFields;
  const kinds = LEGAL_ENTITY_TYPES.map((value) => ({
    value,
    label: t(`vocabulary:legalEntityType.${value}`),
  }));
  const methods = useSendMethods().map((value) => ({ value, label: t(`vocabulary:sendMethod.${value}`) }));
  const options = useSendOptions().map((value) => ({ value, label: t(`vocabulary:sendOption.${value}`) }));
  const languages = LANGUAGES.map((value) => ({ value, label: t(`vocabulary:language.${value}`) }));
  return (
    <>
      <FormSection title={t('sections.identity')} hint={t('sections.identityHint')}>
        <TextField<PartyForm> name="name" span={8} />
        <TextField<PartyForm> name="corporateForm" />
        <SalutationField<PartyForm> name="salutation" />
        <TextField<PartyForm> name="firstname" span={4} />
        <TextField<PartyForm> name="lastname" span={5} />
        <CheckedNumberField<PartyForm> name="kboNumber" kind={ENTERPRISE_NUMBER} />
        <CheckedNumberField<PartyForm> name="nationalNumber" kind={NATIONAL_NUMBER} />
        <SelectField<PartyForm> name="legalEntityType" choices={kinds} clearable />
      </FormSection>
      <FormSection title={t('sections.address')} hint={t('sections.addressHint')}>
        <AddressFields path="address" countries={countries} />
      </FormSection>
      <FormSection title={t('sections.contact')} hint={t('sections.contactHint')}>
        <TextField<PartyForm> name="email" type="email" span={6} />
        <TextField<PartyForm> name="extraEmails" span={6} />
        <SelectField<PartyForm> name="sendMethod" choices={methods} clearable />
        <SelectField<PartyForm> name="sendOption" choices={options} clearable />
        <SelectField<PartyForm> name="language" choices={languages} clearable />
        <CheckedNumberField<PartyForm> name="paymentaccount" span={6} kind={IBAN} />
      </FormSection>
    </>
  );
}
