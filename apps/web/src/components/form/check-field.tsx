import { Checkbox } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { Cell } from './cell.tsx';
import classes from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

interface CheckFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Why it cannot be changed; shown in place of the hint. */
  readonly lockedBecause?: string | undefined;
  /** What it shows while it is locked, when that is not its own value. */
  readonly lockedValue?: boolean | undefined;
}

/** Yes or no, with a plain explanation under it. */
export function CheckField<Values extends FieldValues = FieldValues>(props: CheckFieldProps<Values>) {
  const field = useField<Values>(props);
  const isLocked = props.lockedBecause !== undefined;
  const value = isLocked ? (props.lockedValue ?? field.value) : field.value;
  return (
    <Cell span={props.span ?? 12}>
      <Checkbox
        id={field.id}
        ref={field.ref}
        label={field.label}
        description={props.lockedBecause ?? field.hint}
        error={field.error}
        checked={value === true}
        disabled={field.isReadOnly || isLocked}
        classNames={{ label: classes.choiceLabel ?? '', inner: classes.choiceInner ?? '' }}
        onBlur={field.onBlur}
        onChange={({ currentTarget: { checked } }) => field.change(checked)}
      />
    </Cell>
  );
}
