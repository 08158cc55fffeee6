import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ChangeEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Cell } from './cell.tsx';
import classes from './fields.module.css';
import { inputProps } from './input-props.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** A kind of number with a checksum, as `@prorata/domain` knows it. */
export interface NumberKind {
  /** As it is stored, or `undefined` when the checksum does not hold. */
  readonly parse: (text: string) => string | undefined;
  /** As people read it. */
  readonly format: (text: string) => string;
  readonly inputMode: 'numeric' | 'text';
  readonly placeholder: string;
}

interface CheckedNumberFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly kind: NumberKind;
}

/**
 * A number that formats itself and shows a tick when its checksum holds. The value is kept as the API stores it; what
 * was typed stays as it is while it is not yet a whole number, so that nothing jumps under the cursor.
 */
export function CheckedNumberField<Values extends FieldValues = FieldValues>(
  props: CheckedNumberFieldProps<Values>,
) {
  const { parse, format, inputMode, placeholder } = props.kind;
  const { t } = useTranslation('forms');
  const field = useField<Values>(props);
  const [typed, setTyped] = useState<string>();
  const value = typeof field.value === 'string' ? field.value : '';
  const isValid = value !== '' && parse(value) !== undefined;

  const change = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const parsed = parse(input.value);
    const isAtEnd = input.selectionStart === input.value.length;
    setTyped(parsed !== undefined && isAtEnd ? format(parsed) : input.value);
    field.change(parsed ?? (withoutPunctuation(input.value) || null));
  };
  const shared = inputProps(field, props.required, classes.number);
  return (
    <Cell span={props.span}>
      <TextInput
        {...shared}
        inputMode={inputMode}
        autoComplete="off"
        placeholder={field.isReadOnly ? '' : placeholder}
        value={typed ?? format(value)}
        onChange={change}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
        {...(isValid && !field.isReadOnly && { rightSection: <Tick label={t('valid')} /> })}
      />
    </Cell>
  );
}

/** What people put between digits says nothing about the number. */
function withoutPunctuation(text: string): string {
  return text.replace(/[\s\p{P}]/gu, '').toUpperCase();
}

function Tick({ label }: { readonly label: string }) {
  return (
    <>
      <IconCheck className={classes.tick} size={16} stroke={1.75} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
