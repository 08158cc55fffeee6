import { CLAIM_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { privilegeIdSchema } from '../distribution/privilege.ts';
import { reportField } from '../field-errors.ts';
import {
  amountSchema,
  identifierSchema,
  optionalIdentifierSchema,
  optionalIsoDateSchema,
  optionalText,
  positiveAmountSchema,
  versionSchema,
} from '../fields.ts';

/** What a creditor says about one claim. */
const claimFieldsSchema = z.object({
  type: z.enum(CLAIM_TYPES),
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
});

/** What the office adds to it. */
const claimReviewSchema = z.object({
  /** The lot that a specific claim draws on. */
  assetId: optionalIdentifierSchema,
  /** A seizure to protect, without an enforceable title: counted, and its amount consigned (Judicial Code 1628). */
  isReserved: z.boolean().default(false),
});

export const privilegedClaimSchema = claimFieldsSchema.extend({
  ...claimReviewSchema.shape,
  id: identifierSchema,
  version: versionSchema,
  /** What remains of the total is chirographic without being asked; nobody edits or deletes it. */
  isCalculatedAutomatically: z.boolean(),
});
export type PrivilegedClaim = z.output<typeof privilegedClaimSchema>;

/** A claim must be for something and rest on a document that was uploaded before. */
const provenSchema = { amountDemanded: positiveAmountSchema, documentId: identifierSchema };

/** A claim as an invited creditor enters it; linking it to a lot is the office's work. */
export const newInvitedClaimSchema = claimFieldsSchema.extend(provenSchema).strict().check(hasPrivilege);
export const invitedClaimUpdateSchema = claimFieldsSchema
  .extend({ ...provenSchema, version: versionSchema })
  .strict()
  .check(hasPrivilege);

export const newClaimFieldsSchema = claimFieldsSchema.extend({ ...claimReviewSchema.shape, ...provenSchema });
export const newClaimSchema = newClaimFieldsSchema.strict().check(hasPrivilege);
export const claimUpdateSchema = newClaimFieldsSchema
  .extend({ version: versionSchema })
  .strict()
  .check(hasPrivilege);

type ClaimToCheck = Pick<PrivilegedClaim, 'type' | 'privilegeId'> & { assetId?: string | null };

/** A specific or general claim names its privilege; only a specific one draws on a single lot. */
export function hasPrivilege(payload: z.core.ParsePayload<ClaimToCheck>): void {
  const { type, privilegeId, assetId } = payload.value;
  if (type !== 'chirographic' && privilegeId === null) reportField(payload, ['privilegeId']);
  if (type !== 'specific' && assetId) reportField(payload, ['assetId'], 'invalid');
}
