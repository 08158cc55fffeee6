import { READINGS } from '@prorata/law/readings/register';
import * as z from 'zod';
import { identifierSchema, longText, optionalLongText, text } from '../fields.ts';
import { privilegeIdSchema } from './privilege.ts';

const MAX_DECISIONS = 50;
const MAX_CLAIMS_IN_A_CIRCLE = 500;
const LOWEST_RANK = 1;
const HIGHEST_RANK = 999;

/** A pool is a sold asset, or the part of the balance that belongs to none. */
export const poolIdSchema = text(50);

const reasonSchema = longText(2_000);

/** The bailiff's order, first to last, for claims whose priorities form a circle on one pool. */
const orderDecisionSchema = z.strictObject({
  poolId: poolIdSchema,
  claimIds: z.array(identifierSchema).min(2).max(MAX_CLAIMS_IN_A_CIRCLE),
  reason: reasonSchema,
});

/** Another place on the scale for a privilege whose rank the law leaves open. */
const rankDecisionSchema = z.strictObject({
  privilegeId: privilegeIdSchema,
  rank: z.int().min(LOWEST_RANK).max(HIGHEST_RANK),
  reason: reasonSchema,
});

/** Another answer than the usual one to a question that the texts leave open. */
const readingDecisionSchema = z.union([
  z.strictObject({
    reading: z.literal('maintenanceCapPer'),
    answer: z.enum(READINGS.maintenanceCapPer.answers),
    reason: reasonSchema,
  }),
  z.strictObject({
    reading: z.literal('restAboveCap'),
    answer: z.enum(READINGS.restAboveCap.answers),
    reason: reasonSchema,
  }),
]);

const orders = z.array(orderDecisionSchema).max(MAX_DECISIONS);
const ranks = z.array(rankDecisionSchema).max(MAX_DECISIONS);
const readings = z.array(readingDecisionSchema).max(MAX_DECISIONS);

/** What the bailiff decides where the law leaves a question open; each decision says why. */
export const decisionsSchema = z.strictObject({
  orders: orders.default([]),
  ranks: ranks.default([]),
  readings: readings.default([]),
});
export type Decisions = z.output<typeof decisionsSchema>;

/** The same, where what is left out stays as it was last decided. */
export const otherDecisionsSchema = z.strictObject({ orders, ranks, readings }).partial();

/** Up to when interest is counted: the day of the report, or the last day to contest it (Judicial Code 1637). */
export const INTEREST_CUT_OFFS = ['reportDate', 'endOfTerm'] as const;
export type InterestCutOff = (typeof INTEREST_CUT_OFFS)[number];

export const calculationRequestSchema = decisionsSchema.extend({
  interestCutOff: z.enum(INTEREST_CUT_OFFS).default('reportDate'),
  /** Required when the dossier has a calculation already. */
  note: optionalLongText(2_000),
});
