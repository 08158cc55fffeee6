import * as z from 'zod';
import './field-errors.ts';

/** `true` or `false` in the address; anything else is refused rather than guessed. */
export const queryBooleanSchema = z
  .codec(z.enum(['true', 'false']), z.boolean(), {
    decode: (value) => value === 'true',
    encode: (value) => (value ? 'true' : 'false'),
  })
  .meta({ type: 'boolean', enum: undefined });

/** A whole number in the address. */
export function queryInteger(minimum: number, maximum: number) {
  return z
    .codec(z.string().regex(/^-?\d{1,9}$/, 'whole-number'), z.int().min(minimum).max(maximum), {
      decode: Number,
      encode: String,
    })
    .meta({ type: 'integer', minimum, maximum, pattern: undefined });
}
