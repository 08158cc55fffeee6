import { ORDINARY_BECAUSE, POOL_KINDS } from '@prorata/domain/distribution/input';
import { ROUND_KINDS } from '@prorata/domain/distribution/outcome';
import { CLAIM_PARTS, REJECTION_REASONS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { isoDateSchema, optionalIdentifierSchema, optionalIsoDateSchema, sumSchema } from '../fields.ts';
import { poolIdSchema } from './calculation.ts';
import { privilegeIdSchema } from './privilege.ts';

const poolSchema = z.object({
  id: poolIdSchema,
  kind: z.enum(POOL_KINDS),
  name: z.string(),
  gross: sumSchema,
  ownCosts: sumSchema,
  commonCosts: sumSchema,
  net: sumSchema,
  surplus: sumSchema,
  /** Of several estates: whose share of the lot it is, and what of it came from or went to another estate. */
  estateId: z.string().nullable(),
  received: sumSchema,
  passedOn: sumSchema,
});

/** One sharing: claims of the same rank draw on one pool or on several, in proportion. */
const turnSchema = z.object({
  kind: z.enum(ROUND_KINDS),
  rank: z.int(),
  demanded: sumSchema,
  available: sumSchema,
  paid: sumSchema,
  draws: z.array(z.object({ poolId: poolIdSchema, available: sumSchema, drawn: sumSchema })),
  /** What general claims of the same rank drew on the pool at the same time. */
  beside: sumSchema.nullable(),
  /** The bailiff's reason, when his order decided this turn's place. */
  orderReason: z.string().nullable(),
  /** Of several estates: in which it took place; absent for costs, which all bear. */
  estateId: z.string().nullable(),
});

const interestRanSchema = z.object({
  kind: z.literal('interestRan'),
  base: sumSchema,
  /** The first and the last day that bear it. */
  from: isoDateSchema,
  until: isoDateSchema,
  stretches: z.array(z.object({ days: z.int(), ratePartsPerMillion: z.int() })),
  amount: sumSchema,
});

const paymentImputedSchema = z.object({
  kind: z.literal('paymentImputed'),
  date: isoDateSchema,
  amount: sumSchema,
  /** On what it came off, in the order of the law. */
  taken: z.array(z.object({ part: z.enum(CLAIM_PARTS), amount: sumSchema })),
});

/** How the amount of a line came to be counted, from what was declared. */
const countingSchema = z.object({
  declared: sumSchema,
  rejection: z
    .object({ amount: sumSchema, reason: z.enum(REJECTION_REASONS), note: z.string().nullable() })
    .nullable(),
  reservation: z.object({ amount: sumSchema, reason: z.string().nullable() }).nullable(),
  events: z.array(z.discriminatedUnion('kind', [interestRanSchema, paymentImputedSchema])),
  counted: sumSchema,
});

/** What one cost, claim or chirographic part asked and got. */
const lineSchema = z.object({
  kind: z.enum(['cost', 'claim', 'ordinaryPart']),
  /** The id of the cost, of the claim, or of the statement whose chirographic part this is. */
  id: z.string(),
  statementId: optionalIdentifierSchema,
  /** Whose it is, also when it has several statements; absent for a cost. Older calculations know it by its first statement. */
  creditorId: optionalIdentifierSchema,
  /** Who receives it: the creditor, or for a cost what it is for. */
  name: z.string(),
  privilegeId: privilegeIdSchema,
  rank: z.int(),
  /** The lots of a specific privilege, or of a cost that some lots bear, with what each gave under it. */
  lots: z.array(
    z.object({
      poolId: poolIdSchema,
      paid: sumSchema,
      /** The most that the bailiff lets the claim take here. */
      fixed: sumSchema.nullable(),
    }),
  ),
  /** Why the bailiff fixed what each lot gives at most. */
  fixedReason: z.string().nullable(),
  /** The creditor who alone bears this cost. */
  bearerId: optionalIdentifierSchema,
  since: optionalIsoDateSchema,
  /** Absent for a cost, and in calculations that were made before it was kept. */
  counting: countingSchema.nullable(),
  /** What is asked of the estate. */
  claimed: sumSchema,
  allotted: sumSchema,
  /** Of several estates: in which the line took part, the whole debt, and the most that the estate gives of a solidary one. */
  estateId: z.string().nullable(),
  debt: sumSchema.nullable(),
  ceiling: sumSchema.nullable(),
  /** What of the claim is reserved, and what of the allotted amount is consigned for it. */
  reserved: sumSchema,
  consigned: sumSchema,
  /** What of the allotted amount goes to costs that its creditor alone bears. */
  borne: sumSchema,
  /** What of the claim has no privilege, and why. */
  ordinary: z.array(z.object({ because: z.enum(ORDINARY_BECAUSE), amount: sumSchema })),
  /** Caps of the law and figures of the case which cut the privileged part; `share` is its part of a cap for several. */
  limits: z.array(
    z.object({
      parameterId: z.string().nullable(),
      limit: sumSchema,
      above: sumSchema,
      share: sumSchema.nullable(),
    }),
  ),
  /** The turns in which the line took part, by place in `turns`. */
  steps: z.array(
    z.object({
      turn: z.int().min(0),
      demanded: sumSchema,
      paid: sumSchema,
      /** Of a claim on several lots: what it asked of all together, and what they held. */
      overLots: z.object({ demanded: sumSchema, held: sumSchema }).nullable(),
    }),
  ),
});

/**
 * The log of a calculation: every amount with the way that led to it. Always: money in = costs + paid + reserved
 * + surplus.
 */
/** Of a dossier that follows another on the same mass: what everybody has by the whole run, had before, and gets now. */
const settlementSchema = z.object({
  follows: z.string(),
  released: sumSchema,
  interest: sumSchema,
  ownCosts: sumSchema,
  shares: z.array(
    z.object({
      statementId: z.string(),
      name: z.string(),
      total: sumSchema,
      received: sumSchema,
      payNow: sumSchema,
      consignNow: sumSchema,
    }),
  ),
  /** What is left for the defendants now, together. */
  surplusNow: sumSchema,
});

/** Of an income that is distributed in runs: what everybody had accepted and received before this one, and what is left after. */
const balancesSchema = z.object({
  /** The first is 1. */
  number: z.int().min(1),
  shares: z.array(
    z.object({
      statementId: z.string(),
      name: z.string(),
      accepted: sumSchema,
      earlier: sumSchema,
      before: sumSchema,
      allotted: sumSchema,
      after: sumSchema,
    }),
  ),
});

export const distributionSchema = z.object({
  asOf: isoDateSchema,
  lawVersion: z.string(),
  engineVersion: z.string(),
  inputSha256: z.string(),
  outcomeSha256: z.string(),
  totals: z.object({
    moneyIn: sumSchema,
    costs: sumSchema,
    paid: sumSchema,
    reserved: sumSchema,
    surplus: sumSchema,
  }),
  pools: z.array(poolSchema),
  turns: z.array(turnSchema),
  lines: z.array(lineSchema),
  /** Of several: in the order in which they were shared out. Money in + received = costs + paid + reserved + passed on + surplus. */
  estates: z.array(
    z.object({
      /** `main` for the first defendant, else the id of the defendant or of what is common. */
      id: z.string(),
      name: z.string(),
      moneyIn: sumSchema,
      received: sumSchema,
      costs: sumSchema,
      paid: sumSchema,
      reserved: sumSchema,
      passedOn: sumSchema,
      surplus: sumSchema,
    }),
  ),
  settlement: settlementSchema.nullable(),
  balances: balancesSchema.nullable(),
});
export type Distribution = z.output<typeof distributionSchema>;
