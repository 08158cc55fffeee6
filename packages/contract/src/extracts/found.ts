import * as z from 'zod';
import { identifierSchema } from '../identifier.ts';

/** Where on a page something stands, as parts of its width and height from the top left corner. */
const placeSchema = z.object({
  page: z.int().min(1),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Place = z.output<typeof placeSchema>;

/** Something read in an extract: what it means, what was printed, and where. All absent when it is not there. */
export function found<Value extends z.ZodType>(value: Value) {
  return z.object({ value: value.nullable(), printed: z.string().nullable(), place: placeSchema.nullable() });
}

export const foundTextSchema = found(z.string());

/** Text that no rule understood. It is shown rather than dropped. */
export const notUnderstoodSchema = z.object({
  text: z.string(),
  place: placeSchema.nullable(),
  /** The creditor in whose part of the extract it stands. */
  creditorKey: identifierSchema.nullable(),
});
