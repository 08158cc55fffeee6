import { Checkbox, Group } from '@mantine/core';
import type { institutionsCalls } from '@prorata/contract/institutions/calls';
import { LANGUAGES, type Language } from '@prorata/domain/vocabulary';
import { RowsField } from '../../components/claims/rows-field.tsx';
import { Cell, useField } from '../../components/form/field.tsx';
import { CheckField, SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { CheckedNumberField, ENTERPRISE_NUMBER, IBAN } from '../../components/form/number-fields.tsx';
import type { ValuesOf } from '../../components/form/use-contract-form.ts';
import { useSendMethods, useSendOptions } from '../../platform/client/use-send-options.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { StreetAddressFields } from '../parties/address-fields.tsx';
import { useCountries } from '../parties/use-countries.ts';

type InstitutionForm = ValuesOf<typeof institutionsCalls.update>;

/** Everything that the platform keeps of an institution. */
export function InstitutionSections() {
  const { t } = useTranslation(['institutions', 'vocabulary']);
  const countries = useCountries();
  const methods = useSendMethods().map((value) => ({ value, label: t(`vocabulary:sendMethod.${value}`) }));
  const options = useSendOptions().map((value) => ({ value, label: t(`vocabulary:sendOption.${value}`) }));
  return (
    <>
      <FormSection title={t('sections.names')} hint={t('sections.namesHint')}>
        <TextField<InstitutionForm> name="nameNl" span={6} />
        <TextField<InstitutionForm> name="nameFr" span={6} />
        <TextField<InstitutionForm> name="nameDe" span={6} />
        <TextField<InstitutionForm> name="nameEn" span={6} />
      </FormSection>
      <FormSection title={t('sections.identity')} hint={t('sections.identityHint')}>
        <CheckedNumberField<InstitutionForm> name="kboNumber" span={6} kind={ENTERPRISE_NUMBER} required />
        <CheckField<InstitutionForm> name="isGovernment" span={12} />
      </FormSection>
      <FormSection title={t('sections.accounts')} hint={t('sections.accountsHint')}>
        <Accounts />
      </FormSection>
      <FormSection title={t('sections.contact')} hint={t('sections.contactHint')}>
        <TextField<InstitutionForm> name="email" type="email" span={12} />
        <SelectField<InstitutionForm> name="sendMethod" span={6} choices={methods} clearable />
        <SelectField<InstitutionForm> name="sendOption" span={6} choices={options} clearable />
        <LanguagesField />
      </FormSection>
      <FormSection title={t('sections.address')} hint={t('sections.addressHint')}>
        <StreetAddressFields path="address" countries={countries} />
      </FormSection>
    </>
  );
}

function Accounts() {
  const { t } = useTranslation(['institutions', 'fields']);
  return (
    <RowsField
      name="accounts"
      title={t('fields:institution.accounts', { returnObjects: true })['']}
      addLabel={t('addAccount')}
      removeLabel={(number) => t('removeAccount', { number })}
      blank={() => ({ purpose: null, iban: null })}
    >
      {(path) => (
        <>
          <TextField name={`${path}.purpose`} span={6} />
          <CheckedNumberField name={`${path}.iban`} span={6} kind={IBAN} required />
        </>
      )}
    </RowsField>
  );
}

function LanguagesField() {
  const { t } = useTranslation(['institutions', 'vocabulary']);
  const field = useField<InstitutionForm>({ name: 'languages', hint: t('languagesHint') });
  const chosen = LANGUAGES.filter((language) => (field.value as readonly Language[]).includes(language));
  return (
    <Cell span={12}>
      <Checkbox.Group
        id={field.id}
        label={field.label}
        description={t('languagesHint')}
        error={field.error}
        value={[...chosen]}
        onChange={field.change}
      >
        <Group gap="lg" mt="xs">
          {LANGUAGES.map((language) => (
            <Checkbox key={language} value={language} label={t(`vocabulary:language.${language}`)} />
          ))}
        </Group>
      </Checkbox.Group>
    </Cell>
  );
}
