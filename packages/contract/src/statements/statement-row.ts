import { REVIEW_STATES, STATEMENT_PARTS } from '@prorata/domain/statement-parts';
import { THIRD_PARTY_STATEMENT_STATUSES } from '@prorata/domain/third-party-statement-workflow';
import { DOCUMENT_TYPES } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { maskedNationalNumberSchema } from '../contact-fields.ts';
import { optionalIdentifierSchema, optionalInstantSchema, sumSchema } from '../fields.ts';
import { statementSchema } from './statement.ts';

/** Who drew a statement up: the bailiff's office, or an invited creditor. */
export const STATEMENT_ORIGINS = ['bailiff', 'thirdParty'] as const;

/** A line in the list of a dossier's statements, those of invited creditors among them. */
export const statementRowSchema = statementSchema
  .pick({
    id: true,
    version: true,
    creditorName: true,
    creditorType: true,
    firstName: true,
    lastName: true,
    corporateName: true,
    kboNumber: true,
    totalAmountClaimed: true,
    declaredTotal: true,
    language: true,
    rejectionReason: true,
    rejectionNote: true,
    paymentaccount: true,
    sendOption: true,
    validated: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({
    nationalNumber: maskedNationalNumberSchema,
    origin: z.enum(STATEMENT_ORIGINS),
    /** Absent for a statement of the office itself. */
    status: z.enum(THIRD_PARTY_STATEMENT_STATUSES).nullable(),
    invitationId: optionalIdentifierSchema,
    submittedAt: optionalInstantSchema,
    isLate: z.boolean(),
    /** The office changed something that the creditor filed, in a way that must be explained. */
    isChanged: z.boolean(),
    /** Somebody contests it before the judge or may still do so: in a form and in time, and not ended (Judicial Code 1629). */
    isContested: z.boolean(),
    /** What was declared is what is admitted, reserved and not accepted, together. */
    amountDeclared: sumSchema,
    amountAdmitted: sumSchema,
    amountReserved: sumSchema,
    amountRejected: sumSchema,
    /** Of what was declared. What is not split is principal; a penalty and an indemnity stand with the costs. */
    amountPrincipal: sumSchema,
    amountInterest: sumSchema,
    amountCosts: sumSchema,
    privilegedAmount: sumSchema,
    numberOfClaims: z.int().min(0),
    numberOfDocuments: z.int().min(0),
    /** The types of which there is at least one document. */
    documentTypes: z.array(z.enum(DOCUMENT_TYPES)),
    missingParts: z.array(z.enum(STATEMENT_PARTS)),
    reviewState: z.enum(REVIEW_STATES),
  });
export type StatementRow = z.output<typeof statementRowSchema>;

const countSchema = z.int().min(0);

/** How many statements of the dossier wait for what, on all pages together; the late ones are among the others. */
export const reviewCountsSchema = z.object({
  filing: countSchema,
  incomplete: countSchema,
  toReview: countSchema,
  validated: countSchema,
  invalid: countSchema,
  late: countSchema,
});
export type ReviewCounts = z.output<typeof reviewCountsSchema>;
