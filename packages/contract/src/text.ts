import * as z from 'zod';
import { rule } from './field-errors.ts';

/** Text on one line that must say something. Control characters would break mail headers, letters and SQL. */
export function text(maximum: number) {
  return z.string().trim().min(1).max(maximum).refine(isOneLine, rule('characters-invalid'));
}

/** Text on one line that may be absent; blank is the same as absent. */
export function optionalText(maximum: number) {
  const field = z.string().trim().max(maximum).refine(isOneLine, rule('characters-invalid'));
  return field.nullable().overwrite(blankToNull).default(null);
}

/** Text that may run over several lines and must say something. */
export function longText(maximum: number) {
  return z.string().trim().min(1).max(maximum).refine(isWritable, rule('characters-invalid'));
}

/** Text that may run over several lines and may be absent. */
export function optionalLongText(maximum: number) {
  const field = z.string().trim().max(maximum).refine(isWritable, rule('characters-invalid'));
  return field.nullable().overwrite(blankToNull).default(null);
}

function blankToNull(value: string | null): string | null {
  return value === '' ? null : value;
}

function isOneLine(value: string): boolean {
  return value.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(value);
}

function isWritable(value: string): boolean {
  return value.isWellFormed() && !/[^\P{Cc}\t\r\n]/u.test(value);
}
