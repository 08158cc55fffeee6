import { Autocomplete, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { invitedCalls } from '@prorata/contract/invitations/creditor-calls';
import { CREDITOR_TYPES, type Language, LEGAL_FORMS } from '@prorata/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { Cell, inputProps, useField } from '../../../components/form/field.tsx';
import { ChoiceCardsField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { CheckedNumberField, NATIONAL_NUMBER } from '../../../components/form/number-fields.tsx';
import { SalutationField } from '../../../components/form/salutation-field.tsx';
import { request } from '../../../platform/client/request.ts';
import { useLanguage } from '../../../platform/language/format.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { StreetAddressFields } from '../../parties/address-fields.tsx';
import { EnterpriseNumberField } from '../../parties/enterprise-number-field.tsx';
import { ForeignEnterpriseFields, PostNotice, useForeignCountry } from '../../parties/foreign-fields.tsx';
import { legalFormOf, streetAddressUnder } from '../../parties/party-values.ts';
import { useEnterpriseLookUp } from '../../parties/use-enterprise-look-up.ts';
import { countriesQuery, officesQuery, useInvited } from './invited.ts';
import type { StatementValues } from './statement-values.ts';

/** Who claims, where they live, and who speaks for them. */
export function CreditorFields() {
  const { t } = useTranslation(['invited', 'vocabulary']);
  const { invitationCode } = useInvited();
  const countries = useQuery(countriesQuery(invitationCode, useLanguage()));
  const types = CREDITOR_TYPES.map((value) => ({
    value,
    label: t(`vocabulary:creditorType.${value}`),
    text: t(`creditorTypes.${value}`),
  }));
  return (
    <>
      <FieldGrid>
        <ChoiceCardsField<StatementValues> name="creditorType" choices={types} required />
        <NameFields />
        <TextField<StatementValues> name="creditorReference" span={12} hint={t('hints.creditorReference')} />
      </FieldGrid>
      <Title order={2} mt="xl" mb="md" fz="lg" lh="lg" fw={600}>
        {t('sections.address')}
      </Title>
      <FieldGrid>
        <StreetAddressFields path="creditorAddress" countries={countries.data?.items ?? []} required />
        <PostNotice />
      </FieldGrid>
      <Title order={2} mt="xl" mb="md" fz="lg" lh="lg" fw={600}>
        {t('sections.representative')}
      </Title>
      <FieldGrid>
        <TextField<StatementValues>
          name="declarant"
          span={12}
          autoComplete="name"
          hint={t('hints.declarant')}
        />
        <OfficeField />
      </FieldGrid>
    </>
  );
}

/** A person has a first and a last name, an enterprise a name and a number; a trader is both. */
function NameFields() {
  const { t } = useTranslation(['vocabulary', 'invited']);
  const creditorType = useWatch<StatementValues, 'creditorType'>({ name: 'creditorType' });
  const register = useRegister();
  const country = useForeignCountry();
  const isTrader = creditorType === 'trader';
  const legalForms = LEGAL_FORMS.map((value) => ({ value, label: t(`legalForm.${value}`) }));
  return (
    <>
      {creditorType !== 'person' && (
        <>
          <TextField<StatementValues>
            name="corporateName"
            span={12}
            autoComplete="organization"
            required={!isTrader}
            hint={isTrader ? t('invited:hints.traderName') : undefined}
          />
          {country === null ? (
            <EnterpriseNumberField<StatementValues> name="kboNumber" register={register} />
          ) : (
            <ForeignEnterpriseFields country={country} />
          )}
        </>
      )}
      {creditorType !== 'person' && creditorType !== 'governmentInstance' && country === null && (
        <SelectField<StatementValues>
          name="corporateForm"
          span={6}
          choices={legalForms}
          searchable
          clearable
        />
      )}
      {(creditorType === 'person' || isTrader) && (
        <>
          <SalutationField<StatementValues> name="salutation" span={12} />
          <TextField<StatementValues> name="firstName" span={6} autoComplete="given-name" required />
          <TextField<StatementValues> name="lastName" span={6} autoComplete="family-name" required />
          <CheckedNumberField<StatementValues> name="nationalNumber" span={6} kind={NATIONAL_NUMBER} />
        </>
      )}
    </>
  );
}

/** The register, for who has a code and no account; what it knows goes into the form. */
function useRegister() {
  const { invitationCode } = useInvited();
  const { setValue } = useFormContext<StatementValues>();
  const ask = (kboNumber: string, lang: Language) =>
    request(invitedCalls.readByEnterpriseNumber, { params: { invitationCode, kboNumber }, query: { lang } });
  return useEnterpriseLookUp((party) => {
    const known = { corporateName: party.name, corporateForm: legalFormOf(party) };
    for (const [name, value] of Object.entries({
      ...known,
      ...streetAddressUnder('creditorAddress', party),
    })) {
      if (value !== null)
        setValue(name as 'corporateName', value, { shouldDirty: true, shouldValidate: true });
    }
  }, ask);
}

/** Long enough to type a word. */
const PAUSE_MS = 250;

/** The office of the declarant: one that this platform knows, or any name that is typed. */
function OfficeField() {
  const { t } = useTranslation('invited');
  const { invitationCode } = useInvited();
  const { setValue } = useFormContext<StatementValues>();
  const field = useField<StatementValues>({ name: 'bailiffOffice', hint: t('hints.bailiffOffice') });
  const name = typeof field.value === 'string' ? field.value : '';
  const [search] = useDebouncedValue(name, PAUSE_MS);
  const { data } = useQuery({ ...officesQuery(invitationCode, search), enabled: search.length > 1 });
  const offices = search.length > 1 ? (data?.items ?? []) : [];
  const change = (typed: string) => {
    const named = offices.filter((office) => office.name === typed);
    // Of two offices of one name nobody knows which is meant: the name stays as it was typed.
    const known = named.length === 1 ? named[0] : undefined;
    field.change(typed === '' ? null : typed);
    setValue('bailiffOfficeId', known?.id ?? null, { shouldDirty: true });
  };
  return (
    <Cell span={12}>
      <Autocomplete
        {...inputProps(field, false)}
        data={[...new Set(offices.map((office) => office.name))]}
        filter={({ options }) => options}
        maxLength={200}
        value={name}
        onChange={change}
      />
    </Cell>
  );
}
