import { TextInput, VisuallyHidden } from '@mantine/core';
import { formatEnterpriseNumber, parseEnterpriseNumber } from '@prorata/domain/enterprise-number';
import { formatIban, parseIban } from '@prorata/domain/iban';
import { formatNationalNumber, parseNationalNumber } from '@prorata/domain/national-number';
import { findAmountFault, parseAmount, parsePercentage } from '@prorata/domain/parse-decimal';
import { IconCheck } from '@tabler/icons-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { formatDecimal, useLanguage } from '../../platform/language/format.ts';
import { useTranslation } from '../../platform/language/use-translation.ts';
import { Cell, type FieldProps, inputProps, useField } from './field.tsx';
import classes from './fields.module.css';

interface DecimalFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly kind: keyof typeof KINDS;
  /** In the place of the usual one. */
  readonly unit?: string;
  /** Its name for screen readers, where the heads of lines and columns say it to the others. */
  readonly spokenLabel?: string;
  /** In the place of the usual one, where several of a kind stand beside each other. */
  readonly label?: string;
}

const KINDS = {
  amount: { parse: parseAmount, unit: '€', minDecimals: 2, perUnit: 1 },
  percentage: { parse: parsePercentage, unit: '%', minDecimals: 0, perUnit: 1 },
  count: { parse: parseAmount, unit: '', minDecimals: 0, perUnit: 1 },
  /** Written without a sign between its digits. */
  year: { parse: parseAmount, unit: '', minDecimals: 0, perUnit: 1 },
  /** A percentage that is kept in basis points. */
  share: { parse: parsePercentage, unit: '%', minDecimals: 0, perUnit: 100 },
} as const;

/** More than any of them may have: what is refused because of its decimals is shown with all of them. */
const MAX_DECIMALS = 10;

/**
 * A number with decimals: right-aligned with its unit behind it, typed and shown in the way of the language. As soon as
 * the field is left or the form is sent it shows what was understood. Text that is no number stays as it is, for the
 * contract to refuse.
 */
export function DecimalField<Values extends FieldValues = FieldValues>(props: DecimalFieldProps<Values>) {
  const { parse, unit, minDecimals, perUnit } = KINDS[props.kind];
  const language = useLanguage();
  const field = useExplainedAmount(useField<Values>(props), props.kind);
  const shownUnit = props.unit ?? unit;
  const [typed, setTyped] = useState<string>();
  const { isSubmitting } = useFormState();
  useEffect(() => {
    if (isSubmitting) setTyped(undefined);
  }, [isSubmitting]);
  const { value } = field;
  const isCounted = typeof value === 'number' && props.kind !== 'year';
  const shown = isCounted
    ? formatDecimal(value / perUnit, language, minDecimals, MAX_DECIMALS)
    : String(value ?? '');
  const change = (text: string) => {
    setTyped(text);
    const parsed = parse(text, language);
    // 16.67 times 100 is not quite 1667 in binary.
    const kept = parsed === undefined ? text : Number((parsed * perUnit).toFixed(MAX_DECIMALS));
    field.change(text.trim() === '' ? null : kept);
  };
  return (
    <Cell span={props.span} help={props.help} label={field.label}>
      <TextInput
        {...inputProps(field, props.required, classes.amount)}
        {...(props.label !== undefined && { label: props.label })}
        {...(props.spokenLabel !== undefined && { label: undefined, 'aria-label': props.spokenLabel })}
        {...(!field.isReadOnly &&
          shownUnit !== '' && { rightSection: <span className={classes.unit}>{shownUnit}</span> })}
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

/** The contract says that a text is no number; here stands the text, so it can be said why. */
function useExplainedAmount<Field extends ReturnType<typeof useField>>(
  field: Field,
  kind: keyof typeof KINDS,
): Field {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  if (kind !== 'amount' || field.error === undefined || typeof field.value !== 'string') return field;
  const fault = findAmountFault(field.value, language);
  return fault === undefined ? field : { ...field, error: t(`amountFaults.${fault}`) };
}

/** A kind of number with a checksum, as `@prorata/domain` knows it. */
interface NumberKind {
  /** As it is stored, or `undefined` when the checksum does not hold. */
  readonly parse: (text: string) => string | undefined;
  /** As people read it. */
  readonly format: (text: string) => string;
  readonly inputMode: 'numeric' | 'text';
  readonly placeholder: string;
}

export const ENTERPRISE_NUMBER: NumberKind = {
  parse: parseEnterpriseNumber,
  format: formatEnterpriseNumber,
  inputMode: 'numeric',
  placeholder: '0123.456.789',
};

export const NATIONAL_NUMBER: NumberKind = {
  parse: parseNationalNumber,
  format: formatNationalNumber,
  inputMode: 'numeric',
  placeholder: '85.07.30-033.28',
};

export const IBAN: NumberKind = {
  parse: parseIban,
  format: formatIban,
  inputMode: 'text',
  placeholder: 'BE00 0000 0000 0000',
};

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
    <Cell span={props.span} help={props.help} label={field.label}>
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
      <IconCheck className={classes.tick} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
