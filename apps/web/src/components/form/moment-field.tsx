import { TextInput } from '@mantine/core';
import { brusselsDate, type IsoDate } from '@prorata/domain/iso-date';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../format.ts';
import { useLanguage } from '../use-language.ts';
import { CalendarButton } from './calendar-button.tsx';
import { Cell } from './cell.tsx';
import classes from './fields.module.css';
import { inputProps } from './input-props.tsx';
import { brusselsMoment, brusselsTime, parseMoment } from './parse-moment.ts';
import { type FieldProps, useField } from './use-field.ts';

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
    field.change(brusselsMoment(date, brusselsTime(moment ?? new Date().toISOString())) ?? date);
  return (
    <Cell span={props.span}>
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
