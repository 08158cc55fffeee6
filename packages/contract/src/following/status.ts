import { FOLLOWING_STEPS, STEP_STATES } from '@prorata/domain/following/timeline';
import { HOLDS } from '@prorata/domain/holds';
import {
  CLAIM_PARTS,
  INVITATION_STATUSES,
  REJECTION_REASONS,
  SEND_METHODS,
  STOP_KINDS,
} from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  amountSchema,
  identifierSchema,
  instantSchema,
  isoDateSchema,
  optionalInstantSchema,
  optionalIsoDateSchema,
  sumSchema,
} from '../fields.ts';

/** More statements than anybody files with one code, and more claims than one of them has. */
const MAX_STATEMENTS = 200;
const MAX_CUTS = 500;
const MAX_SENDINGS = 500;

/** A step of the way from filing to the end, by what happened. */
const stepSchema = z.object({
  step: z.enum(FOLLOWING_STEPS),
  state: z.enum(STEP_STATES),
  /** The day on which it was done, or until which it runs; absent while nobody knows. */
  on: optionalIsoDateSchema,
});

/** What of a claim does not count, or not yet, with the words in which the office said why. */
const cutSchema = z.object({
  kind: z.enum(['rejected', 'reserved']),
  /** `null` for what claims no privilege. */
  privilegeId: z.string().nullable(),
  amount: amountSchema,
  reason: z.enum(REJECTION_REASONS).nullable(),
  note: z.string().nullable(),
});

/** What the office decided on a statement. Absent until it has: what it is still looking at is nobody's business. */
const reviewSchema = z.object({
  verdict: z.enum(['admitted', 'partlyAdmitted', 'reserved', 'rejected']),
  /** The day of the decision. */
  on: optionalIsoDateSchema,
  admitted: sumSchema,
  reserved: sumSchema,
  rejected: sumSchema,
  cuts: z.array(cutSchema).max(MAX_CUTS),
  explanation: z.string().nullable(),
});

/** The money that there was, and what of it came before the creditors without privilege. */
const whyNotAllSchema = z.object({
  money: sumSchema,
  costs: sumSchema,
  privileged: sumSchema,
  forOrdinary: sumSchema,
  /** What all of them ask together, of which each gets the same part. */
  demandedByOrdinary: sumSchema,
});

/** What the draft gives to a statement. Absent until the draft has reached the creditor. */
const shareSchema = z.object({
  /** Admitted and reserved together, with the interest that was counted until the draft. */
  counted: sumSchema,
  allotted: sumSchema,
  /** Of what is allotted: what is kept at the deposit office, and what costs take that the creditor alone bears. */
  consigned: sumSchema,
  borne: sumSchema,
  /** Of an income that keeps coming in: what earlier distributions gave, and the balance before and after this one. */
  run: z.object({ earlier: sumSchema, before: sumSchema, after: sumSchema }).nullable(),
  /** Absent where everything is paid, and where several estates were shared out one after the other. */
  whyNotAll: whyNotAllSchema.nullable(),
});

/** What happened to the money; what is still to be paid is told by the share. */
const paymentSchema = z.object({
  state: z.enum(['paid', 'partlyPaid', 'returned', 'waived']),
  amount: sumSchema,
  paid: sumSchema,
  on: optionalIsoDateSchema,
  /** All but the last four signs of it are covered. */
  account: z.string().nullable(),
  communication: z.string().nullable(),
  /** By whom: the office, or the deposit office by the table of a judge. */
  by: z.enum(['office', 'depositOffice']),
  /** Why it came back, as the bank says it. */
  reason: z.string().nullable(),
});

/** What can be certified once the dossier is paid: claimed and counted, less received. */
const certificateSchema = z.object({
  /** All of it is paid, or no more will be; or an income keeps coming in, and what is left goes to the next distribution. */
  kind: z.enum(['payment', 'nonRecovery', 'interim']),
  admitted: sumSchema,
  paid: sumSchema,
  /** Kept at the deposit office, borne as costs or not asked for. */
  kept: sumSchema,
  unpaid: sumSchema,
  paidOn: isoDateSchema,
});

