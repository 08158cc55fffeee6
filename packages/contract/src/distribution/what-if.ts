import * as z from 'zod';
import {
  amountSchema,
  identifierSchema,
  isoDateSchema,
  optionalIdentifierSchema,
  sumSchema,
} from '../fields.ts';
import { otherDecisionsSchema } from './calculation.ts';

const MAX_CHANGES = 500;

/** What could be otherwise. What is left out stays as it is in the dossier, and as its last calculation decided it. */
export const whatIfRequestSchema = z.strictObject({
  balanceToDistribute: amountSchema.optional(),
  asOf: isoDateSchema.optional(),
  assets: z
    .array(z.strictObject({ assetId: identifierSchema, collectedAmount: amountSchema }))
    .max(MAX_CHANGES)
    .default([]),
  /** Zero leaves the statement out. What a lower total no longer covers is cut off its last claims. */
  statements: z
    .array(z.strictObject({ statementId: identifierSchema, totalAmountClaimed: amountSchema }))
    .max(MAX_CHANGES)
    .default([]),
  ...otherDecisionsSchema.shape,
});

const totalsSchema = z.object({
  moneyIn: sumSchema,
  costs: sumSchema,
  paid: sumSchema,
  reserved: sumSchema,
  surplus: sumSchema,
});

const amountsSchema = z.object({ paid: sumSchema, reserved: sumSchema });

/** Two distributions beside each other: the whole, and each creditor with the reasons for a difference. */
export const comparisonSchema = z.object({
  before: totalsSchema,
  after: totalsSchema,
  creditors: z.array(
    z.object({
      creditorId: identifierSchema,
      /** A statement of the creditor; absent when it is gone. */
      statementId: optionalIdentifierSchema,
      name: z.string(),
      before: amountsSchema,
      after: amountsSchema,
      /** Each has a phrase in the topic `distribution`; empty when both amounts are the same. */
      reasons: z.array(z.string()),
    }),
  ),
});
export type Comparison = z.output<typeof comparisonSchema>;
