import { type AmountUnit, formatAmount } from '../platform/language/format.ts';
import { useLanguage } from '../platform/language/use-language.ts';
import classes from './amount.module.css';

interface AmountProps {
  readonly euros: number | null | undefined;
  /** `none` in a column whose head names the unit. */
  readonly unit?: AmountUnit;
}

export function Amount({ euros, unit = 'euro' }: AmountProps) {
  return <span className={classes.amount}>{formatAmount(euros, useLanguage(), unit)}</span>;
}
