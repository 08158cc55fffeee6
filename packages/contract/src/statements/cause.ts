import * as z from 'zod';
import { identifierSchema, text } from '../fields.ts';

/** More than any way has questions, and a sale has lots. */
const MAX_ANSWERS = 10;
const MAX_LOTS = 500;

/**
 * How a creditor answered why something is owed: the answers from the first question on, by their ids in the law register,
 * which the server knows. The last may be `unknown`: the office decides, and knows what was answered before it.
 */
export const causeSchema = z
  .strictObject({
    answers: z.array(text(60)).min(1).max(MAX_ANSWERS),
    /** The lots in which the creditor recognises what was delivered, let or repaired; which count, the office says. */
    assetIds: z.array(identifierSchema).max(MAX_LOTS).default([]),
  })
  .nullable()
  .default(null);
export type Cause = NonNullable<z.output<typeof causeSchema>>;
