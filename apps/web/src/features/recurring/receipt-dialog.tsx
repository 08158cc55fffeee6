import { Checkbox } from '@mantine/core';
import type { Dossier } from '@prorata/contract/dossiers/dossier';
import type { Computation } from '@prorata/contract/income/income';
import { recurringCalls } from '@prorata/contract/recurring/calls';
import type { IncomeReceipt, Recurring } from '@prorata/contract/recurring/recurring';
import { brusselsDate } from '@prorata/domain/iso-date';
import { sumEuros } from '@prorata/domain/money';
import { useCallback, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '../../components/form/date-fields.tsx';
import { Cell } from '../../components/form/field.tsx';
import { CheckField, LongTextField, SelectField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { FieldGrid } from '../../components/form/form-layout.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useContractForm, type ValuesOf, valuesFor } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Hint } from '../../components/text.tsx';
import { ProblemError } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import { formatAmount, formatDate, formatMonth, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import { blankComputation, type ComputationDraft } from '../income/computation-draft.ts';
import { SeizablePartPanel } from '../income/seizable-part-panel.tsx';
import { monthAfter } from './next-receipt.ts';
import type { Question } from './questions-card.tsx';
import { useChanged } from './recurring-queries.ts';

/** A receipt that is changed, or a new one. */
export type EditedReceipt = IncomeReceipt | 'new';

interface SeriesProps {
  readonly dossier: Dossier;
  readonly recurring: Recurring;
  readonly onClose: () => void;
}

interface ReceiptDialogProps extends SeriesProps {
  readonly receipt: EditedReceipt | undefined;
}

/** What came in of a month, with our own figure of the quota beside it. */
export function ReceiptDialog({ receipt, ...props }: ReceiptDialogProps) {
  const { t } = useTranslation('recurring');
  return (
    <FormDialog
      opened={receipt !== undefined}
      title={receipt === 'new' ? t('receipts.add') : t('receipts.editTitle')}
      size="70rem"
      onClose={props.onClose}
    >
      {receipt === 'new' && <NewReceipt {...props} />}
      {receipt !== undefined && receipt !== 'new' && <ChangedReceipt receipt={receipt} {...props} />}
    </FormDialog>
  );
}

/** What is done when the answer says how everything stands now. */
function useSaved({ dossier, onClose }: SeriesProps): (saved: Recurring) => void {
  const { t } = useTranslation('forms');
  const changed = useChanged(dossier.id);
  return (saved) => {
    changed(saved);
    showSuccess(t('saved'));
    onClose();
  };
}

function useLabels() {
  const { t } = useTranslation(['recurring', 'income']);
  return {
    ...useFieldLabels('income'),
    payerId: t('receipts.payer'),
    isAnother: t('receipts.isAnother'),
    computation: { '': t('computation.compute'), ...t('income:fields', { returnObjects: true }) },
  };
}

/** The same twice is refused until somebody says that it is another. */
function useDuplicate() {
  const [isDuplicate, setDuplicate] = useState(false);
  const watched = async <Answer,>(sending: Promise<Answer>): Promise<Answer> => {
    try {
      return await sending;
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'duplicate-receipt') setDuplicate(true);
      throw error;
    }
  };
  return { isDuplicate, watched };
}

type Create = typeof recurringCalls.createReceipt;
type Values = ValuesOf<Create>;

function NewReceipt(props: SeriesProps) {
  const { dossier, recurring, onClose } = props;
  const { isDuplicate, watched } = useDuplicate();
  const [only, ...others] = recurring.payers.filter(({ endedOn }) => endedOn === null);
  const payerId = others.length === 0 ? only?.id : undefined;
  const today = brusselsDate(new Date());
  const form = useContractForm<Create>(recurringCalls.createReceipt, {
    ...(payerId !== undefined && { payerId }),
    month: nextMonthOf(recurring, payerId, today),
    ...{ receivedOn: today, maintenanceOnly: 0, computation: null, differenceNote: null, isAnother: false },
  });
  const saving = useSaving<Create, Recurring>({
    form,
    save: (body) =>
      watched(request(recurringCalls.createReceipt, { params: { dossierId: dossier.id }, body })),
    onSaved: useSaved(props),
  });
  return (
    <DialogForm<Create> form={form} labels={useLabels()} saving={saving} onClose={onClose}>
      <ReceiptFields dossier={dossier} recurring={recurring} isDuplicate={isDuplicate} />
    </DialogForm>
  );
}

/** The month after the last that this payer paid, or this one. */
function nextMonthOf({ receipts }: Recurring, payerId: string | undefined, today: string): string {
  const last = receipts
    .filter((receipt) => receipt.payerId === payerId)
    .map(({ month }) => month)
    .sort()
    .at(-1);
  return last === undefined ? today.slice(0, 7) : monthAfter(last, 1);
}

type Update = typeof recurringCalls.updateReceipt;

function ChangedReceipt({ receipt, ...props }: SeriesProps & { readonly receipt: IncomeReceipt }) {
  const { dossier, recurring, onClose } = props;
  const call = recurringCalls.updateReceipt;
  const form = useContractForm<Update>(call, valuesFor(call, receipt), undefined, receipt.id);
  const params = { dossierId: dossier.id, receiptId: receipt.id };
  const saving = useSaving<Update, Recurring>({
    form,
    save: (body) => request(call, { params, body }),
    onSaved: useSaved(props),
    reload: async () => {
      const { receipts } = await request(recurringCalls.read, { params: { dossierId: dossier.id } });
      return valuesFor(call, receipts.find(({ id }) => id === receipt.id) ?? receipt);
    },
  });
  return (
    <DialogForm<Update> form={form} labels={useLabels()} saving={saving} onClose={onClose}>
      <ReceiptFields
        dossier={dossier}
        recurring={recurring}
        isOnStatement={receipt.isOnStatement}
        known={receipt.computation}
      />
    </DialogForm>
  );
}

interface MovementDialogProps extends SeriesProps {
  readonly question: Question | undefined;
}

/** Of whom and of which month money on the bank statement is, where the suggestion does not say it. */
export function MovementDialog({ question, ...props }: MovementDialogProps) {
  const { t } = useTranslation('recurring');
  return (
    <FormDialog
      opened={question !== undefined}
      title={t('statement.sayTitle')}
      size="70rem"
      onClose={props.onClose}
    >
      {question && <MovementForm question={question} {...props} />}
    </FormDialog>
  );
}

type Receive = typeof recurringCalls.receiveMovement;

function MovementForm({ question, ...props }: SeriesProps & { readonly question: Question }) {
  const { t } = useTranslation('recurring');
  const language = useLanguage();
  const { dossier, recurring, onClose } = props;
  const { isDuplicate, watched } = useDuplicate();
  const { movementId, version, suggestedPayerId, suggestedMonth, amount, bookedOn } = question;
  const form = useContractForm<Receive>(
    recurringCalls.receiveMovement,
    {
      ...(suggestedPayerId !== null && { payerId: suggestedPayerId }),
      ...{ version, month: suggestedMonth, maintenanceOnly: 0 },
      ...{ computation: null, differenceNote: null, isAnother: false },
    },
    undefined,
    movementId,
  );
  const params = { dossierId: dossier.id, movementId };
  const saving = useSaving<Receive, Recurring>({
    form,
    save: (body) => watched(request(recurringCalls.receiveMovement, { params, body })),
    onSaved: useSaved(props),
  });
  return (
    <DialogForm<Receive> form={form} labels={useLabels()} saving={saving} onClose={onClose}>
      <Cell span={12}>
        <Hint>
          {t('statement.about', {
            amount: formatAmount(amount, language),
            date: formatDate(bookedOn, language),
            name: question.counterpartyName ?? t('statement.unknown'),
          })}
        </Hint>
      </Cell>
      <ReceiptFields
        dossier={dossier}
        recurring={recurring}
        isDuplicate={isDuplicate}
        told={{ amount, receivedOn: bookedOn }}
      />
    </DialogForm>
  );
}

interface ReceiptFieldsProps {
  readonly dossier: Dossier;
  readonly recurring: Recurring;
  readonly isDuplicate?: boolean;
  /** From what our figure was computed before. */
  readonly known?: Computation | null;
  /** Amount and day are what the bank says. */
  readonly isOnStatement?: boolean;
  /** What the bank statement tells, where nobody fills it in. */
  readonly told?: { readonly amount: number; readonly receivedOn: string } | undefined;
}

/** Months back from this one that somebody may still enter. */
const MONTHS_BACK = 48;

function ReceiptFields(props: ReceiptFieldsProps) {
  const { dossier, recurring, isDuplicate = false, isOnStatement = false, told } = props;
  const { t } = useTranslation('recurring');
  const language = useLanguage();
  const payers = recurring.payers.map(({ id, name }) => ({ value: id, label: name }));
  const chosen = useWatch<Values, 'month'>({ name: 'month' });
  const { getValues, setValue } = useFormContext<Values>();
  const [begun, setBegun] = useState<ComputationDraft | undefined>(props.known ?? undefined);
  const begin = () => {
    const { payerId, receivedOn } = getValues();
    const payer = recurring.payers.find(({ id }) => id === payerId);
    setBegun(
      blankComputation({
        ...{ paidOn: told?.receivedOn ?? receivedOn, children: recurring.terms.children },
        ...{ kind: payer?.kind ?? 'wage', payer: payer?.name ?? null },
      }),
    );
    setValue('computation', UNFINISHED, { shouldDirty: true });
  };
  const thisMonth = brusselsDate(new Date()).slice(0, 7);
  const months = Array.from({ length: MONTHS_BACK + 2 }, (_, at) => monthAfter(thisMonth, 1 - at));
  const choices = [...new Set(chosen ? [...months, chosen] : months)].map((value) => ({
    ...{ value, label: formatMonth(value, language) },
  }));
  const hasFigure = useWatch<Values, 'computation'>({ name: 'computation' }) != null;
  return (
    <>
      <Cell span={hasFigure ? 6 : 12}>
        <FieldGrid>
          <SelectField<Values> name="payerId" span={12} choices={payers} required />
          <SelectField<Values> name="month" span={told ? 12 : 4} choices={choices} searchable required />
          {told === undefined && (
            <>
              <DateField<Values> name="receivedOn" span={4} isReadOnly={isOnStatement} required />
              <DecimalField<Values>
                name="amount"
                kind="amount"
                span={4}
                isReadOnly={isOnStatement}
                required
              />
            </>
          )}
          <DecimalField<Values>
            name="maintenanceOnly"
            kind="amount"
            span={12}
            hint={t('receipts.maintenanceOnlyHint')}
          />
          {isDuplicate && <CheckField<Values> name="isAnother" />}
          <FigureSwitch isOn={hasFigure} onBegin={begin} />
          {hasFigure && (
            <LongTextField<Values> name="differenceNote" span={12} rows={2} hint={t('receipts.noteHint')} />
          )}
        </FieldGrid>
      </Cell>
      {hasFigure && begun !== undefined && (
        <Cell span={6}>
          <OwnFigure dossier={dossier} begun={begun} told={told} />
        </Cell>
      )}
    </>
  );
}

/** Whether our own figure of the quota is computed too. */
function FigureSwitch({ isOn, onBegin }: { readonly isOn: boolean; readonly onBegin: () => void }) {
  const { t } = useTranslation('recurring');
  const { setValue } = useFormContext<Values>();
  return (
    <Cell span={12}>
      <Checkbox
        label={t('computation.compute')}
        description={t('computation.computeHint')}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) =>
          checked ? onBegin() : setValue('computation', null, { shouldDirty: true })
        }
      />
    </Cell>
  );
}

