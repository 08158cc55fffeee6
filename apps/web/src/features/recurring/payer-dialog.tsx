import type { Party } from '@prorata/contract/parties/party';
import { recurringCalls } from '@prorata/contract/recurring/calls';
import type { Payer, Recurring } from '@prorata/contract/recurring/recurring';
import { INCOME_KINDS, LANGUAGES } from '@prorata/domain/vocabulary';
import { DateField, MomentField } from '../../components/form/date-fields.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import {
  CheckedNumberField,
  DecimalField,
  ENTERPRISE_NUMBER,
  IBAN,
} from '../../components/form/number-fields.tsx';
import {
  blankValuesFor,
  useContractForm,
  type ValuesOf,
  valuesFor,
} from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { request } from '../../platform/client/request.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { StreetAddressFields } from '../parties/address-fields.tsx';
import { PartySearch } from '../parties/party-search.tsx';
import { partyNameOf, streetAddressUnder } from '../parties/party-values.ts';
import { useCountries } from '../parties/use-countries.ts';
import { useChanged } from './recurring-queries.ts';

interface PayerDialogProps {
  readonly dossierId: string;
  readonly payer: Payer | 'new' | undefined;
  readonly onClose: () => void;
}

export function PayerDialog({ payer, ...props }: PayerDialogProps) {
  const { t } = useTranslation('recurring');
  return (
    <FormDialog
      opened={payer !== undefined}
      title={payer === 'new' ? t('payers.add') : t('payers.editTitle', { name: payer?.name ?? '' })}
      size="xl"
      onClose={props.onClose}
    >
      {payer === 'new' && <NewPayer {...props} />}
      {payer !== undefined && payer !== 'new' && <EditedPayer payer={payer} {...props} />}
    </FormDialog>
  );
}

interface PayerFormProps {
  readonly dossierId: string;
  readonly onClose: () => void;
}

/** What a saved payer changes elsewhere. */
function useSaved({ dossierId, onClose }: PayerFormProps): (saved: Recurring) => void {
  const { t } = useTranslation('forms');
  const changed = useChanged(dossierId);
  return (saved) => {
    changed(saved);
    showSuccess(t('saved'));
    onClose();
  };
}

const BLANK_ADDRESS = {
  ...{ addressee: null, address1: null, address2: null, street: null, housenumber: null },
  ...{ housenumberaddition: null, zipcode: null, city: null, country: 'BE' },
};

type Create = typeof recurringCalls.createPayer;

function NewPayer(props: PayerFormProps) {
  const { dossierId, onClose } = props;
  const form = useContractForm<Create>(recurringCalls.createPayer, {
    ...blankValuesFor(recurringCalls.createPayer),
    ...{ kind: 'wage', address: BLANK_ADDRESS },
  });
  const saving = useSaving<Create, Recurring>({
    form,
    save: (body) => request(recurringCalls.createPayer, { params: { dossierId }, body }),
    onSaved: useSaved(props),
  });
  const fillIn = (party: Party) => {
    const known = {
      ...{ name: partyNameOf(party), kboNumber: party.kboNumber, email: party.email },
      ...streetAddressUnder('address', party),
    };
    for (const [name, value] of Object.entries(known)) {
      if (value !== null) form.setValue(name as 'name', value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <DialogForm<Create> form={form} labels={useFieldLabels('payer')} saving={saving} onClose={onClose}>
      <PartySearch onChoose={fillIn} />
      <PayerFields />
    </DialogForm>
  );
}

type Update = typeof recurringCalls.updatePayer;

function EditedPayer({ payer, ...props }: PayerFormProps & { readonly payer: Payer }) {
  const { dossierId, onClose } = props;
  const call = recurringCalls.updatePayer;
  const form = useContractForm<Update>(call, valuesFor(call, payer), undefined, payer.id);
  const saving = useSaving<Update, Recurring>({
    form,
    save: (body) => request(call, { params: { dossierId, payerId: payer.id }, body }),
    onSaved: useSaved(props),
    reload: async () => {
      const newest = await request(recurringCalls.read, { params: { dossierId } });
      const own = newest.payers.find(({ id }) => id === payer.id);
      return valuesFor(call, own ?? payer);
    },
  });
  return (
    <DialogForm<Update> form={form} labels={useFieldLabels('payer')} saving={saving} onClose={onClose}>
      <PayerFields />
    </DialogForm>
  );
}

type Values = ValuesOf<Create>;

function PayerFields() {
  const { t } = useTranslation(['recurring', 'vocabulary']);
  const countries = useCountries();
  const kinds = INCOME_KINDS.map((value) => ({ value, label: t(`vocabulary:incomeKind.${value}`) }));
  const languages = LANGUAGES.map((value) => ({ value, label: t(`vocabulary:language.${value}`) }));
  return (
    <>
      <TextField<Values> name="name" span={8} required />
      <SelectField<Values> name="kind" span={4} choices={kinds} required />
      <CheckedNumberField<Values> name="kboNumber" span={4} kind={ENTERPRISE_NUMBER} />
      <TextField<Values> name="email" span={5} type="email" />
      <SelectField<Values> name="language" span={3} choices={languages} required />
      <StreetAddressFields path="address" countries={countries} />
      <CheckedNumberField<Values> name="account" span={6} kind={IBAN} hint={t('payers.accountHint')} />
      <DecimalField<Values> name="paysOnDay" span={6} kind="count" hint={t('payers.paysOnDayHint')} />
      <MomentField<Values> name="seizedAt" span={6} hint={t('payers.seizedAtHint')} />
      <DateField<Values> name="endedOn" span={6} hint={t('payers.endedOnHint')} />
    </>
  );
}
