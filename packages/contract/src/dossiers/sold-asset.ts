import type { PoolKind } from '@prorata/domain/distribution/input';
import { TRANSACTION_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { reportField } from '../field-errors.ts';
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
import { sharesSchema } from './estates.ts';

const ASSET_POOL_KINDS = ['asset', 'income', 'maintenanceOnly'] as const satisfies readonly PoolKind[];

/** What brought in money: a lot that was sold, an account or a wage that was seized. */
const soldAssetFieldsSchema = z.object({
  name: text(200),
  description: optionalText(1_000),
  collectedAmount: amountSchema,
  transactionKind: z.enum(TRANSACTION_KINDS).nullable().default(null),
  /** A sold asset, the part of an income that may be seized, or the rest of it, for maintenance only (1409-1412). */
  poolKind: z.enum(ASSET_POOL_KINDS).default('asset'),
  /** Whether the thing was in the premises that were let: the lessor's claim rests on those. Nobody has said when absent. */
  inLetPremises: z.boolean().nullable().default(null),
  shares: sharesSchema,
});

export const soldAssetSchema = soldAssetFieldsSchema.extend({ id: identifierSchema, version: versionSchema });
export type SoldAsset = z.output<typeof soldAssetSchema>;

export const newSoldAssetSchema = soldAssetFieldsSchema.strict();
export const soldAssetUpdateSchema = soldAssetFieldsSchema.extend({ version: versionSchema }).strict();

const MAX_LOTS = 500;
const lotsSchema = z.array(identifierSchema).max(MAX_LOTS);

/** A cost made to get the money in, borne by those who profit from it (Mortgage Act 17 and 21). */
export const executionCostSchema = z.object({
  id: identifierSchema,
  description: text(500),
  date: optionalIsoDateSchema,
  amount: amountSchema,
  /** The lots that bear the cost alone; none for a cost that all bear in proportion. */
  assetIds: lotsSchema.default([]),
  /** The lot, where it is a single one. */
  assetId: optionalIdentifierSchema,
  /** Who bears it alone, out of what falls to them. */
  creditorId: optionalIdentifierSchema,
  /** The article of the tariff by which it is charged. */
  tariffArticle: optionalText(100),
});
export type ExecutionCost = z.output<typeof executionCostSchema>;

/** A cost that is kept names its id; one without an id is new; one that is left out is deleted. */
export const executionCostInputSchema = executionCostSchema
  .extend({
    id: identifierSchema.optional(),
    amount: positiveAmountSchema,
    assetIds: lotsSchema.optional(),
    /** One lot, from who knows of one only; `assetIds` goes before it. */
    assetId: identifierSchema.nullable().optional(),
  })
  .strict()
  .check((payload) => {
    const { assetId, assetIds = assetId ? [assetId] : [], creditorId } = payload.value;
    if (creditorId !== null && assetIds.length > 0) reportField(payload, ['creditorId'], 'invalid');
  });
