import { NATIONAL_NUMBER_LENGTH, parseNationalNumber } from '@prorata/domain/national-number';
import * as z from 'zod';
import { rule } from './field-errors.ts';

/** A number of the National Register or a BIS number, as it is stored: eleven digits without punctuation. */
export const nationalNumberSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .regex(/^\d*$/, { error: 'digits-only', abort: true })
  .length(NATIONAL_NUMBER_LENGTH, { error: 'exact-length', abort: true })
  .refine((value) => parseNationalNumber(value) === value, rule('national-number-invalid'));

export const optionalNationalNumberSchema = nationalNumberSchema.nullable().default(null);
