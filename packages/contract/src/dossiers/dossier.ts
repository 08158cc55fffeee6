import { HOLDS } from '@prorata/domain/holds';
import { PAYOUT_STEPS } from '@prorata/domain/next-step';
import {
  DISTRIBUTION_TYPES,
  DOSSIER_STATUSES,
  FOLLOW_UP_KINDS,
  LEGAL_FORMS,
  PAYMENT_TYPES,
  SIGNERS,
  TRANSACTION_KINDS,
} from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  lineAddressSchema,
  optionalEmailSchema,
  optionalEnterpriseNumberSchema,
  optionalNationalNumberSchema,
  optionalPhoneSchema,
  salutationSchema,
} from '../contact-fields.ts';
import { reportField } from '../field-errors.ts';
import {
  dossierLanguageSchema,
  identifierSchema,
  instantSchema,
  isoDateSchema,
  optionalIdentifierSchema,
  optionalInstantSchema,
  optionalIsoDateSchema,
  optionalLongText,
  optionalText,
  sumSchema,
  versionSchema,
} from '../fields.ts';
import { userReferenceSchema } from '../users/user.ts';
import { deedsFields } from './deeds.ts';
import { estatesSchema, hasConsistentEstates, MAX_CO_DEFENDANTS } from './estates.ts';
import { executionCostSchema, soldAssetSchema } from './sold-asset.ts';
import { stopSchema } from './stop.ts';

/**
 * Against whom the dossier runs: a person, or a company, whose representative may be named too. Validation of
 * the dossier says what is still missing.
 */
export const defendantSchema = z.strictObject({
  /** Of the person, or of who represents the company. */
  salutation: salutationSchema,
  name: optionalText(100),
  surname: optionalText(100),
  email: optionalEmailSchema,
  phone: optionalPhoneSchema,
  nationalNumber: optionalNationalNumberSchema,
  companyName: optionalText(200),
  kboNumber: optionalEnterpriseNumberSchema,
  corporateForm: z.enum(LEGAL_FORMS).nullable().default(null),
  address: lineAddressSchema,
});
export type Defendant = z.output<typeof defendantSchema>;

/** Against whom it runs besides. The id is made by who adds one: shares, claims and common estates name it. */
export const coDefendantSchema = defendantSchema.extend({ id: identifierSchema });
export type CoDefendant = z.output<typeof coDefendantSchema>;
export const coDefendantsSchema = z.array(coDefendantSchema).max(MAX_CO_DEFENDANTS).default([]);

/** The terms of a dossier, each of 15 days (Judicial Code 1627 and 1629). */
export const DOSSIER_TERMS = ['invitation', 'filing', 'draft', 'contestation'] as const;

const dossierFieldsSchema = z.object({
  dossierTitle: optionalText(300),
  /** The office's own reference. */
  dossierReference: optionalText(100),
  /** Under which the office enters the report in its repertory. */
  repertoryNumber: optionalText(100),
  filingDate: optionalIsoDateSchema,
  language: dossierLanguageSchema,
  defendant: defendantSchema,
  coDefendants: coDefendantsSchema,
  estates: estatesSchema,
  /** When the central file of notices was consulted; the report states day and hour (Judicial Code 1391). */
  daterequestcbb: optionalInstantSchema,
  freeOfRegistrationFees: z.boolean().default(false),
  transactionKind: z.array(z.enum(TRANSACTION_KINDS)).min(1).max(TRANSACTION_KINDS.length),
  saleDate: optionalIsoDateSchema,
  dateSeizure: optionalIsoDateSchema,
  paymentType: z.enum(PAYMENT_TYPES).default('oneOff'),
  distributionType: z.enum(DISTRIBUTION_TYPES).default('proportional'),
  /** Which of the two bailiffs signs; the report names that one, and for whom. */
  signer: z.enum(SIGNERS).default('responsible'),
  ...deedsFields,
});

const termSchema = z.object({
  term: z.enum(DOSSIER_TERMS),
  dueOn: isoDateSchema,
  /** Where the term would have ended; differs when that day was a Saturday, Sunday or public holiday. */
  countedUntil: isoDateSchema,
  isDone: z.boolean(),
});

