import { Textarea } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { Cell } from './cell.tsx';
import { inputProps } from './input-props.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface LongTextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly rows?: number;
  readonly lang?: string;
}

/** Text that may run over several lines. */
export function LongTextField<Values extends FieldValues = FieldValues>(props: LongTextFieldProps<Values>) {
  const field = useField<Values>(props);
  return (
    <Cell span={props.span}>
      <Textarea
        {...inputProps(field, props.required)}
        lang={props.lang}
        rows={props.rows ?? 3}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={({ currentTarget: { value } }) => field.change(value === '' ? null : value)}
      />
    </Cell>
  );
}
