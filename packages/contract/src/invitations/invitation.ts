import { BALANCE_ANSWERS } from '@prorata/domain/balance-request';
import { listLetterAddressFaults } from '@prorata/domain/registered-letter-address';
import { INVITATION_STATUSES, NO_CLAIM_REASONS, SEND_METHODS } from '@prorata/domain/vocabulary';
import * as z from 'zod';
import {
  extraEmailsSchema,
  optionalEmailSchema,
  optionalEnterpriseNumberSchema,
  salutationSchema,
  streetAddressSchema,
} from '../contact-fields.ts';
import { sendResultSchema } from '../delivery/delivery.ts';
import { asSeen } from '../delivery/seen.ts';
import { reportField } from '../field-errors.ts';
import {
  amountSchema,
  identifierSchema,
  instantSchema,
  languageSchema,
  optionalInstantSchema,
  optionalIsoDateSchema,
  optionalText,
  versionSchema,
} from '../fields.ts';

/** More creditors than any dossier has, fewer than would keep one request busy for long. */
export const BATCH_SIZE = 200;

export const invitationsToSendSchema = z.strictObject({
  ...asSeen,
  /** Left out: every invitation that was not sent yet. */
  invitationIds: z.array(identifierSchema).min(1).max(BATCH_SIZE).optional(),
});

/** More creditors than any dossier has. */
const MAX_UNREACHABLE = 5_000;

/** Whom to invite, and how. */
const invitationFieldsSchema = z.object({
  sendMethod: z.enum(SEND_METHODS),
  addressee: optionalText(200),
  /** By which an organization that files often finds it in its workspace, once its own number is verified. */
  kboNumber: optionalEnterpriseNumberSchema,
  /** Of an addressee who is a person. */
  salutation: salutationSchema,
  email: optionalEmailSchema,
  extraEmails: extraEmailsSchema,
  address: streetAddressSchema.nullable().default(null),
  /** Where a registered letter goes should the email not arrive. */
  fallbackAddress: streetAddressSchema.nullable().default(null),
  /** The last day to file. The legal term from the sending when absent or sooner: nobody is given less. */
  validUntil: optionalIsoDateSchema,
  /** Of the invitation; the dossier's when absent. */
  language: languageSchema.nullable().default(null),
  creditorReference: optionalText(100),
});

/** The word of a creditor that there is nothing to claim, while it stands. */
export const noClaimSchema = z.object({
  receiptNumber: z.string(),
  declaredAt: instantSchema,
  reason: z.enum(NO_CLAIM_REASONS),
  /** Of another reason. */
  note: z.string().nullable(),
  declaredBy: z.string(),
  capacity: z.string().nullable(),
});

/** A balance of the run before that the creditor is asked to confirm, and what became of it. */
const balanceRequestSchema = z.object({
  /** The statement that was carried over from the run before. */
  statementId: identifierSchema,
  answer: z.enum(BALANCE_ANSWERS),
  /** When the creditor confirmed it. */
  confirmedAt: optionalInstantSchema,
  receiptNumber: z.string().nullable(),
});

export const invitationSchema = invitationFieldsSchema.extend({
  id: identifierSchema,
  version: versionSchema,
  status: z.enum(INVITATION_STATUSES),
  /** It is not on its way, and nobody has it: it can be changed, sent, and, if it was never tried, deleted. */
  isUnsent: z.boolean(),
  /** It is unsent, or all that carried it came back: it can be corrected and sent again. */
  isCorrectable: z.boolean(),
  sendDate: optionalInstantSchema,
  openedAt: optionalInstantSchema,
  closedAt: optionalInstantSchema,
  closedBy: z.enum(['creditor', 'office', 'term']).nullable(),
  numberOfStatements: z.int().min(0),
  /** Present when the creditor has answered that there is nothing to claim; until the last day that can be taken back. */
  nothingToClaim: noClaimSchema.nullable(),
  /** Present when it asks about a balance of an earlier run, instead of inviting to file. */
  balance: balanceRequestSchema.nullable(),
  /** The last mail or letter that carried it. */
  lastSendResult: sendResultSchema.nullable(),
  createdAt: instantSchema,
  createdBy: z.string(),
});
export type Invitation = z.output<typeof invitationSchema>;

/** What the creditor types in. It opens all that the creditor may do, so it is shown to those who ask, and each look is recorded. */
export const invitationCodeSchema = z.object({ code: z.string() });

export const newInvitationSchema = invitationFieldsSchema.strict().check(reachable);

export const invitationUpdateSchema = invitationFieldsSchema
  .extend({ version: versionSchema })
  .strict()
  .check(reachable);

/** A mail needs an address, a letter a name and a place, and what is registered electronically a name and an address. */
function reachable(payload: z.core.ParsePayload<z.output<typeof invitationFieldsSchema>>): void {
  const { sendMethod, email, addressee, address, fallbackAddress } = payload.value;
  if (sendMethod !== 'RegisteredLetter' && email === null) reportField(payload, ['email']);
  if (sendMethod === 'RegisteredLetter' && address === null) reportField(payload, ['address']);
  const isRegistered = sendMethod !== 'Email' || fallbackAddress !== null;
  if (isRegistered && addressee === null) reportField(payload, ['addressee']);
  if (sendMethod === 'RegisteredLetter') reportFaults(payload, 'address', address);
  reportFaults(payload, 'fallbackAddress', fallbackAddress);
}

/** Where the post takes no letters to is told now, and not when the letter should leave. */
function reportFaults(
  payload: z.core.ParsePayload<z.output<typeof invitationFieldsSchema>>,
  field: 'address' | 'fallbackAddress',
  address: z.output<typeof streetAddressSchema> | null,
): void {
  const { addressee } = payload.value;
  if (address === null || addressee === null) return;
  for (const { field: part, reason } of listLetterAddressFaults({ ...address, addressee })) {
    reportField(payload, part === 'addressee' ? [part] : [field, part], ...reason);
  }
}

/** Whom the question about their balance went to, and whom nobody can reach. */
export const askedBalancesSchema = z.object({
  /** How many were added now; those that were there before stay as they are. */
  added: z.int().min(0),
  unreachable: z
    .array(z.object({ statementId: identifierSchema, creditorName: z.string() }))
    .max(MAX_UNREACHABLE),
});
export type AskedBalances = z.output<typeof askedBalancesSchema>;

/** What goes out when all unsent invitations are sent, and the price of each on the day of asking. */
export const sendingCostSchema = z.object({
  unsentInvitations: z.int().min(0),
  /** One for each address: an invitation with three addresses takes three mails. */
  emails: z.int().min(0),
  registeredLetters: z.int().min(0),
  qualifiedDeliveries: z.int().min(0),
  /** What the platform charges for a mail; absent when no price is in force, and then none can be sent. */
  emailPrice: amountSchema.nullable(),
  registeredLetterPrice: amountSchema.nullable(),
  qualifiedDeliveryPrice: amountSchema.nullable(),
  /** Of all of them together; absent when a price that it needs is. */
  total: amountSchema.nullable(),
});
export type SendingCost = z.output<typeof sendingCostSchema>;
