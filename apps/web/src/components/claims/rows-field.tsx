import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Cell, ListProblem } from '../form/field.tsx';
import { useFormSetting } from '../form/form-setting.ts';
import { Hint } from '../text.tsx';
import classes from './rows-field.module.css';

interface RowsFieldProps {
  /** The list in the form. */
  readonly name: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly addLabel: string;
  readonly removeLabel: (number: number) => string;
  /** What a new row starts with. */
  readonly blank: () => object;
  /** The fields of one row, in twelve columns, by the path of the row. */
  readonly children: (path: string, place: number) => ReactNode;
  /** What follows from the rows, such as a sum. */
  readonly outcome?: ReactNode;
}

/** Rows of which there may be none: titles, payments, periods. Without any, only the way to add one is seen. */
export function RowsField(props: RowsFieldProps) {
  const { name, title, hint, addLabel, removeLabel, blank, children, outcome } = props;
  const { isReadOnly } = useFormSetting();
  const { fields, append, remove } = useFieldArray({ name });
  if (isReadOnly && fields.length === 0) return null;
  return (
    <Cell span={12}>
      <fieldset className={classes.rows}>
        <legend className={classes.legend}>{title}</legend>
        {hint && fields.length === 0 && <Hint>{hint}</Hint>}
        <ListProblem name={name} />
        {fields.map((field, place) => (
          <div key={field.id} className={classes.row}>
            <div className={classes.fields}>{children(`${name}.${place}`, place)}</div>
            {!isReadOnly && (
              <ActionIcon
                className={classes.remove ?? ''}
                aria-label={removeLabel(place + 1)}
                onClick={() => remove(place)}
              >
                <IconTrash />
              </ActionIcon>
            )}
          </div>
        ))}
        {outcome}
        {!isReadOnly && (
          <Button
            className={classes.add ?? ''}
            variant="subtle"
            leftSection={<IconPlus />}
            onClick={() => append(blank())}
          >
            {addLabel}
          </Button>
        )}
      </fieldset>
    </Cell>
  );
}
