import { resultsCalls } from '@prorata/contract/results/calls';
import type { LedgerAddressee } from '@prorata/contract/results/result';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../components/form/date-fields.tsx';
import { Cell } from '../../components/form/field.tsx';
import { LongTextField, SelectField, TextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { useSendOptions } from '../../platform/client/use-send-options.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { useRefreshDossier } from '../dossiers/dossier-queries.ts';
import { StreetAddressFields } from '../parties/address-fields.tsx';
import { useCountries } from '../parties/use-countries.ts';

interface AddresseeDialogProps {
  readonly dossierId: string;
  readonly resultId: string;
  /** Nothing is asked without one. */
  readonly addressee: LedgerAddressee | undefined;
  readonly onClose: () => void;
}

interface AddresseeFormProps extends AddresseeDialogProps {
  readonly addressee: LedgerAddressee;
}

/** How and where the report goes to one addressee from now on; the closed dossier stays as it is. */
export function CorrectAddressee({ addressee, ...dialog }: AddresseeDialogProps) {
  const { t } = useTranslation('sending');
  const title = t('correct.title', { name: addressee?.name ?? '' });
  return (
    <FormDialog opened={addressee !== undefined} onClose={dialog.onClose} title={title}>
      {addressee && <CorrectionForm {...dialog} addressee={addressee} />}
    </FormDialog>
  );
}

type CorrectionValues = ValuesOf<typeof resultsCalls.correctAddressee>;

const NO_ADDRESS = {
  street: null,
  housenumber: null,
  housenumberaddition: null,
  zipcode: null,
  city: null,
  country: 'BE',
};

function CorrectionForm({ dossierId, resultId, addressee, onClose }: AddresseeFormProps) {
  const { t } = useTranslation('sending');
  const { id: addresseeId, recipient } = addressee;
  const refresh = useRefreshDossier(dossierId);
  const form = useContractForm(
    resultsCalls.correctAddressee,
    { way: 'RegisteredLetter', addressee: null, email: null, address: NO_ADDRESS, reason: '' },
    onlyWhatIsSent,
    addresseeId,
  );
  const saving = useSaving({
    form,
    save: (body) =>
      request(resultsCalls.correctAddressee, { params: { dossierId, resultId, addresseeId }, body }),
    onSaved: async () => {
      await refresh();
      onClose();
      showSuccess(t('correct.done'));
    },
  });
  return (
    <DialogForm<typeof resultsCalls.correctAddressee>
      form={form}
      labels={useFieldLabels('addressee')}
      saving={saving}
      onClose={onClose}
    >
      <Cell span={12}>
        <Hint>{t('correct.text')}</Hint>
      </Cell>
      <CorrectionFields name={addressee.name} isDefendant={recipient === 'defendant'} />
    </DialogForm>
  );
}

/** The defendant gets a registered letter and nothing else. */
function CorrectionFields({ name, isDefendant }: { readonly name: string; readonly isDefendant: boolean }) {
  const { t } = useTranslation(['sending', 'vocabulary']);
  const countries = useCountries();
  const way = useWatch<CorrectionValues>({ name: 'way' });
  const isLetter = way === 'RegisteredLetter';
  const ways = useSendOptions().filter((option) => !isDefendant || option === 'RegisteredLetter');
  return (
    <>
      <SelectField<CorrectionValues>
        name="way"
        span={6}
        required
        choices={ways.map((value) => ({ value, label: t(`vocabulary:sendOption.${value}`) }))}
      />
      <TextField<CorrectionValues> name="addressee" span={6} hint={t('correct.name', { name })} />
      {isLetter ? (
        <StreetAddressFields path="address" countries={countries} required />
      ) : (
        <TextField<CorrectionValues> name="email" type="email" span={12} required />
      )}
      <LongTextField<CorrectionValues> name="reason" span={12} required />
    </>
  );
}

/** What belongs to the other way of sending is not sent along. */
function onlyWhatIsSent(values: CorrectionValues): CorrectionValues {
  const isLetter = values.way === 'RegisteredLetter';
  return {
    ...values,
    email: isLetter ? null : values.email,
    address: isLetter ? values.address : null,
  };
}

/** Nobody waits for them any more; the others can go on. */
export function SetAddresseeAside({ addressee, ...dialog }: AddresseeDialogProps) {
  const { t } = useTranslation('sending');
  const title = t('aside.title', { name: addressee?.name ?? '' });
  return (
    <FormDialog opened={addressee !== undefined} onClose={dialog.onClose} title={title}>
      {addressee && <AsideForm {...dialog} addressee={addressee} />}
    </FormDialog>
  );
}

function AsideForm({ dossierId, resultId, addressee, onClose }: AddresseeFormProps) {
  const { t } = useTranslation('sending');
  const { id: addresseeId } = addressee;
  const refresh = useRefreshDossier(dossierId);
  const form = useContractForm(resultsCalls.setAddresseeAside, { reason: '' }, undefined, addresseeId);
  const saving = useSaving({
    form,
    save: (body) =>
      request(resultsCalls.setAddresseeAside, { params: { dossierId, resultId, addresseeId }, body }),
    onSaved: async () => {
      await refresh();
      onClose();
      showSuccess(t('aside.done'));
    },
  });
  return (
    <DialogForm<typeof resultsCalls.setAddresseeAside>
      form={form}
      labels={useFieldLabels('addressee')}
      saving={saving}
      verb={t('aside.verb')}
      onClose={onClose}
    >
      <Cell span={12}>
        <Hint>{t('aside.text')}</Hint>
      </Cell>
      <LongTextField<ValuesOf<typeof resultsCalls.setAddresseeAside>> name="reason" span={12} required />
    </DialogForm>
  );
}

/** The day on which they signed for the report, from which their term runs. */
export function RecordReceipt({ addressee, ...dialog }: AddresseeDialogProps) {
  const { t } = useTranslation('sending');
  const title = t('receipt.title', { name: addressee?.name ?? '' });
  return (
    <FormDialog opened={addressee !== undefined} onClose={dialog.onClose} title={title}>
      {addressee && <ReceiptForm {...dialog} addressee={addressee} />}
    </FormDialog>
  );
}

function ReceiptForm({ dossierId, resultId, addressee, onClose }: AddresseeFormProps) {
  const { t } = useTranslation('sending');
  const { id: addresseeId } = addressee;
  const refresh = useRefreshDossier(dossierId);
  const form = useContractForm(
    resultsCalls.recordReceipt,
    { receivedOn: addressee.receivedOn ?? '', note: null },
    undefined,
    addresseeId,
  );
  const saving = useSaving({
    form,
    save: (body) =>
      request(resultsCalls.recordReceipt, { params: { dossierId, resultId, addresseeId }, body }),
    onSaved: async () => {
      await refresh();
      onClose();
      showSuccess(t('receipt.done'));
    },
  });
  return (
    <DialogForm<typeof resultsCalls.recordReceipt>
      form={form}
      labels={useFieldLabels('addressee')}
      saving={saving}
      onClose={onClose}
    >
      <Cell span={12}>
        <Hint>{t('receipt.text')}</Hint>
      </Cell>
      <DateField<ValuesOf<typeof resultsCalls.recordReceipt>> name="receivedOn" span={6} required />
      <LongTextField<ValuesOf<typeof resultsCalls.recordReceipt>> name="note" span={12} />
    </DialogForm>
  );
}

interface CountEmailsProps extends Omit<AddresseeDialogProps, 'addressee'> {
  readonly opened: boolean;
}

/** The office's own reading of what a mail is worth, for all whom nothing else reached. */
export function CountEmails({ opened, ...dialog }: CountEmailsProps) {
  const { t } = useTranslation('sending');
  return (
    <FormDialog opened={opened} onClose={dialog.onClose} title={t('countEmails.title')}>
      {opened && <CountEmailsForm {...dialog} />}
    </FormDialog>
  );
}

function CountEmailsForm({ dossierId, resultId, onClose }: Omit<AddresseeDialogProps, 'addressee'>) {
  const { t } = useTranslation('sending');
  const refresh = useRefreshDossier(dossierId);
  const form = useContractForm(resultsCalls.countEmails, { reason: '' }, undefined, resultId);
  const saving = useSaving({
    form,
    save: (body) => request(resultsCalls.countEmails, { params: { dossierId, resultId }, body }),
    onSaved: async () => {
      await refresh();
      onClose();
      showSuccess(t('countEmails.done'));
    },
  });
  return (
    <DialogForm<typeof resultsCalls.countEmails>
      form={form}
      labels={useFieldLabels('addressee')}
      saving={saving}
      verb={t('countEmails.verb')}
      onClose={onClose}
    >
      <Cell span={12}>
        <Hint>{t('countEmails.text')}</Hint>
      </Cell>
      <LongTextField<ValuesOf<typeof resultsCalls.countEmails>> name="reason" span={12} required />
    </DialogForm>
  );
}
