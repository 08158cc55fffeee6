import { Checkbox, Radio, Select, SimpleGrid, Text, Textarea, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Hint } from '../text.tsx';
import { Cell, type FieldProps, inputProps, useField } from './field.tsx';
import classes from './fields.module.css';

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
}

/** A line of text. Left empty it is `null`, as the API says "nothing". */
export function TextField<Values extends FieldValues = FieldValues>(props: TextFieldProps<Values>) {
  const field = useField<Values>(props);
  return (
    <Cell span={props.span} help={props.help} label={field.label}>
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

interface LongTextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly rows?: number;
  readonly lang?: string;
}

/** Text that may run over several lines. */
export function LongTextField<Values extends FieldValues = FieldValues>(props: LongTextFieldProps<Values>) {
  const field = useField<Values>(props);
  return (
    <Cell span={props.span} help={props.help} label={field.label}>
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
      <Cell span={props.span} help={props.help} label={field.label}>
        <TextInput {...shared} value={chosen?.label ?? ''} />
      </Cell>
    );
  }
  return (
    <Cell span={props.span} help={props.help} label={field.label}>
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

interface YesNoFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  /** In the place of the usual one, where several of a kind stand beside each other. */
  readonly label?: string;
  /** What it means that nobody has said, such as "As the law says"; then it can be left open. */
  readonly unsaid?: string;
}

/** Yes, no, or nobody has said, where that is another thing than no. */
export function YesNoField<Values extends FieldValues = FieldValues>(props: YesNoFieldProps<Values>) {
  const { t } = useTranslation('forms');
  const field = useField<Values>(props);
  const shared = { ...inputProps(field, props.required), label: props.label ?? field.label };
  const answers = { true: t('yes'), false: t('no') };
  const chosen = typeof field.value === 'boolean' ? (`${field.value}` as const) : null;
  return (
    <Cell span={props.span} help={props.help} label={field.label}>
      {field.isReadOnly ? (
        <TextInput {...shared} value={chosen ? answers[chosen] : (props.unsaid ?? '')} />
      ) : (
        <Select
          {...shared}
          data={Object.entries(answers).map(([value, label]) => ({ value, label }))}
          value={chosen}
          onChange={(value) => field.change(value === null ? null : value === 'true')}
          clearable
          placeholder={props.unsaid ?? t('choose')}
          clearButtonProps={{ 'aria-label': t('clear') }}
        />
      )}
    </Cell>
  );
}

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
    <Cell span={props.span ?? 12} help={props.help} label={field.label}>
      <Checkbox
        id={field.id}
        ref={field.ref}
        label={field.label}
        description={props.lockedBecause ?? field.hint}
        error={field.error}
        checked={value === true}
        disabled={field.isReadOnly || isLocked}
        classNames={{ label: classes.choiceLabel ?? '' }}
        onBlur={field.onBlur}
        onChange={({ currentTarget: { checked } }) => field.change(checked)}
      />
    </Cell>
  );
}

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
    <Cell span={props.span ?? 12} help={props.help} label={field.label}>
      <Radio.Group
        id={field.id}
        {...(props.isLabelHidden ? { 'aria-label': field.label } : { label: field.label })}
        description={field.hint}
        error={field.error}
        required={props.required === true}
        value={typeof field.value === 'string' ? field.value : null}
        onChange={field.change}
      >
        <Cards choices={props.choices} isReadOnly={field.isReadOnly} />
      </Radio.Group>
    </Cell>
  );
}

interface ChoiceCardsProps {
  readonly id: string;
  /** Only screen readers are told: a title says the same just beside it. */
  readonly label: string;
  readonly value: string;
  readonly choices: readonly ExplainedChoice[];
  readonly onChange: (value: string) => void;
}

/** The same where the value is not one of the names, such as a yes or no. */
export function ChoiceCards({ id, label, value, choices, onChange }: ChoiceCardsProps) {
  return (
    <Radio.Group id={id} aria-label={label} value={value} onChange={onChange}>
      <Cards choices={choices} isReadOnly={false} />
    </Radio.Group>
  );
}

interface CardsProps {
  readonly choices: readonly ExplainedChoice[];
  readonly isReadOnly: boolean;
}

function Cards({ choices, isReadOnly }: CardsProps) {
  return (
    <SimpleGrid minColWidth="11rem" autoFlow="auto-fit" spacing="md">
      {choices.map(({ value, label, text }) => (
        <Radio.Card key={value} value={value} className={classes.card ?? ''} disabled={isReadOnly}>
          <Radio.Indicator size="xs" className={classes.indicator ?? ''} />
          <span>
            <Text span fw={500} display="block">
              {label}
            </Text>
            <Hint span display="block">
              {text}
            </Hint>
          </span>
        </Radio.Card>
      ))}
    </SimpleGrid>
  );
}
