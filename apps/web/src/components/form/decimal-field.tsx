import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDecimal } from '../format.ts';
import { useLanguage } from '../use-language.ts';
import { Cell } from './cell.tsx';
import classes from './fields.module.css';
import { inputProps } from './input-props.tsx';
import { parseAmount, parsePercentage } from './parse-decimal.ts';
import { type FieldProps, useField } from './use-field.ts';

interface DecimalFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly kind: keyof typeof KINDS;
  /** In the place of the usual one. */
  readonly unit?: string;
}

const KINDS = {
  amount: { parse: parseAmount, unit: '€', minDecimals: 2, maxDecimals: 2 },
  percentage: { parse: parsePercentage, unit: '%', minDecimals: 0, maxDecimals: 4 },
  count: { parse: parseAmount, unit: '', minDecimals: 0, maxDecimals: 2 },
} as const;

/**
 * A number with decimals: right-aligned with its unit behind it, typed with a comma or a point and shown in the way
 * of the language. Text that is no number stays as it is, for the contract to refuse.
 */
export function DecimalField<Values extends FieldValues = FieldValues>(props: DecimalFieldProps<Values>) {
  const { parse, unit, minDecimals, maxDecimals } = KINDS[props.kind];
  const language = useLanguage();
  const field = useField<Values>(props);
  const [typed, setTyped] = useState<string>();
  const { value } = field;
  const shown =
    typeof value === 'number'
      ? formatDecimal(value, language, minDecimals, maxDecimals)
      : String(value ?? '');
  const change = (text: string) => {
    setTyped(text);
    field.change(text.trim() === '' ? null : (parse(text) ?? text));
  };
  return (
    <Cell span={props.span}>
      <TextInput
        {...inputProps(field, props.required, classes.amount)}
        {...(!field.isReadOnly && {
          rightSection: <span className={classes.unit}>{props.unit ?? unit}</span>,
        })}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
      />
    </Cell>
  );
}
