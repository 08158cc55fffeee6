import * as z from 'zod';
import './field-errors.ts';

const MAX_NUMBER_LENGTH = 30;

/** A telephone number as people write it: `+32 15 00 04 18`. */
export const phoneSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(MAX_NUMBER_LENGTH)
  .regex(/^\+?[\d\s./()-]*$/, 'characters-invalid');

export const optionalPhoneSchema = phoneSchema.nullable().default(null);
