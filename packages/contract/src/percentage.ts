import * as z from 'zod';
import { rule } from './field-errors.ts';

const DECIMALS = 4;

/** A part of a hundred with at most four decimals, as tariffs need: 0.0075 is 75 millionths of the amount. */
export const percentageSchema = z
  .number()
  .min(0)
  .max(100)
  .refine(
    (value) => Number(value.toFixed(DECIMALS)) === value,
    rule('too-many-decimals', { maximum: DECIMALS }),
  );
