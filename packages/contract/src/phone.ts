import * as z from 'zod';
import './field-errors.ts';

const LONGEST_NUMBER = 30;

/** A telephone number as people write it: `+32 15 00 04 18`. */
const phoneSchema = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(LONGEST_NUMBER)
  .regex(/^\+?[\d\s./()-]*$/, 'characters-invalid');

export const optionalPhoneSchema = phoneSchema.nullable().default(null);
