import { BALANCE_ANSWERS } from '@prorata/domain/balance-request';
import {
  DOSSIER_LANGUAGES,
  INVITATION_STATUSES,
  NO_CLAIM_REASONS,
  TRANSACTION_KINDS,
} from '@prorata/domain/vocabulary';
import * as z from 'zod';
import { lineAddressSchema, optionalEmailSchema } from '../contact-fields.ts';
import { sendResultSchema } from '../delivery/delivery.ts';
import { defendantIdSchema } from '../dossiers/estates.ts';
import { reportField } from '../field-errors.ts';
import {
  amountSchema,
  identifierSchema,
  instantSchema,
  optionalIsoDateSchema,
  optionalText,
  sumSchema,
  text,
} from '../fields.ts';
import { balanceAmountsSchema, balanceSchema } from '../statements/balance.ts';
import { documentSchema } from '../statements/document.ts';
import { invitationCodeSchema, invitationSchema, noClaimSchema } from './invitation.ts';
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

/** What a creditor says who has nothing to claim: why, who says so, and that they mean it. */
export const noClaimDeclarationSchema = z
  .strictObject({
    reason: z.enum(NO_CLAIM_REASONS),
    note: optionalText(500),
    declaredBy: text(100),
    capacity: optionalText(100),
    /** Where the receipt goes besides the addresses on file; whoever was invited by letter may have none there. */
    email: optionalEmailSchema,
    isSure: z.literal(true),
  })
  .check((payload) => {
    if (payload.value.reason === 'other' && payload.value.note === null) reportField(payload, ['note']);
  });

/** What a creditor keeps as proof of having answered so. */
export const noClaimReceiptSchema = noClaimSchema.extend({
  /** To whom the receipt goes by mail. */
  sentTo: z.array(z.string()),
  sha256: z.string(),
  /** Until the last day, unless the office has gone on before. */
  canTakeBack: z.boolean(),
});
export type NoClaimReceipt = z.output<typeof noClaimReceiptSchema>;
/** More than any statement has, and than any series has runs. */
const MAX_LINES = 500;

/** The receipt of the word that a balance has not changed. */
export const balanceConfirmationSchema = z.object({
  receiptNumber: z.string(),
  confirmedAt: instantSchema,
  sha256: z.string(),
  /** To whom the receipt goes by mail. */
  sentTo: z.array(z.string()),
  /** Until the last day, unless the office has gone on before. */
  canTakeBack: z.boolean(),
});
export type BalanceConfirmation = z.output<typeof balanceConfirmationSchema>;

/** What a creditor of an earlier run is asked to confirm. */
const invitedBalanceSchema = balanceSchema.extend({
  /** By what the claims rest on; the one without a privilege may come from what no claim holds. */
  lines: z.array(balanceAmountsSchema.extend({ privilegeId: z.string().nullable() })).max(MAX_LINES),
  /** What each run gave so far, the first one first. */
  received: z
    .array(z.object({ fileNumber: z.string(), on: optionalIsoDateSchema, amount: sumSchema }))
    .max(MAX_LINES),
  answer: z.enum(BALANCE_ANSWERS),
  /** Present while the creditor stands by it that nothing has changed. */
  confirmation: balanceConfirmationSchema.nullable(),
});
export type InvitedBalance = z.output<typeof invitedBalanceSchema>;

/** More than any sale has. */
const MAX_LOTS = 1_000;

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
  /** What was sold, by its name alone: a creditor says in which lots the own goods are. */
  lots: z.array(z.object({ id: identifierSchema, number: z.int().min(1), name: z.string() })).max(MAX_LOTS),
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
  /** Present while the creditor stands by it that there is nothing to claim; final once the invitation is closed. */
  nothingToClaim: noClaimReceiptSchema.nullable(),
  /** Present when the invitation asks about the balance of an earlier run. */
  balance: invitedBalanceSchema.nullable(),
  /** Present once something was filed and the invitation is closed, or the creditor has closed it without statement. */
  receipt: closeReceiptSchema.nullable(),
});
export type InvitedDossier = z.output<typeof invitedDossierSchema>;
