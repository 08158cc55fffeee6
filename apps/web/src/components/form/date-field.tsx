import { TextInput } from '@mantine/core';
import { isIsoDate } from '@prorata/domain/iso-date';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../platform/language/format.ts';
import { useLanguage } from '../../platform/language/use-language.ts';
import { CalendarButton } from './calendar-button.tsx';
import { Cell } from './cell.tsx';
import classes from './fields.module.css';
import { inputProps } from './input-props.tsx';
import { parseDate } from './parse-date.ts';
import { type FieldProps, useField } from './use-field.ts';

/**
 * A day, typed or chosen from a calendar. The browser's own field would show it in the way of the browser's language,
 * not of ours. Text that is no day stays as it is, for the contract to refuse.
 */
export function DateField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const field = useField<Values>(props);
  const [typed, setTyped] = useState<string>();
  const value = typeof field.value === 'string' ? field.value : '';
  const date = isIsoDate(value) ? value : null;
  const change = (text: string) => {
    setTyped(text);
    field.change(text.trim() === '' ? null : (parseDate(text) ?? text));
  };
  return (
    <Cell span={props.span}>
      <TextInput
        {...inputProps(field, props.required, classes.number)}
        {...(!field.isReadOnly && {
          rightSection: <CalendarButton label={field.label} value={date} onChoose={field.change} />,
        })}
        inputMode="numeric"
        autoComplete="off"
        placeholder={field.isReadOnly ? '' : t('datePattern')}
        value={typed ?? (date ? formatDate(date, language) : value)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
      />
    </Cell>
  );
}
