import { Button, SegmentedControl, Text } from '@mantine/core';
import type { Defendant } from '@prorata/contract/dossiers/dossier';
import type { Party } from '@prorata/contract/parties/party';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldPath, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Cell } from '../../components/form/field.tsx';
import { type Choice, SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { FormSettingProvider, useFormSetting } from '../../components/form/form-setting.ts';
import { CheckedNumberField, NATIONAL_NUMBER } from '../../components/form/number-fields.tsx';
import { SalutationField } from '../../components/form/salutation-field.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { LineAddressFields } from '../parties/address-fields.tsx';
import { EnterpriseNumberField } from '../parties/enterprise-number-field.tsx';
import { PartySearch } from '../parties/party-search.tsx';
import { legalFormOf, lineAddressOf } from '../parties/party-values.ts';
import { useCountries } from '../parties/use-countries.ts';
import { useEnterpriseLookUp } from '../parties/use-enterprise-look-up.ts';
import type { DossierForm } from './dossier-form.ts';

/** Where a defendant stands in the form: the first one, or one of the others. */
type DefendantPath = 'defendant' | `coDefendants.${number}`;

interface DefendantSectionProps {
  readonly path: DefendantPath;
  readonly title: string;
  /** What is asked for while the values do not tell. */
  readonly start: DefendantKind;
  /** Whether to point at what the report cannot do without. */
  readonly marksMissing: boolean;
  readonly legalForms: readonly Choice[];
  /** Takes the defendant out; the first one stays. */
  readonly onRemove?: () => void;
  /** Under the fields. */
  readonly foot?: ReactNode;
}

/** Against whom the dossier runs: a person, or a company with its representative. */
export function DefendantSection(props: DefendantSectionProps) {
  const { path, title, start, marksMissing, legalForms, onRemove, foot } = props;
  const { t } = useTranslation('dossiers');
  const countries = useCountries();
  const setting = useFormSetting();
  const [kind, setKind] = useDefendantKind(path, start);
  const fillIn = useFillIn(path);
  const choose = (party: Party) => {
    setKind(party.name === null ? 'person' : 'company');
    fillIn(party);
  };
  const missing = marksMissing ? missingOfDefendant(path, kind) : setting.missing;
  return (
    <FormSettingProvider value={{ ...setting, missing }}>
      <FormSection title={title} hint={t(`sections.defendantHint.${kind}`)}>
        <PartySearch onChoose={choose} />
        <KindChoice kind={kind} onKind={setKind} />
        {kind === 'company' && <CompanyFields path={path} legalForms={legalForms} />}
        <LineAddressFields path={`${path}.address`} countries={countries} />
        {kind === 'company' && (
          <Cell span={12}>
            <Text fw={600} pt="sm" mb="-xs">
              {t('sections.representative')}
            </Text>
          </Cell>
        )}
        <SalutationField<DossierForm> name={`${path}.salutation`} />
        <TextField<DossierForm> name={`${path}.name`} span={4} />
        <TextField<DossierForm> name={`${path}.surname`} span={5} />
        <CheckedNumberField<DossierForm> name={`${path}.nationalNumber`} kind={NATIONAL_NUMBER} />
        <TextField<DossierForm> name={`${path}.email`} type="email" span={5} />
        <TextField<DossierForm> name={`${path}.phone`} type="tel" span={3} />
        {onRemove && !setting.isReadOnly && (
          <Cell span={12}>
            <Button variant="subtle" color="negative" leftSection={<IconTrash />} onClick={onRemove}>
              {t('coDefendants.remove', { name: title })}
            </Button>
          </Cell>
        )}
        {foot}
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
function useFillIn(path: DefendantPath) {
  const { setValue } = useFormContext<DossierForm>();
  return (party: Party) => {
    for (const { name, value } of fieldsFrom(party)) {
      if (value === null) continue;
      setValue(`${path}.${name}` as FieldPath<DossierForm>, value, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  };
}

function CompanyFields({ path, legalForms }: Pick<DefendantSectionProps, 'path' | 'legalForms'>) {
  const register = useEnterpriseLookUp(useFillIn(path));
  return (
    <>
      <EnterpriseNumberField<DossierForm> name={`${path}.kboNumber`} register={register} />
      <TextField<DossierForm> name={`${path}.companyName`} span={6} />
      <SelectField<DossierForm>
        name={`${path}.corporateForm`}
        span={6}
        choices={legalForms}
        searchable
        clearable
      />
    </>
  );
}

/** What is known of a party, in the fields of a defendant. Of a company nobody says who represents it. */
function fieldsFrom(party: Party): { name: string; value: string | null }[] {
  const { address1, address2, zipcode, city, country } = lineAddressOf(party.address);
  return [
    { name: 'companyName', value: party.name },
    { name: 'kboNumber', value: party.kboNumber },
    { name: 'corporateForm', value: legalFormOf(party) },
    { name: 'salutation', value: party.name === null ? party.salutation : null },
    { name: 'name', value: party.name === null ? party.firstname : null },
    { name: 'surname', value: party.name === null ? party.lastname : null },
    { name: 'nationalNumber', value: party.name === null ? party.nationalNumber : null },
    { name: 'email', value: party.email },
    { name: 'address.address1', value: address1 },
    { name: 'address.address2', value: address2 },
    { name: 'address.zipcode', value: zipcode },
    { name: 'address.city', value: city },
    { name: 'address.country', value: country },
  ];
}

type Company = Pick<DossierForm['defendant'], 'companyName' | 'kboNumber' | 'corporateForm'>;

const NO_COMPANY: Company = { companyName: null, kboNumber: null, corporateForm: null };

/**
 * Whether the form asks for a person or a company: as the defendant's values say, until somebody chooses. A person has
 * no company's values: they go with the choice, and are back when it is turned around.
 */
function useDefendantKind(
  path: DefendantPath,
  start: DefendantKind,
): [DefendantKind, (kind: DefendantKind) => void] {
  const { getValues, setValue } = useFormContext<DossierForm>();
  const { isDirty } = useFormState<DossierForm>();
  const [chosen, setChosen] = useState<DefendantKind>();
  const kept = useRef<Company>(NO_COMPANY);
  const values = useWatch<DossierForm, DefendantPath>({ name: path });
  useEffect(() => {
    // Saved or undone: the values speak for themselves again.
    if (!isDirty) setChosen(undefined);
  }, [isDirty]);
  const choose = (kind: DefendantKind) => {
    // A copy: the form changes its own values in their place.
    if (kind === 'person') kept.current = { ...getValues(path) };
    const { companyName, kboNumber, corporateForm } = kind === 'person' ? NO_COMPANY : kept.current;
    setValue(`${path}.companyName`, companyName ?? null, { shouldDirty: true });
    setValue(`${path}.kboNumber`, kboNumber ?? null, { shouldDirty: true });
    setValue(`${path}.corporateForm`, corporateForm ?? null, { shouldDirty: true });
    setChosen(kind);
  };
  const byValues = defendantKindOf(values ?? {}) === 'company' ? 'company' : start;
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
function missingOfDefendant(path: DefendantPath, kind: DefendantKind): ReadonlySet<string> {
  const names = kind === 'company' ? ['companyName'] : ['name', 'surname'];
  const place = ['address1', 'zipcode', 'city', 'country'].map((part) => `address.${part}`);
  return new Set([...names, ...place].map((part) => `${path}.${part}`));
}
