import {
  type AmountUnit,
  type DateStyle,
  formatAmount,
  formatDate,
  NOTHING,
  useLanguage,
} from '../platform/language/format.ts';
import classes from './values.module.css';

interface AmountProps {
  readonly euros: number | null | undefined;
  /** `none` in a column whose head names the unit. */
  readonly unit?: AmountUnit;
}

export function Amount({ euros, unit = 'euro' }: AmountProps) {
  return <span className={classes.amount}>{formatAmount(euros, useLanguage(), unit)}</span>;
}

interface DateTextProps {
  /** A day (`2026-10-22`) or an instant. */
  readonly value: string | null | undefined;
  readonly style?: DateStyle;
}

export function DateText({ value, style = 'date' }: DateTextProps) {
  const language = useLanguage();
  if (!value) return NOTHING;
  return <time dateTime={value}>{formatDate(value, language, style)}</time>;
}