const followedStatementSchema = z.object({
  tpStatementId: identifierSchema,
  creditorName: z.string(),
  isLate: z.boolean(),
  claimed: sumSchema,
  /** How what was claimed is made up; empty when all of it is principal. */
  parts: z.array(z.object({ part: z.enum(CLAIM_PARTS), amount: sumSchema })).max(CLAIM_PARTS.length),
  review: reviewSchema.nullable(),
  share: shareSchema.nullable(),
  payment: paymentSchema.nullable(),
  /** What lies at the deposit office until a dispute about the claim ends, and since when. */
  consignment: z.object({ amount: sumSchema, on: optionalIsoDateSchema }).nullable(),
  certificate: certificateSchema.nullable(),
});
export type FollowedStatement = z.output<typeof followedStatementSchema>;

/** The draft as it reached this addressee. */
const draftSchema = z.object({
  fileName: z.string(),
  signedOn: isoDateSchema,
  signedBy: z.string().nullable(),
  sentOn: optionalIsoDateSchema,
  sendMethod: z.enum(SEND_METHODS).nullable(),
  /** The day of a dated receipt. */
  receivedOn: optionalIsoDateSchema,
  /** The path at which it opens, for whoever was sent a link that still holds: the code of the invitation is the other proof. */
  path: z.string().nullable(),
});

/** Until when this addressee can contest. Absent while the term does not run. */
const contestSchema = z.object({
  lastDay: isoDateSchema,
  isOver: z.boolean(),
  /** What this addressee contested itself, on which day. */
  ownOn: optionalIsoDateSchema,
});

/** Where things stand for whoever holds the code of an invitation: from what happened, and of the own statements only. */
export const followingStatusSchema = z.object({
  status: z.enum(INVITATION_STATUSES),
  isOpen: z.boolean(),
  closedAt: optionalInstantSchema,
  closedBy: z.enum(['creditor', 'office', 'term']).nullable(),
  receiptNumber: z.string().nullable(),
  timeline: z.array(stepSchema).max(FOLLOWING_STEPS.length),
  /** What keeps the money where it is, the gravest first, with the day on which it began. */
  holds: z
    .array(
      z.object({
        hold: z.enum(HOLDS),
        on: optionalIsoDateSchema,
        stopKind: z.enum(STOP_KINDS).nullable(),
      }),
    )
    .max(HOLDS.length),
  isCancelled: z.boolean(),
  statements: z.array(followedStatementSchema).max(MAX_STATEMENTS),
  draft: draftSchema.nullable(),
  contest: contestSchema.nullable(),
  /** The first day on which the office may pay if nobody contests; absent while it is not known, or something holds the money. */
  payableFrom: optionalIsoDateSchema,
});
export type FollowingStatus = z.output<typeof followingStatusSchema>;

/** What a mail or letter was about. */
const SENDING_KINDS = [
  'invitation',
  'reminder',
  'receipt',
  'decision',
  'accountChange',
  'draft',
  'payment',
  'contestation',
  'stop',
  'other',
] as const;
export type SendingKind = (typeof SENDING_KINDS)[number];

/** One mail or letter that we sent to the creditor. */
const sendingSchema = z.object({
  id: identifierSchema,
  kind: z.enum(SENDING_KINDS),
  sendMethod: z.enum(SEND_METHODS),
  /** The mail address or the postal address, on one line. */
  address: z.string(),
  requestedAt: instantSchema,
  state: z.enum(['waiting', 'sent', 'delivered', 'failed']),
  stateSince: instantSchema,
  barcode: z.string().nullable(),
  /** How it can be read again: the words of a mail, or the letter as PDF. Absent for what was also for somebody else. */
  opensAs: z.enum(['mail', 'letter']).nullable(),
});
export type FollowingSending = z.output<typeof sendingSchema>;

export const sendingsSchema = z.object({ items: z.array(sendingSchema).max(MAX_SENDINGS) });

/** A mail, in the words in which it was sent. */
export const sentMailSchema = z.object({
  subject: z.string(),
  text: z.string(),
  to: z.string(),
  enclosures: z.array(z.object({ number: z.int().min(1), name: z.string() })).max(20),
});
export type SentMail = z.output<typeof sentMailSchema>;
