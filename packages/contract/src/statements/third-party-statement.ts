import { THIRD_PARTY_STATEMENT_STATUSES } from '@prorata/domain/third-party-statement-workflow';
import { INVITATION_STATUSES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { auditChangeSchema } from '../audit/audit-event.ts';
import { debtorsShape, hasFittingDebtors } from '../dossiers/estates.ts';
import { reportField } from '../field-errors.ts';
import {
  amountSchema,
  identifierSchema,
  longText,
  optionalInstantSchema,
  optionalLongText,
  versionSchema,
} from '../fields.ts';
import { balanceSchema } from './balance.ts';
import {
  hasPrivilege,
  isForSomething,
  newClaimFieldsSchema,
  newClaimSchema,
  privilegedClaimSchema,
} from './privileged-claim.ts';
import { hasFittingNumber, statementFieldsSchema, statementSchema } from './statement.ts';

export const MAX_EXPLANATION_LENGTH = 4_000;

/** A claim of an invited creditor, with what was filed before the office changed it. */
export const thirdPartyClaimSchema = privilegedClaimSchema.extend({
  /** Absent for a claim that the office added, and while the creditor can still change it. */
  originalAmountDemanded: amountSchema.nullable(),
});
export type ThirdPartyClaim = z.output<typeof thirdPartyClaimSchema>;

/** A claim that the creditor filed and the office deleted, as it was filed. */
export const removedClaimSchema = thirdPartyClaimSchema
  .pick({ id: true, type: true, privilegeId: true, assetDescription: true })
  .extend({ amountDemanded: amountSchema });

/** In what the office has made something else of what was filed: of the statement itself, a claim or a document. */
const statementDifferenceSchema = z.object({
  subject: z.enum(['statement', 'claim', 'document']),
  id: identifierSchema,
  what: z.enum(['added', 'changed', 'removed']),
  /** Which claim it is about. */
  claim: thirdPartyClaimSchema.pick({ type: true, privilegeId: true }).nullable(),
  /** Everything but the lots on which a specific claim draws and its titles, which are the office's reading. */
  needsReason: z.boolean(),
  changes: z.array(auditChangeSchema),
});
export type StatementDifference = z.output<typeof statementDifferenceSchema>;

/** A statement filed with an invitation code, as the office reviews it. */
export const thirdPartyStatementSchema = statementSchema.extend({
  privilegedClaims: z.array(thirdPartyClaimSchema),
  status: z.enum(THIRD_PARTY_STATEMENT_STATUSES),
  invitationId: identifierSchema,
  invitationStatus: z.enum(INVITATION_STATUSES),
  submittedAt: optionalInstantSchema,
  /** Filed after the term; the bailiff decides what that means. */
  isLate: z.boolean(),
  /** What the creditor filed, once the office may change the amount. */
  originalTotalAmountClaimed: amountSchema.nullable(),
  explanationOfChange: optionalLongText(MAX_EXPLANATION_LENGTH),
  /** What the creditor claimed and the office took out. */
  removedClaims: z.array(removedClaimSchema),
  /** Everything that differs from what was filed; must be explained before it can be validated. */
  differences: z.array(statementDifferenceSchema),
  /** Of a creditor of an earlier run who filed anew: the balance whose place this takes. */
  replacedBalance: balanceSchema.nullable(),
});
export type ThirdPartyStatement = z.output<typeof thirdPartyStatementSchema>;

/** A total of 0 marks the statement invalid; whatever differs from what was filed must be explained. */
export const thirdPartyStatementUpdateSchema = statementFieldsSchema
  .extend({ explanationOfChange: optionalLongText(MAX_EXPLANATION_LENGTH), version: versionSchema })
  .strict()
  .check(hasFittingDebtors, hasFittingNumber);

export const explanationOfChangeSchema = z.strictObject({
  explanationOfChange: longText(MAX_EXPLANATION_LENGTH),
  version: versionSchema,
});

export const newThirdPartyClaimSchema = newClaimFieldsSchema
  .extend({ explanationOfChange: longText(MAX_EXPLANATION_LENGTH) })
  .strict()
  .check(hasPrivilege, isForSomething);

/** The claim is named in the body, because the path of this call does not. */
export const thirdPartyClaimUpdateSchema = newClaimFieldsSchema
  .extend({
    privilegedClaimId: identifierSchema,
    explanationOfChange: longText(MAX_EXPLANATION_LENGTH),
    version: versionSchema,
  })
  .strict()
  .check(hasPrivilege);

const REVIEW_VERDICTS = ['undecided', 'validated', 'invalid'] as const;
export type ReviewVerdict = (typeof REVIEW_VERDICTS)[number];

/** A claim that the review leaves in the statement, with the version that was seen; its amount may come to 0. */
const reviewedClaimSchema = privilegedClaimSchema
  .omit({ isCalculatedAutomatically: true, amountRejected: true, assetId: true })
  .strict()
  .check(hasPrivilege);

/** A whole decision; a default would put itself in the place of what is left out. Every claim is named, so that nobody decides on one that they have not seen. */
export const statementReviewSchema = z
  .strictObject({
    version: versionSchema,
    totalAmountClaimed: amountSchema,
    /** Of what is refused beyond single claims, and on what the part without a privilege is founded; absent, as they are. */
    rejectionReason: statementFieldsSchema.shape.rejectionReason.unwrap().optional(),
    rejectionNote: statementFieldsSchema.shape.rejectionNote.unwrap().optional(),
    titles: statementFieldsSchema.shape.titles.unwrap().optional(),
    debtorIds: debtorsShape.debtorIds.unwrap().optional(),
    liability: debtorsShape.liability.unwrap().optional(),
    claims: z.array(reviewedClaimSchema),
    addedClaims: z.array(newClaimSchema).default([]),
    removedClaims: z.array(privilegedClaimSchema.pick({ id: true, version: true }).strict()).default([]),
    /** The whole text that the creditor reads; needed as soon as something differs from what was filed. */
    explanationOfChange: optionalLongText(MAX_EXPLANATION_LENGTH),
    verdict: z.enum(REVIEW_VERDICTS),
  })
  .check((payload) => {
    if (payload.value.liability !== undefined) hasFittingDebtors(payload);
    const { verdict, totalAmountClaimed } = payload.value;
    // Invalid is what a total of 0 means, and nothing else.
    if ((verdict === 'invalid') !== (totalAmountClaimed === 0)) reportField(payload, ['verdict'], 'invalid');
  });
