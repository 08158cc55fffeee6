import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Stop } from '@prorata/contract/dossiers/stop';
import type { Party } from '@prorata/contract/parties/party';
import { useQueryClient } from '@tanstack/react-query';
import { Cell } from '../../components/form/field.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { DialogForm } from '../../components/form/form-dialog.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { StreetAddressFields } from '../parties/address-fields.tsx';
import { PartySearch } from '../parties/party-search.tsx';
import { partyNameOf, streetAddressUnder } from '../parties/party-values.ts';
import { useCountries } from '../parties/use-countries.ts';
import { dossierQuery, useRefreshDossier } from './dossier-queries.ts';

interface StopContactFormProps {
  readonly dossier: Dossier;
  readonly stop: Stop;
  readonly onClose: () => void;
}

type Change = typeof dossiersCalls.changeStopContact;
type Values = ValuesOf<Change>;

const BLANK_ADDRESS = {
  street: null,
  housenumber: null,
  housenumberaddition: null,
  zipcode: null,
  city: null,
  country: 'BE',
};

/** A country alone is no address. Whatever else was typed is sent, for the contract to ask for the rest. */
function withoutBlankAddress({ contactAddress, ...values }: Values): Values {
  const { country: _, ...typed } = contactAddress ?? {};
  const isBlank = Object.values(typed).every((part) => !part);
  return { ...values, contactAddress: isBlank ? null : contactAddress };
}

/** Whom one writes to about a stop, and who that was before. */
export function StopContactForm({ dossier, stop, onClose }: StopContactFormProps) {
  const { t } = useTranslation(['dossiers', 'fields']);
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const countries = useCountries();
  const { version, contactName, contactEmail, contactAddress } = stop;
  const form = useContractForm<Change>(
    dossiersCalls.changeStopContact,
    { version, contactName, contactEmail, contactAddress: contactAddress ?? BLANK_ADDRESS },
    withoutBlankAddress,
  );
  const saving = useSaving<Change, Dossier>({
    form,
    save: (body) =>
      request(dossiersCalls.changeStopContact, {
        params: { dossierId: dossier.id, stopId: stop.id },
        body,
      }),
    onSaved: (changed) => {
      queries.setQueryData(dossierQuery(dossier.id).queryKey, changed);
      void refresh();
      showSuccess(t('stops.contactSaved'));
      onClose();
    },
  });
  const fillIn = (party: Party) => {
    const known = { contactName: partyNameOf(party), contactEmail: party.email };
    for (const [name, value] of Object.entries({
      ...known,
      ...streetAddressUnder('contactAddress', party),
    })) {
      if (value !== null)
        form.setValue(name as 'contactName', value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const labels = {
    ...useFieldLabels('stop'),
    contactAddress: t('fields:address', { returnObjects: true }),
  };
  return (
    <DialogForm<Change>
      form={form}
      labels={labels}
      saving={saving}
      verb={t('stops.contactVerb')}
      onClose={onClose}
    >
      <PartySearch onChoose={fillIn} />
      <TextField<Values> name="contactName" span={6} hint={t('stops.contactHint')} />
      <TextField<Values> name="contactEmail" span={6} />
      <StreetAddressFields path="contactAddress" countries={countries} />
      <FormerContacts stop={stop} />
    </DialogForm>
  );
}

function FormerContacts({ stop: { formerContacts } }: { readonly stop: Stop }) {
  const { t } = useTranslation('dossiers');
  const language = useLanguage();
  if (formerContacts.length === 0) return null;
  return (
    <Cell span={12}>
      <Hint component="div">
        {t('stops.formerContacts')}
        <ul>
          {formerContacts.map(({ contactName, contactEmail, until, replacedBy }) => (
            <li key={until}>
              {t('stops.formerContact', {
                contact: [contactName, contactEmail].filter((part) => part !== null).join(', '),
                moment: formatDate(until, language, 'dateTime'),
                name: replacedBy,
              })}
            </li>
          ))}
        </ul>
      </Hint>
    </Cell>
  );
}
