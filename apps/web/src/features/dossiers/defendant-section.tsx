import { SegmentedControl, Text } from '@mantine/core';
import type { Defendant } from '@prorata/contract/dossiers/dossier';
import type { Party } from '@prorata/contract/parties/party';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Cell } from '../../components/form/field.tsx';
import { type Choice, SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { FormSettingProvider, useFormSetting } from '../../components/form/form-setting.ts';
import { CheckedNumberField, NATIONAL_NUMBER } from '../../components/form/number-fields.tsx';
import { SalutationField } from '../../components/form/salutation-field.tsx';
import { LineAddressFields } from '../parties/address-fields.tsx';
import { EnterpriseNumberField } from '../parties/enterprise-number-field.tsx';
import { PartySearch } from '../parties/party-search.tsx';
import { legalFormOf, lineAddressOf } from '../parties/party-values.ts';
import { useCountries } from '../parties/use-countries.ts';
import { useEnterpriseLookUp } from '../parties/use-enterprise-look-up.ts';
import type { DossierForm } from './dossier-form.ts';

interface DefendantSectionProps {
  /** What is asked for while the values do not tell. */
  readonly start: DefendantKind;
  /** Whether to point at what the report cannot do without. */
  readonly marksMissing: boolean;
  readonly legalForms: readonly Choice[];
}

/** Against whom the dossier runs: a person, or a company with its representative. */
export function DefendantSection({ start, marksMissing, legalForms }: DefendantSectionProps) {
  const { t } = useTranslation('dossiers');
  const countries = useCountries();
  const setting = useFormSetting();
  const [kind, setKind] = useDefendantKind(start);
  const fillIn = useFillIn();
  const choose = (party: Party) => {
    setKind(party.name === null ? 'person' : 'company');
    fillIn(party);
  };
  const missing = marksMissing ? missingOfDefendant(kind) : setting.missing;
  return (
    <FormSettingProvider value={{ ...setting, missing }}>
      <FormSection title={t('sections.defendant')} hint={t(`sections.defendantHint.${kind}`)}>
        <PartySearch onChoose={choose} />
        <KindChoice kind={kind} onKind={setKind} />
        {kind === 'company' && <CompanyFields legalForms={legalForms} />}
        <LineAddressFields path="defendant.address" countries={countries} />
        {kind === 'company' && (
          <Cell span={12}>
            <Text fw={600} pt="sm" mb="-xs">
              {t('sections.representative')}
            </Text>
          </Cell>
        )}
        <SalutationField<DossierForm> name="defendant.salutation" />
        <TextField<DossierForm> name="defendant.name" span={4} />
        <TextField<DossierForm> name="defendant.surname" span={5} />
        <CheckedNumberField<DossierForm> name="defendant.nationalNumber" kind={NATIONAL_NUMBER} />
        <TextField<DossierForm> name="defendant.email" type="email" span={5} />
        <TextField<DossierForm> name="defendant.phone" type="tel" span={3} />
      </FormSection>
    </FormSettingProvider>
  );
}

interface KindChoiceProps {
  readonly kind: DefendantKind;
  readonly onKind: (kind: DefendantKind) => void;
}

function KindChoice({ kind, onKind }: KindChoiceProps) {
  const { t } = useTranslation('dossiers');
  const { isReadOnly } = useFormSetting();
  return (
    <Cell span={12}>
      <SegmentedControl
        aria-label={t('defendantKind.label')}
        data={(['company', 'person'] as const).map((value) => ({
          value,
          label: t(`defendantKind.${value}`),
        }))}
        value={kind}
        readOnly={isReadOnly}
        onChange={(value) => onKind(value === 'company' ? 'company' : 'person')}
      />
    </Cell>
  );
}

/** Takes over what is known of a party; what is not known stays as it was typed. */
function useFillIn() {
  const { setValue } = useFormContext<DossierForm>();
  return (party: Party) => {
    for (const { name, value } of fieldsFrom(party)) {
      if (value !== null) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };
}

function CompanyFields({ legalForms }: Pick<DefendantSectionProps, 'legalForms'>) {
  const register = useEnterpriseLookUp(useFillIn());
  return (
    <>
      <EnterpriseNumberField<DossierForm> name="defendant.kboNumber" register={register} />
      <TextField<DossierForm> name="defendant.companyName" span={7} />
      <SelectField<DossierForm>
        name="defendant.corporateForm"
        span={5}
        choices={legalForms}
        searchable
        clearable
      />
    </>
  );
}

type Filled =
  | `defendant.${'companyName' | 'kboNumber' | 'corporateForm' | 'salutation' | 'name' | 'surname' | 'nationalNumber' | 'email'}`
  | `defendant.address.${'address1' | 'address2' | 'zipcode' | 'city' | 'country'}`;

/** What is known of a party, in the fields of the form. Of a company nobody says who represents it. */
function fieldsFrom(party: Party): { name: Filled; value: string | null }[] {
  const { address1, address2, zipcode, city, country } = lineAddressOf(party.address);
  return [
    { name: 'defendant.companyName', value: party.name },
    { name: 'defendant.kboNumber', value: party.kboNumber },
    { name: 'defendant.corporateForm', value: legalFormOf(party) },
    { name: 'defendant.salutation', value: party.name === null ? party.salutation : null },
    { name: 'defendant.name', value: party.name === null ? party.firstname : null },
    { name: 'defendant.surname', value: party.name === null ? party.lastname : null },
    { name: 'defendant.nationalNumber', value: party.name === null ? party.nationalNumber : null },
    { name: 'defendant.email', value: party.email },
    { name: 'defendant.address.address1', value: address1 },
    { name: 'defendant.address.address2', value: address2 },
    { name: 'defendant.address.zipcode', value: zipcode },
    { name: 'defendant.address.city', value: city },
    { name: 'defendant.address.country', value: country },
  ];
}

type Company = Pick<DossierForm['defendant'], 'companyName' | 'kboNumber' | 'corporateForm'>;

const NO_COMPANY: Company = { companyName: null, kboNumber: null, corporateForm: null };

/**
 * Whether the form asks for a person or a company: as the defendant's values say, until somebody chooses. A person has
 * no company's values: they go with the choice, and are back when it is turned around.
 */
function useDefendantKind(start: DefendantKind): [DefendantKind, (kind: DefendantKind) => void] {
  const { getValues, setValue } = useFormContext<DossierForm>();
  const { isDirty } = useFormState<DossierForm>();
  const [chosen, setChosen] = useState<DefendantKind>();
  const kept = useRef<Company>(NO_COMPANY);
  const values = useWatch<DossierForm, 'defendant'>({ name: 'defendant' });
  useEffect(() => {
    // Saved or undone: the values speak for themselves again.
    if (!isDirty) setChosen(undefined);
  }, [isDirty]);
  const choose = (kind: DefendantKind) => {
    // A copy: the form changes its own values in their place.
    if (kind === 'person') kept.current = { ...getValues('defendant') };
    const { companyName, kboNumber, corporateForm } = kind === 'person' ? NO_COMPANY : kept.current;
    setValue('defendant.companyName', companyName ?? null, { shouldDirty: true });
    setValue('defendant.kboNumber', kboNumber ?? null, { shouldDirty: true });
    setValue('defendant.corporateForm', corporateForm ?? null, { shouldDirty: true });
    setChosen(kind);
  };
  const byValues = defendantKindOf(values) === 'company' ? 'company' : start;
  return [chosen ?? byValues, choose];
}

type DefendantKind = 'person' | 'company';

type Named = {
  readonly [Field in 'companyName' | 'kboNumber' | 'corporateForm']?: Defendant[Field] | undefined;
};

/** Whether the defendant is a company: only a company has any of these. */
export function defendantKindOf({ companyName, kboNumber, corporateForm }: Named): DefendantKind {
  return companyName || kboNumber || corporateForm ? 'company' : 'person';
}

/** What the report cannot do without: who the defendant is, and where. A dossier may be saved before that is known. */
function missingOfDefendant(kind: DefendantKind): ReadonlySet<string> {
  const names = kind === 'company' ? ['companyName'] : ['name', 'surname'];
  const place = ['address1', 'zipcode', 'city', 'country'].map((part) => `address.${part}`);
  return new Set([...names, ...place].map((part) => `defendant.${part}`));
}
