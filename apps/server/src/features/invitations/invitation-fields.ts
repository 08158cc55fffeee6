import type { newInvitationSchema } from '@prorata/contract/invitations/invitation';
import { parseExtraEmails } from '@prorata/domain/email-addresses';
import type * as z from 'zod';
import { streetAddressOf } from '../parties/street-address.ts';
import type { InvitationRecord } from './find-invitation.ts';

/** Whom to invite, and how. */
export type InvitationInput = z.output<typeof newInvitationSchema>;

/** The columns that keep what was given. The first address is the one that counts; nobody gets a mail twice. */
export function columnsOf({ email, extraEmails, kboNumber: enterpriseNumber, ...given }: InvitationInput) {
  const extra = parseExtraEmails(extraEmails ?? '').addresses;
  const others = extra.filter((address) => address.toLowerCase() !== email?.toLowerCase());
  return { ...given, enterpriseNumber, emails: email === null ? extra : [email, ...others] };
}

/** What was given, as the API says it; also how the audit trail tells what changed. */
export function fieldsOf(stored: InvitationRecord): InvitationInput {
  const [email = null, ...extraEmails] = stored.emails;
  return {
    sendMethod: stored.sendMethod,
    addressee: stored.addressee,
    kboNumber: stored.enterpriseNumber,
    salutation: stored.salutation,
    email,
    extraEmails: extraEmails.length === 0 ? null : extraEmails.join('; '),
    address: stored.address && streetAddressOf(stored.address),
    fallbackAddress: stored.fallbackAddress && streetAddressOf(stored.fallbackAddress),
    validUntil: stored.validUntil,
    language: stored.language,
    creditorReference: stored.creditorReference,
  };
}
