import * as z from 'zod';
import { isoDateSchema, sumSchema } from '../fields.ts';

/** What is still owed, part by part; they add up. */
export const balanceAmountsSchema = z.object({
  principal: sumSchema,
  interest: sumSchema,
  /** Of a penalty clause. */
  penalty: sumSchema,
  costs: sumSchema,
  total: sumSchema,
});
export type BalanceAmounts = z.output<typeof balanceAmountsSchema>;

/** What is still owed on a day. */
export const balanceSchema = balanceAmountsSchema.extend({
  /** The day up to which interest is in it; it runs on from the next. */
  until: isoDateSchema,
});
