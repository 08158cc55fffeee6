import { PLATFORM_COST_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { identifierSchema, versionSchema } from '../identifier.ts';
import { text } from '../text.ts';
import { MAX_PERIODS, periodSchema, periodsInOrder, usedUntilSchema } from './period.ts';

/** What the platform charges an office for an event. */
const platformCostFieldsSchema = z.object({
  name: text(100),
  displayName: text(200),
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
