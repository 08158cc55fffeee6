import * as z from 'zod';
import { postalAddressSchema } from '../address.ts';
import { optionalEmailSchema } from '../email.ts';
import { identifierSchema, versionSchema } from '../identifier.ts';
import { optionalText } from '../text.ts';

/** A creditor whom the office invites to every distribution, by email or by letter. */
const standardInvitationFieldsSchema = z.object({
  email: optionalEmailSchema,
  addressee: optionalText(200),
  address: postalAddressSchema.omit({ addressee: true }).nullable().default(null),
});

export const standardInvitationSchema = standardInvitationFieldsSchema.extend({
  id: identifierSchema,
  version: versionSchema,
});
export type StandardInvitation = z.output<typeof standardInvitationSchema>;

export const newStandardInvitationSchema = standardInvitationFieldsSchema.strict().check(reachable);
export const standardInvitationUpdateSchema = standardInvitationFieldsSchema
  .extend({ version: versionSchema })
  .strict()
  .check(reachable);

/** Without an email address the letter needs both a name and a place. */
function reachable(payload: z.core.ParsePayload<z.output<typeof standardInvitationFieldsSchema>>): void {
  const { email, addressee, address } = payload.value;
  if (email !== null || (addressee !== null && address !== null)) return;
  const path =
    addressee === null && address === null ? 'email' : addressee === null ? 'addressee' : 'address';
  payload.issues.push({ code: 'custom', message: 'required', path: [path], input: payload.value });
}
