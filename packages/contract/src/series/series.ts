import { DOSSIER_STATUSES, FOLLOW_UP_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  amountSchema,
  identifierSchema,
  instantSchema,
  isoDateSchema,
  optionalIdentifierSchema,
  positiveAmountSchema,
  text,
} from '../fields.ts';

/** A claim is named by its id; what its claims leave of a statement by that of the statement alone. */
const reservePlace = { statementId: identifierSchema, claimId: optionalIdentifierSchema };

/** What waits for a decision, and what falls to it is consigned (Judicial Code 1628). */
const reserveSchema = z.object({
  ...reservePlace,
  creditorName: z.string(),
  /** `null` for what has no privilege. */
  privilegeId: z.string().nullable(),
  amount: amountSchema,
  /** Of a statement that is reserved as a whole: everything in it is decided at once. */
  isWholeStatement: z.boolean(),
});
export type Reserve = z.output<typeof reserveSchema>;

const decisionSchema = z.strictObject({
  ...reservePlace,
  /** For how much it is admitted; 0 when it is rejected. More than was reserved counts for what was reserved. */
  amount: amountSchema,
  /** Whether what is admitted has the rank for which it was reserved; else it is ordinary. */
  keepsRank: z.boolean().default(true),
});

/** A decision as it was taken over into the dossier that follows. */
export const takenDecisionSchema = decisionSchema.extend({ reserved: amountSchema, counted: amountSchema });
export type TakenDecision = z.output<typeof takenDecisionSchema>;

/** Of reserves in a dossier, and of dossiers in a series. */
const MAX_LISTED = 500;

/** A decision on reserves: the whole is run again on the same mass. */
export const decidedReservesSchema = z.strictObject({
  /** The day of the decision. */
  happenedOn: isoDateSchema,
  /** Who decided, and how: a judgment, an agreement. */
  source: text(300),
  decisions: z.array(decisionSchema).min(1).max(MAX_LISTED),
  /** What the deposit office adds to what it held. */
  interest: amountSchema.default(0),
  /** The costs of this distribution alone: they come off what is released. */
  ownCosts: amountSchema.default(0),
});
export type DecidedReserves = z.output<typeof decidedReservesSchema>;

/** Money that came when the distribution was over. */
export const laterReceiptSchema = z.strictObject({
  /** The day on which the money came. */
  happenedOn: isoDateSchema,
  /** Where it came from. */
  source: text(300),
  amount: positiveAmountSchema,
});
export type LaterReceipt = z.output<typeof laterReceiptSchema>;

const memberSchema = z.object({
  dossierId: identifierSchema,
  fileNumber: z.string(),
  status: z.enum(DOSSIER_STATUSES),
  createdAt: instantSchema,
  /** Of the first of the series none. */
  followUp: z
    .object({
      kind: z.enum(FOLLOW_UP_KINDS),
      follows: z.string(),
      happenedOn: isoDateSchema,
      source: z.string().nullable(),
      interest: amountSchema,
      ownCosts: amountSchema,
      decisions: z.array(takenDecisionSchema.extend({ creditorName: z.string() })),
      /** The paper of the decision, once it is kept. */
      fileName: z.string().nullable(),
    })
    .nullable(),
});

/** The dossiers of a series, the first first, and what may follow the one that is read. */
export const seriesSchema = z.object({
  items: z.array(memberSchema).max(MAX_LISTED),
  reserves: z.array(reserveSchema),
  /** Of what kinds a dossier can follow now. */
  canFollow: z.array(z.enum(FOLLOW_UP_KINDS)),
});
export type Series = z.output<typeof seriesSchema>;
export type SeriesMember = Series['items'][number];
