import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Cell } from './cell.tsx';
import { inputProps } from './input-props.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
}

/** A line of text. Left empty it is `null`, as the API says "nothing". */
export function TextField<Values extends FieldValues = FieldValues>(props: TextFieldProps<Values>) {
  const field = useField<Values>(props);
  return (
    <Cell span={props.span}>
      <TextInput
        {...inputProps(field, props.required)}
        type={props.type ?? 'text'}
        autoComplete={props.autoComplete ?? 'off'}
        placeholder={field.isReadOnly ? '' : (props.placeholder ?? '')}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={({ currentTarget: { value } }) => field.change(value === '' ? null : value)}
      />
    </Cell>
  );
}
