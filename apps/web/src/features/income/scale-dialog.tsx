import { incomeCalls } from '@prorata/contract/income/calls';
import type { Scale } from '@prorata/contract/income/income';
import { isoDate, yearOf } from '@prorata/domain/iso-date';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { DateField } from '../../components/form/date-fields.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { DialogForm, FormDialog } from '../../components/form/form-dialog.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useContractForm, type ValuesOf } from '../../components/form/use-contract-form.ts';
import { useFieldLabels } from '../../components/form/use-field-labels.ts';
import { useSaving } from '../../components/form/use-saving.ts';
import { Hint } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatDate, formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { showSuccess } from '../../platform/toasts.ts';
import classes from './income.module.css';
import { scalesQuery } from './scale-queries.ts';

interface ScaleDialogProps {
  readonly opened: boolean;
  /** The last amounts that are known: new ones follow them. */
  readonly last: Scale | undefined;
  readonly onClose: () => void;
}

export function ScaleDialog({ opened, last, onClose }: ScaleDialogProps) {
  const { t } = useTranslation('income');
  return (
    <FormDialog opened={opened} title={t('scales.addTitle')} size="40rem" onClose={onClose}>
      <ScaleForm last={last} onClose={onClose} />
    </FormDialog>
  );
}

type Values = ValuesOf<typeof incomeCalls.publishScale>;

function ScaleForm({ last, onClose }: Omit<ScaleDialogProps, 'opened'>) {
  const { t } = useTranslation('income');
  const language = useLanguage();
  const queries = useQueryClient();
  const form = useContractForm(incomeCalls.publishScale, blankAfter(last));
  const saving = useSaving({
    form,
    save: (body) => request(incomeCalls.publishScale, { body }),
    onSaved: (scales) => {
      queries.setQueryData(scalesQuery.queryKey, scales);
      showSuccess(t('scales.published', { date: formatDate(scales.items.at(-1)?.from, language) }));
      onClose();
    },
  });
  return (
    <DialogForm<typeof incomeCalls.publishScale>
      form={form}
      labels={useFieldLabels('scale')}
      saving={saving}
      verb={t('scales.verb')}
      refusal={t('scales.refused')}
      onClose={onClose}
    >
      <DateField<Values> name="from" span={6} required />
      <DecimalField<Values> name="perChild" kind="amount" span={6} required />
      <DecimalField<Values> name="free" kind="amount" span={3} required />
      <DecimalField<Values> name="second" kind="amount" span={3} required />
      <DecimalField<Values> name="third" kind="amount" span={3} required />
      <DecimalField<Values> name="fourth" kind="amount" span={3} required />
      <TextField<Values> name="source" span={12} required hint={t('scales.sourceHint')} />
      {last && <Growth last={last} />}
    </DialogForm>
  );
}

/** As a rule they begin with a year; the amounts are for a person to fill in. */
function blankAfter(last: Scale | undefined): Values {
  const from = last === undefined ? null : isoDate(yearOf(last.from) + 1, 1, 1);
  const none = { free: null, second: null, third: null, fourth: null, perChild: null };
  return { from, ...none, source: null } as unknown as Values;
}

/** Beyond this nobody has seen an index go in a year: a digit may be wrong. */
const MOST_PERCENT = 15;

/** How much the amounts differ from those before, so that a digit too many is seen. */
function Growth({ last }: { readonly last: Scale }) {
  const { t } = useTranslation('income');
  const language = useLanguage();
  const typed = useWatch<Values>() as Partial<Record<keyof Values, unknown>>;
  const changes = (['free', 'second', 'third', 'fourth', 'perChild'] as const).flatMap((name) => {
    const value = typed[name];
    return typeof value === 'number' ? [(value / last[name] - 1) * 100] : [];
  });
  const largest = changes.toSorted((one, other) => Math.abs(other) - Math.abs(one))[0];
  if (largest === undefined) return null;
  const isJump = Math.abs(largest) > MOST_PERCENT;
  return (
    <Hint component="div" className={classes.growth ?? ''} {...(isJump && { c: 'warning.8' })}>
      {t('scales.change', { percent: formatDecimal(largest, language, 0, 1) })}
      {isJump && ` ${t('scales.jump')}`}
    </Hint>
  );
}
