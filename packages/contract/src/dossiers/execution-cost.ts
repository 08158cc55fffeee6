import * as z from 'zod';
import { amountSchema, positiveAmountSchema } from '../amount.ts';
import { identifierSchema, optionalIdentifierSchema } from '../identifier.ts';
import { optionalIsoDateSchema } from '../iso-date.ts';
import { text } from '../text.ts';

/** A cost made to get the money in. */
export const executionCostSchema = z.object({
  id: identifierSchema,
  description: text(500),
  date: optionalIsoDateSchema,
  amount: amountSchema,
  /** The lot that bears the cost alone; absent for a cost that all bear in proportion. */
  assetId: optionalIdentifierSchema,
});
export type ExecutionCost = z.output<typeof executionCostSchema>;

/** A cost that is kept names its id; one without an id is new; one that is left out is deleted. */
export const executionCostInputSchema = executionCostSchema
  .extend({ id: identifierSchema.optional(), amount: positiveAmountSchema })
  .strict();
