import { Button, Checkbox, Input, Stack } from '@mantine/core';
import { dossiersCalls } from '@prorata/contract/dossiers/calls';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { isStanding, type Stop } from '@prorata/contract/dossiers/stop';
import { isBlocking, lettersAbout } from '@prorata/domain/stops';
import { STOP_KINDS } from '@prorata/domain/vocabulary';
import { IconHandStop } from '@tabler/icons-react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateField } from '../../components/form/date-fields.tsx';
import { Cell, useField } from '../../components/form/field.tsx';
import { LongTextField, SelectField, TextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { fieldId } from '../../components/form/form-setting.ts';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Notice } from '../../components/notice.tsx';
import { isPreviewOpen } from '../../components/sending-preview/sending-preview.tsx';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { ownUserQuery } from '../../platform/session/own-user-query.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { dossierQuery, useRefreshDossier } from './dossier-queries.ts';
import classes from './dossier-stops.module.css';
import { StopContactForm } from './stop-contact-form.tsx';
import { StopLettersDialog } from './stop-letters.tsx';
import { useDefendants } from './use-defendant-name.ts';

/** Under the tabs of a dossier that must not go on: why, since when, where that comes from, and the way back from a mistake. */
export function DossierStops({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const { data: me } = useSuspenseQuery(ownUserQuery);
  const [open, setOpen] = useState<OpenDialog>();
  const language = useLanguage();
  const defendants = useDefendants(dossier);
  const listOf = (people: typeof defendants) =>
    new Intl.ListFormat(language, { type: 'conjunction' }).format(people.map(({ name }) => name));
  const othersOf = ({ defendantIds }: Stop) => defendants.filter(({ id }) => !defendantIds.includes(id));
  const titleOf = (stop: Stop) => {
    const kind = t(`vocabulary:stopKind.${stop.kind}`);
    const concerned = defendants.filter(({ id }) => stop.defendantIds.includes(id));
    if (!isBlocking(stop.kind)) return t('stops.told', { kind, names: listOf(concerned) });
    return othersOf(stop).length === 0
      ? t('stops.title', { kind })
      : t('stops.titleOf', { kind, names: listOf(concerned) });
  };
  const standing = dossier.stops.filter(isStanding);
  if (standing.length === 0) return null;
  return (
    <div className={classes.stops}>
      {standing.map((stop) => (
        <Notice
          key={stop.id}
          tone={isBlocking(stop.kind) ? 'negative' : 'warning'}
          icon={IconHandStop}
          title={titleOf(stop)}
          acts={actsOn(stop)
            .filter((act) => me.canWriteDossiers || act === 'letters')
            .map((act) => (
              <Button key={act} variant="default" onClick={() => setOpen({ act, stop })}>
                {t(act === 'letters' ? 'stops.letters.open' : `stops.${act}`)}
              </Button>
            ))}
        >
          <p>{t(`stops.effects.${stop.kind}`)}</p>
          {isBlocking(stop.kind) && <p>{t('stops.text')}</p>}
          {isBlocking(stop.kind) && othersOf(stop).length > 0 && (
            <p>{t('stops.ofSome', { others: listOf(othersOf(stop)) })}</p>
          )}
          <StopFacts stop={stop} />
          {stop.contactName !== null && (
            <p>
              {t('stops.contactIs', {
                name: [stop.contactName, stop.contactEmail].filter((part) => part !== null).join(', '),
              })}
            </p>
          )}
        </Notice>
      ))}
      <FormDialog
        opened={open !== undefined}
        title={open ? t(`stops.${open.act}Title`) : ''}
        size={open?.act === 'letters' ? 860 : 'lg'}
        onClose={() => isPreviewOpen() || setOpen(undefined)}
      >
        {open && <StopAct dossier={dossier} open={open} onClose={() => setOpen(undefined)} />}
      </FormDialog>
    </div>
  );
}

type StopActName = 'letters' | 'contact' | 'release' | 'withdraw';

interface OpenDialog {
  readonly act: StopActName;
  readonly stop: Stop;
}

function actsOn({ kind }: Stop): readonly StopActName[] {
  return lettersAbout(kind).length > 0
    ? ['letters', 'contact', 'release', 'withdraw']
    : ['contact', 'release', 'withdraw'];
}

interface StopActProps {
  readonly dossier: Dossier;
  readonly open: OpenDialog;
  readonly onClose: () => void;
}

function StopAct({ dossier, open: { act, stop }, onClose }: StopActProps) {
  const props = { dossier, stop, onClose };
  if (act === 'letters') return <StopLettersDialog dossierId={dossier.id} stop={stop} onClose={onClose} />;
  if (act === 'contact') return <StopContactForm {...props} />;
  return act === 'release' ? <ReleaseForm {...props} /> : <WithdrawForm {...props} />;
}

/** Since when, and where it comes from. */
function StopFacts({ stop }: { readonly stop: Stop }) {
  const { t } = useTranslation('dossiers');
  const language = useLanguage();
  const date = formatDate(stop.date, language);
  const since =
    stop.time === null ? t('stops.since', { date }) : t('stops.sinceTime', { date, time: stop.time });
  const source =
    stop.source === 'extract'
      ? t('stops.fromExtract', { number: stop.noticeNumber ?? '' })
      : // Who wrote a whole sentence ended it.
        t('stops.fromOffice', { note: stop.note?.replace(/\.$/, '') ?? '' });
  const registered = t('stops.registered', {
    name: stop.registeredBy,
    moment: formatDate(stop.registeredAt, language, 'dateTime'),
  });
  return (
    <p>
      {since} {source} {registered}
    </p>
  );
}

interface WithdrawFormProps {
  readonly dossier: Dossier;
  readonly stop: Stop;
  readonly onClose: () => void;
}

type Withdraw = typeof dossiersCalls.withdrawStop;

function WithdrawForm({ dossier, stop, onClose }: WithdrawFormProps) {
  const { t } = useTranslation('dossiers');
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const form = useContractForm<Withdraw>(dossiersCalls.withdrawStop, { version: stop.version });
  const saving = useSaving<Withdraw, Dossier>({
    form,
    save: (body) =>
      request(dossiersCalls.withdrawStop, { params: { dossierId: dossier.id, stopId: stop.id }, body }),
    onSaved: (changed) => {
      queries.setQueryData(dossierQuery(dossier.id).queryKey, changed);
      void refresh();
      showSuccess(t('stops.withdrawn'));
      onClose();
    },
  });
  return (
    <DialogForm<Withdraw>
      form={form}
      labels={useFieldLabels('stop')}
      saving={saving}
      verb={t('stops.withdrawVerb')}
      onClose={onClose}
    >
      <Hint style={{ gridColumn: '1 / -1' }}>{t('stops.withdrawText')}</Hint>
      <LongTextField<ValuesOf<Withdraw>> name="reason" span={12} required />
    </DialogForm>
  );
}

type Release = typeof dossiersCalls.releaseStop;

function ReleaseForm({ dossier, stop, onClose }: WithdrawFormProps) {
  const { t } = useTranslation('dossiers');
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const form = useContractForm<Release>(dossiersCalls.releaseStop, { version: stop.version });
  const saving = useSaving<Release, Dossier>({
    form,
    save: (body) =>
      request(dossiersCalls.releaseStop, { params: { dossierId: dossier.id, stopId: stop.id }, body }),
    onSaved: (changed) => {
      queries.setQueryData(dossierQuery(dossier.id).queryKey, changed);
      void refresh();
      showSuccess(t('stops.released'));
      onClose();
    },
  });
  return (
    <DialogForm<Release>
      form={form}
      labels={useFieldLabels('stop')}
      saving={saving}
      verb={t('stops.releaseVerb')}
      onClose={onClose}
    >
      <Hint style={{ gridColumn: '1 / -1' }}>{t('stops.releaseText')}</Hint>
      <DateField<ValuesOf<Release>> name="releasedOn" span={6} required />
      <LongTextField<ValuesOf<Release>> name="reason" span={12} required />
    </DialogForm>
  );
}

interface RegisterStopDialogProps {
  readonly dossier: Dossier;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A bankruptcy that became known otherwise than by an extract stops the dossier too. */
export function RegisterStopDialog({ dossier, opened, onClose }: RegisterStopDialogProps) {
  const { t } = useTranslation('dossiers');
  return (
    <FormDialog opened={opened} title={t('stops.registerTitle')} onClose={onClose}>
      <RegisterForm dossier={dossier} onClose={onClose} />
    </FormDialog>
  );
}

type Register = typeof dossiersCalls.registerStop;

function RegisterForm({ dossier, onClose }: Omit<RegisterStopDialogProps, 'opened'>) {
  const { t } = useTranslation(['dossiers', 'vocabulary']);
  const queries = useQueryClient();
  const refresh = useRefreshDossier(dossier.id);
  const form = useContractForm<Register>(dossiersCalls.registerStop, {
    ...{ time: null, defendantIds: [] },
    ...{ contactName: null, contactEmail: null, contactAddress: null },
  });
  const saving = useSaving<Register, Dossier>({
    form,
    save: (body) => request(dossiersCalls.registerStop, { params: { dossierId: dossier.id }, body }),
    onSaved: (changed) => {
      queries.setQueryData(dossierQuery(dossier.id).queryKey, changed);
      void refresh();
      showSuccess(t('stops.registeredDone'));
      onClose();
    },
  });
  const kinds = STOP_KINDS.map((value) => ({ value, label: t(`vocabulary:stopKind.${value}`) }));
  return (
    <DialogForm<Register>
      form={form}
      labels={useFieldLabels('stop')}
      saving={saving}
      verb={t('stops.registerVerb')}
      onClose={onClose}
    >
      <Hint style={{ gridColumn: '1 / -1' }}>{t('stops.registerText')}</Hint>
      <SelectField<ValuesOf<Register>> name="kind" span={12} choices={kinds} required />
      <ConcernedField dossier={dossier} />
      <DateField<ValuesOf<Register>> name="date" span={6} required />
      <TextField<ValuesOf<Register>> name="time" span={6} placeholder={t('stops.timePattern')} />
      <TextField<ValuesOf<Register>> name="note" span={12} hint={t('stops.noteHint')} required />
      <TextField<ValuesOf<Register>> name="contactName" span={6} hint={t('stops.contactHint')} />
      <TextField<ValuesOf<Register>> name="contactEmail" span={6} />
    </DialogForm>
  );
}

/** Whom of several defendants it concerns; of one there is nothing to ask. */
function ConcernedField({ dossier }: Pick<RegisterStopDialogProps, 'dossier'>) {
  const { t } = useTranslation('dossiers');
  const defendants = useDefendants(dossier);
  const field = useField<ValuesOf<Register>>({ name: 'defendantIds' });
  if (defendants.length < 2) return null;
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (id: string, isChosen: boolean) =>
    field.change(
      defendants.map((one) => one.id).filter((one) => (one === id ? isChosen : chosen.includes(one))),
    );
  return (
    <Cell span={12}>
      <Input.Wrapper
        labelElement="div"
        label={field.label}
        description={t('stops.defendantsHint')}
        error={field.error}
      >
        <Stack gap="sm" my="xs" role="group" aria-label={field.label}>
          {defendants.map(({ id, name }, place) => (
            <Checkbox
              key={id}
              {...(place === 0 && { id: fieldId('defendantIds') })}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
            />
          ))}
        </Stack>
      </Input.Wrapper>
    </Cell>
  );
}
