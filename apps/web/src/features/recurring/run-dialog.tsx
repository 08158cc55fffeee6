import { List } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import { recurringCalls } from '@prorata/contract/recurring/calls';
import type { Recurring } from '@prorata/contract/recurring/recurring';
import { brusselsDate, isIsoDate } from '@prorata/domain/iso-date';
import { sumEuros } from '@prorata/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { DateField, MomentField } from '../../components/form/date-fields.tsx';
import { Cell } from '../../components/form/field.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatAmount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { DOSSIERS } from '../dossiers/dossier-queries.ts';
import classes from './recurring.module.css';
import { useMonthWords } from './use-month-words.ts';

interface RunDialogProps {
  readonly dossier: Dossier;
  readonly recurring: Recurring;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks up to which day the money is distributed and when the central file was consulted, and tells what becomes of it. */
export function RunDialog({ opened, ...props }: RunDialogProps) {
  const { t } = useTranslation('recurring');
  return (
    <FormDialog opened={opened} title={t('run.title')} onClose={props.onClose}>
      <RunForm {...props} />
    </FormDialog>
  );
}

type OpenRun = typeof recurringCalls.openRun;
type Values = ValuesOf<OpenRun>;

function RunForm({ dossier, recurring, onClose }: Omit<RunDialogProps, 'opened'>) {
  const { t } = useTranslation('recurring');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const today = brusselsDate(new Date());
  const form = useContractForm<OpenRun>(recurringCalls.openRun, {
    receivedUntil: today,
    // The field tells minutes, and what lies ahead is refused.
    consultedAt: `${new Date().toISOString().slice(0, 16)}:00.000Z`,
  });
  const saving = useSaving<OpenRun, Dossier>({
    form,
    save: (body) => request(recurringCalls.openRun, { params: { dossierId: dossier.id }, body }),
    onSaved: async ({ id: dossierId, fileNumber }) => {
      await queries.invalidateQueries({ queryKey: DOSSIERS });
      showSuccess(t('run.done', { number: fileNumber }));
      onClose();
      await navigate({ to: '/app/dossier/$dossierId', params: { dossierId }, search: { tab: 'recurring' } });
    },
  });
  return (
    <DialogForm<OpenRun>
      form={form}
      labels={useFieldLabels('income')}
      saving={saving}
      verb={t('run.verb')}
      refusal={t('run.refused')}
      onClose={onClose}
    >
      <DateField<Values> name="receivedUntil" span={6} hint={t('run.receivedUntilHint')} required />
      <MomentField<Values> name="consultedAt" span={6} hint={t('run.consultedAtHint')} required />
      <Cell span={12}>
        <Consequences recurring={recurring} />
      </Cell>
    </DialogForm>
  );
}

const SHOWN_CREDITORS = 8;

/** What will be distributed, what is left for the next run, and who takes part. */
function Consequences({ recurring }: { readonly recurring: Recurring }) {
  const { t } = useTranslation('recurring');
  const language = useLanguage();
  const months = useMonthWords();
  const until = useWatch<Values, 'receivedUntil'>({ name: 'receivedUntil' });
  const waiting = recurring.receipts.filter(({ run }) => run === null);
  const taken = isIsoDate(until ?? '') ? waiting.filter(({ receivedOn }) => receivedOn <= until) : [];
  const left = waiting.filter((receipt) => !taken.includes(receipt));
  const told = (receipts: typeof waiting) => ({
    count: receipts.length,
    amount: formatAmount(sumEuros(receipts.map(({ amount }) => amount)), language),
    months: months.long(receipts.map(({ month }) => month)),
  });
  const carried = recurring.creditors.filter(({ balance }) => balance > 0);
  const paid = recurring.creditors.length - carried.length;
  const names = carried.slice(0, SHOWN_CREDITORS).map(({ name }) => name);
  const isFirst = recurring.opens === 'first';
  return (
    <div className={classes.consequences}>
      <Hint>{t('run.consequences')}</Hint>
      <List size="sm" spacing="xs">
        <List.Item>{taken.length === 0 ? t('run.nothingTaken') : t('run.taken', told(taken))}</List.Item>
        {left.length > 0 && <List.Item>{t('run.left', told(left))}</List.Item>}
        <List.Item>
          {isFirst ? t('run.intoThis', { number: recurring.fileNumber }) : t('run.newDossier')}
        </List.Item>
        {!isFirst && carried.length > 0 && (
          <List.Item>
            {t('run.carried', { count: carried.length, names: names.join(', ') })}
            {carried.length > names.length &&
              ` ${t('run.andMore', { count: carried.length - names.length })}`}
          </List.Item>
        )}
        {!isFirst && <List.Item>{t('run.asked')}</List.Item>}
        {!isFirst && paid > 0 && <List.Item>{t('run.paid', { count: paid })}</List.Item>}
      </List>
    </div>
  );
}
