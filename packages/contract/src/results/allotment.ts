import { ALLOTMENT_COLUMNS } from '@prorata/domain/distribution/allotments';
import * as z from 'zod';
import { privilegeIdSchema } from '../distribution/privilege.ts';
import { identifierSchema, languageSchema, sumSchema } from '../fields.ts';

/** More creditors than any estate has had. */
const MAX_CREDITORS = 5_000;
const MAX_SEARCH = 200;

/** Where a creditor stands; what does not belong to its kind is absent. */
const standingOfCreditorSchema = z.object({
  kind: z.enum(['specific', 'general', 'ordinary', 'subordinated']),
  rank: z.int().nullable(),
  privilegeId: privilegeIdSchema.nullable(),
  /** On lots: 1 for who is served first. */
  place: z.int().min(1).nullable(),
  /** By their numbers. */
  lots: z.array(z.int().min(1)),
});

const allotmentSchema = z.object({
  creditorId: identifierSchema,
  name: z.string(),
  /** The best first. */
  standings: z.array(standingOfCreditorSchema),
  claimed: sumSchema,
  /** Privileged + ordinary = allotted. */
  privileged: sumSchema,
  ordinary: sumSchema,
  /** After the costs that the creditor bears alone. */
  allotted: sumSchema,
  /** What of it is consigned. */
  reserved: sumSchema,
  unpaid: sumSchema,
  /** As the statements have them now; several where they differ, none where it is not known yet. */
  accounts: z.array(z.string()),
});
export type AllotmentRow = z.output<typeof allotmentSchema>;

/** Every creditor of a calculation, in the order of their ranks. */
export const allotmentsSchema = z.object({ items: z.array(allotmentSchema).max(MAX_CREDITORS) });

export const allotmentsSheetQuery = z.strictObject({
  search: z.string().max(MAX_SEARCH, { abort: true }).default(''),
  sort: z.enum(ALLOTMENT_COLUMNS).default('rank'),
  direction: z.enum(['asc', 'desc']).default('asc'),
  lang: languageSchema.default('nl'),
});
