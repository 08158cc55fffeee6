import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
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
  /** Where a question above it asks the same. */
  readonly isTitleHidden?: boolean;
  /** Where room is short: a whole row is one line until somebody changes it, and no row is no more than the way to add one. */
  readonly line?: RowLine | undefined;
}

interface RowLine {
  /** Whether nothing of a row is left to fill in. */
  readonly isWhole: (row: object) => boolean;
  readonly show: (row: object) => ReactNode;
  readonly changeLabel: (number: number) => string;
}

/** Rows of which there may be none: titles, payments, periods. Without any, only the way to add one is seen. */
export function RowsField(props: RowsFieldProps) {
  const { name, title, hint, addLabel, removeLabel, blank, children, outcome, line } = props;
  const { isReadOnly } = useFormSetting();
  const { fields, append, remove } = useFieldArray({ name });
  if (isReadOnly && fields.length === 0) return null;
  const isBare = line !== undefined && fields.length === 0;
  const isDense = line !== undefined && fields.length > 0;
  const add = !isReadOnly && (
    <Button
      className={classes.add ?? ''}
      variant="subtle"
      size={line ? 'compact-sm' : 'md'}
      leftSection={<IconPlus />}
      onClick={() => append(blank())}
    >
      {addLabel}
    </Button>
  );
  return (
    <Cell span={12}>
      <fieldset className={classes.rows} data-dense={isDense || undefined}>
        <legend className={classes.legend} data-hidden={props.isTitleHidden || isBare || undefined}>
          {title}
        </legend>
        {isDense && add}
        {hint && fields.length === 0 && !isBare && <Hint>{hint}</Hint>}
        <ListProblem name={name} />
        {fields.map((field, place) => (
          <Row
            key={field.id}
            path={`${name}.${place}`}
            number={place + 1}
            line={line}
            acts={
              !isReadOnly && (
                <ActionIcon
                  className={classes.remove ?? ''}
                  aria-label={removeLabel(place + 1)}
                  onClick={() => remove(place)}
                >
                  <IconTrash />
                </ActionIcon>
              )
            }
          >
            {children(`${name}.${place}`, place)}
          </Row>
        ))}
        {outcome}
        {!isDense && add}
      </fieldset>
    </Cell>
  );
}

interface RowProps {
  readonly path: string;
  readonly number: number;
  readonly line: RowLine | undefined;
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

function Row({ path, number, line, acts, children }: RowProps) {
  const { isReadOnly } = useFormSetting();
  const row = useWatch({ name: path });
  const [isOpen, setOpen] = useState(line === undefined || !line.isWhole(row));
  if (line && (!isOpen || (isReadOnly && line.isWhole(row)))) {
    return (
      <div className={classes.line}>
        <span>{line.show(row)}</span>
        {!isReadOnly && (
          <ActionIcon aria-label={line.changeLabel(number)} onClick={() => setOpen(true)}>
            <IconPencil />
          </ActionIcon>
        )}
        {acts}
      </div>
    );
  }
  return (
    <div className={classes.row}>
      <div className={classes.fields}>{children}</div>
      {acts}
    </div>
  );
}
