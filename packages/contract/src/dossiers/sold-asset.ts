import { TRANSACTION_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { amountSchema } from '../amount.ts';
import { identifierSchema, versionSchema } from '../identifier.ts';
import { optionalText, text } from '../text.ts';

/** What brought in money: a lot that was sold, an account or a wage that was seized. */
const soldAssetFieldsSchema = z.object({
  name: text(200),
  description: optionalText(1_000),
  collectedAmount: amountSchema,
  transactionKind: z.enum(TRANSACTION_KINDS).nullable().default(null),
  /** The part of a wage that only maintenance may take from (Judicial Code 1412). */
  isForMaintenanceOnly: z.boolean().default(false),
});

export const soldAssetSchema = soldAssetFieldsSchema.extend({ id: identifierSchema, version: versionSchema });
export type SoldAsset = z.output<typeof soldAssetSchema>;

export const newSoldAssetSchema = soldAssetFieldsSchema.strict();
export const soldAssetUpdateSchema = soldAssetFieldsSchema.extend({ version: versionSchema }).strict();
