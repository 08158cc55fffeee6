import { ActionIcon, Anchor, Button, Stack } from '@mantine/core';
import { incomeCalls } from '@prorata/contract/income/calls';
import { type Computation, computationPartSchema } from '@prorata/contract/income/income';
import { yearOf } from '@prorata/domain/iso-date';
import { INCOME_KINDS } from '@prorata/domain/vocabulary';
import { IconAlertTriangle, IconInfoCircle, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { DownloadButton } from '../../components/documents/download-button.tsx';
import { DateField } from '../../components/form/date-fields.tsx';
import { SelectField, TextField } from '../../components/form/fields.tsx';
import { type FieldLabels, FormSettingProvider } from '../../components/form/form-setting.ts';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { useContractForm } from '../../components/form/use-contract-form.ts';
import { Notice } from '../../components/notice.tsx';
import { QueryState } from '../../components/states.tsx';
import { Hint, SectionTitle } from '../../components/text.tsx';
import { request } from '../../platform/client/request.ts';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { AmountsPerYear } from './amounts-per-year.tsx';
import { type ComputationDraft, readDraft, withoutBlanks } from './computation-draft.ts';
import { compute } from './compute.ts';
import classes from './income.module.css';
import { scalesQuery } from './scale-queries.ts';
import { Comparison, SeizableResult } from './seizable-result.tsx';

interface SeizablePartPanelProps {
  readonly dossierId: string;
  /** What is known of the month; the first income is that of the payer in question. */
  readonly computation: ComputationDraft;
  /** What the payer paid of the part, in euros; absent while nobody knows. */
  readonly paid?: number | null;
  readonly paidOn?: string | null;
  readonly isReadOnly?: boolean;
  /** Told with every change; `undefined` while something is missing. */
  readonly onChange?: (computation: Computation | undefined) => void;
}

/** A computation is no form of its own on the page: it may stand inside that of a receipt. */
const PART = { ...incomeCalls.writeComputation, body: computationPartSchema };

/** What of an income may be seized: filled in, drawn, explained line by line, and held against what was paid. */
export function SeizablePartPanel(props: SeizablePartPanelProps) {
  const { dossierId, computation, paid = null, paidOn = null, isReadOnly = false, onChange } = props;
  const { t } = useTranslation('income');
  const scales = useQuery(scalesQuery);
  const form = useContractForm(
    PART,
    { computation } as never,
    (values) => ({ computation: withoutBlanks(values.computation as never) }),
    `seizable ${dossierId}`,
  );
  const values = useWatch({ control: form.control, name: 'computation' }) as Partial<ComputationDraft>;
  const whole = readDraft(values ?? {});
  useTelling(whole, onChange);
  const items = scales.data?.items ?? [];
  const computed = whole && compute(items, whole);
  return (
    <section className={classes.panel} aria-label={t('title')}>
      <div>
        <SectionTitle>{t('title')}</SectionTitle>
        <Hint>{t(`scaleOf.${computed?.part.appliesTo ?? 'wage'}`)}</Hint>
      </div>
      <FormProvider {...form}>
        <FormSettingProvider value={{ labels: useLabels(), isReadOnly, missing: new Set() }}>
          <ComputationFields isReadOnly={isReadOnly} />
        </FormSettingProvider>
      </FormProvider>
      <QueryState query={scales} rows={3} />
      {scales.data && whole === undefined && <Hint>{t('fillIn')}</Hint>}
      {computed && whole && (
        <>
          <SeizableResult
            computed={computed}
            childCount={whole.children}
            payers={whole.incomes.map(({ payer }) => payer)}
          />
          {paid !== null && <Comparison part={computed.part} paid={paid} paidOn={paidOn} />}
          <DownloadButton
            variant="default"
            get={() => request(incomeCalls.writeComputation, { params: { dossierId }, body: whole })}
          >
            {t('pdf')}
          </DownloadButton>
        </>
      )}
      {scales.data && (
        <>
          <AmountsPerYear scales={items} used={computed?.scale.from} />
          {whole && <ScaleNotice paidOn={whole.paidOn} first={items[0]?.from ?? ''} computed={computed} />}
        </>
      )}
    </section>
  );
}

/** Tells each computation once. */
function useTelling(whole: Computation | undefined, onChange: SeizablePartPanelProps['onChange']): void {
  const told = useRef<string>(undefined);
  const text = JSON.stringify(whole);
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    onChange?.(text === undefined ? undefined : JSON.parse(text));
  }, [text, onChange]);
}

