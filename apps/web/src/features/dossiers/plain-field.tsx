import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Cell } from '../../components/form/field.tsx';
import classes from '../../components/form/fields.module.css';

interface PlainFieldProps {
  readonly label: string;
  readonly value: string;
}

/** Among the fields of a form: what nobody fills in, because the product gives it. */
export function PlainField({ label, value }: PlainFieldProps) {
  return (
    <Cell>
      <TextInput
        label={label}
        value={value}
        readOnly
        rightSection={<IconLock className={classes.lock} size={14} stroke={1.75} aria-hidden />}
      />
    </Cell>
  );
}
