import { Radio } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import { Cell } from './cell.tsx';
import classes from './choice-cards-field.module.css';
import type { Choice } from './select-field.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** A choice that explains itself. */
export interface ExplainedChoice extends Choice {
  readonly text: string;
}

interface ChoiceCardsFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly choices: readonly ExplainedChoice[];
  /** Where a title says the same just beside it, only screen readers are told the name. */
  readonly isLabelHidden?: boolean;
}

/** One of a few, each with what it means. */
export function ChoiceCardsField<Values extends FieldValues = FieldValues>(
  props: ChoiceCardsFieldProps<Values>,
) {
  const field = useField<Values>(props);
  return (
    <Cell span={props.span ?? 12}>
      <Radio.Group
        id={field.id}
        {...(props.isLabelHidden ? { 'aria-label': field.label } : { label: field.label })}
        description={field.hint}
        error={field.error}
        required={props.required === true}
        value={typeof field.value === 'string' ? field.value : null}
        onChange={field.change}
      >
        <div className={classes.cards}>
          {props.choices.map(({ value, label, text }) => (
            <Radio.Card key={value} value={value} className={classes.card ?? ''} disabled={field.isReadOnly}>
              <Radio.Indicator size="xs" className={classes.indicator ?? ''} />
              <span>
                <span className={classes.name}>{label}</span>
                <span className={classes.text}>{text}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
    </Cell>
  );
}
