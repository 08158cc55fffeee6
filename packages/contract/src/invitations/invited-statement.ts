import { STATEMENT_PARTS } from '@prorata/domain/statement-parts';
import * as z from 'zod';
import { debtorsShape, hasFittingDebtors } from '../dossiers/estates.ts';
import { optionalIdentifierSchema, positiveAmountSchema, versionSchema } from '../fields.ts';
import { declaredPartsSchema, paymentsSchema } from '../statements/claim-breakdown.ts';
import { privilegedClaimSchema } from '../statements/privileged-claim.ts';
import { hasFittingNumber, statementFieldsSchema, statementSchema } from '../statements/statement.ts';
import { thirdPartyStatementSchema } from '../statements/third-party-statement.ts';
import { declaredTitlesSchema } from '../statements/title.ts';

/** What only the office decides. */
const OFFICE_FIELDS = {
  isReserved: true,
  noSecurityLink: true,
  declaredTotal: true,
  rejectionReason: true,
  rejectionNote: true,
} as const;

/** A claim with what became of its amount; on which lots it draws is for the office, and whoever owes the statement owes it. */
export const invitedClaimSchema = privilegedClaimSchema.omit({
  assetId: true,
  assetIds: true,
  onAllAssets: true,
  fixedParts: true,
  fixedPartsReason: true,
  debtorIds: true,
  liability: true,
});
export type InvitedClaim = z.output<typeof invitedClaimSchema>;

/** A statement as the creditor who files it sees it. */
export const invitedStatementSchema = statementSchema
  .omit({
    noSecurityLink: true,
    dossierId: true,
    validatedAt: true,
    validatedBy: true,
  })
  .extend({
    ...thirdPartyStatementSchema.pick({ status: true, submittedAt: true, explanationOfChange: true }).shape,
    privilegedClaims: z.array(invitedClaimSchema),
    missingParts: z.array(z.enum(STATEMENT_PARTS)),
  });
export type InvitedStatement = z.output<typeof invitedStatementSchema>;

export const invitedStatementRowSchema = invitedStatementSchema
  .pick({
    id: true,
    creditorName: true,
    totalAmountClaimed: true,
    status: true,
    submittedAt: true,
    updatedAt: true,
    missingParts: true,
  })
  .extend({ numberOfClaims: z.int().min(0), numberOfDocuments: z.int().min(0) });

/**
 * How much is owed, as one amount or as its parts, which add up to it: of the whole statement, or of one claim of several.
 * The total of the statement follows.
 */
export const invitedAmountsSchema = z.strictObject({
  version: versionSchema,
  /** The claim that it is about; absent where the statement has none yet. */
  privilegedClaimId: optionalIdentifierSchema,
  amount: positiveAmountSchema,
  parts: declaredPartsSchema,
  payments: paymentsSchema,
});

const invitedFieldsSchema = statementFieldsSchema.omit(OFFICE_FIELDS).extend({
  titles: declaredTitlesSchema,
  /** Absent, as they are: whoever does not know of several defendants changes nothing. */
  debtorIds: debtorsShape.debtorIds.unwrap().optional(),
  liability: debtorsShape.liability.unwrap().optional(),
});
export const newInvitedStatementSchema = invitedFieldsSchema
  .strict()
  .check(hasFittingDebtors, hasFittingNumber);
export const invitedStatementUpdateSchema = invitedFieldsSchema
  .extend({ version: versionSchema })
  .strict()
  .check(hasFittingDebtors, hasFittingNumber);
