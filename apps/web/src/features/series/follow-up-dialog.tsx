import { Checkbox, FileInput } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { seriesCalls } from '@prorata/contract/series/calls';
import type { Reserve } from '@prorata/contract/series/series';
import { brusselsDate } from '@prorata/domain/iso-date';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { DateField } from '../../components/form/date-fields.tsx';
import { Cell, ListProblem } from '../../components/form/field.tsx';
import { CheckField, TextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { DOSSIERS } from '../dossiers/dossier-queries.ts';

export type OpenedKind = 'reserveDecided' | 'laterReceipt';

interface FollowUpDialogProps {
  readonly dossierId: string;
  readonly kind: OpenedKind | undefined;
  readonly reserves: readonly Reserve[];
  readonly onClose: () => void;
}

/** Asks what was decided or received, and opens the dossier that follows. */
export function FollowUpDialog({ kind, reserves, ...props }: FollowUpDialogProps) {
  const { t } = useTranslation('series');
  return (
    <FormDialog opened={kind !== undefined} title={kind ? t(`open.${kind}`) : ''} onClose={props.onClose}>
      {kind === 'reserveDecided' && <DecisionForm reserves={reserves} {...props} />}
      {kind === 'laterReceipt' && <ReceiptForm {...props} />}
    </FormDialog>
  );
}

interface OpeningProps {
  readonly dossierId: string;
  readonly onClose: () => void;
}

/** Goes to the dossier that was opened. */
function useOpened(onClose: () => void): (later: Dossier) => Promise<void> {
  const { t } = useTranslation('series');
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (later) => {
    await queries.invalidateQueries({ queryKey: DOSSIERS });
    showSuccess(t('done', { number: later.fileNumber }));
    onClose();
    await navigate({ to: '/app/dossier/$dossierId', params: { dossierId: later.id } });
  };
}

type ReceiveCall = typeof seriesCalls.receiveLater;

function ReceiptForm({ dossierId, onClose }: OpeningProps) {
  const { t } = useTranslation('series');
  const form = useContractForm<ReceiveCall>(seriesCalls.receiveLater, {
    happenedOn: brusselsDate(new Date()),
  });
  const saving = useSaving<ReceiveCall, Dossier>({
    form,
    save: (body) => request(seriesCalls.receiveLater, { params: { dossierId }, body }),
    onSaved: useOpened(onClose),
  });
  const labels = {
    happenedOn: t('happenedOn.laterReceipt'),
    ...{ source: t('source.laterReceipt'), amount: t('amount') },
  };
  return (
    <DialogForm<ReceiveCall>
      form={form}
      labels={labels}
      saving={saving}
      verb={t('verb')}
      refusal={t('refused')}
      onClose={onClose}
    >
      <Cell span={12}>
        <Hint>{t('text.laterReceipt')}</Hint>
      </Cell>
      <DateField<ValuesOf<ReceiveCall>> name="happenedOn" span={6} required />
      <DecimalField<ValuesOf<ReceiveCall>> name="amount" kind="amount" span={6} required />
      <TextField<ValuesOf<ReceiveCall>> name="source" span={12} required />
    </DialogForm>
  );
}

type DecideCall = typeof seriesCalls.decideReserves;
type DecideValues = ValuesOf<DecideCall>;

interface ReservesProps {
  readonly reserves: readonly Reserve[];
}

function DecisionForm({ dossierId, reserves, onClose }: OpeningProps & ReservesProps) {
  const { t } = useTranslation('series');
  const [file, setFile] = useState<File | null>(null);
  const form = useContractForm<DecideCall>(seriesCalls.decideReserves, {
    ...{ happenedOn: brusselsDate(new Date()), interest: 0, ownCosts: 0 },
    decisions: reserves.length === 1 ? reserves.map(decisionOn) : [],
  });
  const saving = useSaving<DecideCall, Dossier>({
    form,
    save: async (body) => {
      const later = await request(seriesCalls.decideReserves, { params: { dossierId }, body });
      if (file !== null) {
        await request(seriesCalls.attachPiece, { params: { dossierId: later.id }, upload: {}, file });
      }
      return later;
    },
    onSaved: useOpened(onClose),
  });
  const labels = {
    ...{ happenedOn: t('happenedOn.reserveDecided'), source: t('source.reserveDecided') },
    ...{ interest: t('interest'), ownCosts: t('ownCosts') },
    decisions: { '': t('decisions'), amount: t('admitted'), keepsRank: t('keepsRank') },
  };
  return (
    <DialogForm<DecideCall>
      form={form}
      labels={labels}
      saving={saving}
      verb={t('verb')}
      refusal={t('refused')}
      onClose={onClose}
    >
      <Cell span={12}>
        <Hint>{t('text.reserveDecided')}</Hint>
      </Cell>
      <DateField<DecideValues> name="happenedOn" span={6} required />
      <TextField<DecideValues> name="source" span={6} required />
      <Reserves reserves={reserves} />
      <DecimalField<DecideValues> name="interest" kind="amount" span={6} />
      <DecimalField<DecideValues> name="ownCosts" kind="amount" span={6} hint={t('ownCostsHint')} />
      <Cell span={12}>
        <FileInput label={t('piece')} value={file} onChange={setFile} clearable />
      </Cell>
    </DialogForm>
  );
}

/** The amount is for the office to say. */
function decisionOn({ statementId, claimId }: Reserve) {
  return { statementId, claimId, keepsRank: true };
}

/** Each reserve, and what was decided on it; one that is left open waits for its own decision. */
function Reserves({ reserves }: ReservesProps) {
  const { t } = useTranslation('series');
  const language = useLanguage();
  const decisions = useWatch<DecideValues, 'decisions'>({ name: 'decisions' });
  const { append, remove } = useFieldArray({ name: 'decisions' });
  return (
    <>
      {reserves.map((reserve) => {
        const { statementId, claimId, creditorName, amount, privilegeId } = reserve;
        const place = decisions.findIndex(
          (decision) => decision.statementId === statementId && decision.claimId === claimId,
        );
        return (
          <Fragment key={`${statementId} ${claimId}`}>
            <Cell span={12}>
              <Checkbox
                label={t('decided', { name: creditorName, amount: formatAmount(amount, language) })}
                checked={place >= 0}
                onChange={() => (place < 0 ? append(decisionOn(reserve)) : remove(place))}
              />
            </Cell>
            {place >= 0 && (
              <DecimalField<DecideValues>
                name={`decisions.${place}.amount`}
                kind="amount"
                span={6}
                hint={t('admittedHint')}
                required
              />
            )}
            {place >= 0 && privilegeId !== null && (
              <CheckField<DecideValues> name={`decisions.${place}.keepsRank`} span={6} />
            )}
          </Fragment>
        );
      })}
      <Cell span={12}>
        <ListProblem name="decisions" />
      </Cell>
    </>
  );
}
