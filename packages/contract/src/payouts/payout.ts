import { PAYOUT_LINE_STATES } from '@prorata/domain/payouts/line-state';
import { PAYOUT_LINE_KINDS } from '@prorata/domain/payouts/payment-list';
import * as z from 'zod';
import { optionalIbanSchema } from '../contact-fields.ts';
import {
  amountSchema,
  dossierParams,
  identifierSchema,
  instantSchema,
  isoDateSchema,
  longText,
  MAX_TYPED_LENGTH,
  optionalText,
  queryInteger,
  signedSumSchema,
  sumSchema,
  versionSchema,
} from '../fields.ts';

const lineNumberSchema = z
  .string()
  .max(MAX_TYPED_LENGTH, { abort: true })
  .regex(/^[RKS]?[1-9]\d{0,5}$/);

const payoutLineSchema = z.object({
  /** That of the declarant in the report, or R1, K1, S1. */
  number: lineNumberSchema,
  version: versionSchema,
  kind: z.enum(PAYOUT_LINE_KINDS),
  statementId: identifierSchema.nullable(),
  name: z.string(),
  account: z.string().nullable(),
  /** In whose name the account stands, when that is not the name of the line. */
  accountHolder: z.string().nullable(),
  communication: z.string(),
  amount: amountSchema,
  /** What left the account for it, less what came back. */
  paid: sumSchema,
  state: z.enum(PAYOUT_LINE_STATES),
  /** The day on which it was booked, consigned, waived, or came back. */
  stateSince: isoDateSchema.nullable(),
  /** Why it was waived or came back. */
  reason: z.string().nullable(),
  isSmall: z.boolean(),
  /** The file that holds it, while that one is not done with. */
  fileSequence: z.int().nullable(),
});
export type PayoutLine = z.output<typeof payoutLineSchema>;

const doneBySchema = z.object({ by: z.string(), at: instantSchema });

const payoutFileSchema = z.object({
  sequence: z.int().min(1),
  version: versionSchema,
  fileName: z.string(),
  numberOfTransfers: z.int().min(0),
  amount: sumSchema,
  prepared: doneBySchema,
  approved: doneBySchema.extend({ isSingle: z.boolean() }).nullable(),
  made: doneBySchema.nullable(),
  withdrawn: doneBySchema.extend({ reason: z.string().nullable() }).nullable(),
});
export type PayoutFile = z.output<typeof payoutFileSchema>;

/** A lot for which money that came in may be. */
const lotSuggestionSchema = z.object({
  assetId: identifierSchema,
  name: z.string(),
  fileNumber: z.string(),
  /** What was collected for it, less what statements show already. */
  open: sumSchema,
});

/** A movement on the account of which nobody knows what it is. */
const openMovementSchema = z.object({
  id: identifierSchema,
  version: versionSchema,
  amount: signedSumSchema,
  bookedOn: isoDateSchema,
  counterpartyName: z.string().nullable(),
  counterpartyAccount: z.string().nullable(),
  communication: z.string(),
  returnReason: z.string().nullable(),
  isBankCost: z.boolean(),
  /** The line that it may be about. */
  suggestedLine: lineNumberSchema.nullable(),
  /** The lots of the office for which it may have come in, the likeliest first. */
  suggestedLots: z.array(lotSuggestionSchema).max(5),
});
export type OpenMovement = z.output<typeof openMovementSchema>;

const bankStatementSchema = z.object({
  number: z.string(),
  closedOn: isoDateSchema,
  numberOfMovements: z.int().min(0),
  numberMatched: z.int().min(0),
  importedAt: instantSchema,
});

export const payoutSchema = z.object({
  /** The signed report that is paid; `null` without one, and then there are no lines. */
  report: z.object({ fileName: z.string(), sha256: z.string() }).nullable(),
  /** From which it is paid. */
  account: z.string().nullable(),
  /** What stood on it at the end of the last statement. */
  balance: signedSumSchema.nullable(),
  total: sumSchema,
  lines: z.array(payoutLineSchema),
  files: z.array(payoutFileSchema),
  /** Of today: another day does not count. */
  consultation: doneBySchema.nullable(),
  /** Whether the reader may approve what is prepared, or why not. */
  approval: z.enum(['allowed', 'ownPreparation', 'signInAgain']).nullable(),
  statements: z.array(bankStatementSchema),
  questions: z.array(openMovementSchema),
});
export type Payout = z.output<typeof payoutSchema>;

export const lineParams = dossierParams.extend({ line: lineNumberSchema });
export const payoutFileParams = dossierParams.extend({ sequence: queryInteger(1, 100_000) });
export const movementParams = dossierParams.extend({ movementId: identifierSchema });

const withVersion = { version: versionSchema };
export const reasonSchema = z.strictObject({ ...withVersion, reason: longText(1_000) });
export const versionOnlySchema = z.strictObject(withVersion);
export const lineChangeSchema = z.strictObject({
  ...withVersion,
  account: optionalIbanSchema,
  accountHolder: optionalText(70),
  reason: longText(1_000),
});
export const lineConfirmationSchema = z.strictObject({ ...withVersion, paidOn: isoDateSchema });
export const movementMatchSchema = z.strictObject({ ...withVersion, line: lineNumberSchema });
export const receiptMatchSchema = z.strictObject({ ...withVersion, assetId: identifierSchema });
