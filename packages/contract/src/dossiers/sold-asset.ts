import type { PoolKind } from '@prorata/domain/distribution/input';
import { TRANSACTION_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { amountSchema } from '../amount.ts';
import { identifierSchema, versionSchema } from '../identifier.ts';
import { optionalText, text } from '../text.ts';

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