interface OwnFigureProps extends Pick<ReceiptFieldsProps, 'dossier' | 'told'> {
  readonly begun: ComputationDraft;
}

/** What the contract refuses until the computation is whole. */
const UNFINISHED = { incomes: [] } as unknown as Computation;

/** Our own figure of the quota, from what is known of the income of the month, held against what was paid. */
function OwnFigure({ dossier, begun, told }: OwnFigureProps) {
  const { setValue } = useFormContext<Values>();
  const receivedOn = useWatch<Values, 'receivedOn'>({ name: 'receivedOn' });
  const typed = useWatch<Values, 'amount'>({ name: 'amount' });
  const maintenanceOnly = useWatch<Values, 'maintenanceOnly'>({ name: 'maintenanceOnly' });
  const amount: unknown = told?.amount ?? typed;
  const tell = useCallback(
    (whole: Computation | undefined) => setValue('computation', whole ?? UNFINISHED, { shouldDirty: true }),
    [setValue],
  );
  return (
    <SeizablePartPanel
      dossierId={dossier.id}
      computation={begun}
      paid={typeof amount === 'number' ? sumEuros([amount, -(maintenanceOnly ?? 0)]) : null}
      paidOn={told?.receivedOn ?? receivedOn ?? null}
      onChange={tell}
    />
  );
}
