import { Text } from '@mantine/core';
import type { FieldError } from '@prorata/contract/field-errors';
import type { Language } from '@prorata/domain/vocabulary';
import { IconLock } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type FieldError as FormError,
  get,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { formatAmount, formatCount, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { FieldHelp, type HelpTopic } from '../field-help.tsx';
import { phraseOf } from './field-paths.ts';
import classes from './fields.module.css';
import { fieldId, labelOf, useFormSetting } from './form-setting.ts';

/** What every kind of field takes. The form's values make the name safe: `<TextField<OrganizationForm> name="email" />`. */
export interface FieldProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>;
  /** Marks the field with a star; whether it may be empty is for the contract to say. */
  readonly required?: boolean;
  /** Stands under the field. */
  readonly hint?: string | undefined;
  /** How many of the twelve columns it takes: a third unless told. */
  readonly span?: number;
  readonly isReadOnly?: boolean;
  /** What of the law it is about; a question mark beside the label then explains it. */
  readonly help?: HelpTopic;
}

/**
 * One field of the form around it: its name, value and what is wrong with it. A field is checked when it is left,
 * and from the moment it is wrong with every change, so that the complaint goes as soon as it is mended.
 */
export function useField<Values extends FieldValues>({ name, hint, isReadOnly }: FieldProps<Values>) {
  const { t } = useTranslation('forms');
  const setting = useFormSetting();
  const { trigger } = useFormContext<Values>();
  const { field, fieldState } = useController<Values>({ name });
  const phrase = useErrorPhrase();
  const error = fieldState.error && phrase(fieldState.error);
  const isMissing = setting.missing.has(name) && isBlank(field.value) && error === undefined;
  return {
    id: fieldId(name),
    label: labelOf(setting.labels, name),
    value: field.value as unknown,
    error,
    hint: isMissing ? t('missing') : (hint ?? setting.remarks?.get(name)),
    isMissing,
    isReadOnly: isReadOnly ?? setting.isReadOnly,
    ref: field.ref,
    onBlur: field.onBlur,
    change: (value: unknown) => {
      field.onChange(value);
      if (fieldState.error !== undefined) void trigger(name);
    },
  };
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

/** Says what is wrong with a field, in the reader's language at this moment: a change of language changes it too. */
export function useErrorPhrase(): (error: FormError) => string {
  const phrase = useRefusalPhrase();
  return (error) => phrase(phraseOf(error));
}

/** The same of a field that the server refused. */
export function useRefusalPhrase(): (refused: Pick<FieldError, 'code' | 'params'>) => string {
  const { t } = useTranslation('fieldErrors');
  const language = useLanguage();
  return ({ code, params = {} }) => {
    const write = code === 'statement-too-large' ? writeEuros : writeLarge;
    const figures = Object.entries(params).map(([name, figure]) => [name, write(figure, language)]);
    const blanks = { length: '', minimum: '', maximum: '', n: '', characters: '' };
    return t(code, { ...blanks, ...Object.fromEntries(figures) });
  };
}

/** A billion is read by its groups. */
function writeLarge(figure: string | number, language: Language): string | number {
  return /^\d{5,}$/.test(String(figure)) ? formatCount(Number(figure), language) : figure;
}

function writeEuros(figure: string | number, language: Language): string {
  return formatAmount(Number(figure), language);
}

/** What is wrong with the rows of a list together, such as parts that do not add up or limits that do not rise. */
export function ListProblem({ name }: { readonly name: string }) {
  const { errors } = useFormState();
  const phrase = useErrorPhrase();
  const found: { readonly root?: FormError } & Partial<FormError> = get(errors, name) ?? {};
  const { type } = found;
  const error = found.root ?? (typeof type === 'string' ? { ...found, type } : undefined);
  if (error === undefined) return null;
  // Not announced: after an attempt to save, the summary above the form says it and takes the focus.
  return (
    <Text size="sm" c="var(--mantine-color-error)" mb="xs">
      {phrase(error)}
    </Text>
  );
}

type ShownField = Pick<
  ReturnType<typeof useField>,
  'id' | 'label' | 'error' | 'hint' | 'isMissing' | 'isReadOnly' | 'ref' | 'onBlur'
>;

/** How a field looks and says what it is, the same for every kind of input. */
export function inputProps(field: ShownField, required: boolean | undefined, inputClass = '') {
  const { isReadOnly, isMissing } = field;
  return {
    id: field.id,
    ref: field.ref,
    label: field.label,
    description: field.hint,
    error: field.error,
    required: required === true && !isReadOnly,
    readOnly: isReadOnly,
    onBlur: field.onBlur,
    classNames: {
      input: `${inputClass} ${isMissing ? classes.missing : ''}`,
      description: isMissing ? (classes.missingHint ?? '') : '',
    },
    ...(isReadOnly && {
      rightSection: <IconLock className={classes.lock} size={14} aria-hidden />,
      rightSectionPointerEvents: 'none' as const,
    }),
  };
}

interface CellProps {
  /** Of the twelve columns of a section. */
  readonly span?: number | undefined;
  /** What of the law the field is about, and how the field is called. */
  readonly help?: HelpTopic | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A place in the grid of a form section; on a narrow screen everything but a small field takes the whole width. */
export function Cell({ span = 4, help, label = '', children }: CellProps) {
  const style: CSSProperties = { '--span': span, '--span-narrow': span <= 3 ? 6 : 12 };
  return (
    <div className={classes.cell} style={style}>
      {children}
      {help && (
        <div className={classes.help}>
          <FieldHelp topic={help} field={label} />
        </div>
      )}
    </div>
  );
}
