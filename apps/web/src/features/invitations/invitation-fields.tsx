import { Title } from '@mantine/core';
import type { Party } from '@prorata/contract/parties/party';
import { brusselsDate } from '@prorata/domain/iso-date';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { inForce } from '@prorata/law/dated-parameter';
import { filingTerm } from '@prorata/law/parameters/terms';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '../../components/form/date-fields.tsx';
import { Cell } from '../../components/form/field.tsx';
import { ChoiceCardsField, SelectField, TextField } from '../../components/form/fields.tsx';
import { FieldGrid } from '../../components/form/form-layout.tsx';
import { CheckedNumberField, ENTERPRISE_NUMBER } from '../../components/form/number-fields.tsx';
import { SalutationField } from '../../components/form/salutation-field.tsx';
import { useSendMethods } from '../../platform/client/use-send-options.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { StreetAddressFields } from '../parties/address-fields.tsx';
import { PartySearch } from '../parties/party-search.tsx';
import { partyNameOf, streetAddressUnder } from '../parties/party-values.ts';
import { useCountries } from '../parties/use-countries.ts';

interface InvitationFieldsProps {
  /** Where the invitation stands among the values: nowhere special, or `invitations.2.`. */
  readonly at?: string;
}

/** Whom to invite, and how. */
export function InvitationFields({ at = '' }: InvitationFieldsProps) {
  const { t } = useTranslation(['invitations', 'vocabulary']);
  const countries = useCountries();
  const sendMethod = useWatch({ name: `${at}sendMethod` });
  const ways = useSendMethods().map((value) => ({
    value,
    label: t(`vocabulary:sendMethod.${value}`),
    text: t(`form.methods.${value}`),
  }));
  const languages = LANGUAGES.map((value) => ({ value, label: t(`vocabulary:language.${value}`) }));
  const isLetter = sendMethod === 'RegisteredLetter';
  const days = inForce(filingTerm, brusselsDate(new Date())).value;
  return (
    <FieldGrid>
      <PartySearch onChoose={useFillIn(at)} />
      <ChoiceCardsField name={`${at}sendMethod`} choices={ways} help="sendMethod" isLabelHidden />
      <TextField name={`${at}addressee`} span={8} required={sendMethod !== 'Email'} />
      <SalutationField name={`${at}salutation`} span={4} />
      <CheckedNumberField name={`${at}kboNumber`} span={12} kind={ENTERPRISE_NUMBER} />
      {isLetter ? (
        <StreetAddressFields path={`${at}address`} countries={countries} required />
      ) : (
        <>
          <TextField name={`${at}email`} type="email" span={sendMethod === 'Email' ? 6 : 12} required />
          {sendMethod === 'Email' && (
            <TextField name={`${at}extraEmails`} span={6} hint={t('hints.extraEmails')} />
          )}
        </>
      )}
      <TextField name={`${at}creditorReference`} span={4} hint={t('hints.creditorReference')} />
      <DateField name={`${at}validUntil`} span={4} hint={t('hints.validUntil', { days })} help="validUntil" />
      <SelectField name={`${at}language`} span={4} choices={languages} clearable hint={t('hints.language')} />
      {sendMethod === 'Email' && (
        <>
          <Cell span={12}>
            <Title order={3} mt="sm" fz="md" lh="md" fw={600}>
              {t('form.addFallback')}
            </Title>
          </Cell>
          <StreetAddressFields path={`${at}fallbackAddress`} countries={countries} />
        </>
      )}
    </FieldGrid>
  );
}

/**
 * Takes over whom it is and how it was last reached; what is not known stays as it was typed. Whether a letter follows a
 * mail that comes back costs money, and is for the office to say.
 */
function useFillIn(at: string) {
  const { setValue } = useFormContext();
  return (party: Party) => {
    // Whoever is known by a mail address alone is invited by mail.
    const sendMethod = party.sendMethod ?? (party.email === null ? null : 'Email');
    const { salutation, email, extraEmails, language } = party;
    const known = { sendMethod, addressee: partyNameOf(party), salutation, email, extraEmails, language };
    const fields = {
      ...Object.fromEntries(Object.entries(known).map(([name, value]) => [`${at}${name}`, value])),
      ...streetAddressUnder(`${at}address`, party),
    };
    // Of somebody else the number must not stay: it decides in whose workspace the invitation stands.
    setValue(`${at}kboNumber`, party.kboNumber, { shouldDirty: true, shouldValidate: true });
    for (const [name, value] of Object.entries(fields)) {
      if (value !== null) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };
}
