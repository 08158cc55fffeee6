import { ActionIcon, Button, Text } from '@mantine/core';
import type { IsoDate } from '@prorata/domain/iso-date';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DateField } from '../../components/form/date-fields.tsx';
import { Cell, useErrorPhrase } from '../../components/form/field.tsx';
import { FormSection } from '../../components/form/form-layout.tsx';
import { DecimalField } from '../../components/form/number-fields.tsx';
import { Hint } from '../../components/text.tsx';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { addPeriod } from './add-period.ts';
import classes from './cost-form.module.css';
import { TimeLine } from './time-line.tsx';
import { todayInBelgium } from './today.ts';

/** A period as the form holds it while it is being filled in. */
interface PeriodValues {
  readonly validFrom: string;
  readonly validUntil?: string | null;
  readonly cost: number;
  readonly layers?: { readonly upperLimit: number | null; readonly percentage: number }[];
  readonly classes?: { readonly upperLimit: number | null; readonly cost: number }[];
}

interface Values {
  readonly periods: PeriodValues[];
}

interface PeriodsSectionProps {
  /** Until when the stored periods were used, by their first day. */
  readonly used: ReadonlyMap<string, IsoDate>;
  readonly amountHint?: string;
  readonly gapWarning: string;
  /** What a period has beside its days and its amount. */
  readonly more?: (position: number, isLocked: boolean) => ReactNode;
  /** What a first period starts with. */
  readonly first: PeriodValues;
}

/** The prices of a cost through time. */
export function PeriodsSection({ used, amountHint, gapWarning, more, first }: PeriodsSectionProps) {
  const { t } = useTranslation('costs');
  const today = todayInBelgium();
  const { setValue, getValues } = useFormContext<Values>();
  const { fields, remove } = useFieldArray<Values>({ name: 'periods' });
  const periods = useWatch<Values, 'periods'>({ name: 'periods' });
  const add = () =>
    setValue('periods', addPeriod(getValues('periods'), today, first), {
      shouldDirty: true,
      shouldTouch: true,
    });
  return (
    <FormSection title={t('sections.periods')} hint={t('sections.periodsHint')}>
      <TimeLine
        periods={periods.map(({ validFrom, validUntil = null }) => ({
          validFrom: validFrom ?? '',
          validUntil,
        }))}
        today={today}
        gapWarning={gapWarning}
      />
      <PeriodsProblem />
      {fields.map(({ id }, position) => (
        <PeriodFields
          key={id}
          position={position}
          usedUntil={used.get(periods[position]?.validFrom ?? '')}
          amountHint={amountHint}
          more={more}
          {...(fields.length > 1 && { onRemove: () => remove(position) })}
        />
      ))}
      <Cell span={12}>
        <Button variant="default" leftSection={<IconPlus />} onClick={add}>
          {t('addPeriod')}
        </Button>
      </Cell>
    </FormSection>
  );
}

/** What is wrong with the periods as a whole. */
function PeriodsProblem() {
  const { errors } = useFormState<Values>();
  const phrase = useErrorPhrase();
  const error = errors.periods?.root;
  if (error === undefined) return null;
  return (
    <Cell span={12}>
      <Text size="sm" c="negative.8">
        {phrase(error)}
      </Text>
    </Cell>
  );
}

interface PeriodFieldsProps {
  readonly position: number;
  readonly usedUntil: IsoDate | undefined;
  readonly amountHint: string | undefined;
  readonly more: PeriodsSectionProps['more'] | undefined;
  readonly onRemove?: () => void;
}

function PeriodFields({ position, usedUntil, amountHint, more, onRemove }: PeriodFieldsProps) {
  const { t } = useTranslation('costs');
  const language = useLanguage();
  const isLocked = usedUntil !== undefined;
  const path = `periods.${position}` as const;
  const number = position + 1;
  return (
    <fieldset className={classes.period}>
      <legend className={classes.legend}>{t('period', { number })}</legend>
      {onRemove && !isLocked && (
        <ActionIcon
          className={classes.remove ?? ''}
          aria-label={t('removePeriod', { number })}
          onClick={onRemove}
        >
          <IconTrash />
        </ActionIcon>
      )}
      <div className={classes.fields}>
        {isLocked && (
          <Cell span={12}>
            <Hint>{t('used', { date: formatDate(usedUntil, language) })}</Hint>
          </Cell>
        )}
        <DateField<Values> name={`${path}.validFrom`} required {...locked(isLocked)} />
        <DateField<Values> name={`${path}.validUntil`} hint={t('hints.validUntil')} />
        <DecimalField<Values>
          name={`${path}.cost`}
          kind="amount"
          required
          hint={amountHint}
          {...locked(isLocked)}
        />
        {more?.(position, isLocked)}
      </div>
    </fieldset>
  );
}

function locked(isLocked: boolean) {
  return isLocked ? { isReadOnly: true } : {};
}