function useLabels(): FieldLabels {
  const { t } = useTranslation('income');
  return {
    computation: {
      paidOn: t('fields.paidOn'),
      children: t('fields.children'),
      maintenance: t('fields.maintenance'),
      incomes: {
        '': t('others'),
        kind: t('fields.kind'),
        payer: t('fields.payer'),
        net: t('fields.net'),
        extra: t('fields.extra'),
      },
    },
  };
}

/** Those of the payer in question first, and below them what others pay of the same month. */
function ComputationFields({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation('income');
  const { fields, append, remove } = useFieldArray({ name: 'computation.incomes' });
  const others = fields.slice(1);
  return (
    <div className={classes.fields}>
      <div className={classes.grid}>
        <IncomeFields place={0} hint={t('netHint')} />
        <DateField name="computation.paidOn" span={6} required />
        <DecimalField name="computation.children" kind="count" span={6} />
      </div>
      {(!isReadOnly || others.length > 0) && (
        <fieldset className={classes.others}>
          <legend>{t('others')}</legend>
          {others.length > 0 && <Hint>{t('othersHint')}</Hint>}
          {others.map(({ id }, index) => (
            <div key={id} className={classes.other}>
              <div className={classes.grid}>
                <IncomeFields place={index + 1} />
                <TextField name={`computation.incomes.${index + 1}.payer`} span={12} />
              </div>
              {!isReadOnly && (
                <ActionIcon
                  aria-label={t('removeIncome', { number: index + 2 })}
                  onClick={() => remove(index + 1)}
                >
                  <IconTrash />
                </ActionIcon>
              )}
            </div>
          ))}
          {!isReadOnly && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} />}
              onClick={() => append({ kind: 'replacement', payer: null, net: null, extra: 0 })}
            >
              {t('addIncome')}
            </Button>
          )}
        </fieldset>
      )}
      <MaintenanceField isReadOnly={isReadOnly} />
    </div>
  );
}

function IncomeFields({ place, hint }: { readonly place: number; readonly hint?: string }) {
  const { t } = useTranslation('vocabulary');
  const path = `computation.incomes.${place}`;
  const kinds = INCOME_KINDS.map((value) => ({ value, label: t(`incomeKind.${value}`) }));
  return (
    <>
      <SelectField name={`${path}.kind`} span={12} choices={kinds} />
      <DecimalField name={`${path}.net`} kind="amount" span={6} required hint={hint} />
      <DecimalField name={`${path}.extra`} kind="amount" span={6} />
    </>
  );
}

/** Whether somebody asks for maintenance is asked, never assumed. */
function MaintenanceField({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation('income');
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: 'computation.maintenance' });
  const [isAsked, setAsked] = useState(false);
  const drop = () => {
    setAsked(false);
    setValue('computation.maintenance', null, { shouldDirty: true });
  };
  if (!isAsked && (value === null || value === undefined)) {
    return (
      <Notice tone="slate" icon={IconInfoCircle}>
        {t('maintenance.notAsked')}
        {!isReadOnly && (
          <>
            {' '}
            <Anchor component="button" type="button" inherit onClick={() => setAsked(true)}>
              {t('maintenance.ask')}
            </Anchor>
          </>
        )}
      </Notice>
    );
  }
  return (
    <Stack gap="xs">
      <div className={classes.grid}>
        <DecimalField name="computation.maintenance" kind="amount" span={12} />
      </div>
      {!isReadOnly && (
        <Anchor component="button" type="button" size="sm" onClick={drop}>
          {t('maintenance.drop')}
        </Anchor>
      )}
    </Stack>
  );
}

interface ScaleNoticeProps {
  readonly paidOn: string;
  /** From which day on amounts are known at all. */
  readonly first: string;
  readonly computed: ReturnType<typeof compute>;
}

/** What stands in the way of signing: amounts that nobody has confirmed, or that are not known at all. */
function ScaleNotice({ paidOn, first, computed }: ScaleNoticeProps) {
  const { t } = useTranslation('income');
  const language = useLanguage();
  if (computed?.scale.isConfirmed) return null;
  const date = formatDate(paidOn, language);
  return (
    <Notice tone="warning" icon={IconAlertTriangle}>
      {computed === undefined
        ? t('beforeKnown', { date: formatDate(first, language) })
        : computed.scale.isOfItsYear
          ? t('unconfirmed', { date })
          : t('otherYear', { year: String(yearOf(paidOn)), known: String(yearOf(computed.scale.from)) })}
    </Notice>
  );
}
