import { PLATFORM_COST_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { identifierSchema, instantSchema, signedSumSchema, text, versionSchema } from '../fields.ts';
import {
  costNamesSchema,
  MAX_PERIODS,
  periodSchema,
  periodsInOrder,
  usedUntilSchema,
} from './dossier-cost.ts';

/** What the platform charges an office for an event. */
const platformCostFieldsSchema = costNamesSchema.extend({
  name: text(100),
  type: z.enum(PLATFORM_COST_TYPES),
  periods: z.array(periodSchema).min(1).max(MAX_PERIODS),
});

const STORED = { id: identifierSchema, version: versionSchema };

export const platformCostSchema = platformCostFieldsSchema.extend({
  ...STORED,
  periods: z.array(periodSchema.extend({ usedUntil: usedUntilSchema })),
});
export type PlatformCost = z.output<typeof platformCostSchema>;

export const newPlatformCostSchema = platformCostFieldsSchema.strict().check(periodsInOrder);
/** The cost is named in the body, because the path of this call does not. */
export const platformCostUpdateSchema = platformCostFieldsSchema
  .extend(STORED)
  .strict()
  .check(periodsInOrder);

/** What an event in a dossier cost the office. The price is that of the day, whatever the price list says later. */
export const platformTransactionSchema = z.object({
  id: identifierSchema,
  event: z.enum(PLATFORM_COST_TYPES),
  /** The recipient of the mail, the addressee of the letter, or the creditor who was analysed. */
  extraInfo: z.string().nullable(),
  transactionDate: instantSchema,
  /** Of a credit line all three are negative. */
  price: signedSumSchema,
  discount: signedSumSchema,
  amount: signedSumSchema,
  /** Takes back what was charged before. */
  isCredit: z.boolean(),
  /** Why it was taken back. */
  reason: z.string().nullable(),
});
export type PlatformTransaction = z.output<typeof platformTransactionSchema>;
