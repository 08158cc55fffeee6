import { DOSSIER_LANGUAGES, INVITATION_STATUSES, TRANSACTION_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { lineAddressSchema } from '../contact-fields.ts';
import { sendResultSchema } from '../delivery/delivery.ts';
import { defendantIdSchema } from '../dossiers/estates.ts';
import {
  amountSchema,
  identifierSchema,
  instantSchema,
  optionalIsoDateSchema,
  sumSchema,
} from '../fields.ts';
import { documentSchema } from '../statements/document.ts';
import { invitationCodeSchema, invitationSchema } from './invitation.ts';
import { knownCreditorSchema } from './known-creditor.ts';

/** What a creditor keeps as proof: what was filed, when, and the fingerprint of all of it. */
export const closeReceiptSchema = z.object({
  /** Absent when the office or the term closed it and nothing was filed; then there is no PDF either. */
  receiptNumber: z.string().nullable(),
  status: z.enum(INVITATION_STATUSES),
  closedAt: instantSchema,
  fileNumber: z.string(),
  defendantName: z.string(),
  totalAmountClaimed: sumSchema,
  statements: z.array(
    z.object({
      tpStatementId: identifierSchema,
      creditorName: z.string(),
      totalAmountClaimed: amountSchema,
      documents: z.array(documentSchema.pick({ id: true, fileName: true, documentType: true, sha256: true })),
    }),
  ),
  /** Of the statements, their claims and the fingerprints of their documents, as they were filed; absent with them. */
  sha256: z.string().nullable(),
});
export type CloseReceipt = z.output<typeof closeReceiptSchema>;

/** The office that conducts the dossier, as its letters show it. */
const officeSchema = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  address: lineAddressSchema,
  logo: z.string().nullable(),
});

/** What an invited creditor may know: the case, the office and the invitation, but no other creditor and no amount. */
export const invitedDossierSchema = z.object({
  fileNumber: z.string(),
  dossierTitle: z.string().nullable(),
  language: z.enum(DOSSIER_LANGUAGES).nullable(),
  defendantName: z.string(),
  defendantCity: z.string().nullable(),
  /** Everybody against whom it runs, the first one first. */
  defendants: z.array(z.object({ id: defendantIdSchema, name: z.string() })),
  transactionKind: z.array(z.enum(TRANSACTION_KINDS)),
  saleDate: optionalIsoDateSchema,
  dateSeizure: optionalIsoDateSchema,
  bailiffName: z.string().nullable(),
  office: officeSchema,
  invitation: invitationSchema
    .pick({
      status: true,
      sendMethod: true,
      addressee: true,
      email: true,
      language: true,
      sendDate: true,
      validUntil: true,
      closedAt: true,
      closedBy: true,
      creditorReference: true,
      numberOfStatements: true,
    })
    .extend({
      ...invitationCodeSchema.shape,
      /** Statements can be filed and changed: it is not closed, and its last day is not over. */
      isOpen: z.boolean(),
    }),
  sendResults: z.array(sendResultSchema),
  /** What a statement starts with; absent once nothing can be filed any more. */
  known: knownCreditorSchema.nullable(),
  /** Present once something was filed and the invitation is closed, or the creditor has said that there is nothing to claim. */
  receipt: closeReceiptSchema.nullable(),
});
export type InvitedDossier = z.output<typeof invitedDossierSchema>;
