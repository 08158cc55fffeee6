import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { brusselsDate, brusselsTime, type IsoDate, isIsoDate } from '@prorata/domain/iso-date';
import { brusselsMoment, parseMoment, parseTypedDate } from '@prorata/domain/parse-date';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDate, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Cell, type FieldProps, inputProps, useField } from './field.tsx';
import classes from './fields.module.css';

/** A day of the form around it. Text that is no day stays as it is, for the contract to refuse. */
export function DateField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const field = useField<Values>(props);
  return (
    <Cell span={props.span} help={props.help} label={field.label}>
      <DayInput
        {...inputProps(field, props.required, classes.number)}
        label={field.label}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={field.change}
      />
    </Cell>
  );
}

interface DayInputProps extends Omit<TextInputProps, 'label' | 'value' | 'onChange' | 'onBlur'> {
  readonly label: string;
  /** The day, or what was typed in its place. */
  readonly value: string;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
}

/**
 * A day, typed in full or in shorthand, or chosen from a calendar. The browser's own field would show it in the way of
 * the browser's language, not of ours.
 */
export function DayInput({ label, value, onChange, onBlur, ...input }: DayInputProps) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const date = isIsoDate(value) ? value : null;
  const change = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (parseTypedDate(text, brusselsDate(new Date())) ?? text));
  };
  return (
    <TextInput
      {...(!input.readOnly && {
        rightSection: <CalendarButton label={label} value={date} onChoose={onChange} />,
      })}
      inputMode="numeric"
      autoComplete="off"
      placeholder={input.readOnly ? '' : t('datePattern')}
      {...input}
      label={label}
      value={typed ?? (date ? formatDate(date, language) : value)}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}

/** A day with its hour, as the clocks in Belgium show it. */
export function MomentField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const field = useField<Values>(props);
  const [typed, setTyped] = useState<string>();
  const value = typeof field.value === 'string' ? field.value : '';
  const moment = isInstant(value) ? value : null;
  const change = (text: string) => {
    setTyped(text);
    field.change(text.trim() === '' ? null : (parseMoment(text) ?? text));
  };
  /** The calendar knows no hours: a moment that was there keeps its own, a new one is now. */
  const choose = (date: IsoDate) =>
    field.change(brusselsMoment(date, brusselsTime(moment === null ? new Date() : new Date(moment))) ?? date);
  return (
    <Cell span={props.span} help={props.help} label={field.label}>
      <TextInput
        {...inputProps(field, props.required, classes.number)}
        {...(!field.isReadOnly && {
          rightSection: (
            <CalendarButton
              label={field.label}
              value={moment && brusselsDate(new Date(moment))}
              onChoose={choose}
            />
          ),
        })}
        autoComplete="off"
        placeholder={field.isReadOnly ? '' : t('momentPattern')}
        value={typed ?? (moment ? formatDate(moment, language, 'dateTime') : value)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
      />
    </Cell>
  );
}

function isInstant(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value));
}

/** Most people type the day: whoever does not loads the calendar when asking for it. */
const DateCalendar = lazy(async () => ({ default: (await import('./date-calendar.tsx')).DateCalendar }));

interface CalendarButtonProps {
  /** Of which field. */
  readonly label: string;
  readonly value: IsoDate | null;
  readonly onChoose: (date: IsoDate) => void;
}

/** In a field for a day: the way to choose it from a calendar. */
function CalendarButton({ label, value, onChoose }: CalendarButtonProps) {
  const { t } = useTranslation('forms');
  const [isOpen, setOpen] = useState(false);
  const choose = (date: IsoDate) => {
    setOpen(false);
    onChoose(date);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <ActionIcon
          size="sm"
          aria-label={t('openCalendar', { field: label })}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          <IconCalendar />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={null}>
          <DateCalendar value={value} onChoose={choose} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
