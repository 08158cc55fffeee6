import { CLAIM_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { amountSchema, historicDateSchema } from '../fields.ts';

/** How far a statement about the law was proven: read in its text, how it is applied, or neither. */
const LAW_CONFIDENCES = ['source', 'practice', 'unverified'] as const;

/** The key of an entry in the law register, such as `unpaid-seller`. */
export const privilegeIdSchema = z
  .string()
  .max(100, { abort: true })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'choice-invalid');

const namesSchema = z.object({ nl: z.string(), fr: z.string(), de: z.string(), en: z.string() });

/** A reason of preference that the law gives a claim, as the register knows it. What people read about it, the web brings along. */
export const privilegeSchema = z.object({
  id: privilegeIdSchema,
  type: z.enum(CLAIM_TYPES),
  /** The place on one scale: a lower number is served first, the same number shares in proportion. */
  rank: z.int(),
  names: namesSchema,
  basis: z.array(
    z.object({
      act: namesSchema,
      article: z.string(),
      from: historicDateSchema.nullable(),
      until: historicDateSchema.nullable(),
    }),
  ),
  /** The limit of the privileged part; what lies above it is chirographic. */
  cap: z
    .object({
      /** Absent when the case itself sets the limit, which then comes with the claim. */
      amount: amountSchema.nullable(),
      per: z.enum(['claim', 'creditor', 'beneficiary']).nullable(),
    })
    .nullable(),
  confidence: z.enum(LAW_CONFIDENCES),
  /** The place on the scale may be less sure than the privilege itself. */
  rankConfidence: z.enum(LAW_CONFIDENCES),
  /** The date on which it must be in force: the dossier's, or the claim's own where older claims keep it. */
  validOn: z.enum(['governingDate', 'claimDate']),
  validFrom: historicDateSchema.nullable(),
  /** The last day on which it was in force; absent while it still is. */
  validUntil: historicDateSchema.nullable(),
});
export type Privilege = z.output<typeof privilegeSchema>;
