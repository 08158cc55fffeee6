import { Paper, Radio, Stack, Text } from '@mantine/core';
import { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { OwnOrganization } from '@prorata/contract/organizations/organization';
import type { Party } from '@prorata/contract/parties/party';
import { LANGUAGES, LEGAL_FORMS } from '@prorata/domain/vocabulary';
import { IconBuildingBank } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from '../../../components/form/field.tsx';
import { ChoiceCardsField, SelectField, TextField } from '../../../components/form/fields.tsx';
import { FieldGrid } from '../../../components/form/form-layout.tsx';
import { CheckedNumberField, IBAN } from '../../../components/form/number-fields.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { Empty, LoadError } from '../../../components/states.tsx';
import { Hint } from '../../../components/text.tsx';
import { useProblem } from '../../../platform/client/problem.ts';
import { request } from '../../../platform/client/request.ts';
import { useTranslation } from '../../../platform/language/use-translation.ts';
import { LineAddressFields } from '../../parties/address-fields.tsx';
import { EnterpriseNumberField } from '../../parties/enterprise-number-field.tsx';
import { legalFormOf, lineAddressOf } from '../../parties/party-values.ts';
import { useCountries } from '../../parties/use-countries.ts';
import { useEnterpriseLookUp } from '../../parties/use-enterprise-look-up.ts';
import classes from './onboarding.module.css';
import type { OnboardingForm } from './onboarding-values.ts';

interface OrganizationStepProps {
  /** The office whose administrator entered this person already. */
  readonly awaitedBy: Pick<OwnOrganization, 'id' | 'name'> | null;
}

/** Join an office that is there, or bring a new one. */
export function OrganizationStep({ awaitedBy }: OrganizationStepProps) {
  const { t } = useTranslation('onboarding');
  const kind = useWatch<OnboardingForm, 'organization.kind'>({ name: 'organization.kind' });
  const kinds = (['existing', 'new'] as const).map((value) => ({
    value,
    label: t(`office.${value}`),
    text: t(`office.${value}Text`),
  }));
  return (
    <>
      <FieldGrid>
        <ChoiceCardsField<OnboardingForm> name="organization.kind" choices={kinds} required />
      </FieldGrid>
      {kind === 'new' ? <NewOfficeFields /> : <OfficePicker awaitedBy={awaitedBy} />}
    </>
  );
}

/** A new office: its name must be known now, the rest can be filled in later by its administrator. */
function NewOfficeFields() {
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
  return (party) => {
    const { name } = party;
    const address = lineAddressOf(party.address);
    const found = {
      corporateName: name,
      corporateForm: legalFormOf(party),
      'address.address1': address.address1,
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

/** As many as can be looked over; who does not see theirs types a part of its name. */
const SHOWN = 8;

interface OfficePickerProps {
  readonly awaitedBy: Pick<OwnOrganization, 'id' | 'name'> | null;
}

/** The approved bailiffs' offices, to pick the own one from. */
function OfficePicker({ awaitedBy }: OfficePickerProps) {
  const { t } = useTranslation('onboarding');
  const inWords = useProblem();
  const [search, setSearch] = useState('');
  const { setValue } = useFormContext();
  const field = useField<OnboardingForm>({ name: 'organization.organizationId' });
  const offices = useQuery({
    queryKey: ['organizations', 'offices', search],
    queryFn: ({ signal }) =>
      request(organizationsCalls.listBailiffsOffices, {
        query: { ...(search !== '' && { search }), pageSize: SHOWN },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const listed = offices.data?.items ?? [];
  const isAwaitedListed = listed.some(({ id }) => id === awaitedBy?.id);
  const first = awaitedBy && !isAwaitedListed && search === '' ? [{ ...awaitedBy, city: null }] : [];
  const shown = [...first, ...listed];
  const choose = (id: string) => {
    field.change(id);
    setValue('organization.officeName', shown.find((office) => office.id === id)?.name);
  };
  const rest = (offices.data?.total ?? 0) - listed.length;
  return (
    <Stack>
      {awaitedBy && (
        <Paper bg="primary.0" c="primary.8" px="lg" py="md" radius="lg">
          {t('office.awaited', { name: awaitedBy.name })}
        </Paper>
      )}
      <SearchBox label={t('office.search')} value={search} onChange={setSearch} />
      {offices.isError && <LoadError {...inWords(offices.error)} onRetry={() => void offices.refetch()} />}
      {offices.data && listed.length === 0 && (
        <Empty icon={IconBuildingBank} title={t('office.notFound')}>
          {t('office.notFoundText')}
        </Empty>
      )}
      <Radio.Group
        id={field.id}
        label={field.label}
        error={field.error}
        required
        value={typeof field.value === 'string' ? field.value : null}
        onChange={choose}
      >
        <div className={classes.offices}>
          {shown.map(({ id, name, city }) => (
            <Radio.Card key={id} value={id} className={classes.office ?? ''}>
              <Radio.Indicator size="xs" />
              <Text span flex={1} fw={500}>
                {name}
              </Text>
              <Text span c="dimmed">
                {city}
              </Text>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {rest > 0 && <Hint>{t('office.more', { count: rest })}</Hint>}
    </Stack>
  );
}
