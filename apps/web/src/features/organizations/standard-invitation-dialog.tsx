import { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { StandardInvitation } from '@prorata/contract/organizations/standard-invitation';
import type { Party } from '@prorata/contract/parties/party';
import { useQueryClient } from '@tanstack/react-query';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { CheckedNumberField, ENTERPRISE_NUMBER } from '../../components/form/number-fields.tsx';
import { SalutationField } from '../../components/form/salutation-field.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { StreetAddressFields } from '../parties/address-fields.tsx';
import { PartySearch } from '../parties/party-search.tsx';
import { partyNameOf, streetAddressUnder } from '../parties/party-values.ts';
import { useCountries } from '../parties/use-countries.ts';
import { useChoices } from './organization-form.ts';
import { ORGANIZATIONS } from './organization-queries.ts';
import {
  type StandardInvitationValues,
  valuesOfInvitation,
  withoutBlankAddress,
} from './standard-invitation-values.ts';

interface StandardInvitationDialogProps {
  readonly organizationId: string;
  readonly edited: StandardInvitation | 'new' | undefined;
  readonly onClose: () => void;
}

export function StandardInvitationDialog({ organizationId, edited, onClose }: StandardInvitationDialogProps) {
  const { t } = useTranslation('organizations');
  return (
    <FormDialog
      opened={edited !== undefined}
      onClose={onClose}
      size="46rem"
      title={edited === 'new' ? t('standard.add') : t('standard.edit')}
    >
      {edited !== undefined && (
        <StandardInvitationForm
          organizationId={organizationId}
          invitation={edited === 'new' ? undefined : edited}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}

interface StandardInvitationFormProps {
  readonly organizationId: string;
  /** Absent for a new one. */
  readonly invitation: StandardInvitation | undefined;
  readonly onClose: () => void;
}

/** Whom to invite, and how they are reached: by email, or by letter when there is a name and a place. */
function StandardInvitationForm(props: StandardInvitationFormProps) {
  const { t } = useTranslation(['organizations', 'forms']);
  const countries = useCountries();
  const choices = useChoices();
  const { form, ...saving } = useSavingStandardInvitation(props);
  const fillIn = (party: Party) => {
    const { salutation, email, language } = party;
    const known = { addressee: partyNameOf(party), salutation, email, language };
    // Of somebody else the number must not stay: it decides in whose workspace the invitation stands.
    form.setValue('kboNumber', party.kboNumber, { shouldDirty: true, shouldValidate: true });
    for (const [name, value] of Object.entries({ ...known, ...streetAddressUnder('address', party) })) {
      if (value !== null)
        form.setValue(name as 'addressee', value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <DialogForm<typeof organizationsCalls.updateStandardInvitation>
      form={form}
      labels={useFieldLabels('standardInvitation')}
      saving={saving}
      verb={props.invitation ? t('forms:save') : t('standard.add')}
      onClose={props.onClose}
    >
      <PartySearch onChoose={fillIn} />
      <TextField<StandardInvitationValues> name="addressee" span={8} />
      <SalutationField<StandardInvitationValues> name="salutation" span={4} />
      <CheckedNumberField<StandardInvitationValues> name="kboNumber" span={12} kind={ENTERPRISE_NUMBER} />
      <TextField<StandardInvitationValues>
        name="email"
        type="email"
        span={8}
        hint={t('standard.emailHint')}
      />
      <SelectField<StandardInvitationValues>
        name="language"
        choices={choices.languages}
        clearable
        hint={t('standard.languageHint')}
      />
      <StreetAddressFields path="address" countries={countries} />
    </DialogForm>
  );
}

function useSavingStandardInvitation({ organizationId, invitation, onClose }: StandardInvitationFormProps) {
  const queries = useQueryClient();
  const form = useContractForm(
    organizationsCalls.updateStandardInvitation,
    valuesOfInvitation(invitation),
    withoutBlankAddress,
    invitation?.id,
  );
  const refresh = () => queries.invalidateQueries({ queryKey: [...ORGANIZATIONS, 'standardInvitations'] });
  const saving = useSaving({
    form,
    save: ({ version, ...body }) =>
      invitation === undefined
        ? request(organizationsCalls.createStandardInvitation, { params: { organizationId }, body })
        : request(organizationsCalls.updateStandardInvitation, {
            params: { organizationId, standardInvitationId: invitation.id },
            body: { version, ...body },
          }),
    onSaved: () => {
      void refresh();
      onClose();
    },
    reload: async () => {
      const { items } = await request(organizationsCalls.listStandardInvitations, {
        params: { organizationId },
        query: { pageSize: 200 },
      });
      void refresh();
      return valuesOfInvitation(items.find(({ id }) => id === invitation?.id));
    },
  });
  return { form, ...saving };
}
