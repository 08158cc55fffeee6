import { FOLLOW_UP_REFUSALS } from '@prorata/domain/series/follow-up';
import {
  DOSSIER_STATUSES,
  INCOME_KINDS,
  LANGUAGES,
  RUN_OCCASIONS,
  SHARE_BASES,
} from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  addressSchema,
  optionalEmailSchema,
  optionalEnterpriseNumberSchema,
  optionalIbanSchema,
} from '../contact-fields.ts';
import {
  amountSchema,
  dossierParams,
  identifierSchema,
  instantSchema,
  isoDateSchema,
  isoMonthSchema,
  optionalInstantSchema,
  optionalIsoDateSchema,
  optionalLongText,
  positiveAmountSchema,
  signedSumSchema,
  sumSchema,
  text,
  versionSchema,
} from '../fields.ts';
import { childrenSchema, computationSchema } from '../income/income.ts';

const MOST_MONTHS_BETWEEN = 12;

/** By what a recurring dossier is distributed again. Either, both or none may be set. */
const termsFields = {
  /** As soon as this much waits. */
  threshold: positiveAmountSchema.nullable().default(null),
  /** So many months after the cut-off of the last run. */
  everyMonths: z.int().min(1).max(MOST_MONTHS_BETWEEN).nullable().default(null),
  /** On this day, whatever else. */
  nextRunOn: optionalIsoDateSchema,
  /** Whether shares follow what is still owed, or what was owed at first. */
  sharesOn: z.enum(SHARE_BASES).default('balance'),
  /** Dependent children of the debtor, as declared; the form of the declaration came on `childrenSince`. */
  children: childrenSchema.default(0),
  childrenSince: optionalIsoDateSchema,
};
export const recurringTermsSchema = z.strictObject({ ...termsFields, version: versionSchema });

/** Who pays month by month: an employer, a fund, a bank. */
const payerFields = {
  name: text(200),
  kind: z.enum(INCOME_KINDS),
  kboNumber: optionalEnterpriseNumberSchema,
  address: addressSchema,
  email: optionalEmailSchema,
  language: z.enum(LANGUAGES).default('nl'),
  /** From which it pays: money from there is proposed as its receipt. */
  account: optionalIbanSchema,
  /** Day and hour on which the seizure was served on it: assignments that were notified before go first (1390ter). */
  seizedAt: optionalInstantSchema,
  /** On which day of the month it usually pays. */
  paysOnDay: z.int().min(1).max(31).nullable().default(null),
  /** Until when it withheld, where that ended: another employer, retired. */
  endedOn: optionalIsoDateSchema,
};
export const newPayerSchema = z.strictObject(payerFields);
export const payerUpdateSchema = z.strictObject({ ...payerFields, version: versionSchema });
const payerSchema = z.object({
  ...payerFields,
  id: identifierSchema,
  version: versionSchema,
  /** When the release was sent; nothing is withheld any more. */
  releasedAt: instantSchema.nullable(),
});
export type Payer = z.output<typeof payerSchema>;

/** What came in of one month of income. */
const receiptFields = {
  payerId: identifierSchema,
  /** The calendar month of the income. */
  month: isoMonthSchema,
  receivedOn: isoDateSchema,
  /** All that came in. */
  amount: positiveAmountSchema,
  /** The part of it beyond the quota, which only maintenance may take (1412). */
  maintenanceOnly: amountSchema.default(0),
  /** From what our own figure is computed; the third party's is what it paid. */
  computation: computationSchema.nullable().default(null),
  /** Why what was paid is taken although our figure differs. */
  differenceNote: optionalLongText(1_000),
};
/** The same payer, month, day and amount again is a mistake, unless somebody says that it is another. */
const isAnother = z.boolean().default(false);
export const newReceiptSchema = z.strictObject({ ...receiptFields, isAnother });
export const receiptUpdateSchema = z.strictObject({ ...receiptFields, version: versionSchema });
/** A receipt of which the bank statement tells the day and the amount. */
export const movementReceiptSchema = z.strictObject({
  version: versionSchema,
  payerId: identifierSchema,
  month: isoMonthSchema,
  maintenanceOnly: amountSchema.default(0),
  computation: computationSchema.nullable().default(null),
  differenceNote: optionalLongText(1_000),
  isAnother,
});

const receiptSchema = z.object({
  ...receiptFields,
  id: identifierSchema,
  version: versionSchema,
  /** Our figure of the quota; `null` without a computation. */
  quota: sumSchema.nullable(),
  /** What was paid of the quota, less our figure: a point of attention when it is not nothing. */
  difference: signedSumSchema.nullable(),
  /** A bank statement shows it. */
  isOnStatement: z.boolean(),
  /** In which run it is distributed; `null` while it waits for the next. */
  run: z.object({ dossierId: identifierSchema, fileNumber: z.string() }).nullable(),
  /** Nobody changes what a signed report stands on. */
  canChange: z.boolean(),
});
export type IncomeReceipt = z.output<typeof receiptSchema>;

