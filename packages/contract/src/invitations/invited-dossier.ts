import { DOSSIER_LANGUAGES, TRANSACTION_KINDS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { lineAddressSchema } from '../address.ts';
import { sendResultSchema } from '../delivery/delivery.ts';
import { optionalIsoDateSchema } from '../iso-date.ts';
import { closeReceiptSchema } from './close-receipt.ts';
import { invitationSchema } from './invitation.ts';

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
  transactionKind: z.array(z.enum(TRANSACTION_KINDS)),
  saleDate: optionalIsoDateSchema,
  dateSeizure: optionalIsoDateSchema,
  bailiffName: z.string().nullable(),
  office: officeSchema,
  invitation: invitationSchema
    .pick({
      code: true,
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
      /** Statements can be filed and changed: it is not closed, and its last day is not over. */
      isOpen: z.boolean(),
    }),
  sendResults: z.array(sendResultSchema),
  /** Present once the creditor has closed the invitation with at least one statement. */
  receipt: closeReceiptSchema.nullable(),
});
export type InvitedDossier = z.output<typeof invitedDossierSchema>;
