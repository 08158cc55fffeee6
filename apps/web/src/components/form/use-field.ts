import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldId, labelOf, useFormSetting } from './form-setting.ts';
import { useErrorPhrase } from './use-error-phrase.ts';

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
    hint: isMissing ? t('missing') : hint,
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