/** A dossier in full. Older or imported dossiers may lack what a new one must have. */
export const dossierSchema = dossierFieldsSchema.extend({
  id: identifierSchema,
  version: versionSchema,
  fileNumber: z.string(),
  language: dossierLanguageSchema.nullable(),
  transactionKind: z.array(z.enum(TRANSACTION_KINDS)),
  responsibleBailiff: userReferenceSchema.nullable(),
  deputyBailiff: userReferenceSchema.nullable(),
  status: z.enum(DOSSIER_STATUSES),
  statusChangedAt: instantSchema,
  isClosed: z.boolean(),
  /** Closed, cancelled, or not the reader's to change. */
  isReadOnly: z.boolean(),
  cancelReason: optionalLongText(1_000),
  /** When what it told of people was erased, because it had been kept for long enough. */
  erasedAt: optionalInstantSchema,
  /** Of a dossier that follows another it is added up: what was reserved there, and its interest. */
  balanceToDistribute: sumSchema.nullable(),
  soldAssets: z.array(soldAssetSchema),
  executionCosts: z.array(executionCostSchema),
  explanation: optionalLongText(10_000),
  /** What stops it, or was said to, oldest first. */
  stops: z.array(stopSchema),
  /** What keeps its money where it is, the gravest first; nothing is paid while there is any. */
  holds: z.array(z.enum(HOLDS)).max(HOLDS.length),
  /** How far its payment is, while it waits to be paid. */
  payoutStep: z.enum(PAYOUT_STEPS).nullable(),
  /** Whoever contests waits for the judge or the deposit office. */
  isBeforeJudge: z.boolean(),
  /** The dossier of its series that it follows, and why. */
  follows: z
    .object({ dossierId: identifierSchema, fileNumber: z.string(), kind: z.enum(FOLLOW_UP_KINDS) })
    .nullable(),
  /** Those that run or have run, in the order of the procedure. */
  terms: z.array(termSchema),
  counts: z.object({
    statements: z.int().min(0),
    /** Of those, the ones that share in the money. */
    statementsToShare: z.int().min(0),
    statementsToReview: z.int().min(0),
    /** Files that were laid down and are not yet with a creditor. */
    looseDocuments: z.int().min(0),
    invitations: z.int().min(0),
    unsentInvitations: z.int().min(0),
    /** Those that are closed, or whose creditor has said that there is nothing to claim. */
    answeredInvitations: z.int().min(0),
    failedDeliveries: z.int().min(0),
    /** Mails and letters with the signed report that no service has taken over yet. */
    reportsUnderway: z.int().min(0),
    signedReports: z.int().min(0),
    /** Reports that wait for a signature, of the dossier as it is now. */
    resultsToSign: z.int().min(0),
    /** For whom of its addressees the office has something to do: it did not arrive, nothing proves it, or it waits to be sent again. */
    addresseesToSettle: z.int().min(0),
    /** What is left to do in a paid dossier and is due now. */
    closingTasks: z.int().min(0),
    /** Payments of a paid dossier that came back and are to be made again. */
    linesToPayAgain: z.int().min(0),
    /** One on the last dossier of a series whose next run is due. */
    runsDue: z.int().min(0),
    /** On the same dossier: money from the account of one of its payers of which nobody has said what it is. */
    receiptQuestions: z.int().min(0),
  }),
  /** The name of who can be sent the invitation from outside; null while the platform has set nobody. */
  externalProvider: z.string().nullable(),
  /** Where that provider does its work, where the platform has set it. */
  externalProviderUrl: z.string().nullable(),
  /** What the reader may do to it as it stands. */
  canDelete: z.boolean(),
  canCancel: z.boolean(),
  canMarkAsPaid: z.boolean(),
  createdAt: instantSchema,
  createdBy: userReferenceSchema,
  updatedAt: instantSchema,
});
export type Dossier = z.output<typeof dossierSchema>;

const dossierInputSchema = dossierFieldsSchema.extend({
  responsibleBailiffId: identifierSchema,
  deputyBailiffId: optionalIdentifierSchema,
});

export const newDossierSchema = dossierInputSchema.strict().check(consistent, hasConsistentEstates);
export const dossierUpdateSchema = dossierInputSchema
  .extend({ version: versionSchema })
  .strict()
  .check(consistent, hasConsistentEstates);

/**
 * There is somebody against whom it runs; each kind of transaction comes once and has its date; two bailiffs are two
 * people, and who signs is one of them.
 */
function consistent(payload: z.core.ParsePayload<z.output<typeof dossierInputSchema>>): void {
  const { transactionKind, saleDate, dateSeizure, responsibleBailiffId, deputyBailiffId, signer } =
    payload.value;
  const { companyName, surname } = payload.value.defendant;
  if (companyName === null && surname === null) {
    for (const field of ['companyName', 'surname'])
      reportField(payload, ['defendant', field], 'defendant-missing');
  }
  if (new Set(transactionKind).size < transactionKind.length) {
    reportField(payload, ['transactionKind'], 'duplicate');
  }
  if (transactionKind.includes('sale') && saleDate === null) reportField(payload, ['saleDate']);
  if (transactionKind.includes('seizureByThirdParties') && dateSeizure === null) {
    reportField(payload, ['dateSeizure']);
  }
  if (signer === 'deputy' && deputyBailiffId === null) reportField(payload, ['signer'], 'choice-invalid');
  if (deputyBailiffId === responsibleBailiffId) reportField(payload, ['deputyBailiffId'], 'duplicate');
}
