import { FileInput, SegmentedControl } from '@mantine/core';
import { contestationsCalls } from '@prorata/contract/contestations/calls';
import type { Contestation, Contestations } from '@prorata/contract/contestations/contestation';
import { CHOSEN_MEDIA_TYPES } from '@prorata/contract/statements/media-types';
import { LANGUAGES } from '@prorata/domain/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../../components/form/date-fields.tsx';
import { Cell } from '../../components/form/field.tsx';
import { LongTextField, SelectField, TextField, YesNoField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { StreetAddressFields } from '../parties/address-fields.tsx';
import { useCountries } from '../parties/use-countries.ts';
import { trialQuery, useShowAfter } from './contestation-queries.ts';
import { changesIn, NO_REQUEST, requestOf } from './line-request.ts';

interface EndingProps {
  readonly dossierId: string;
  readonly overview: Contestations;
  readonly contestation: Contestation;
  readonly opened: boolean;
  readonly onClose: () => void;
}
type EndingFormProps = Omit<EndingProps, 'opened'>;

/** The paper that proves it, chosen before the act is recorded. */
export function PaperField({ onChoose }: { readonly onChoose: (file: File | null) => void }) {
  const { t } = useTranslation('contestations');
  return (
    <Cell span={12}>
      <FileInput
        label={t('piece')}
        placeholder={t('choose')}
        accept={CHOSEN_MEDIA_TYPES.join(',')}
        onChange={onChoose}
      />
    </Cell>
  );
}

/** What an act leads to is shown at once. */
function useShown({ dossierId, onClose }: Pick<EndingProps, 'dossierId' | 'onClose'>) {
  const show = useShowAfter(dossierId);
  return (after: Contestations) => {
    show(after);
    onClose();
  };
}

export function Withdraw({ opened, ...props }: EndingProps) {
  const { t } = useTranslation('contestations');
  return (
    <FormDialog opened={opened} title={t('withdraw.act')} onClose={props.onClose}>
      <WithdrawForm {...props} />
    </FormDialog>
  );
}

type WithdrawCall = typeof contestationsCalls.withdraw;

function WithdrawForm({ dossierId, contestation: { id, version }, onClose }: EndingFormProps) {
  const { t } = useTranslation('contestations');
  const [paper, setPaper] = useState<File | null>(null);
  const onSaved = useShown({ dossierId, onClose });
  const params = { dossierId, contestationId: id };
  const form = useContractForm<WithdrawCall>(contestationsCalls.withdraw, { version });
  const saving = useSaving<WithdrawCall, Contestations>({
    form,
    save: async (body) => {
      if (paper) {
        await request(contestationsCalls.attachPiece, {
          params,
          upload: { kind: 'withdrawal' },
          file: paper,
        });
      }
      return request(contestationsCalls.withdraw, { params, body });
    },
    onSaved,
  });
  return (
    <DialogForm<WithdrawCall>
      form={form}
      labels={{ date: t('withdraw.date') }}
      saving={saving}
      verb={t('withdraw.verb')}
      onClose={onClose}
    >
      <DateField<ValuesOf<WithdrawCall>> name="date" span={12} required />
      <PaperField onChoose={setPaper} />
    </DialogForm>
  );
}

export function Settle({ opened, ...props }: EndingProps) {
  const { t } = useTranslation('contestations');
  return (
    <FormDialog opened={opened} title={t('settle.act')} onClose={props.onClose}>
      <SettleForm {...props} />
    </FormDialog>
  );
}

type SettleCall = typeof contestationsCalls.settle;

function SettleForm({ dossierId, contestation, onClose }: EndingFormProps) {
  const { t } = useTranslation('contestations');
  const { id, version } = contestation;
  const [paper, setPaper] = useState<File | null>(null);
  const onSaved = useShown({ dossierId, onClose });
  const params = { dossierId, contestationId: id };
  const form = useContractForm<SettleCall>(contestationsCalls.settle, {
    ...{ version, note: null, doOthersLose: false },
  });
  const saving = useSaving<SettleCall, Contestations>({
    form,
    save: async (body) => {
      if (paper) {
        await request(contestationsCalls.attachPiece, {
          params,
          upload: { kind: 'settlement' },
          file: paper,
        });
      }
      return request(contestationsCalls.settle, { params, body });
    },
    onSaved,
  });
  const labels = { date: t('settle.date'), doOthersLose: t('settle.question'), note: t('settle.note') };
  return (
    <DialogForm<SettleCall>
      form={form}
      labels={labels}
      saving={saving}
      verb={t('settle.verb')}
      onClose={onClose}
    >
      <DateField<ValuesOf<SettleCall>> name="date" span={12} required />
      <YesNoField<ValuesOf<SettleCall>>
        name="doOthersLose"
        span={12}
        hint={form.watch('doOthersLose') ? t('settle.yes') : t('settle.no')}
      />
      <Losers dossierId={dossierId} contestation={contestation} />
      <LongTextField<ValuesOf<SettleCall>> name="note" span={12} />
      <PaperField onChoose={setPaper} />
    </DialogForm>
  );
}

/** Who would lose if whoever contests got all that they ask: those of them who did not sign are the others. */
function Losers({ dossierId, contestation }: Pick<EndingProps, 'dossierId' | 'contestation'>) {
  const { t } = useTranslation('contestations');
  const language = useLanguage();
  const asked = requestOf(contestation);
  const trial = useQuery({ ...trialQuery(dossierId, asked ?? NO_REQUEST), enabled: asked !== undefined });
  if (trial.data === undefined) return null;
  const losers = changesIn(trial.data).filter(({ euros }) => euros < 0);
  const names = losers.map(
    ({ name, euros }) => `${name ?? t('judgment.defendant')} (${formatAmount(euros, language)})`,
  );
  return (
    <Hint style={{ gridColumn: '1 / -1' }}>
      {losers.length === 0 ? t('settle.nobodyLoses') : t('settle.losers', { names: names.join(', ') })}
    </Hint>
  );
}

export function Annul({ opened, ...props }: EndingProps) {
  const { t } = useTranslation('contestations');
  return (
    <FormDialog opened={opened} title={t('annul.act')} onClose={props.onClose}>
      <AnnulForm {...props} />
    </FormDialog>
  );
}

type AnnulCall = typeof contestationsCalls.annul;

function AnnulForm({ dossierId, contestation: { id, version }, onClose }: EndingFormProps) {
  const { t } = useTranslation('contestations');
  const onSaved = useShown({ dossierId, onClose });
  const form = useContractForm<AnnulCall>(contestationsCalls.annul, { version });
  const saving = useSaving<AnnulCall, Contestations>({
    form,
    save: (body) => request(contestationsCalls.annul, { params: { dossierId, contestationId: id }, body }),
    onSaved,
  });
  return (
    <DialogForm<AnnulCall>
      form={form}
      labels={{ reason: t('annul.reason') }}
      saving={saving}
      verb={t('annul.verb')}
      onClose={onClose}
    >
      <LongTextField<ValuesOf<AnnulCall>> name="reason" span={12} required />
    </DialogForm>
  );
}

export function Reply({ opened, ...props }: EndingProps) {
  const { t } = useTranslation('contestations');
  const title = t('reply.title', { name: props.contestation.contestant });
  return (
    <FormDialog opened={opened} title={title} onClose={props.onClose}>
      <ReplyForm {...props} />
    </FormDialog>
  );
}

type ReplyCall = typeof contestationsCalls.reply;
type ReplyValues = ValuesOf<ReplyCall>;

const REPLY_WAYS = ['Email', 'RegisteredLetter'] as const;

const BLANK_ADDRESS = {
  ...{ street: null, housenumber: null, housenumberaddition: null },
  ...{ zipcode: null, city: null, country: 'BE' },
};

/** The post needs more of an address than the contract asks of one: what is not whole is none. */
function withWholeAddress({ address, ...values }: ReplyValues): ReplyValues {
  return { ...values, address: address?.street && address.zipcode && address.city ? address : null };
}

/** Where the party was found when the draft was sent; another person is asked for. */
function placeOf({ addresseeId }: Contestation, { contestants }: Contestations) {
  const known = contestants.find((one) => one.addresseeId === addresseeId);
  const { language = 'nl' as const, email = null, address = null } = known ?? {};
  return { language, email, address };
}

function ReplyForm({ dossierId, overview, contestation, onClose }: EndingFormProps) {
  const { t } = useTranslation(['contestations', 'vocabulary', 'fields']);
  const onSaved = useShown({ dossierId, onClose });
  const countries = useCountries();
  const known = placeOf(contestation, overview);
  const form = useContractForm<ReplyCall>(
    contestationsCalls.reply,
    {
      ...{ language: known.language, email: known.email, appointmentOn: null, appointmentTime: null },
      address: known.email === null ? known.address : null,
    },
    withWholeAddress,
  );
  const saving = useSaving<ReplyCall, Contestations>({
    form,
    save: (body) =>
      request(contestationsCalls.reply, { params: { dossierId, contestationId: contestation.id }, body }),
    onSaved,
  });
  const isLetter = Boolean(form.watch('address'));
  const chooseWay = (way: (typeof REPLY_WAYS)[number]) => {
    form.clearErrors();
    form.setValue('email', way === 'Email' ? known.email : null);
    form.setValue('address', way === 'Email' ? null : (known.address ?? BLANK_ADDRESS), {
      shouldDirty: true,
    });
  };
  const labels = {
    // Where neither is given, the contract says so of the first.
    email: isLetter ? t('reply.address') : t('reply.email'),
    address: { '': t('reply.address'), ...t('fields:address', { returnObjects: true }) },
    ...{ language: t('reply.language'), appointmentOn: t('reply.on'), appointmentTime: t('time') },
  };
  const languages = LANGUAGES.map((value) => ({ value, label: t(`vocabulary:language.${value}`) }));
  return (
    <DialogForm<ReplyCall>
      form={form}
      labels={labels}
      saving={saving}
      verb={t('reply.send')}
      onClose={onClose}
    >
      <Hint style={{ gridColumn: '1 / -1' }}>{t('reply.text')}</Hint>
      <Cell span={12}>
        <SegmentedControl
          aria-label={t('reply.way')}
          value={isLetter ? 'RegisteredLetter' : 'Email'}
          onChange={chooseWay}
          data={REPLY_WAYS.map((value) => ({ value, label: t(`vocabulary:sendMethod.${value}`) }))}
        />
      </Cell>
      {isLetter ? (
        <StreetAddressFields path="address" countries={countries} required />
      ) : (
        <TextField<ReplyValues> name="email" span={6} required />
      )}
      <SelectField<ReplyValues> name="language" span={isLetter ? 12 : 6} choices={languages} required />
      <DateField<ReplyValues> name="appointmentOn" span={6} />
      <TextField<ReplyValues> name="appointmentTime" span={6} placeholder="10:30" />
    </DialogForm>
  );
}

interface ConsignProps {
  readonly dossierId: string;
  readonly amount: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function Consign({ opened, ...props }: ConsignProps) {
  const { t } = useTranslation('contestations');
  return (
    <FormDialog opened={opened} title={t('consign.act')} onClose={props.onClose}>
      <ConsignForm {...props} />
    </FormDialog>
  );
}

type ConsignCall = typeof contestationsCalls.consign;

function ConsignForm({ dossierId, amount, onClose }: Omit<ConsignProps, 'opened'>) {
  const { t } = useTranslation('contestations');
  const language = useLanguage();
  const onSaved = useShown({ dossierId, onClose });
  const form = useContractForm<ConsignCall>(contestationsCalls.consign, {});
  const saving = useSaving<ConsignCall, Contestations>({
    form,
    save: (body) => request(contestationsCalls.consign, { params: { dossierId }, body }),
    onSaved,
  });
  return (
    <DialogForm<ConsignCall>
      form={form}
      labels={{ date: t('consign.date') }}
      saving={saving}
      verb={t('consign.verb')}
      onClose={onClose}
    >
      <Hint style={{ gridColumn: '1 / -1' }}>
        {t('consign.text', { amount: formatAmount(amount, language) })}
      </Hint>
      <DateField<ValuesOf<ConsignCall>> name="date" span={12} required />
    </DialogForm>
  );
}