/** Money on the office's account of which nobody has said what it is. */
const openReceiptSchema = z.object({
  movementId: identifierSchema,
  version: versionSchema,
  bookedOn: isoDateSchema,
  amount: sumSchema,
  counterpartyName: z.string().nullable(),
  communication: z.string(),
  /** Who of the payers it is likely from, and for which month. */
  suggestedPayerId: identifierSchema.nullable(),
  suggestedMonth: isoMonthSchema,
});

const runSchema = z.object({
  dossierId: identifierSchema,
  fileNumber: z.string(),
  /** The first is 1. */
  number: z.int().min(1),
  status: z.enum(DOSSIER_STATUSES),
  openedAt: instantSchema,
  /** What came in up to this day is distributed; `null` before the first receipt was taken in. */
  receivedUntil: isoDateSchema.nullable(),
  /** The months of income that it distributes. */
  months: z.array(isoMonthSchema).max(500),
  received: sumSchema,
  costs: sumSchema,
  /** For the creditors: what came in, less costs. */
  net: sumSchema,
  surplus: sumSchema,
  /** The day up to which interest counts, by the report in force. */
  interestUntil: isoDateSchema.nullable(),
  contestationEndsOn: isoDateSchema.nullable(),
  /** Whether a signed report tells it, or only what came in is known. */
  isSigned: z.boolean(),
});
export type Run = z.output<typeof runSchema>;

const creditorSchema = z.object({
  /** The statement of the first run in which the creditor took part. */
  id: identifierSchema,
  name: z.string(),
  /** Of the claim with the best rank; `null` for an ordinary one. */
  privilegeId: z.string().nullable(),
  /** What was accepted at first. */
  accepted: sumSchema,
  /** One for each run with a signed report in which the creditor took part, in the order of the runs. */
  runs: z.array(
    z.object({ dossierId: identifierSchema, before: sumSchema, allotted: sumSchema, after: sumSchema }),
  ),
  /** After the last signed run. */
  balance: sumSchema,
  /** In which month it is paid in full, if the same keeps coming in; `null` when not within thirty years. */
  paidInMonth: isoMonthSchema.nullable(),
});
export type RecurringCreditor = z.output<typeof creditorSchema>;

/** Everything about the income of a debtor and its distributions, on every dossier of the series the same. */
export const recurringSchema = z.object({
  /** The first dossier of the series. */
  seriesId: identifierSchema,
  fileNumber: z.string(),
  terms: z.object({ ...termsFields, version: versionSchema }),
  payers: z.array(payerSchema).max(50),
  /** The oldest first. */
  receipts: z.array(receiptSchema).max(2_000),
  questions: z.array(openReceiptSchema).max(200),
  runs: z.array(runSchema).max(500),
  creditors: z.array(creditorSchema).max(5_000),
  /** What waits for the next run. */
  waiting: z.object({ amount: sumSchema, maintenanceOnly: sumSchema, receipts: z.int().min(0) }),
  /** Why the next run is due, and since when; `null` while it is not. */
  due: z.object({ occasion: z.enum(RUN_OCCASIONS), since: isoDateSchema }).nullable(),
  /** The latest day on which money may lie with the office without being paid on or put on an account of its own (522/1). */
  keepUntil: isoDateSchema.nullable(),
  /** Why no run can be opened now; `null` when it can. */
  refusal: z.enum([...FOLLOW_UP_REFUSALS, 'nothingReceived']).nullable(),
  /** Whether what waits is taken into the first dossier, or a next one is opened for it. */
  opens: z.enum(['first', 'next']),
  forecast: z
    .object({
      /** What a month brings on average, for the creditors. */
      monthlyNet: sumSchema,
      allPaidInMonth: isoMonthSchema.nullable(),
    })
    .nullable(),
  /** Every known creditor is paid in full: the third parties can be released, what is left goes to the debtor. */
  isAllPaid: z.boolean(),
  /** To the debtor so far. */
  surplus: sumSchema,
});
export type Recurring = z.output<typeof recurringSchema>;

export const newRunSchema = z.strictObject({
  /** What came in up to this day; what comes later waits for the next run. */
  receivedUntil: isoDateSchema,
  /** When the central file of notices was consulted for this run (1391, § 2). */
  consultedAt: instantSchema,
});
export type NewRun = z.output<typeof newRunSchema>;

export const payerParams = dossierParams.extend({ payerId: identifierSchema });
export const receiptParams = dossierParams.extend({ receiptId: identifierSchema });
export const movementReceiptParams = dossierParams.extend({ movementId: identifierSchema });
