import * as z from 'zod';
import { identifierSchema, optionalIdentifierSchema, optionalIsoDateSchema } from '../fields.ts';
import { poolIdSchema } from './calculation.ts';
import { privilegeIdSchema } from './privilege.ts';

const MAX_LOTS = 500;

/** A claim as somebody is entering it. */
export const standingRequestSchema = z.strictObject({
  privilegeId: privilegeIdSchema,
  since: optionalIsoDateSchema,
  /** The lots that it draws on; none where it draws on all, as a general privilege does. */
  assetIds: z.array(identifierSchema).max(MAX_LOTS).default([]),
  /** The claim itself, when it stands in the dossier already: it is no rival of its own. */
  privilegedClaimId: optionalIdentifierSchema,
});

const rivalSchema = z.object({
  statementId: identifierSchema,
  claimId: identifierSchema,
  creditorName: z.string(),
  privilegeId: privilegeIdSchema,
  since: optionalIsoDateSchema,
  /** Whether it is served before the claim that is asked about, shares with it, or is served after it. */
  goes: z.enum(['before', 'together', 'after']),
  /** The rule of the register that says so; without one, the scale of ranks does. */
  rule: z.string().nullable(),
  confidence: z.enum(['source', 'practice', 'unverified']),
  /** The rule goes by dates, and one of the two is missing. */
  isDateMissing: z.boolean(),
});

/** How a claim stands on each of its lots, towards all others with a privilege there. */
export const standingSchema = z.object({
  lots: z.array(
    z.object({
      /** A sold asset, or the part of the balance that belongs to none. */
      poolId: poolIdSchema,
      /** Its name; absent for what belongs to no asset. */
      name: z.string().nullable(),
      /** 1 when nobody goes before it; claims that share a place count as one. */
      place: z.int().min(1),
      /** Those who go first stand first. */
      rivals: z.array(rivalSchema),
    }),
  ),
});
export type ClaimStanding = z.output<typeof standingSchema>;
