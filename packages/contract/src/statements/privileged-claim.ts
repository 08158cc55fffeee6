import { CLAIM_TYPES, REJECTION_REASONS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { privilegeIdSchema } from '../distribution/privilege.ts';
import { debtorsShape, hasFittingDebtors } from '../dossiers/estates.ts';
import { reportField } from '../field-errors.ts';
import {
  amountSchema,
  identifierSchema,
  instantSchema,
  isoDateSchema,
  optionalIdentifierSchema,
  optionalIsoDateSchema,
  optionalLongText,
  optionalText,
  positiveAmountSchema,
  versionSchema,
} from '../fields.ts';
import { causeSchema } from './cause.ts';
import {
  beneficiarySchema,
  claimPartsSchema,
  declaredPartsSchema,
  incomeRightSchema,
  paymentsSchema,
  periodsSchema,
} from './claim-breakdown.ts';
import { declaredTitlesSchema, titlesSchema } from './title.ts';

/** What a creditor says about one claim. */
const claimFieldsSchema = z.object({
  type: z.enum(CLAIM_TYPES),
  /** What is claimed, and after the review what is admitted of it. */
  amountDemanded: amountSchema,
  privilegeId: privilegeIdSchema.nullable().default(null),
  /** What the creditor calls the thing on which a specific claim rests. */
  assetDescription: optionalText(500),
  /** The proof, uploaded with the same statement. */
  documentId: optionalIdentifierSchema,
  /** The day on which the right arose, such as the registration of a pledge, where the law asks for it. */
  since: optionalIsoDateSchema,
  /** The most that the privilege secures where the case sets the figure: an agreed maximum, two annual premiums. */
  limit: amountSchema.nullable().default(null),
  parts: declaredPartsSchema,
  payments: paymentsSchema,
  periods: periodsSchema,
  beneficiary: beneficiarySchema,
  /** The pledge was given by a consumer, whose accessories are limited (Pledge Act 12). */
  isConsumerPledge: z.boolean().default(false),
  incomeRight: incomeRightSchema,
  titles: titlesSchema,
});

const MAX_LOTS = 500;
const lotsSchema = z.array(identifierSchema).max(MAX_LOTS);
const MAX_NOTE_LENGTH = 1_000;

export const fixedPartsSchema = z
  .array(z.strictObject({ assetId: identifierSchema, amount: amountSchema }))
  .max(MAX_LOTS)
  .default([]);

/** What the office makes of it. What was declared is what is admitted, reserved and not accepted, together. */
const claimReviewSchema = z.object({
  parts: claimPartsSchema,
  /** The lots that a specific claim draws on, unless it draws on all. */
  assetIds: lotsSchema.default([]),
  onAllAssets: z.boolean().default(false),
  /** The most that the claim takes from each lot, where the office departs from what remains on them; with the reason. */
  fixedParts: fixedPartsSchema,
  fixedPartsReason: optionalLongText(MAX_NOTE_LENGTH),
  /** Of an invited creditor what was filed, and nobody changes it; absent, it is what is admitted and reserved. */
  amountDeclared: amountSchema.nullable().default(null),
  /** Counted, and what falls to it consigned: a seizure to protect, without an enforceable title (Judicial Code 1628). */
  reservedAmount: amountSchema.default(0),
  reservationReason: optionalLongText(MAX_NOTE_LENGTH),
  rejectionReason: z.enum(REJECTION_REASONS).nullable().default(null),
  /** In words, for the creditor and the report. */
  rejectionNote: optionalLongText(MAX_NOTE_LENGTH),
  ...debtorsShape,
});

export const privilegedClaimSchema = claimFieldsSchema.extend({
  ...claimReviewSchema.shape,
  id: identifierSchema,
  version: versionSchema,
  /** The lot, where it is a single one. */
  assetId: optionalIdentifierSchema,
  /** How the creditor answered why it is owed; nobody else changes it. */
  cause: causeSchema,
  /** What was declared and is neither admitted nor reserved. */
  amountRejected: amountSchema,
  /** What earlier dossiers of its series gave, also what they consigned. */
  receivedEarlier: amountSchema,
  /** What remains of the total is chirographic without being asked; nobody edits or deletes it. */
  isCalculatedAutomatically: z.boolean(),
});
export type PrivilegedClaim = z.output<typeof privilegedClaimSchema>;

/** A claim rests on a document that was uploaded before. */
const provenSchema = { documentId: identifierSchema };

/** A claim as an invited creditor enters it, for something; linking it to lots is the office's work. */
const invitedFieldsSchema = claimFieldsSchema.extend({
  amountDemanded: positiveAmountSchema,
  titles: declaredTitlesSchema,
  cause: causeSchema,
});
export const newInvitedClaimSchema = invitedFieldsSchema.strict().check(hasPrivilege, hasProof);
export const invitedClaimUpdateSchema = invitedFieldsSchema
  .extend({ version: versionSchema })
  .strict()
  .check(hasPrivilege, hasProof);

/** Who answered why something is owed may add the paper later: without one the statement is not complete. */
function hasProof(payload: z.core.ParsePayload<Pick<PrivilegedClaim, 'documentId' | 'cause'>>): void {
  const { documentId, cause } = payload.value;
  if (documentId === null && cause === null) reportField(payload, ['documentId']);
}

export const newClaimFieldsSchema = claimFieldsSchema.extend({
  ...claimReviewSchema.shape,
  ...provenSchema,
  assetIds: lotsSchema.optional(),
  /** One lot, from who knows of one only; `assetIds` goes before it. */
  assetId: identifierSchema.nullable().optional(),
});

/** Of what the office enters itself, all that was declared and is not reserved is admitted where it says nothing else. */
const ownClaimFieldsSchema = newClaimFieldsSchema.extend({
  amountDemanded: amountSchema.nullable().default(null),
});
export const newClaimSchema = ownClaimFieldsSchema.strict().check(hasPrivilege, isForSomething);
export const claimUpdateSchema = ownClaimFieldsSchema
  .extend({ version: versionSchema })
  .strict()
  .check(hasPrivilege, isForSomething);

/** From when a claim ranks: the day on which its right arose, or the moment at which the notice of it was received. */
export const claimDaySchema = z
  .strictObject({
    version: versionSchema,
    since: isoDateSchema.optional(),
    incomeRight: z.strictObject({ notifiedAt: instantSchema }).optional(),
  })
  .check((payload) => {
    const { since, incomeRight } = payload.value;
    if (since === undefined && incomeRight === undefined) reportField(payload, ['since']);
  });

/** Fields that the contract of a claim and its checks have in common, whoever enters them. */
type ClaimToCheck = Pick<PrivilegedClaim, 'type' | 'privilegeId'> &
  Partial<
    Pick<PrivilegedClaim, 'onAllAssets' | 'fixedParts' | 'fixedPartsReason' | 'debtorIds' | 'liability'>
  > & {
    assetId?: string | null | undefined;
    assetIds?: string[] | undefined;
  };

/** A specific or general claim names its privilege; only a specific one draws on lots of its own; its debtors fit. */
export function hasPrivilege(payload: z.core.ParsePayload<ClaimToCheck>): void {
  const { type, privilegeId, assetId, assetIds = [], onAllAssets, fixedParts = [] } = payload.value;
  if (type !== 'chirographic' && privilegeId === null) reportField(payload, ['privilegeId']);
  if (type !== 'specific') {
    if (assetId) reportField(payload, ['assetId'], 'invalid');
    if (assetIds.length > 0) reportField(payload, ['assetIds'], 'invalid');
    if (onAllAssets) reportField(payload, ['onAllAssets'], 'invalid');
    if (fixedParts.length > 0) reportField(payload, ['fixedParts'], 'invalid');
  }
  if (fixedParts.length > 0 && !payload.value.fixedPartsReason) reportField(payload, ['fixedPartsReason']);
  hasFittingDebtors(payload);
}

type Amounts = Pick<PrivilegedClaim, 'amountDeclared' | 'reservedAmount'> & {
  readonly amountDemanded: number | null;
};

/** A claim of which nothing is admitted tells at least what was declared or is reserved. */
export function isForSomething(payload: z.core.ParsePayload<Amounts>): void {
  const { amountDemanded, amountDeclared, reservedAmount } = payload.value;
  if (amountDemanded === null && amountDeclared === null) reportField(payload, ['amountDemanded']);
  else if (!amountDemanded && reservedAmount === 0 && !amountDeclared) {
    reportField(payload, ['amountDemanded'], 'larger-than-0');
  }
}
