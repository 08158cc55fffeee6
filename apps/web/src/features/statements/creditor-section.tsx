import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { partiesCalls } from '@prorata/contract/parties/calls';
import type { Party } from '@prorata/contract/parties/party';
import { formatEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { type CreditorType, LEGAL_FORMS } from '@prorata/domain/vocabulary';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Cell } from '../../components/form/field.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { useFormSetting } from '../../components/form/form-setting.ts';
import { CheckedNumberField, NATIONAL_NUMBER } from '../../components/form/number-fields.tsx';
import { SalutationField } from '../../components/form/salutation-field.tsx';
import { request } from '../../platform/client/request.ts';
import { StreetAddressFields } from '../parties/address-fields.tsx';
import { EnterpriseNumberField } from '../parties/enterprise-number-field.tsx';
import { useCountries } from '../parties/use-countries.ts';
import { useEnterpriseLookUp } from '../parties/use-enterprise-look-up.ts';
import type { StatementChoices } from './statement-labels.ts';
import { isEnterprise, isPerson, partyValues, type StatementForm } from './statement-values.ts';

/** Who claims: found among those met before or in the register, or filled in by hand. */
export function CreditorSection({ choices }: { readonly choices: StatementChoices }) {
  const { t } = useTranslation('statements');
  const { isReadOnly } = useFormSetting();
  const countries = useCountries();
  const type = useWatch<StatementForm, 'creditorType'>({ name: 'creditorType' });
  const fill = useFillIn();
  return (
    <FormSection title={t('sections.creditor')} hint={t('sections.creditorHint')}>
      {!isReadOnly && <KnownCreditors onChoose={fill} />}
      <SelectField<StatementForm> name="creditorType" span={6} choices={choices.creditorTypes} required />
      <TextField<StatementForm> name="creditorReference" span={6} />
      <IdentityFields type={type} legalForms={choices.legalForms} onFound={fill} />
      <StreetAddressFields path="creditorAddress" countries={countries} />
      <SelectField<StatementForm>
        name="language"
        span={6}
        choices={choices.languages}
        clearable
        hint={t('hints.language')}
      />
    </FormSection>
  );
}

interface IdentityFieldsProps {
  readonly type: CreditorType | null | undefined;
  readonly legalForms: StatementChoices['legalForms'];
  readonly onFound: (party: Party) => void;
}

/** Names and numbers, as the type of creditor has them. */
function IdentityFields({ type, legalForms, onFound }: IdentityFieldsProps) {
  const register = useEnterpriseLookUp(onFound);
  return (
    <>
      {isEnterprise(type) && (
        <>
          <EnterpriseNumberField<StatementForm> name="kboNumber" register={register} />
          <TextField<StatementForm> name="corporateName" span={8} required={!isPerson(type)} />
          <SelectField<StatementForm> name="corporateForm" choices={legalForms} searchable clearable />
        </>
      )}
      {isPerson(type) && (
        <>
          <SalutationField<StatementForm> name="salutation" />
          <TextField<StatementForm> name="firstName" span={4} required />
          <TextField<StatementForm> name="lastName" span={5} required />
          <CheckedNumberField<StatementForm> name="nationalNumber" kind={NATIONAL_NUMBER} />
        </>
      )}
    </>
  );
}

/** Takes over what is known of a party; what is not known stays as it was typed. */
function useFillIn() {
  const { getValues, setValue } = useFormContext<StatementForm>();
  return (party: Party) => {
    const typed = getValues('creditorType');
    for (const { name, value } of partyValues(party, LEGAL_FORMS)) {
      if (value === null || (name === 'creditorType' && typed)) continue;
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };
}

/** As long as one types, and no longer. */
const PAUSE_MS = 250;
const MIN_QUERY_LENGTH = 2;
const SHOWN = 8;

interface KnownCreditorsProps {
  readonly onChoose: (party: Party) => void;
}

/** Finds a creditor by name among those the office has met. */
function KnownCreditors({ onChoose }: KnownCreditorsProps) {
  const { t } = useTranslation(['statements', 'forms']);
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isLongEnough = name.length >= MIN_QUERY_LENGTH;
  const found = useQuery({
    queryKey: ['parties', 'byName', name],
    queryFn: ({ signal }) =>
      request(partiesCalls.search, { query: { query: name, column: 'name', pageSize: SHOWN }, signal }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  const parties = isLongEnough ? (found.data?.items ?? []) : [];
  const choose = (place: string | null) => {
    const party = parties[Number(place)];
    if (place === null || party === undefined) return;
    onChoose(party);
    setTyped('');
  };
  return (
    <Cell span={12}>
      <Select
        label={t('known.label')}
        placeholder={t('known.placeholder')}
        leftSection={<IconSearch aria-hidden />}
        rightSection={null}
        searchable
        data={parties.map((party, place) => ({ value: String(place), label: describe(party) }))}
        // The server has searched already.
        filter={({ options }) => options}
        searchValue={typed}
        onSearchChange={setTyped}
        value={null}
        onChange={choose}
        {...(isLongEnough && found.isSuccess && { nothingFoundMessage: t('known.none') })}
      />
    </Cell>
  );
}

function describe({ name, firstname, lastname, kboNumber, address }: Party): string {
  const person = [firstname, lastname].filter(Boolean).join(' ');
  const number = kboNumber && formatEnterpriseNumber(kboNumber);
  return [name ?? person, number, address.city].filter(Boolean).join(' · ');
}
