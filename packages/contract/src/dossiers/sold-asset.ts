import type { PoolKind } from '@prorata/domain/distribution/input';
import { TRANSACTION_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  amountSchema,
  identifierSchema,
  optionalIdentifierSchema,
  optionalIsoDateSchema,
  optionalText,
  positiveAmountSchema,
  text,
  versionSchema,
} from '../fields.ts';

const ASSET_POOL_KINDS = ['asset', 'income', 'maintenanceOnly'] as const satisfies readonly PoolKind[];

/** What brought in money: a lot that was sold, an account or a wage that was seized. */
const soldAssetFieldsSchema = z.object({
  name: text(200),
  description: optionalText(1_000),
  collectedAmount: amountSchema,
  transactionKind: z.enum(TRANSACTION_KINDS).nullable().default(null),
  /** A sold asset, the part of an income that may be seized, or the rest of it, for maintenance only (1409-1412). */
  poolKind: z.enum(ASSET_POOL_KINDS).default('asset'),
});

export const soldAssetSchema = soldAssetFieldsSchema.extend({ id: identifierSchema, version: versionSchema });
export type SoldAsset = z.output<typeof soldAssetSchema>;

export const newSoldAssetSchema = soldAssetFieldsSchema.strict();
export const soldAssetUpdateSchema = soldAssetFieldsSchema.extend({ version: versionSchema }).strict();

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
