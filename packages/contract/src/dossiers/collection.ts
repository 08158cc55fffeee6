import { DOSSIER_COST_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  amountSchema,
  identifierSchema,
  isoDateSchema,
  optionalIsoDateSchema,
  signedSumSchema,
  sumSchema,
  versionSchema,
} from '../fields.ts';
import { executionCostInputSchema, executionCostSchema, soldAssetSchema } from './sold-asset.ts';

const MAX_EXECUTION_COSTS = 500;

/** A cost of the tariff, calculated for this dossier. */
const chargedCostSchema = z.object({
  dossierCostId: identifierSchema,
  displayName: z.string(),
  kind: z.enum(DOSSIER_COST_KINDS),
  count: z.int().min(0),
  amount: sumSchema,
  vat: sumSchema,
});

/** The money of a dossier and what costs leave of it, lot by lot. A net amount may be short of the costs. */
export const collectionSchema = z.object({
  version: versionSchema,
  balanceToDistribute: sumSchema.nullable(),
  soldAssets: z.array(
    soldAssetSchema.extend({
      ownCosts: sumSchema,
      shareOfCommonCosts: sumSchema.nullable(),
      net: signedSumSchema.nullable(),
      /** What statements of the bank show that came in for it. */
      received: sumSchema,
    }),
  ),
  executionCosts: z.array(executionCostSchema),
  dossierCosts: z.array(chargedCostSchema),
  /** Why they cannot be calculated; whatever depends on them is absent then, for it is not nothing. */
  dossierCostsProblem: z
    .object({ code: z.enum(['law-gap', 'tariff-gap']), cost: z.string(), date: isoDateSchema })
    .nullable(),
  /** The number of the dossier whose report charged these costs, where it is followed on the same mass. */
  chargedIn: z.string().nullable(),
  /** The day whose tariff applies; absent while neither sale nor seizure has a date. */
  tariffDate: optionalIsoDateSchema,
  totals: z.object({
    soldAssets: sumSchema,
    /** The part of the balance that belongs to no lot. */
    withoutAsset: signedSumSchema,
    executionCosts: sumSchema,
    dossierCosts: sumSchema.nullable(),
    /** Of the costs, what is above the lot that bears them: it does not come off first, but shares as an ordinary claim. */
    uncoveredCosts: sumSchema.nullable(),
    /** What the costs leave, as the calculation takes them; below zero, what is short of them when they leave nothing. */
    netForCreditors: signedSumSchema.nullable(),
  }),
});
export type Collection = z.output<typeof collectionSchema>;

/** The balance, and the whole list of execution costs, which replaces the one there is. */
export const balanceSchema = z.strictObject({
  version: versionSchema,
  balanceToDistribute: amountSchema.nullable(),
  executionCosts: z.array(executionCostInputSchema).max(MAX_EXECUTION_COSTS),
});
