import { parseIban } from '@prorata/domain/iban';
import * as z from 'zod';
import { rule } from './field-errors.ts';

/** ISO 13616. */
const MAX_IBAN_LENGTH = 34;

/** A bank account, as it is stored: capitals and digits without spaces. */
export const ibanSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(MAX_IBAN_LENGTH, { abort: true })
  .refine((value) => parseIban(value) === value, rule('iban-invalid'));

export const optionalIbanSchema = ibanSchema.nullable().default(null);
