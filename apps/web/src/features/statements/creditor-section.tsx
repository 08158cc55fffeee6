import type { Party } from '@prorata/contract/parties/party';
import type { CreditorType } from '@prorata/domain/vocabulary';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { CheckedNumberField, NATIONAL_NUMBER } from '../../components/form/number-fields.tsx';
import { SalutationField } from '../../components/form/salutation-field.tsx';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { StreetAddressFields } from '../parties/address-fields.tsx';
import { EnterpriseNumberField } from '../parties/enterprise-number-field.tsx';
import { ForeignEnterpriseFields, PostNotice, useForeignCountry } from '../parties/foreign-fields.tsx';
import { PartySearch } from '../parties/party-search.tsx';
import { useCountries } from '../parties/use-countries.ts';
import { useEnterpriseLookUp } from '../parties/use-enterprise-look-up.ts';
import type { StatementChoices } from './statement-labels.ts';
import { isEnterprise, isPerson, partyValues, type StatementForm } from './statement-values.ts';

interface CreditorSectionProps {
  readonly choices: StatementChoices;
  /** Whoever adds a statement begins with the creditor. */
  readonly isNew?: boolean;
}

/** Who claims: found among those met before or in the register, or filled in by hand. */
export function CreditorSection({ choices, isNew = false }: CreditorSectionProps) {
  const { t } = useTranslation('statements');
  const countries = useCountries();
  const type = useWatch<StatementForm, 'creditorType'>({ name: 'creditorType' });
  const fill = useFillIn();
  return (
    <FormSection title={t('sections.creditor')} hint={t('sections.creditorHint')}>
      <PartySearch onChoose={fill} isFirst={isNew} />
      <SelectField<StatementForm> name="creditorType" span={6} choices={choices.creditorTypes} required />
      <TextField<StatementForm> name="creditorReference" span={6} />
      <IdentityFields type={type} legalForms={choices.legalForms} onFound={fill} />
      <StreetAddressFields path="creditorAddress" countries={countries} />
      <PostNotice />
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
  const country = useForeignCountry();
  return (
    <>
      {isEnterprise(type) && (
        <>
          <EnterpriseNumberField<StatementForm> name="kboNumber" register={register} />
          <TextField<StatementForm>
            name="corporateName"
            span={country === null ? 6 : 8}
            required={!isPerson(type)}
          />
          {country === null ? (
            <SelectField<StatementForm>
              name="corporateForm"
              span={6}
              choices={legalForms}
              searchable
              clearable
            />
          ) : (
            <ForeignEnterpriseFields country={country} />
          )}
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
    for (const { name, value } of partyValues(party)) {
      if (value === null || (name === 'creditorType' && typed)) continue;
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };
}
