import { isForeignNumber } from '@prorata/domain/foreign-numbers';
import { CREDITOR_TYPES, LEGAL_FORMS, REJECTION_REASONS, SEND_OPTIONS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  extraEmailsSchema,
  optionalEmailSchema,
  optionalEnterpriseNumberSchema,
  optionalIbanSchema,
  optionalNationalNumberSchema,
  salutationSchema,
  streetAddressSchema,
} from '../contact-fields.ts';
import { debtorsShape, hasFittingDebtors } from '../dossiers/estates.ts';
import { reportField } from '../field-errors.ts';
import {
  amountSchema,
  dossierParams,
  identifierSchema,
  instantSchema,
  languageSchema,
  optionalIdentifierSchema,
  optionalInstantSchema,
  optionalLongText,
  optionalText,
  versionSchema,
} from '../fields.ts';
import { documentSchema } from './document.ts';
import { privilegedClaimSchema } from './privileged-claim.ts';
import { titlesSchema } from './title.ts';

/** Who claims. A person has a first and last name, everything else a corporate name. */
const creditorSchema = z.object({
  creditorType: z.enum(CREDITOR_TYPES).nullable().default(null),
  salutation: salutationSchema,
  firstName: optionalText(100),
  lastName: optionalText(100),
  nationalNumber: optionalNationalNumberSchema,
  corporateName: optionalText(200),
  corporateForm: z.enum(LEGAL_FORMS).nullable().default(null),
  kboNumber: optionalEnterpriseNumberSchema,
  /** Of an enterprise from elsewhere: its form there, and its number in the register or for VAT of its country. */
  foreignForm: optionalText(100),
  foreignNumber: optionalText(40),
  creditorAddress: streetAddressSchema,
  creditorReference: optionalText(100),
  /** Of what is sent to this creditor; the dossier's when absent. */
  language: languageSchema.nullable().default(null),
});

/** What is claimed, by whose hand, and how it is paid. */
const claimSchema = z.object({
  /** What is claimed, and after the review what counts of it: admitted or reserved. */
  totalAmountClaimed: amountSchema,
  /** Of an invited creditor what was filed, and nobody changes it; absent, it is what counts and what claims had refused. */
  declaredTotal: amountSchema.nullable().default(null),
  /** Why the total is less than was declared, beyond what is refused of single claims; the note goes into the report. */
  rejectionReason: z.enum(REJECTION_REASONS).nullable().default(null),
  rejectionNote: optionalLongText(1_000),
  /** On what the part without a privilege is founded. */
  titles: titlesSchema,
  /** Who owes the part without a privilege. */
  ...debtorsShape,
  /** Conservatory seizure, no enforceable title: what falls to the whole statement is consigned (Judicial Code 1628). */
  isReserved: z.boolean().default(false),
  /** The bailiff, lawyer or employee who speaks for the creditor. */
  declarant: optionalText(200),
  bailiffOfficeId: optionalIdentifierSchema,
  /** The declarant's office, when it is not one of this platform. */
  bailiffOffice: optionalText(200),
  paymentaccount: optionalIbanSchema,
  /** In whose name the account stands, when that is not the creditor's: banks compare it with the number. */
  accountHolder: optionalText(70),
  paymentreference: optionalText(140),
});

/** How the creditor receives the report. */
const sendingSchema = z.object({
  primaryEmail: optionalEmailSchema,
  extraEmails: extraEmailsSchema,
  sendOption: z.enum(SEND_OPTIONS).nullable().default(null),
  sendSeparately: z.boolean().default(false),
  sendReportByEmail: z.boolean().default(false),
  sendDistributionFileAsAttachment: z.boolean().default(false),
  noSecurityLink: z.boolean().default(false),
});

/** Everything that is typed into a statement; most of it may follow later. */
export const statementFieldsSchema = z.object({
  ...creditorSchema.shape,
  ...claimSchema.shape,
  ...sendingSchema.shape,
});

export const statementSchema = statementFieldsSchema.extend({
  id: identifierSchema,
  version: versionSchema,
  dossierId: identifierSchema,
  /** The name under which the creditor appears everywhere. */
  creditorName: z.string(),
  /** What was declared and does not count. */
  amountRejected: amountSchema,
  privilegedClaims: z.array(privilegedClaimSchema),
  documents: z.array(documentSchema),
  validated: z.boolean(),
  validatedAt: optionalInstantSchema,
  validatedBy: optionalText(200),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Statement = z.output<typeof statementSchema>;

/** A statement that is entered by itself is validated at once, where the office says so. */
const withVerdict = { validated: z.boolean().default(false) };
export const noticedStatementSchema = statementFieldsSchema
  .strict()
  .check(hasFittingDebtors, hasFittingNumber);

/** Where the office says only what was declared, all of it counts. */
const ownStatementFieldsSchema = statementFieldsSchema.extend({
  ...withVerdict,
  totalAmountClaimed: amountSchema.nullable().default(null),
});
export const newStatementSchema = ownStatementFieldsSchema
  .strict()
  .check(hasFittingDebtors, hasFittingNumber, tellsTotal);
export const statementUpdateSchema = ownStatementFieldsSchema
  .extend({ version: versionSchema })
  .strict()
  .check(hasFittingDebtors, hasFittingNumber, tellsTotal);

type CreditorAbroad = Pick<Statement, 'foreignNumber' | 'creditorAddress'>;

/** The number of an enterprise abroad has the form of its country, where that is known. */
export function hasFittingNumber(payload: z.core.ParsePayload<CreditorAbroad>): void {
  const { foreignNumber, creditorAddress } = payload.value;
  if (foreignNumber !== null && !isForeignNumber(creditorAddress.country, foreignNumber)) {
    reportField(payload, ['foreignNumber'], 'foreign-number-invalid');
  }
}

type Totals = Pick<Statement, 'declaredTotal'> & { readonly totalAmountClaimed: number | null };

function tellsTotal(payload: z.core.ParsePayload<Totals>): void {
  const { declaredTotal, totalAmountClaimed } = payload.value;
  if (declaredTotal === null && totalAmountClaimed === null) reportField(payload, ['totalAmountClaimed']);
}

export const statementParams = dossierParams.extend({ statementId: identifierSchema });
export const thirdPartyStatementParams = dossierParams.extend({ tpStatementId: identifierSchema });
