import { Select, TextInput } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Cell } from './cell.tsx';
import { inputProps } from './input-props.tsx';
import { type FieldProps, useField } from './use-field.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly choices: readonly Choice[];
  /** For lists that are too long to look through. */
  readonly searchable?: boolean;
  /** Whether nothing is a choice too. */
  readonly clearable?: boolean;
}

/** One of a closed list. */
export function SelectField<Values extends FieldValues = FieldValues>(props: SelectFieldProps<Values>) {
  const { t } = useTranslation('forms');
  const field = useField<Values>(props);
  const chosen = props.choices.find(({ value }) => value === field.value);
  const shared = inputProps(field, props.required);
  if (field.isReadOnly) {
    return (
      <Cell span={props.span}>
        <TextInput {...shared} value={chosen?.label ?? ''} />
      </Cell>
    );
  }
  return (
    <Cell span={props.span}>
      <Select
        {...shared}
        data={[...props.choices]}
        value={chosen?.value ?? null}
        onChange={field.change}
        searchable={props.searchable ?? false}
        clearable={props.clearable ?? false}
        allowDeselect={props.clearable ?? false}
        placeholder={t('choose')}
        nothingFoundMessage={t('nothingFound')}
        clearButtonProps={{ 'aria-label': t('clear') }}
        selectFirstOptionOnChange
      />
    </Cell>
  );
}
